//! Lines of moves: the main line, and variations that say which line they leave at which ply.

use super::board::square;
use super::fields;
use crate::limits::{MAX_DEPTH, MAX_NODES};
use crate::{NodeId, Place, RemarkKind, Report, Tree};
use std::collections::{HashMap, VecDeque};
use xiangqi::{Move, Rank, Square};

/// Moves as they stand in a file: four digits each.
#[derive(Debug)]
pub(super) struct Line<'a> {
    /// The line it leaves; 0 is the main line.
    pub(super) parent: u32,
    /// The ply of its first move, from the start of the game.
    pub(super) ply: u32,
    /// Its own number.
    pub(super) number: u32,
    pub(super) digits: &'a [u8],
}

impl<'a> Line<'a> {
    /// The line of a tag `move_P_N_K`.
    pub(super) fn of_tag(name: &str, digits: &'a [u8]) -> Option<Self> {
        Self::of_triple(name.strip_prefix("move_")?, digits)
    }

    fn of_triple(triple: &str, digits: &'a [u8]) -> Option<Self> {
        let mut numbers = triple.split('_').map(fields::number);
        let (parent, ply, number) = (numbers.next()??, numbers.next()??, numbers.next()??);
        numbers.next().is_none().then_some(Self {
            parent,
            ply,
            number,
            digits,
        })
    }

    fn main(digits: &'a [u8]) -> Self {
        Self {
            parent: 0,
            ply: 1,
            number: 0,
            digits,
        }
    }

    /// The lines of a move list: the main line, or parts in brackets with the numbers of each.
    pub(super) fn of_list(list: &'a [u8]) -> Vec<Self> {
        let mut parts = list.split(|&byte| byte == b'[');
        let before = parts.next().unwrap_or_default().trim_ascii();
        let mut lines: Vec<_> = parts.filter_map(Self::of_part).collect();
        if !before.is_empty() || lines.is_empty() {
            lines.insert(0, Self::main(before));
        }
        lines
    }

    /// `P_N_K]digits`; after a closing bracket comes nothing.
    fn of_part(part: &'a [u8]) -> Option<Self> {
        let end = part.iter().position(|&byte| byte == b']')?;
        let (name, digits) = part.split_at(end);
        let digits = digits.strip_prefix(b"]")?;
        let name = str::from_utf8(name).ok()?;
        match name.eq_ignore_ascii_case("DhtmlXQ_movelist") {
            true if digits.is_empty() => None,
            true => Some(Self::main(digits)),
            false => Self::of_triple(name, digits),
        }
    }
}

/// A line in the tree.
struct Placed {
    parent: Option<u32>,
    first_ply: u32,
    nodes: Vec<NodeId>,
}

/// Lines being put into a tree.
pub(super) struct Lines<'a> {
    tree: &'a mut Tree,
    report: &'a mut Report,
    /// Whether ranks are counted from Red's side.
    from_below: bool,
    placed: HashMap<u32, Placed>,
    /// How many more steps from a line to its parent may be taken; a hostile file could ask for
    /// the square of its size.
    climbs: usize,
    is_full: bool,
}

impl<'a> Lines<'a> {
    pub(super) fn new(tree: &'a mut Tree, report: &'a mut Report, from_below: bool) -> Self {
        let main = Placed {
            parent: None,
            first_ply: 1,
            nodes: Vec::new(),
        };
        Self {
            tree,
            report,
            from_below,
            placed: HashMap::from([(0, main)]),
            climbs: MAX_NODES,
            is_full: false,
        }
    }

    /// Puts all the lines in, each after the one it leaves, whatever their order in the file.
    pub(super) fn place(&mut self, lines: &[Line<'_>]) {
        let (main, variations): (Vec<_>, Vec<_>) = lines.iter().partition(|line| line.number == 0);
        if let Some(main) = main.first() {
            let nodes = self.moves(Tree::ROOT, main.digits);
            self.placed.entry(0).and_modify(|line| line.nodes = nodes);
        }
        let mut waiting: HashMap<u32, Vec<&Line<'_>>> = HashMap::new();
        for line in variations {
            waiting.entry(line.parent).or_default().push(line);
        }
        let mut parents = VecDeque::from([0]);
        let mut lost = main.len().saturating_sub(1);
        while let Some(parent) = parents.pop_front() {
            let mut lines = waiting.remove(&parent).unwrap_or_default();
            lines.sort_by_key(|line| line.number);
            for line in lines {
                match self.variation(line) {
                    Some(()) => parents.push_back(line.number),
                    None => lost += 1,
                }
            }
        }
        lost += waiting.values().map(Vec::len).sum::<usize>();
        for _ in 0..lost {
            self.report.remark(Place::Game, RemarkKind::NoSuchMove);
        }
    }

    /// Puts a variation in; none where the move before it is not there.
    fn variation(&mut self, line: &Line<'_>) -> Option<()> {
        let before = self.node(line.parent, line.ply.checked_sub(1)?)?;
        let nodes = self.moves(before, line.digits);
        let placed = Placed {
            parent: Some(line.parent),
            first_ply: line.ply,
            nodes,
        };
        self.placed.entry(line.number).or_insert(placed);
        Some(())
    }

    /// The node at a ply of a line; before its first ply it is that of the lines it comes from.
    pub(super) fn node(&mut self, mut line: u32, ply: u32) -> Option<NodeId> {
        if ply == 0 {
            return Some(Tree::ROOT);
        }
        for _ in 0..MAX_DEPTH {
            let placed = self.placed.get(&line)?;
            if let Some(at) = ply.checked_sub(placed.first_ply) {
                return placed.nodes.get(usize::try_from(at).ok()?).copied();
            }
            self.climbs = self.climbs.checked_sub(1)?;
            line = placed.parent?;
        }
        None
    }

    /// The last node of a line; the root where there is no such line.
    pub(super) fn end(&self, line: u32) -> NodeId {
        let placed = self.placed.get(&line);
        let last = placed.and_then(|placed| placed.nodes.last());
        last.copied().unwrap_or(Tree::ROOT)
    }

    /// What is said at a node.
    pub(super) fn comment(&mut self, node: NodeId) -> &mut String {
        &mut self.tree.annotation_mut(node).comment
    }

    pub(super) fn remark(&mut self, place: Place, kind: RemarkKind) {
        self.report.remark(place, kind);
    }

    /// Adds moves after a node, as far as they are any.
    fn moves(&mut self, mut last: NodeId, digits: &[u8]) -> Vec<NodeId> {
        let digits: Vec<u8> = digits
            .iter()
            .copied()
            .filter(|byte| !byte.is_ascii_whitespace())
            .collect();
        let mut nodes = Vec::new();
        for four in digits.chunks(4) {
            match self.one_move(four) {
                Ok(m) if self.tree.len() < MAX_NODES => {
                    last = self.tree.add(last, m);
                    nodes.push(last);
                }
                Ok(_) => {
                    self.full();
                    break;
                }
                Err(why) => {
                    self.report.remark(Place::Node(last), why);
                    break;
                }
            }
        }
        nodes
    }

    /// Says once that there are too many moves.
    fn full(&mut self) {
        if !std::mem::replace(&mut self.is_full, true) {
            let most = MAX_NODES;
            self.report
                .remark(Place::Game, RemarkKind::TooMany { most });
        }
    }

    fn one_move(&self, four: &[u8]) -> Result<Move, RemarkKind> {
        if !four.iter().all(u8::is_ascii_digit) {
            let text = String::from_utf8_lossy(four).into_owned();
            return Err(RemarkKind::NotAMove { text });
        }
        let &[from_file, from_row, to_file, to_row] = four else {
            return Err(RemarkKind::Truncated);
        };
        let from = self.square(from_file, from_row);
        let to = self.square(to_file, to_row);
        from.zip(to)
            .map(|(from, to)| Move::new(from, to))
            .ok_or(RemarkKind::OffBoard)
    }

    fn square(&self, file: u8, row: u8) -> Option<Square> {
        let square = square(file, row)?;
        if !self.from_below {
            return Some(square);
        }
        let rank = Rank::new(9 - square.rank().index())?;
        Some(Square::new(square.file(), rank))
    }
}
