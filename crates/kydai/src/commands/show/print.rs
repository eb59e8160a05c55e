//! A game as text: headers, board, moves.

use std::io::Write;

use drawing::Options;
use record::{Ground, Notation, Outcome, Record, Replay};
use xiangqi::Color;

use super::scene::Scene;
use crate::input::harmless;
use crate::speaker::Speaker;

/// Columns of a line of moves.
const WIDTH: usize = 78;

pub(super) fn print(
    record: &Record,
    scene: &Scene,
    options: Options,
    notation: Notation,
    is_colored: bool,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    for (name, value) in record.headers.iter() {
        writeln!(out, "{}: {}", speaker.header(name), lines(value))?;
    }
    if !record.headers.is_empty() {
        writeln!(out)?;
    }
    write!(out, "{}", scene.text(options, is_colored))?;
    let comment = &record.tree.annotation(scene.node).comment;
    if !comment.is_empty() {
        writeln!(out, "\n{}", lines(comment))?;
    }
    let words = words(record, scene.ply, notation);
    if !words.is_empty() {
        writeln!(out)?;
        flow(&words, out)?;
    }
    Ok(())
}

/// A text of several lines as a terminal may be shown it.
fn lines(text: &str) -> String {
    let lines: Vec<_> = text.lines().map(harmless).collect();
    lines.join("\n")
}

/// The moves of the main line with their numbers, the shown one in brackets, and the result.
fn words(record: &Record, shown: u32, notation: Notation) -> Vec<String> {
    let mut replay = Replay::new(&record.start);
    let mut words = Vec::new();
    let mut number = u32::from(record.start.fullmove_number);
    for id in record.tree.main_line() {
        let Some(node) = record.tree.node(id) else {
            continue;
        };
        let text = notation.write(&replay, node.m);
        let text = text.unwrap_or_else(|_| node.m.to_string());
        let text = if node.ply == shown {
            format!("[{text}]")
        } else {
            text
        };
        words.push(match replay.turn() {
            Color::Red => format!("{number}. {text}"),
            Color::Black if words.is_empty() => format!("{number}. … {text}"),
            Color::Black => text,
        });
        number += u32::from(replay.turn() == Color::Black);
        // The record is shown as it is, illegal moves included.
        replay.play(node.m).ok();
    }
    if record.outcome != Outcome::Unknown {
        words.push(record.outcome.to_string());
    }
    words
}

/// Words in lines that fit a terminal.
fn flow(words: &[String], out: &mut impl Write) -> anyhow::Result<()> {
    let mut column = 0;
    for word in words {
        let width = width(word);
        match column {
            0 => {}
            _ if column + 1 + width > WIDTH => {
                writeln!(out)?;
                column = 0;
            }
            _ => {
                write!(out, " ")?;
                column += 1;
            }
        }
        write!(out, "{word}")?;
        column += width;
    }
    Ok(writeln!(out)?)
}

/// The columns a move's text takes on a terminal; Chinese characters take two.
fn width(text: &str) -> usize {
    let wide = |c: char| matches!(c, '\u{2e80}'..='\u{9fff}' | '\u{ff00}'..='\u{ff60}');
    text.chars().map(|c| if wide(c) { 2 } else { 1 }).sum()
}
