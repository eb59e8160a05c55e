//! The men: discs with the traditional characters.

use crate::ink::Ink;
use crate::layout::Layout;
use crate::{Style, glyphs};
use std::fmt::{self, Formatter};
use xiangqi::{Board, Color, Piece, Role};

/// Defines each kind of man that stands on the board.
pub(crate) fn definitions(f: &mut Formatter<'_>, style: Style, board: &Board) -> fmt::Result {
    if style == Style::Wood {
        f.write_str(WOOD_LIGHT)?;
    }
    for color in [Color::Red, Color::Black] {
        for role in Role::ALL {
            let piece = Piece { color, role };
            if !board.by_piece(piece).is_empty() {
                let (prefix, name) = (Ink::of(style).prefix, piece.fen_char());
                write!(f, r#"<g id="{prefix}-{name}">"#)?;
                match style {
                    Style::Book => printed(f, piece)?,
                    Style::Wood => wooden(f, piece)?,
                }
                f.write_str("</g>")?;
            }
        }
    }
    Ok(())
}

/// Puts the men on their points.
pub(crate) fn men(
    f: &mut Formatter<'_>,
    style: Style,
    board: &Board,
    layout: &Layout,
) -> fmt::Result {
    let prefix = Ink::of(style).prefix;
    for (square, piece) in board.pieces() {
        let (x, y) = layout.at(square);
        // SVG 1.1's way to refer to a definition: what prints books knows it, and so do browsers.
        let name = piece.fen_char();
        write!(
            f,
            r##"<use xlink:href="#{prefix}-{name}" x="{x}" y="{y}"/>"##
        )?;
    }
    Ok(())
}

/// The outline of a man's character.
fn character(piece: Piece) -> &'static str {
    let place = match piece.role {
        Role::General => 0,
        Role::Advisor => 1,
        Role::Elephant => 2,
        Role::Horse => 3,
        Role::Chariot => 4,
        Role::Cannon => 5,
        Role::Soldier => 6,
    };
    match piece.color {
        Color::Red => glyphs::RED[place],
        Color::Black => glyphs::BLACK[place],
    }
}

/// A disc for print. Red's is white, Black's is black, so that no colour is needed.
fn printed(f: &mut Formatter<'_>, piece: Piece) -> fmt::Result {
    // White on black looks bolder than black on white: Red's characters are fattened.
    let (paper, ink, fat) = match piece.color {
        Color::Red => ("#fff", "#000", 12),
        Color::Black => ("#000", "#fff", 2),
    };
    write!(
        f,
        r##"<circle r="44.5" fill="{paper}" stroke="#000" stroke-width="3"/><circle r="39.5" fill="none" stroke="{ink}" stroke-width="1.6"/><path transform="scale(.0605)" fill="{ink}" stroke="{ink}" stroke-width="{fat}" stroke-linejoin="round" d="{}"/>"##,
        character(piece)
    )
}

/// The light on wooden discs: their shadow, their two faces and their rims.
const WOOD_LIGHT: &str = r##"<radialGradient id="kd-w-shadow"><stop offset="0" stop-opacity=".55"/><stop offset=".25" stop-opacity=".5"/><stop offset=".5" stop-opacity=".44"/><stop offset=".75" stop-opacity=".3"/><stop offset="1" stop-opacity="0"/></radialGradient><radialGradient id="kd-w-face" cx=".42" cy=".34" r=".72"><stop offset=".5" stop-color="#fdf3dc"/><stop offset="1" stop-color="#efd8ab"/></radialGradient><linearGradient id="kd-w-red" x1=".2" y1="0" x2=".75" y2="1"><stop offset="0" stop-color="#fff4d8"/><stop offset="1" stop-color="#b98d52"/></linearGradient><linearGradient id="kd-w-black" x1=".2" y1="0" x2=".75" y2="1"><stop offset="0" stop-color="#64513f"/><stop offset="1" stop-color="#241c17"/></linearGradient>"##;

/// Red wears one broad ring, Black a fine double one.
const RED_RING: &str = r#"<circle r="38" fill="none" stroke-width="2.7"/>"#;
const BLACK_RINGS: &str = r#"<circle r="38.9" fill="none" stroke-width="1.5"/><circle r="35.8" fill="none" stroke-width="1.1"/>"#;

/// A turned disc of boxwood as in the browser; Black's has a dark rim.
fn wooden(f: &mut Formatter<'_>, piece: Piece) -> fmt::Result {
    let (rim, edge, ink, rings) = match piece.color {
        Color::Red => ("red", "#8a6234", "#b01e17", RED_RING),
        Color::Black => ("black", "#17110d", "#1d1916", BLACK_RINGS),
    };
    write!(
        f,
        r##"<circle cx="1.5" cy="4.6" r="53" fill="url(#kd-w-shadow)"/><circle cy="2" r="46" fill="{edge}"/><circle cy="-.6" r="46" fill="url(#kd-w-{rim})"/><circle cy="-.6" r="42" fill="url(#kd-w-face)"/><g fill="none" stroke="#d9b77d" stroke-width=".7" stroke-opacity=".5"><path d="M-38-16Q-8-24 39-11M-41-4Q2-13 41 2M-41 9Q-6-1 40 14M-36 22Q-2 13 36 24"/></g>"##
    )?;
    let path = character(piece);
    for (color, shift) in [("#fffaf0", ".5 1.3"), (ink, "0 .2")] {
        write!(
            f,
            r#"<g fill="{color}" stroke="{color}" transform="translate({shift})"><path transform="scale(.0581)" stroke-width="26" stroke-linejoin="round" d="{path}"/>{rings}</g>"#
        )?;
    }
    Ok(())
}
