//! The board at a place of a game, with what is pointed out there.

use drawing::{Mark, MarkColor, Options, Picture, TextBoard};
use record::annotation;
use record::{Ground, NodeId, Record, Replay, Tree};
use xiangqi::{Board, Move};

/// The board at a place of a game, with what is pointed out there.
#[derive(Debug)]
pub(super) struct Scene {
    board: Board,
    /// The plies that led here.
    pub(super) ply: u32,
    /// The place.
    pub(super) node: NodeId,
    last_move: Option<Move>,
    check: bool,
    marks: Vec<Mark>,
}

impl Scene {
    /// The board after that many plies of the main line; `plain` is with nothing pointed out.
    pub(super) fn at(record: &Record, ply: u32, plain: bool) -> Self {
        let mut line = std::iter::once(Tree::ROOT).chain(record.tree.main_line());
        let node = line.find(|&node| record.tree.ply(node) == ply);
        let node = node.unwrap_or(Tree::ROOT);
        Self::of(record, node, &record.at(node), plain)
    }

    /// The board from the start to that many plies of the main line.
    pub(super) fn all(record: &Record, ply: u32, plain: bool) -> Vec<Self> {
        let mut replay = Replay::new(&record.start);
        let mut scenes = vec![Self::of(record, Tree::ROOT, &replay, plain)];
        let line = record.tree.main_line();
        for id in line.take_while(|&id| record.tree.ply(id) <= ply) {
            if let Some(node) = record.tree.node(id) {
                // The record is shown as it is, illegal moves included.
                replay.play(node.m).ok();
            }
            scenes.push(Self::of(record, id, &replay, plain));
        }
        scenes
    }

    fn of(record: &Record, node: NodeId, replay: &Replay, plain: bool) -> Self {
        let m = record.tree.node(node).map(|node| node.m);
        let marks = record.tree.annotation(node).marks.iter().copied().map(mark);
        Self {
            board: replay.board().clone(),
            ply: record.tree.ply(node),
            node,
            last_move: m.filter(|_| !plain),
            check: !plain,
            marks: marks.filter(|_| !plain).collect(),
        }
    }

    pub(super) fn picture(&self, options: Options) -> Picture<'_> {
        Picture {
            board: &self.board,
            last_move: self.last_move,
            check: self.check,
            marks: &self.marks,
            options,
        }
    }

    pub(super) fn text(&self, options: Options, colors: bool) -> TextBoard<'_> {
        TextBoard {
            board: &self.board,
            last_move: self.last_move,
            options,
            colors,
        }
    }
}

const fn mark(mark: annotation::Mark) -> Mark {
    Mark {
        color: match mark.color {
            annotation::MarkColor::Green => MarkColor::Green,
            annotation::MarkColor::Red => MarkColor::Red,
            annotation::MarkColor::Yellow => MarkColor::Yellow,
            annotation::MarkColor::Blue => MarkColor::Blue,
        },
        from: mark.from,
        to: mark.to,
    }
}
