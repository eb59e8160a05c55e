//! What `kydai info --json` says of a game: one object, one line.

use record::{Import, Place, Record, Remark, Report, Severity, Tree};
use serde::{Serialize, Serializer};

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
    pub(crate) main_plies: usize,
    pub(crate) nodes: usize,
    /// Places where a variation begins.
    pub(crate) variations: usize,
    pub(crate) comments: usize,
    pub(crate) illegal_nodes: usize,
    pub(crate) first_illegal: Option<IllegalView>,
    pub(crate) result: String,
    pub(crate) final_fen: String,
    pub(crate) remarks: Vec<RemarkView>,
}

/// A move that is not legal.
#[derive(Serialize, Debug)]
pub(crate) struct IllegalView {
    /// Counted from 1.
    pub(crate) ply: u32,
    #[serde(rename = "move")]
    pub(crate) m: String,
    why: &'static str,
    /// The board it was made on.
    fen: String,
}

/// Something repaired or lost.
#[derive(Serialize, Debug)]
pub(crate) struct RemarkView {
    code: &'static str,
    pub(crate) lost: bool,
    place: PlaceView,
}

#[derive(Serialize, Debug)]
#[serde(rename_all = "kebab-case")]
enum PlaceView {
    Game,
    Header(String),
    Start,
    /// A ply from 1; 0 is the start. Its move, unless it is the start.
    Ply(u32, Option<String>),
    Line(u64),
    Offset(u64),
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
    pub(crate) fn of(file: &str, game: usize, import: Import) -> Self {
        let Import { record, report } = import;
        let tree = &record.tree;
        let end = record.end();
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
            main_plies: tree.ply(end) as usize,
            nodes: tree.len(),
            variations: variations(tree),
            comments: comments(tree),
            illegal_nodes: report.illegal.len(),
            first_illegal: first_illegal(&record, &report),
            result: record.outcome.to_string(),
            final_fen: record.at(end).diagram().fen(),
            remarks: remarks(tree, &report),
            headers: HeaderMap(record.headers),
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

fn first_illegal(record: &Record, report: &Report) -> Option<IllegalView> {
    let first = report.illegal.first()?;
    let node = record.tree.node(first.node)?;
    Some(IllegalView {
        ply: first.ply,
        m: node.m.to_string(),
        why: first.why.code(),
        fen: record.at(node.parent).diagram().fen(),
    })
}

fn remarks(tree: &Tree, report: &Report) -> Vec<RemarkView> {
    let view = |remark: &Remark| RemarkView {
        code: remark.kind.code(),
        lost: remark.kind.severity() == Severity::Dropped,
        place: place(tree, &remark.place),
    };
    report.remarks.iter().map(view).collect()
}

fn place(tree: &Tree, place: &Place) -> PlaceView {
    match place {
        Place::Game => PlaceView::Game,
        Place::Header(name) => PlaceView::Header(name.clone()),
        Place::Start => PlaceView::Start,
        &Place::Node(id) => {
            let m = tree.node(id).map(|node| node.m.to_string());
            PlaceView::Ply(tree.ply(id), m)
        }
        &Place::Line(line) => PlaceView::Line(line),
        &Place::Offset(offset) => PlaceView::Offset(offset),
    }
}
