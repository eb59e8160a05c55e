//! The terms of the advanced rules as the published pages define them, one test each.
#![expect(clippy::unwrap_used, reason = "a test may fail by it")]

use Label::{Chase, Check, Exchange, Follow, Idle};
use arbiter::{History, Label, Ruleset};
use xiangqi::Position;

/// What the last of the moves is called.
fn label(fen: &str, moves: &str) -> Vec<Label> {
    let mut history = History::new(Position::from_fen(fen).unwrap());
    for m in moves.split_whitespace() {
        history.push(m.parse().unwrap()).unwrap();
    }
    let last = history.len() - 1..history.len();
    let rules = Ruleset::named("cxq").unwrap();
    rules.explain(&history, last).story.remove(0).labels
}

#[test]
fn a_check_threatens_to_take_the_general() {
    assert_eq!(label("3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1", "a1d1"), [Check]);
}

#[test]
fn a_chase_threatens_to_take_a_man_next() {
    assert_eq!(
        label("3k5/9/9/9/9/c8/9/9/1R7/4K4 w - - 0 1", "b1a1"),
        [Chase]
    );
}

#[test]
fn a_screen_put_before_a_cannon_chases() {
    // The advisor steps onto the cannon's line, which now looks at the horse.
    let fen = "3k5/9/9/9/9/9/9/9/C6n1/3AK4 w - - 0 1";
    assert_eq!(label(fen, "d0e1"), [Chase]);
}

#[test]
fn a_general_and_a_soldier_do_not_chase() {
    let general = "3k5/9/9/9/9/9/9/5n3/9/4K4 w - - 0 1";
    assert!(!label(general, "e0f0").contains(&Chase));
    let soldier = "3k5/9/9/9/c1P6/9/9/9/9/4K4 w - - 0 1";
    assert!(!label(soldier, "c5b5").contains(&Chase));
}

#[test]
fn a_soldier_that_has_not_crossed_is_not_chased() {
    let home = "3k5/9/9/p8/9/9/9/9/1R7/4K4 w - - 0 1";
    assert!(!label(home, "b1a1").contains(&Chase));
    let crossed = "3k5/9/9/9/9/p8/9/9/1R7/4K4 w - - 0 1";
    assert_eq!(label(crossed, "b1a1"), [Chase]);
}

#[test]
fn an_offer_to_exchange_is_no_chase() {
    let chariots = "3k5/9/9/9/9/r8/9/9/1R7/4K4 w - - 0 1";
    assert_eq!(label(chariots, "b1a1"), [Idle, Exchange]);
}

#[test]
fn a_man_that_can_be_avenged_at_once_is_protected() {
    let protected = "3k5/9/9/r8/9/c8/9/9/1R7/4K4 w - - 0 1";
    assert_eq!(label(protected, "b1a1"), [Idle, Follow]);
}

#[test]
fn a_chariot_is_never_protected_from_a_cannon_or_a_horse() {
    let cannon = "3k5/9/9/r8/9/r8/p8/9/1C7/4K4 w - - 0 1";
    assert_eq!(label(cannon, "b1a1"), [Chase]);
    let horse = "3k5/9/r8/9/r8/9/9/9/2N6/4K4 w - - 0 1";
    assert_eq!(label(horse, "c1b3"), [Chase]);
    let chariot = "3k5/9/9/n8/9/r8/9/9/1R7/4K4 w - - 0 1";
    assert_eq!(label(chariot, "b1a1"), [Idle, Exchange]);
}
