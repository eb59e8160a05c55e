//! The operations of EPD: `bm h2e2; id "Endgame 5";`.

use crate::limits::MAX_HEADERS;
use crate::{Place, Record, RemarkKind, Report, Tree, headers};

/// Puts the operations of a line into a record: the name is its title, `c0` what is said of it, and
/// every other one a header of its own name.
pub(super) fn read(text: &str, record: &mut Record, report: &mut Report) {
    for operation in operations(text) {
        let operation = operation.trim();
        let (name, value) = match operation.split_once(char::is_whitespace) {
            Some((name, value)) => (name, value.trim().trim_matches('"')),
            None => (operation, "yes"),
        };
        match name {
            "" => {}
            "id" => record.headers.set(headers::TITLE, value),
            "c0" => value.clone_into(&mut record.tree.annotation_mut(Tree::ROOT).comment),
            _ if record.headers.len() < MAX_HEADERS => record.headers.set(name, value),
            _ => {
                let most = MAX_HEADERS;
                return report.remark(Place::Game, RemarkKind::TooMany { most });
            }
        }
    }
}

/// What stands between semicolons, but for those in quotes.
fn operations(text: &str) -> impl Iterator<Item = &str> {
    let mut is_quoted = false;
    text.split(move |c| {
        is_quoted ^= c == '"';
        c == ';' && !is_quoted
    })
}
