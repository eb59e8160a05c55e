//! Trees written as a move, all that follows it, then its alternatives.

use crate::limits::MAX_NODES;
use crate::{NodeId, Step, Tree};
use xiangqi::Move;

/// What stands after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Follow {
    /// An answer, at once.
    pub(crate) reply: bool,
    /// An alternative, after everything that follows the move.
    pub(crate) sibling: bool,
}

/// A tree that grows in the order of its moves in the file. A move that is left out takes with it
/// all that follows it, and the tree goes on with its alternatives.
#[derive(Debug)]
pub(crate) struct Preorder {
    tree: Tree,
    /// What the next move answers; none where that is left out.
    parent: Option<NodeId>,
    /// What the alternatives that are still to come answer.
    owed: Vec<Option<NodeId>>,
    moves: usize,
    is_open: bool,
}

impl Preorder {
    /// A tree of which the root is known.
    pub(crate) fn new(has_moves: bool) -> Self {
        Self {
            tree: Tree::default(),
            parent: Some(Tree::ROOT),
            owed: Vec::new(),
            moves: 0,
            is_open: has_moves,
        }
    }

    /// Whether another move is to come.
    pub(crate) const fn is_open(&self) -> bool {
        self.is_open
    }

    /// Whether the [limit](MAX_NODES) is reached.
    pub(crate) const fn is_full(&self) -> bool {
        self.moves >= MAX_NODES
    }

    /// Whether the next move is left out whatever it is.
    pub(crate) const fn is_left_out(&self) -> bool {
        self.parent.is_none()
    }

    /// Adds the next move; none leaves it out. Its node, if it has one, is returned.
    #[inline]
    pub(crate) fn add(&mut self, m: Option<Move>, follow: Follow) -> Option<NodeId> {
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

    /// The tree as far as it has grown.
    pub(crate) fn finish(self) -> Tree {
        self.tree
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
