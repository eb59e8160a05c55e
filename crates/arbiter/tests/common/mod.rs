//! What the tests of rulings share: games from text, and rulesets with parts changed.

use arbiter::{History, Ruleset, RulesetParts};
use xiangqi::Position;

/// The game from this position.
pub(crate) fn history(fen: &str, moves: &str) -> History {
    let mut history = History::new(Position::from_fen(fen).unwrap());
    for m in moves.split_whitespace() {
        history.push(m.parse().unwrap()).unwrap();
    }
    history
}

/// The embedded ruleset.
pub(crate) fn named(id: &str) -> &'static Ruleset {
    Ruleset::named(id).unwrap()
}

/// The ruleset with some parts changed.
pub(crate) fn changed(id: &str, change: impl FnOnce(&mut RulesetParts)) -> Ruleset {
    let mut parts = named(id).parts().clone();
    change(&mut parts);
    Ruleset::try_new(parts).unwrap()
}
