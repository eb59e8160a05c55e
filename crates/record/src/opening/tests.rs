//! Every line of the table reaches its code, however its moves are ordered and on either side.

use super::*;
use xiangqi::{Color, Position};

const LINES: &str = include_str!("lines.tsv");

/// A line's moves side by side: of each stage, what is required.
#[derive(Clone, Default)]
struct Example {
    code: &'static str,
    red: Vec<Vec<Move>>,
    black: Vec<Vec<Move>>,
}

fn m(text: &str) -> Move {
    text.parse().unwrap()
}

fn moves(text: &str) -> Vec<Move> {
    text.split(' ').map(m).collect()
}

fn extend(stages: &mut Vec<Vec<Move>>, text: &str) {
    for word in text.split_ascii_whitespace() {
        if stages.is_empty() || word == ">" {
            stages.push(Vec::new());
        }
        if word != ">" && !word.starts_with('(') {
            let first = word.split('/').next().unwrap();
            stages.last_mut().unwrap().push(m(first));
        }
    }
}

fn examples() -> Vec<Example> {
    let mut all: Vec<Example> = Vec::new();
    for row in LINES.lines().skip(1) {
        let cells: Vec<_> = row.split('\t').collect();
        let of_base = |known: &&Example| known.code == cells[1];
        let mut bases: Vec<_> = all.iter().filter(of_base).cloned().collect();
        if cells[1].is_empty() {
            bases.push(Example::default());
        }
        assert!(!bases.is_empty(), "{row}: its base comes before it");
        for mut line in bases {
            line.code = cells[0];
            extend(&mut line.red, cells[2]);
            extend(&mut line.black, cells[3]);
            all.push(line);
        }
    }
    all
}

/// The moves by turns; a side that has none left waits with its general.
fn game(red: &[Vec<Move>], black: &[Vec<Move>]) -> Vec<Move> {
    let (red, black) = (red.concat(), black.concat());
    let mut game = Vec::new();
    for round in 0..red.len().max(black.len()) {
        game.push(red.get(round).copied().unwrap_or_else(|| m("e0e1")));
        game.push(black.get(round).copied().unwrap_or_else(|| m("e9e8")));
    }
    game
}

fn reversed(stages: &[Vec<Move>]) -> Vec<Vec<Move>> {
    let reversed = |stage: &Vec<Move>| stage.iter().rev().copied().collect();
    stages.iter().map(reversed).collect()
}

fn code(moves: &[Move]) -> &'static str {
    of_moves(moves).unwrap().code
}

#[test]
fn every_code_has_names_and_a_line() {
    assert_eq!(all().len(), 260);
    assert!(all().is_sorted_by_key(|opening| opening.code));
    let examples = examples();
    for opening in all() {
        let led_to = examples.iter().any(|line| line.code == opening.code);
        assert!(led_to || opening.code == OTHER, "{opening:?}");
        for name in [opening.zh, opening.vi, opening.en] {
            assert!(!name.is_empty() && name.trim() == name, "{opening:?}");
        }
    }
    for line in examples {
        assert!(by_code(line.code).is_some(), "{}", line.code);
    }
}

#[test]
fn every_line_reaches_its_code_in_any_order_on_either_side() {
    for line in examples() {
        let straight = game(&line.red, &line.black);
        let transposed = game(&reversed(&line.red), &reversed(&line.black));
        for moves in [straight, transposed] {
            assert_eq!(code(&moves), line.code, "{moves:?}");
            let mirrored: Vec<_> = moves.iter().copied().map(mirrored).collect();
            assert_eq!(code(&mirrored), line.code, "{mirrored:?}");
        }
    }
}

#[test]
fn every_line_can_be_played() {
    for line in examples() {
        let mut diagram = Position::start().to_diagram();
        let (red, black) = (line.red.concat(), line.black.concat());
        for round in 0..red.len().max(black.len()) {
            for (turn, moves) in [(Color::Red, &red), (Color::Black, &black)] {
                let Some(&m) = moves.get(round) else { continue };
                diagram.turn = turn;
                assert_eq!(diagram.judge(m), Ok(()), "{}: {m}", line.code);
                diagram.play_anyhow(m);
            }
        }
    }
}

/// Games as books begin them, in their usual order.
#[test]
fn well_known_games_have_their_codes() {
    for (text, expected) in [
        ("e3e4", "A00"),
        ("h2e2", "B00"),
        ("b2e2 b9c7", "B05"),
        ("g0e2 h7d7 h0g2 h9g7 i0h0 g6g5 c3c4", "A34"),
        ("h0g2 g6g5 c3c4", "A45"),
        ("h2d2 h7e7 h0g2 h9g7 i0h0 i9i8", "A65"),
        ("h2e2 b9c7 h0g2 h7f7 i0h0 h9g7 c3c4 c6c5", "B31"),
        ("h2e2 h9g7 h0g2 h7i7 i0i1", "B22"),
        ("h2e2 h9g7 h0g2 b9c7 i0h0 i9h9", "C00"),
        (
            "h2e2 h9g7 h0g2 i9h9 i0h0 g6g5 h0h6 b9c7 c3c4 h7i7 h6g6 i7i8 b0c2 d9e8 b2a2 a9b9",
            "C46",
        ),
        (
            "h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 g3g4 c6c5 b0a2 a6a5 b2c2 c7b5 a0a1 g9e7 h0h4",
            "C76",
        ),
        ("h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 b2b6 c6c5 g3g4", "C91"),
        ("h2e2 h7e7 h0g2 h9g7 i0h0 i9i8 h0h6", "D24"),
        ("h2e2 h7e7 h0g2 h9g7 b0c2 i9i8", "D01"),
        ("h2e2 h9g7 h0g2 i9h9 i0h0 h7h3 g3g4 b7e7 b0c2", "D33"),
        ("h2e2 b7e7 h0g2", "D50"),
        ("g3g4 h7g7 b2e2 g9e7 b0c2 a9a8", "E23"),
        ("c3c4 g6g5 b0c2 h9g7", "E42"),
    ] {
        assert_eq!(code(&moves(text)), expected, "{text}");
    }
}

#[test]
fn only_games_from_the_usual_start_have_an_opening() {
    let mut record = Record::default();
    assert_eq!(of(&record), None);
    record.tree.add(crate::Tree::ROOT, m("c3c4"));
    assert_eq!(of(&record).unwrap().vi, "Tiên nhân chỉ lộ cục");
    record.start = Position::from_fen("3k5/9/9/9/9/9/2P6/9/9/4K4 w")
        .unwrap()
        .to_diagram();
    assert_eq!(of(&record), None);
}

#[test]
fn names_are_told_by_language() {
    let opening = by_code("C00").unwrap();
    assert_eq!(opening.name("vi"), "Pháo đầu đối Bình phong mã");
    assert_eq!(opening.name("zh-Hans"), "中炮对屏风马");
    assert_eq!(opening.name("en"), "Central Cannon vs Screen Horses");
    assert_eq!(by_code("A09"), None);
}
