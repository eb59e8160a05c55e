//! Trees written as a move, all that follows it, then its alternatives.

use super::texts::Texts;
use crate::limits::MAX_NODES;
use crate::{NodeId, Place, RemarkKind, Report, Step, Tree};
use xiangqi::Move;

/// What stands after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Follow {
    /// An answer, at once.
    pub(crate) reply: bool,
    /// An alternative, after everything that follows the move.
    pub(crate) sibling: bool,
}

/// One move of a file, or what stands in the place of one at the root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<'a> {
    /// The move; none where it is off the board.
    pub(crate) m: Option<Move>,
    /// What stands after it.
    pub(crate) follow: Follow,
    /// What is said about it.
    pub(crate) comment: Comment<'a>,
}

/// What is said about a move.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Comment<'a> {
    /// All of it, perhaps nothing.
    Whole(&'a [u8]),
    /// What there is of it before the file ends.
    Cut(&'a [u8]),
    /// It cannot have this length; the moves go on.
    NoLength(u64),
}

/// A file from which entries are read.
pub(crate) trait Source<'a> {
    /// How far into the file the next entry is.
    fn offset(&self) -> u64;
    /// The next entry, unless the file ends before it does. The first is the root.
    fn entry(&mut self) -> Option<Entry<'a>>;
}

/// Reads a tree. A move off the board is left out with all that follows it, and the tree goes on
/// with its alternatives. Also says whether it was read to its end.
pub(crate) fn read<'a>(
    source: &mut impl Source<'a>,
    texts: &mut Texts<'a>,
    report: &mut Report,
) -> (Tree, bool) {
    let mut growth = Growth::default();
    let mut next = source.entry();
    if let Some(root) = &mut next {
        growth.is_open = root.follow.reply;
        growth.is_cut = keep(root.comment, Some(Tree::ROOT), texts, report);
    }
    let mut offset = source.offset();
    growth.is_cut |= next.is_none();
    while growth.is_open && !growth.is_cut {
        if growth.moves == MAX_NODES {
            let most = MAX_NODES;
            report.remark(Place::Game, RemarkKind::TooMany { most });
            return (growth.tree, false);
        }
        offset = source.offset();
        let Some(entry) = source.entry() else {
            growth.is_cut = true;
            break;
        };
        if entry.m.is_none() && growth.parent.is_some() {
            report.remark(Place::Offset(offset), RemarkKind::OffBoard);
        }
        let node = growth.add(entry.m, entry.follow);
        growth.is_cut = keep(entry.comment, node, texts, report);
    }
    if growth.is_cut {
        report.remark(Place::Offset(offset), RemarkKind::Truncated);
    }
    (growth.tree, !growth.is_cut)
}

/// Keeps a comment, unless its move is left out, and says whether the file ends in it.
fn keep<'a>(
    comment: Comment<'a>,
    node: Option<NodeId>,
    texts: &mut Texts<'a>,
    report: &mut Report,
) -> bool {
    let (text, is_cut) = match comment {
        Comment::Whole(text) => (text, false),
        Comment::Cut(text) => (text, true),
        Comment::NoLength(found) => {
            let place = node.map_or(Place::Game, Place::Node);
            report.remark(place, RemarkKind::NoMeaning { found });
            return false;
        }
    };
    if let Some(node) = node {
        texts.comment(node, text, report);
    }
    is_cut
}

/// A tree as it grows.
#[derive(Debug)]
struct Growth {
    tree: Tree,
    /// What the next move answers; none where that is left out.
    parent: Option<NodeId>,
    /// What the alternatives that are still to come answer.
    owed: Vec<Option<NodeId>>,
    /// The moves so far, those left out included.
    moves: usize,
    /// Whether another move is to come.
    is_open: bool,
    /// Whether the file has ended before the tree has.
    is_cut: bool,
}

impl Default for Growth {
    fn default() -> Self {
        Self {
            tree: Tree::default(),
            parent: Some(Tree::ROOT),
            owed: Vec::new(),
            moves: 0,
            is_open: true,
            is_cut: false,
        }
    }
}

impl Growth {
    /// Adds the next move; none leaves it out. Its node, if it has one, is returned.
    fn add(&mut self, m: Option<Move>, follow: Follow) -> Option<NodeId> {
        self.moves += 1;
        let node = self
            .parent
            .zip(m)
            .map(|(parent, m)| self.tree.add(parent, m));
        if follow.sibling {
            self.owed.push(self.parent);
        }
        if follow.reply {
            self.parent = node;
        } else if let Some(parent) = self.owed.pop() {
            self.parent = parent;
        } else {
            self.is_open = false;
        }
        node
    }
}

/// The moves of a tree in this order, each with what follows it.
pub(crate) fn moves(tree: &Tree) -> impl Iterator<Item = (NodeId, Move, Follow)> {
    tree.walk().filter_map(|step| match step {
        Step::Up(_) => None,
        Step::Down(id) => {
            let follow = Follow {
                reply: tree.next(id).is_some(),
                sibling: tree.sibling(id).is_some(),
            };
            Some((id, tree.node(id)?.m, follow))
        }
    })
}

/// What follows the root.
pub(crate) fn root(tree: &Tree) -> Follow {
    Follow {
        reply: !tree.is_empty(),
        sibling: false,
    }
}
