//! What lies under the men: the ground, its lines, the river's words and the numbers.

use crate::ink::Ink;
use crate::layout::{BOTTOM, Layout, RIGHT, TO_NUMBERS};
use crate::{Numbers, Options, River, Style, glyphs};
use std::fmt::{self, Formatter};
use xiangqi::{Color, File, Rank, Square};

/// The veins of the wood, the same as in the browser.
const VEINS: &str = include_str!("../../../web/src/lib/board/wood.svg");

/// Fills the picture.
pub(crate) fn ground(f: &mut Formatter<'_>, style: Style, layout: &Layout) -> fmt::Result {
    let (x, y, width, height) = layout.view_box();
    let rect =
        format_args!(r#"<rect x="{x}" y="{y}" width="{width}" height="{height}""#).to_string();
    match style {
        Style::Book => write!(f, r##"{rect} fill="#fff"/>"##),
        Style::Wood => {
            let prefix = Ink::of(style).prefix;
            write!(
                f,
                r##"<linearGradient id="{prefix}-light" x1="0" y1=".2" x2="1" y2=".8"><stop offset="0" stop-color="#ffeec4" stop-opacity=".55"/><stop offset=".55" stop-color="#c79a5a" stop-opacity="0"/><stop offset="1" stop-color="#7a4a18" stop-opacity=".24"/></linearGradient>"##
            )?;
            write!(f, r##"{rect} fill="#dcb16c"/>"##)?;
            veins(f, layout)?;
            write!(f, r#"{rect} fill="url(#{prefix}-light)"/>"#)
        }
    }
}

/// The veins, stretched over the picture.
fn veins(f: &mut Formatter<'_>, layout: &Layout) -> fmt::Result {
    let (x, y, width, height) = layout.view_box();
    // The opacity of a stroke looks the same and spares a layer of the whole picture for each.
    let drawing = VEINS.replace(" opacity=", " stroke-opacity=");
    let drawing = drawing.trim_end().strip_prefix("<svg ").unwrap_or_default();
    write!(
        f,
        r#"<svg x="{x}" y="{y}" width="{width}" height="{height}" {drawing}"#
    )
}

/// Ranks, files, palaces, the marks of the soldiers' and cannons' points, and the frame.
pub(crate) fn lines(f: &mut Formatter<'_>, ink: &Ink, layout: &Layout) -> fmt::Result {
    // The middle file lies between two pixels in every even width; this much aside, it takes one of
    // them and not both.
    write!(
        f,
        r#"<g fill="none" stroke="{}" transform="translate(.1 .1)">"#,
        ink.line
    )?;
    write!(
        f,
        r#"<path stroke-width="{:.2}" shape-rendering="crispEdges" d=""#,
        layout.line(1.8)
    )?;
    for rank in 1..9 {
        write!(f, "M0 {}H{RIGHT}", rank * 100)?;
    }
    for file in 1..8 {
        let x = file * 100;
        write!(f, "M{x} 0V400M{x} 500V{BOTTOM}")?;
    }
    f.write_str(r#""/>"#)?;
    write!(
        f,
        r#"<path stroke-width="{:.2}" d="M300 0L500 200M500 0L300 200M300 700L500 900M500 700L300 900"/>"#,
        layout.line(1.8)
    )?;
    write!(f, r#"<path stroke-width="{:.2}" d=""#, layout.line(1.8))?;
    for square in marked_points() {
        corners(f, layout.at(square))?;
    }
    f.write_str(r#""/>"#)?;
    write!(
        f,
        r#"<path stroke-width="{:.2}" shape-rendering="crispEdges" d="M0 0H{RIGHT}V{BOTTOM}H0Z"/>"#,
        layout.line(2.4)
    )?;
    write!(
        f,
        r#"<path stroke-width="{:.2}" shape-rendering="crispEdges" d="M-13-13H{}V{}H-13Z"/></g>"#,
        layout.line(5.4),
        RIGHT + 13,
        BOTTOM + 13
    )
}

/// The points of the cannons and the soldiers.
fn marked_points() -> impl Iterator<Item = Square> {
    Square::all().filter(|square| match square.rank().index() {
        2 | 7 => matches!(square.file().index(), 1 | 7),
        3 | 6 => square.file().index().is_multiple_of(2),
        _ => false,
    })
}

/// The four little corners around a point; those beyond the board's edge are left out.
fn corners(f: &mut Formatter<'_>, (x, y): (i32, i32)) -> fmt::Result {
    const GAP: i32 = 9;
    const ARM: i32 = 15;
    for side in [-1, 1] {
        if (0..=RIGHT).contains(&(x + side * 100)) {
            let corner = x + side * GAP;
            let outer = corner + side * ARM;
            write!(f, "M{outer} {}H{corner}v-{ARM}", y - GAP)?;
            write!(f, "M{outer} {}H{corner}v{ARM}", y + GAP)?;
        }
    }
    Ok(())
}

/// The river's words. Red is the side of Hán, and each side reads its own bank's name upright.
pub(crate) fn river(f: &mut Formatter<'_>, ink: &Ink, options: Options) -> fmt::Result {
    let (chu, han) = match options.river {
        River::Chinese => (glyphs::CHU_HE, glyphs::HAN_JIE),
        River::Vietnamese => (glyphs::SO_HA, glyphs::HAN_GIOI),
    };
    let turn = match options.bottom {
        Color::Red => "",
        Color::Black => r#" transform="rotate(180 400 450)""#,
    };
    let scale = Layout::river_height(options.river) / 930.0;
    write!(
        f,
        r#"<g fill="{0}"{turn}><path transform="translate(200 450) rotate(180) scale({scale:.4})" d="{chu}"/><path transform="translate(600 450) scale({scale:.4})" d="{han}"/></g>"#,
        ink.river
    )
}

/// The numbers at the edges.
pub(crate) fn numbers(
    f: &mut Formatter<'_>,
    ink: &Ink,
    options: Options,
    layout: &Layout,
) -> fmt::Result {
    if options.numbers == Numbers::None {
        return Ok(());
    }
    write!(f, r#"<g fill="{}">"#, ink.number)?;
    for file in File::all() {
        for side in [Color::Red, Color::Black] {
            let edge = Rank::at_distance(0, side).map(|rank| layout.at(Square::new(file, rank)));
            let (x, y) = edge.unwrap_or_default();
            let y = if y == 0 { -TO_NUMBERS } else { y + TO_NUMBERS };
            let (path, scale) = file_name(options.numbers, file, side);
            glyph(f, path, (x, y), scale)?;
        }
    }
    if options.numbers == Numbers::Letters {
        for (rank, path) in (0..).zip(glyphs::ARABIC) {
            let square = Rank::new(rank).zip(File::new(0));
            let at = square.map(|(rank, file)| layout.at(Square::new(file, rank)));
            let (_, y) = at.unwrap_or_default();
            glyph(f, path, (-TO_NUMBERS, y), DIGIT)?;
            glyph(f, path, (RIGHT + TO_NUMBERS, y), DIGIT)?;
        }
    }
    f.write_str("</g>")
}

/// The size of numbers, of an em of 1000.
const DIGIT: f64 = 0.037;
const NUMERAL: f64 = 0.034;

/// What stands at the end of a file on this side.
fn file_name(numbers: Numbers, file: File, side: Color) -> (&'static str, f64) {
    let number = usize::from(file.number(side));
    match (numbers, side) {
        (Numbers::Letters, _) => (glyphs::LETTERS[usize::from(file.index())], DIGIT),
        (Numbers::Chinese, Color::Red) => (glyphs::CHINESE[number - 1], NUMERAL),
        _ => (glyphs::ARABIC[number], DIGIT),
    }
}

fn glyph(f: &mut Formatter<'_>, path: &str, (x, y): (i32, i32), scale: f64) -> fmt::Result {
    write!(
        f,
        r#"<path transform="translate({x} {y}) scale({scale})" d="{path}"/>"#
    )
}
