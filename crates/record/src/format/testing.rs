//! What the tests of several formats need: any record, and any bytes.

use super::{Import, ReadError};
use crate::{NodeId, Outcome, Record, RemarkKind, Tree, headers};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select, subsequence};
use xiangqi::{Color, Diagram, Move, Square};

/// The first bytes, as people write them.
pub(crate) fn head_of(bytes: &[u8], len: usize) -> String {
    let shown: Vec<_> = bytes
        .iter()
        .take(len)
        .map(|byte| format!("{byte:02x}"))
        .collect();
    shown.join(" ")
}

/// What the reader said of a game.
pub(crate) fn kinds(import: &Import) -> Vec<RemarkKind> {
    let remarks = import.report.remarks.iter();
    remarks.map(|remark| remark.kind.clone()).collect()
}

/// Whatever is read of any bytes can be walked through, and what it cannot be is told.
pub(crate) fn sturdy(read: Result<Import, ReadError>) {
    match read {
        Ok(import) => assert_eq!(
            import.record.tree.walk().count(),
            2 * import.record.tree.len()
        ),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Text without blank lines at its end. Letters of one, two, three and four bytes in UTF-8.
pub(crate) fn text(characters: &'static [char], most: usize) -> impl Strategy<Value = String> {
    vec(select(characters), 1..=most)
        .prop_map(|chars| chars.into_iter().collect::<String>().trim().to_owned())
}

const LETTERS: [char; 8] = ['a', 'é', 'ệ', '中', '車', '一', '\u{20000}', ' '];
const LETTERS_AND_LINES: [char; 6] = ['a', 'ộ', '炮', '一', ' ', '\n'];

fn square() -> impl Strategy<Value = Square> {
    (0..90_u8).prop_map(|index| Square::try_from(index).unwrap())
}

fn moves() -> impl Strategy<Value = Move> {
    (square(), square()).prop_map(|(from, to)| Move::new(from, to))
}

/// Any of the thirty-two men on any squares.
fn diagram() -> impl Strategy<Value = Diagram> {
    let squares = vec(square(), super::men::COUNT);
    (squares, any::<bool>()).prop_map(|(squares, is_black)| {
        let mut start = Diagram::empty();
        for (piece, square) in super::men::order().zip(squares) {
            start.board.set(square, piece);
        }
        start.turn = if is_black { Color::Black } else { Color::Red };
        start
    })
}

fn start() -> impl Strategy<Value = Diagram> {
    prop_oneof![Just(Record::default().start), diagram()]
}

/// Any tree, sound or not, with comments.
fn tree() -> impl Strategy<Value = Tree> {
    let nodes = vec((any::<Index>(), moves()), 0..40);
    let comments = vec((any::<Index>(), text(&LETTERS_AND_LINES, 12)), 0..6);
    (nodes, comments).prop_map(|(nodes, comments)| {
        let mut tree = Tree::default();
        let mut ids: Vec<NodeId> = vec![Tree::ROOT];
        for (parent, m) in nodes {
            ids.push(tree.add(*parent.get(&ids), m));
        }
        for (node, text) in comments {
            tree.annotation_mut(*node.get(&ids)).comment = text;
        }
        tree
    })
}

pub(crate) fn outcome() -> impl Strategy<Value = Outcome> {
    select(vec![
        Outcome::Unknown,
        Outcome::Drawn,
        Outcome::Won(Color::Red),
        Outcome::Won(Color::Black),
    ])
}

/// Any record with some of these headers, in this order, and one of these kinds.
pub(crate) fn records(
    names: Vec<&'static str>,
    kinds: &'static [&'static str],
) -> impl Strategy<Value = Record> {
    let len = names.len();
    let names = subsequence(names, 0..=len);
    let headers = names.prop_flat_map(|names| {
        let values = vec(text(&LETTERS, 3), names.len());
        values.prop_map(move |values| names.clone().into_iter().zip(values))
    });
    let kind = proptest::option::of(select(kinds));
    (headers, kind, start(), tree(), outcome()).prop_map(|(values, kind, start, tree, outcome)| {
        let mut record = Record::new(start);
        for (name, value) in values {
            record.headers.set(name, value);
        }
        record.headers.set(headers::KIND, kind.unwrap_or_default());
        record.tree = tree;
        record.outcome = outcome;
        // The first man that moves says whose turn it is, in every format.
        record.start.turn = record.first_mover().unwrap_or(record.start.turn);
        record
    })
}
