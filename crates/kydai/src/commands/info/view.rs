//! What `kydai info --json` says of a game: one object, one line.

use std::collections::HashSet;

use locale::Language;
use record::{Import, NodeId, Record, Report, Tree, opening};
use serde::{Serialize, Serializer};

use crate::records::remarks::RemarkView;
use crate::records::words::usual_notation;

/// One game.
#[derive(Serialize, Debug)]
pub(crate) struct GameView {
    pub(crate) file: String,
    /// Its number in the file, from 1.
    pub(crate) game: usize,
    pub(crate) format: &'static str,
    pub(crate) version: Option<u32>,
    /// None where there is no text to decode.
    pub(crate) encoding: Option<&'static str>,
    encoding_why: Option<&'static str>,
    /// None where the moves are no text.
    notation: Option<&'static str>,
    pub(crate) headers: HeaderMap,
    pub(crate) start_fen: String,
    pub(crate) first_to_move: char,
    /// Up to the first illegal move, itself included, like all that is counted here.
    pub(crate) main_plies: usize,
    pub(crate) nodes: usize,
    /// Moves that follow an illegal one. They are kept and not judged.
    nodes_after_illegal: usize,
    /// Places where a variation begins.
    pub(crate) variations: usize,
    pub(crate) comments: usize,
    pub(crate) illegal_nodes: usize,
    pub(crate) first_illegal: Option<IllegalView>,
    pub(crate) result: String,
    /// The board at the end of the main line, or before its first illegal move.
    pub(crate) final_fen: String,
    /// None for what does not begin as games do.
    pub(crate) opening: Option<OpeningView>,
    pub(crate) remarks: Vec<RemarkView>,
}

/// A move that is not legal.
#[derive(Serialize, Debug)]
pub(crate) struct IllegalView {
    /// Counted from 1.
    pub(crate) ply: u32,
    #[serde(rename = "move")]
    pub(crate) m: String,
    /// The move in the game's notation; where its moves are no text, in that of the language. None
    /// where the notation has no text for it.
    pub(crate) text: Option<String>,
    why: &'static str,
    /// The board it was made on.
    fen: String,
}

/// What an opening is called.
#[derive(Serialize, Debug)]
pub(crate) struct OpeningView {
    /// Its ECCO code.
    pub(crate) code: &'static str,
    pub(crate) name: &'static str,
}

/// Names and values in the file's order.
#[derive(Debug)]
pub(crate) struct HeaderMap(pub(crate) record::Headers);

impl Serialize for HeaderMap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter())
    }
}

impl GameView {
    pub(crate) fn of(file: &str, game: usize, import: Import, lang: Language) -> Self {
        let Import { record, report } = import;
        let tree = &record.tree;
        let course = Course::of(tree, &report);
        let encoding = report.encoding.as_ref();
        Self {
            file: file.to_owned(),
            game,
            format: report.format.name(),
            version: report.version,
            encoding: encoding.map(|choice| choice.encoding.name()),
            encoding_why: encoding.map(|choice| choice.why.code()),
            notation: report
                .notation
                .as_ref()
                .map(|choice| choice.notation.name()),
            start_fen: record.start.fen(),
            first_to_move: record.start.turn.fen_char(),
            main_plies: course.plies,
            nodes: tree.len() - course.beyond,
            nodes_after_illegal: course.beyond,
            variations: variations(tree),
            comments: comments(tree),
            illegal_nodes: report.illegal.len(),
            first_illegal: first_illegal(&record, &report, lang),
            result: record.outcome.to_string(),
            final_fen: record.at(course.end).diagram().fen(),
            opening: opening::of(&record).map(|opening| OpeningView {
                code: opening.code,
                name: opening.name(lang.tag()),
            }),
            remarks: report
                .remarks
                .iter()
                .map(|remark| RemarkView::of(remark, tree))
                .collect(),
            headers: HeaderMap(record.headers),
        }
    }
}

/// How far a game is judged.
#[derive(Debug)]
struct Course {
    /// Plies of the main line up to its first illegal move, itself included.
    plies: usize,
    /// The last node of the main line before that.
    end: NodeId,
    /// How many moves follow an illegal one.
    beyond: usize,
}

impl Course {
    fn of(tree: &Tree, report: &Report) -> Self {
        let illegal: HashSet<NodeId> = report.illegal.iter().map(|found| found.node).collect();
        let (mut plies, mut end) = (0, Tree::ROOT);
        for id in tree.main_line() {
            plies += 1;
            if illegal.contains(&id) {
                break;
            }
            end = id;
        }
        let mut beyond = HashSet::new();
        if !illegal.is_empty() {
            // A move stands after the one it answers.
            for id in tree.ids() {
                let parent = tree.node(id).map(|node| node.parent);
                if parent
                    .is_some_and(|parent| illegal.contains(&parent) || beyond.contains(&parent))
                {
                    beyond.insert(id);
                }
            }
        }
        Self {
            plies,
            end,
            beyond: beyond.len(),
        }
    }
}

/// How many moves are not the first choice where they stand.
fn variations(tree: &Tree) -> usize {
    let choices = tree.ids().map(|id| tree.children(id).skip(1).count());
    choices.sum()
}

fn comments(tree: &Tree) -> usize {
    let said = |annotation: &record::Annotation| {
        !annotation.comment.is_empty() || !annotation.before.is_empty()
    };
    tree.annotated()
        .filter(|(_, annotation)| said(annotation))
        .count()
}

fn first_illegal(record: &Record, report: &Report, lang: Language) -> Option<IllegalView> {
    let first = report.illegal.first()?;
    let node = record.tree.node(first.node)?;
    let before = record.at(node.parent);
    let stated = report.notation.as_ref().map(|choice| choice.notation);
    let notation = stated.unwrap_or(usual_notation(lang));
    Some(IllegalView {
        ply: first.ply,
        m: node.m.to_string(),
        text: notation.write(&before, node.m).ok(),
        why: first.why.code(),
        fen: before.diagram().fen(),
    })
}
