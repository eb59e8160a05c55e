//! Tests of the history.

use super::*;

fn history(start: &str, moves: &str) -> History {
    let mut history = History::new(Position::from_fen(start).unwrap());
    for m in moves.split_whitespace() {
        history.push(m.parse().unwrap()).unwrap();
    }
    history
}

const CHARIOTS: &str = "3k5/9/9/9/9/3r5/9/9/R8/4K4 w - - 7 1";

#[test]
fn occurrences_are_counted_in_place() {
    let shuffle = "a1a2 d4d5 a2a1 d5d4";
    let history = history(CHARIOTS, &[shuffle; 3].join(" "));
    let times: Vec<_> = history.plies().iter().map(|ply| ply.times).collect();
    assert_eq!(times, [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4]);
    assert_eq!(history.earlier_occurrence(0), Some(12));
    assert_eq!(history.earlier_occurrence(1), Some(8));
    assert_eq!(history.earlier_occurrence(3), Some(0));
    assert_eq!(history.earlier_occurrence(4), None);
}

#[test]
fn counters_start_where_the_position_says() {
    let history = history(CHARIOTS, "a1a2 d4d5");
    assert_eq!(history.no_capture(), 9);
    assert_eq!(history.plies()[1].no_progress, 2);
}

#[test]
fn a_crossed_soldiers_advance_is_progress_and_no_capture() {
    // The soldier's step over the river is not yet one of a soldier that has crossed.
    let history = history(
        "3k5/9/9/9/9/P8/9/9/9/4K4 w - - 0 1",
        "a4a5 d9d8 a5a6 d8d9 a6b6 d9d8",
    );
    let counts: Vec<_> = history
        .plies()
        .iter()
        .map(|ply| (ply.no_capture, ply.no_progress))
        .collect();
    assert_eq!(counts, [(1, 1), (2, 2), (3, 0), (4, 1), (5, 2), (6, 3)]);
}

#[test]
fn checks_are_counted_for_each_side() {
    let history = history(
        "3k5/9/9/9/9/3R5/9/9/9/5K3 b - - 0 1",
        "d9e9 d4e4 e9d9 e4d4 d9e9 d4a4",
    );
    assert_eq!(
        history
            .plies()
            .iter()
            .map(|ply| ply.checks)
            .collect::<Vec<_>>(),
        [0, 1, 0, 2, 0, 0]
    );
    assert_eq!(history.checks_by(Color::Red), 0);
}

#[test]
fn counts_stop_at_the_largest_number() {
    let mut history = history("3k5/9/9/9/9/3R5/9/9/9/5K3 b - - 65535 1", "d9e9 d4e4 e9d9");
    history.plies[1].checks = u16::MAX;
    history.plies[2].checks_since_capture.red = u16::MAX;
    history.push("e4d4".parse().unwrap()).unwrap();
    let last = history.plies()[3];
    assert_eq!((last.checks, last.no_capture), (u16::MAX, u16::MAX));
    assert_eq!(last.checks_since_capture.red, u16::MAX);
    let rules = crate::Ruleset::named("tiantian").unwrap();
    crate::Arbiter::judge(rules, &history);
}

#[test]
fn equal_keys_alone_are_no_repetition() {
    let mut history = history(CHARIOTS, "a1a2 d4d5 a2a3");
    let closing = "d5d4".parse().unwrap();
    let mut next = history.position().clone();
    next.play(closing).unwrap();
    history.plies[1].key = next.key();
    assert_eq!(history.times_after(closing), 1);
    history.push(closing).unwrap();
    assert_eq!(
        (history.plies[3].times, history.plies[3].previous),
        (1, None)
    );
    assert!(!history.is_circle(&(2..4)));
}

#[test]
fn an_illegal_move_changes_nothing() {
    let mut history = history(CHARIOTS, "a1a2");
    let before = history.clone();
    assert!(history.push("a2a3".parse().unwrap()).is_err());
    assert_eq!(history.position().key(), before.position().key());
    assert_eq!(history.plies(), before.plies());
}

#[test]
fn taking_back_restores_position_and_facts() {
    let mut long = history(CHARIOTS, "a1a2 d4d5 a2a1 d5d4 a1b1");
    long.truncate(3);
    let short = history(CHARIOTS, "a1a2 d4d5 a2a1");
    assert_eq!(long.plies(), short.plies());
    assert_eq!(long.position().fen(), short.position().fen());
}

#[test]
fn the_tail_of_a_game_goes_on_like_the_whole() {
    let shuffle = "a1a2 d4d5 a2a1 d5d4 ";
    let mut whole = history(
        CHARIOTS,
        &format!("e0e1 d4d6 e1e0 d6d4 {}", shuffle.repeat(2)),
    );
    for kept in [0, 3, 7, 100] {
        let mut tail = whole.tail(kept);
        for m in ["a1a2", "d4d5", "a2a1", "d5d4"] {
            tail.push(m.parse().unwrap()).unwrap();
        }
        let last = tail.plies().last().unwrap();
        assert_eq!((last.times, last.no_capture), (5, 23), "{kept} kept");
    }
    for m in ["a1a2", "d4d5", "a2a1", "d5d4"] {
        whole.push(m.parse().unwrap()).unwrap();
    }
    assert_eq!(whole.plies().last().unwrap().times, 5);
}
