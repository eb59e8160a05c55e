//! One game for the page that replays it.

use crate::{BoardView, GameView, MarkView, NoteView, OpeningView, Side, summary};
use locale::Language;
use record::annotation::{Annotation, Mark, MarkColor};
use record::notation::{Notation, coordinate};
use record::opening::{self, Opening};
use record::{Ground, Import, NodeId, Record, Replay, Tree};
use std::time::Duration;
use xiangqi::{Color, Move};

pub(crate) fn view(Import { record, report }: &Import) -> GameView {
    let tree = &record.tree;
    let nodes = || tree.ids().filter_map(|id| tree.node(id));
    let mut moves = String::with_capacity(4 * tree.len());
    for node in nodes() {
        moves.push_str(&node.m.to_string());
    }
    let index = |id: NodeId| u32::try_from(id.index()).unwrap_or(u32::MAX);
    GameView {
        headers: record
            .headers
            .iter()
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .collect(),
        outcome: record.outcome.to_string(),
        start_fen: record.start.fen(),
        first: record.start.turn.into(),
        parents: nodes().map(|node| index(node.parent)).collect(),
        moves,
        notes: tree.annotated().map(note).collect(),
        opening: opening::of(record).map(named),
        report: summary::report(record, report),
    }
}

fn named(opening: &Opening) -> OpeningView {
    let names = Language::ALL.map(|language| (language.tag(), opening.name(language.tag())));
    OpeningView {
        code: opening.code,
        names: names.into(),
    }
}

fn note((id, said): (NodeId, &Annotation)) -> NoteView {
    NoteView {
        node: id.index(),
        before: said.before.clone(),
        comment: said.comment.clone(),
        nags: said.nags.clone(),
        marks: said.marks.iter().copied().map(mark).collect(),
        clock: said.clock.map(milliseconds),
        elapsed: said.elapsed.map(milliseconds),
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn mark(mark: Mark) -> MarkView {
    MarkView {
        color: match mark.color {
            MarkColor::Green => "green",
            MarkColor::Red => "red",
            MarkColor::Yellow => "yellow",
            MarkColor::Blue => "blue",
        },
        from: mark.from.to_string(),
        to: mark.to.map(|square| square.to_string()),
    }
}

/// The texts of `count` moves from the node `first` on, in the order of the nodes. A move that the
/// notation has no text for, an illegal one, is told in coordinates.
pub(crate) fn texts(
    Import { record, .. }: &Import,
    notation: &str,
    first: usize,
    count: usize,
) -> Vec<String> {
    let notation = notation.parse().unwrap_or(Notation::Vietnamese);
    let tree = &record.tree;
    let mut replay = Replay::new(&record.start);
    let mut played = Vec::new();
    let wanted = first.max(1)..first.saturating_add(count);
    wanted
        .map_while(|index| tree.node(tree.id(index)?))
        .map(|node| {
            go_on(tree, &mut replay, &mut played, node.parent);
            written(notation, &replay, node.m)
        })
        .collect()
}

/// Brings a replay, in which `played` has been played, to another node: from where the ways part,
/// since nodes that follow each other are mostly near.
fn go_on(tree: &Tree, replay: &mut Replay, played: &mut Vec<NodeId>, to: NodeId) {
    let plies = |id| usize::try_from(tree.ply(id)).unwrap_or(usize::MAX);
    let mut missing = Vec::new();
    let mut shared = to;
    while let Some(node) = tree.node(shared)
        && played.get(plies(shared) - 1) != Some(&shared)
    {
        missing.push((shared, node.m));
        shared = node.parent;
    }
    for _ in plies(shared)..played.len() {
        replay.take_back();
    }
    played.truncate(plies(shared));
    for (id, m) in missing.into_iter().rev() {
        // The record is shown as it is, illegal moves included.
        replay.play(m).ok();
        played.push(id);
    }
}

fn written(notation: Notation, ground: &impl Ground, m: Move) -> String {
    let text = notation.write(ground, m);
    text.unwrap_or_else(|_| coordinate::write(m))
}

pub(crate) fn board(record: &Record, node: usize) -> Option<BoardView> {
    let id = record.tree.id(node)?;
    let replay = record.at(id);
    let made = record.tree.node(id);
    let turn = replay.turn();
    let position = replay.position();
    let checkers = position.map(|position| position.checkers().into_iter().collect::<Vec<_>>());
    let spoken = made.map(|node| written(Notation::Vietnamese, &record.at(node.parent), node.m));
    Some(BoardView {
        fen: replay.diagram().fen(),
        turn: turn.into(),
        checkers: checkers
            .unwrap_or_default()
            .iter()
            .map(ToString::to_string)
            .collect(),
        general: position.map(|position| position.general(turn).to_string()),
        last_move: made.map(|node| node.m.to_string()),
        spoken,
    })
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        match color {
            Color::Red => Self::Red,
            Color::Black => Self::Black,
        }
    }
}
