//! Moves and the variations beside them: a tree without recursion, every node a number.

use crate::annotation::Annotation;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use xiangqi::Move;

/// A node of a [`Tree`]: the root, or a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

impl NodeId {
    /// Its number: 0 for the root, otherwise the order in which the moves were added.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A move and where it stands among the others.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// The move.
    pub m: Move,
    /// What it is an answer to.
    pub parent: NodeId,
    /// The plies from the root.
    pub ply: u32,
}

#[derive(Clone, Debug)]
struct Entry {
    /// None at the root.
    node: Option<Node>,
    first_child: Option<NodeId>,
    last_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
}

/// Moves from a start, the first of several at each place being the main one. Annotations stand
/// beside it, since most moves have none.
#[derive(Clone, Debug)]
pub struct Tree {
    entries: Vec<Entry>,
    annotations: BTreeMap<NodeId, Annotation>,
}

/// A step of a [walk](Tree::walk).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The move is made.
    Down(NodeId),
    /// The move is taken back.
    Up(NodeId),
}

impl Default for Tree {
    fn default() -> Self {
        Self {
            entries: vec![Entry::new(None)],
            annotations: BTreeMap::new(),
        }
    }
}

impl Entry {
    const fn new(node: Option<Node>) -> Self {
        Self {
            node,
            first_child: None,
            last_child: None,
            next_sibling: None,
        }
    }
}

impl Tree {
    /// Where every line begins; its annotation is the introduction.
    pub const ROOT: NodeId = NodeId(0);

    /// How many moves there are.
    pub fn len(&self) -> usize {
        self.entries.len() - 1
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Adds a move after `parent`, the last of its alternatives.
    ///
    /// # Panics
    ///
    /// With more than four thousand million moves; readers stop at
    /// [`MAX_NODES`](crate::limits::MAX_NODES).
    pub fn add(&mut self, parent: NodeId, m: Move) -> NodeId {
        let id = self.push(parent, m);
        let parent = &mut self.entries[parent.index()];
        match parent.last_child.replace(id) {
            None => parent.first_child = Some(id),
            Some(last) => self.entries[last.index()].next_sibling = Some(id),
        }
        id
    }

    /// Adds a move after `parent`, the main one of its alternatives.
    ///
    /// # Panics
    ///
    /// As [`Self::add`].
    pub fn add_first(&mut self, parent: NodeId, m: Move) -> NodeId {
        let id = self.push(parent, m);
        let parent = &mut self.entries[parent.index()];
        let next = parent.first_child.replace(id);
        parent.last_child.get_or_insert(id);
        self.entries[id.index()].next_sibling = next;
        id
    }

    /// Adds a node that its parent does not know yet.
    fn push(&mut self, parent: NodeId, m: Move) -> NodeId {
        let id = NodeId(u32::try_from(self.entries.len()).expect("fewer moves than numbers"));
        let ply = self.ply(parent) + 1;
        self.entries.push(Entry::new(Some(Node { m, parent, ply })));
        id
    }

    /// The move of a node; none of the root.
    pub fn node(&self, id: NodeId) -> Option<Node> {
        self.entries[id.index()].node
    }

    /// How many plies from the root; 0 for the root.
    pub fn ply(&self, id: NodeId) -> u32 {
        self.node(id).map_or(0, |node| node.ply)
    }

    /// The main continuation.
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.entries[id.index()].first_child
    }

    /// The following alternative to this move.
    pub fn sibling(&self, id: NodeId) -> Option<NodeId> {
        self.entries[id.index()].next_sibling
    }

    /// Every continuation, the main one first.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.next(id), |&child| self.sibling(child))
    }

    /// The line from this node on, always by the main continuation; without the node itself.
    pub fn line(&self, from: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.next(from), |&id| self.next(id))
    }

    /// The main line.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        self.line(Self::ROOT)
    }

    /// The moves that lead from the root to this node, and the node itself.
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let up = std::iter::successors(Some(id), |&id| Some(self.node(id)?.parent));
        let mut path: Vec<_> = up.filter(|&id| id != Self::ROOT).collect();
        path.reverse();
        path
    }

    /// Every move in the order of the main formats: a move, all that follows it, then its
    /// alternatives. Each is taken back again.
    pub fn walk(&self) -> Walk<'_> {
        Walk {
            tree: self,
            next: self.next(Self::ROOT).map(Step::Down),
        }
    }

    /// Every node, the root first, in the order in which they were added.
    pub fn ids(&self) -> impl Iterator<Item = NodeId> + use<> {
        let len = u32::try_from(self.entries.len()).unwrap_or(u32::MAX);
        (0..len).map(NodeId)
    }

    /// The node with this number, if there is one.
    pub fn id(&self, index: usize) -> Option<NodeId> {
        let known = index < self.entries.len();
        known.then(|| u32::try_from(index).ok().map(NodeId))?
    }

    /// What is said about a move.
    pub fn annotation(&self, id: NodeId) -> &Annotation {
        static NOTHING: LazyLock<Annotation> = LazyLock::new(Annotation::default);
        self.annotations.get(&id).unwrap_or(&NOTHING)
    }

    /// What is said about a move, to be changed.
    pub fn annotation_mut(&mut self, id: NodeId) -> &mut Annotation {
        self.annotations.entry(id).or_default()
    }

    /// Every node about which something is said.
    pub fn annotated(&self) -> impl Iterator<Item = (NodeId, &Annotation)> {
        self.annotations
            .iter()
            .filter(|(_, annotation)| !annotation.is_empty())
            .map(|(&id, annotation)| (id, annotation))
    }
}

/// The steps through a whole tree; see [`Tree::walk`].
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    tree: &'a Tree,
    next: Option<Step>,
}

impl Walk<'_> {
    /// Leaves out what follows the move just made.
    pub fn turn_back(&mut self, made: NodeId) {
        self.next = Some(Step::Up(made));
    }
}

impl Iterator for Walk<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.next?;
        self.next = match step {
            Step::Down(id) => Some(self.tree.next(id).map_or(Step::Up(id), Step::Down)),
            Step::Up(id) => match self.tree.sibling(id) {
                Some(sibling) => Some(Step::Down(sibling)),
                None => self
                    .tree
                    .node(id)
                    .map(|node| node.parent)
                    .filter(|&parent| parent != Tree::ROOT)
                    .map(Step::Up),
            },
        };
        Some(step)
    }
}

/// Two trees are equal when the same moves stand in the same places with the same annotations, in
/// whatever order they were added.
impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        let same = |a: NodeId, b: NodeId| {
            self.node(a).map(|node| node.m) == other.node(b).map(|node| node.m)
                && self.annotation(a) == other.annotation(b)
        };
        let (mut ours, mut theirs) = (self.walk(), other.walk());
        same(Self::ROOT, Self::ROOT)
            && self.len() == other.len()
            && loop {
                match (ours.next(), theirs.next()) {
                    (None, None) => break true,
                    (Some(Step::Down(a)), Some(Step::Down(b))) if same(a, b) => {}
                    (Some(Step::Up(_)), Some(Step::Up(_))) => {}
                    _ => break false,
                }
            }
    }
}

impl Eq for Tree {}

#[cfg(test)]
mod tests {
    use super::*;

    fn m(text: &str) -> Move {
        text.parse().unwrap()
    }

    /// h2e2 h9g7 (b9c7 h0g2) h0g2, added in another order than that of a walk.
    fn tree() -> Tree {
        let mut tree = Tree::default();
        let first = tree.add(Tree::ROOT, m("h2e2"));
        let main = tree.add(first, m("h9g7"));
        tree.add(main, m("h0g2"));
        let other = tree.add(first, m("b9c7"));
        tree.add(other, m("h0g2"));
        tree
    }

    #[test]
    fn a_walk_goes_through_every_move_and_takes_it_back() {
        let tree = tree();
        let shown: Vec<_> = tree
            .walk()
            .map(|step| match step {
                Step::Down(id) => format!("+{}", tree.node(id).unwrap().m),
                Step::Up(id) => format!("-{}", tree.node(id).unwrap().m),
            })
            .collect();
        let expected = "+h2e2 +h9g7 +h0g2 -h0g2 -h9g7 +b9c7 +h0g2 -h0g2 -b9c7 -h2e2";
        assert_eq!(shown.join(" "), expected);
    }

    #[test]
    fn a_walk_can_leave_out_what_follows_a_move() {
        let tree = tree();
        let (mut walk, mut seen) = (tree.walk(), 0);
        while let Some(step) = walk.next() {
            if let Step::Down(id) = step {
                seen += 1;
                if tree.ply(id) == 2 {
                    walk.turn_back(id);
                }
            }
        }
        assert_eq!(seen, 3);
    }

    #[test]
    fn nodes_know_their_place() {
        let tree = tree();
        let main: Vec<_> = tree.main_line().collect();
        assert_eq!(main.len(), 3);
        assert_eq!(tree.path(main[2]), main);
        assert_eq!(tree.ply(main[2]), 3);
        assert_eq!(tree.children(main[0]).count(), 2);
        assert_eq!(tree.len(), 5);
        assert!(tree.node(Tree::ROOT).is_none());
    }

    #[test]
    fn the_order_of_adding_makes_no_difference() {
        let mut other = Tree::default();
        let first = other.add(Tree::ROOT, m("h2e2"));
        let main = other.add(first, m("h9g7"));
        let variation = other.add(first, m("b9c7"));
        let end = other.add(variation, m("h0g2"));
        other.add(main, m("h0g2"));
        assert_eq!(tree(), other);
        other.annotation_mut(end).comment = "!".into();
        assert_ne!(tree(), other);
    }

    #[test]
    fn a_main_move_can_come_late() {
        let mut tree = Tree::default();
        let other = tree.add(Tree::ROOT, m("b2e2"));
        let main = tree.add_first(Tree::ROOT, m("h2e2"));
        let last = tree.add(Tree::ROOT, m("c3c4"));
        let children: Vec<_> = tree.children(Tree::ROOT).collect();
        assert_eq!(children, [main, other, last]);
        let only = tree.add_first(main, m("h9g7"));
        assert_eq!(tree.next(main), Some(only));
    }

    #[test]
    fn depth_costs_no_stack() {
        let mut tree = Tree::default();
        let mut last = Tree::ROOT;
        for _ in 0..300_000 {
            last = tree.add(last, m("h2e2"));
        }
        assert_eq!(tree.walk().count(), 600_000);
        assert_eq!(tree, tree.clone());
        assert_eq!(tree.path(last).len(), 300_000);
    }
}
