//! Reading plain text.

use super::border::TextBorder;
use super::keys::{self, Field};
use crate::format::decoding::Decoding;
use crate::format::head::Head;
use crate::format::lines::Lines;
use crate::format::movetext::{self, Lexer, Token};
use crate::format::split::{Slice, Split};
use crate::format::{Import, ReadError, ReadOptions, pgn};
use crate::notation::is_move;
use crate::{Format, Outcome, Place, Report, headers};
use std::io::BufRead;

/// What stands between the head and the moves in a file of `PlayOK`'s.
const WXF_START: &str = "START{";
/// What stands behind the moves there.
const WXF_END: &str = "}END";

/// The games of a file.
pub(in crate::format) fn games<'a>(
    input: impl BufRead + 'a,
    options: ReadOptions,
) -> Result<impl Iterator<Item = Result<Import, ReadError>> + 'a, ReadError> {
    let lines = Lines::open(input, options.encoding)?;
    let mut decoding = Decoding::new(options.encoding, lines.marked());
    let slices = Split::new(lines, TextBorder::default());
    Ok(slices.map(move |slice| read(&slice?, &mut decoding)))
}

/// Whether there are moves in the text.
pub(in crate::format) fn has_moves(text: &str) -> bool {
    text.contains(WXF_START) || Lexer::new(text).any(|token| token.is_move())
}

/// Whether a line says in which notation the moves are, as it does in every text of ours: there may be
/// no move, or none that looks like one by itself.
pub(in crate::format) fn names_notation(text: &str) -> bool {
    let mut fields = text.lines().filter_map(keys::split);
    fields
        .any(|(key, value)| key.eq_ignore_ascii_case("Format") && pgn::notation_of(value).is_some())
}

fn read(slice: &Slice, decoding: &mut Decoding) -> Result<Import, ReadError> {
    let mut report = Report::new(Format::Text);
    let text = decoding.text(slice, &mut report);
    let mut head = Head::new(report);
    let moves = match text.split_once(WXF_START) {
        Some((before, moves)) => {
            before
                .lines()
                .for_each(|line| read_wxf_field(&mut head, line));
            let (moves, after) = moves.split_once(WXF_END).unwrap_or((moves, ""));
            movetext::left_over(after, Place::Game, &mut head.report);
            moves
        }
        None => read_lines(&mut head, &text)?,
    };
    let moves = read_result(&mut head, moves);
    Ok(head.finish(moves))
}

/// Reads the result that may stand in a line after the moves, and gives back what is before it.
fn read_result<'a>(head: &mut Head, moves: &'a str) -> &'a str {
    let (before, line) = moves.trim_end().rsplit_once('\n').unwrap_or_default();
    match keys::split(line.trim()) {
        Some((key, value)) if Field::of(key) == Field::Outcome => {
            head.result(pgn::clean_value(value));
            before
        }
        _ => moves,
    }
}

/// A line of `PlayOK`'s head: a word in capitals, and values between semicolons.
fn read_wxf_field(head: &mut Head, line: &str) {
    let Some((key, values)) = line.trim().split_once(char::is_whitespace) else {
        return;
    };
    let mut values = values.split(';').map(str::trim);
    let mut next = || values.next().unwrap_or_default();
    match key {
        "FORMAT" => head.hint = pgn::notation_of(next()),
        "RESULT" => head.result(next()),
        "RED" => {
            head.header(headers::RED, next());
            head.header(headers::RED_ELO, next());
        }
        "BLACK" => {
            head.header(headers::BLACK, next());
            head.header(headers::BLACK_ELO, next());
        }
        "EVENT" => {
            head.header(headers::EVENT, next());
            head.header(headers::TIME_CONTROL, next());
        }
        key => head.header(pgn::header_name(key), next()),
    }
    // What values after these mean, nobody says.
    let others: Vec<_> = values.filter(|value| !value.is_empty()).collect();
    if !others.is_empty() {
        head.introduction(&format!("{key}: {}", others.join("; ")));
    }
}

/// Reads the lines before the moves and gives back what follows them.
fn read_lines<'a>(head: &mut Head, text: &'a str) -> Result<&'a str, ReadError> {
    let mut rest = text;
    while let Some((line, after)) = rest.split_once('\n') {
        let line = line.trim();
        let field = keys::split(line);
        // What a known field holds may look like moves.
        let is_known = field.is_some_and(|(key, _)| keys::known(key).is_some());
        if !is_known && begins_moves(line) {
            break;
        }
        match field {
            Some((key, value)) => read_field(head, key, pgn::clean_value(value))?,
            // "【主变: 和棋】"
            None if line.starts_with('【') && Outcome::from_words(line).is_some() => {
                head.result(line);
            }
            None if head.record.headers.get(headers::TITLE).is_none() => {
                head.header(headers::TITLE, line);
            }
            None => head.introduction(line),
        }
        rest = after;
    }
    Ok(rest)
}

fn read_field(head: &mut Head, key: &str, value: &str) -> Result<(), ReadError> {
    match Field::of(key) {
        Field::Header(name) => head.header(name, value),
        Field::Outcome => head.result(value),
        Field::Fen => head.start(value)?,
        Field::Notation => head.hint = pgn::notation_of(value),
    }
    Ok(())
}

/// Whether the moves begin with this line: with a number and a move, a move, or a comment.
fn begins_moves(line: &str) -> bool {
    let mut tokens = Lexer::new(line).filter(|token| *token != Token::Number);
    match tokens.next() {
        Some(Token::Word(word)) => is_move(word),
        Some(Token::Rule) | None => false,
        Some(_) => true,
    }
}
