//! What is pointed out on a board: the last move, a check, circles and arrows.

use crate::ink::{self, Ink};
use crate::layout::Layout;
use crate::{Style, layout::Point};
use std::fmt::{self, Formatter};
use xiangqi::{Board, Color, Move, Piece, Role, Square};

/// A circle around a point, or an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Its colour; in print the colours differ by their dashes.
    pub color: MarkColor,
    /// The point, or where the arrow begins.
    pub from: Square,
    /// Where the arrow ends.
    pub to: Option<Square>,
}

/// The colour of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "they say what they are")]
pub enum MarkColor {
    Green,
    Red,
    Yellow,
    Blue,
}

/// Under the men: brackets around the two ends of the last move, and a dot where it came from.
pub(crate) fn last_move(f: &mut Formatter<'_>, ink: &Ink, layout: &Layout, m: Move) -> fmt::Result {
    write!(
        f,
        r#"<g fill="none" stroke="{}" stroke-width="{:.2}" stroke-linecap="round">"#,
        ink.last,
        layout.line(5.0)
    )?;
    brackets(f, layout.at(m.from), 31, 17)?;
    brackets(f, layout.at(m.to), 50, 22)?;
    let (x, y) = layout.at(m.from);
    write!(
        f,
        r#"<circle cx="{x}" cy="{y}" r="8" fill="{}" stroke="none"/></g>"#,
        ink.last
    )
}

/// Four rounded corners around a point.
fn brackets(f: &mut Formatter<'_>, (x, y): Point, reach: i32, arm: i32) -> fmt::Result {
    const ROUND: i32 = 7;
    f.write_str(r#"<path d=""#)?;
    for h in [-1, 1] {
        for v in [-1, 1] {
            let (left, top) = (x + h * reach, y + v * reach);
            write!(
                f,
                "M{left} {}V{}Q{left} {top} {} {top}H{}",
                top - v * arm,
                top - v * ROUND,
                left - h * ROUND,
                left - h * arm
            )?;
        }
    }
    f.write_str(r#""/>"#)
}

/// Under the men: a glow, or in print rays, around each general that is attacked.
pub(crate) fn checks(
    f: &mut Formatter<'_>,
    style: Style,
    board: &Board,
    layout: &Layout,
) -> fmt::Result {
    for general in checked(board) {
        let (x, y) = layout.at(general);
        match style {
            Style::Book => rays(f, (x, y))?,
            Style::Wood => write!(
                f,
                r##"<radialGradient id="kd-w-check-{general}"><stop offset=".5" stop-color="#c8251a"/><stop offset=".68" stop-color="#c8251a" stop-opacity=".75"/><stop offset="1" stop-color="#c8251a" stop-opacity="0"/></radialGradient><circle cx="{x}" cy="{y}" r="74" fill="url(#kd-w-check-{general})"/>"##
            )?,
        }
    }
    Ok(())
}

/// The generals that are attacked.
fn checked(board: &Board) -> impl Iterator<Item = Square> {
    [Color::Red, Color::Black]
        .into_iter()
        .flat_map(move |color| {
            let general = Piece {
                color,
                role: Role::General,
            };
            let attacked = move |&square: &Square| !board.attackers(!color, square).is_empty();
            board.by_piece(general).into_iter().filter(attacked)
        })
}

/// Short rays around a disc.
fn rays(f: &mut Formatter<'_>, (x, y): Point) -> fmt::Result {
    write!(
        f,
        r##"<g stroke="#000" stroke-width="3" transform="translate({x} {y})">"##
    )?;
    for step in 0..24 {
        write!(
            f,
            r#"<path transform="rotate({})" d="M0-50V-60"/>"#,
            step * 15
        )?;
    }
    f.write_str("</g>")
}

/// Over the men: circles and arrows.
pub(crate) fn marks(
    f: &mut Formatter<'_>,
    style: Style,
    board: &Board,
    layout: &Layout,
    marks: &[Mark],
) -> fmt::Result {
    for mark in marks {
        let (color, dashes) = ink::mark(style, mark.color);
        let to = mark.to.filter(|&to| to != mark.from);
        let shape = match to {
            None => circle(layout.at(mark.from)),
            Some(to) => {
                let gap = |square| {
                    if board.piece_at(square).is_some() {
                        36.0
                    } else {
                        8.0
                    }
                };
                arrow(layout.at(mark.from), layout.at(to), gap(mark.from), gap(to))
            }
        };
        let halo = Ink::of(style).halo;
        write!(
            f,
            r#"<g fill="none" stroke-linejoin="round"><g stroke="{halo}" stroke-width="14">{0}{1}</g><g stroke="{color}" stroke-width="8"><g stroke-dasharray="{2}">{0}</g><g fill="{color}" stroke-width="2">{1}</g></g></g>"#,
            shape.shaft,
            shape.head,
            if dashes.is_empty() { "none" } else { dashes },
        )?;
    }
    Ok(())
}

/// A mark's line, and the tip if it has one.
struct Shape {
    shaft: String,
    head: String,
}

fn circle((x, y): Point) -> Shape {
    Shape {
        shaft: format!(r#"<circle cx="{x}" cy="{y}" r="49"/>"#),
        head: String::new(),
    }
}

/// An arrow that leaves free what stands at its ends, up to the distances `before` and `behind`.
fn arrow(from: Point, to: Point, before: f64, behind: f64) -> Shape {
    const LENGTH: f64 = 30.0;
    const HALF_WIDTH: f64 = 17.0;
    let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
    let length = dx.hypot(dy);
    // Along the arrow from its beginning, and to its left.
    let place = |along: f64, aside: f64| {
        let (ux, uy) = (dx / length, dy / length);
        let x = f64::from(from.0) + ux * along - uy * aside;
        let y = f64::from(from.1) + uy * along + ux * aside;
        format!("{x:.1} {y:.1}")
    };
    let tip = length - behind;
    let neck = (tip - LENGTH).max(before.min(tip - 1.0));
    Shape {
        shaft: format!(
            r#"<path d="M{}L{}"/>"#,
            place(before.min(neck), 0.0),
            place(neck, 0.0)
        ),
        head: format!(
            r#"<path d="M{}L{}L{}Z"/>"#,
            place(tip, 0.0),
            place(neck - 2.0, HALF_WIDTH),
            place(neck - 2.0, -HALF_WIDTH)
        ),
    }
}
