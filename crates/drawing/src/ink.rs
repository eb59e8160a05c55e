//! The colours of a style.

use crate::{MarkColor, Style};

/// What the ground and the lines are drawn with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ink {
    /// Names of definitions begin with it, so that two styles can stand on one page.
    pub(crate) prefix: &'static str,
    /// Lines.
    pub(crate) line: &'static str,
    /// The river's words.
    pub(crate) river: &'static str,
    /// Numbers.
    pub(crate) number: &'static str,
    /// The last move.
    pub(crate) last: &'static str,
    /// What lies around a mark so that it stands off from what it covers.
    pub(crate) halo: &'static str,
}

const BOOK: Ink = Ink {
    prefix: "kd-b",
    line: "#000",
    river: "#000",
    number: "#000",
    last: "#000",
    halo: "#fff",
};

const WOOD: Ink = Ink {
    prefix: "kd-w",
    line: "#5a3412",
    river: "#8b5c2c",
    number: "#5a3412",
    last: "#1d5f6b",
    halo: "#fff3d6",
};

impl Ink {
    pub(crate) const fn of(style: Style) -> &'static Self {
        match style {
            Style::Book => &BOOK,
            Style::Wood => &WOOD,
        }
    }
}

/// How a mark is drawn: its colour, and its dashes where print has no colours.
pub(crate) const fn mark(style: Style, color: MarkColor) -> (&'static str, &'static str) {
    match (style, color) {
        (Style::Book, MarkColor::Green) => ("#000", ""),
        (Style::Book, MarkColor::Red) => ("#000", "15 8"),
        (Style::Book, MarkColor::Blue) => ("#000", "7 7"),
        (Style::Book, MarkColor::Yellow) => ("#000", "18 7 6 7"),
        (Style::Wood, MarkColor::Green) => ("#15781b", ""),
        (Style::Wood, MarkColor::Red) => ("#a51d1d", ""),
        (Style::Wood, MarkColor::Blue) => ("#0b4a9e", ""),
        (Style::Wood, MarkColor::Yellow) => ("#c67a00", ""),
    }
}
