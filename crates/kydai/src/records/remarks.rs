//! Remarks on a game as JSON.

use record::{Place, Remark, Severity, Tree};
use serde::Serialize;

/// Something repaired or lost.
#[derive(Serialize, Debug)]
pub(crate) struct RemarkView {
    code: &'static str,
    pub(crate) lost: bool,
    place: PlaceView,
}

/// Where.
#[derive(Serialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PlaceView {
    Game,
    Header(String),
    Start,
    /// A move; ply 0 is the introduction and has none.
    Node {
        ply: u32,
        #[serde(rename = "move")]
        m: Option<String>,
    },
    Line(u64),
    Offset(u64),
}

impl RemarkView {
    pub(crate) fn of(remark: &Remark, tree: &Tree) -> Self {
        Self {
            code: remark.kind.code(),
            lost: remark.kind.severity() == Severity::Dropped,
            place: PlaceView::of(&remark.place, tree),
        }
    }
}

impl PlaceView {
    pub(crate) fn of(place: &Place, tree: &Tree) -> Self {
        match place {
            Place::Game => Self::Game,
            Place::Header(name) => Self::Header(name.clone()),
            Place::Start => Self::Start,
            &Place::Node(id) => Self::Node {
                ply: tree.ply(id),
                m: tree.node(id).map(|node| node.m.to_string()),
            },
            &Place::Line(line) => Self::Line(line),
            &Place::Offset(offset) => Self::Offset(offset),
        }
    }
}
