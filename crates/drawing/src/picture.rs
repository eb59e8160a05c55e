//! A board as an SVG document.

use crate::ink::Ink;
use crate::layout::Layout;
use crate::{Mark, Options, ground, marks, men};
use std::fmt;
use xiangqi::{Board, Move};

/// A board as an SVG document, which [`Display`](fmt::Display) writes. It needs no font and nothing
/// from outside.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// The men.
    pub board: &'a Board,
    /// The move that led here.
    pub last_move: Option<Move>,
    /// Whether a general that is attacked is marked.
    pub check: bool,
    /// Circles and arrows.
    pub marks: &'a [Mark],
    /// How it is drawn.
    pub options: Options,
}

impl<'a> Picture<'a> {
    /// A board with nothing pointed out.
    pub const fn new(board: &'a Board, options: Options) -> Self {
        Self {
            board,
            last_move: None,
            check: false,
            marks: &[],
            options,
        }
    }

    /// Width and height in pixels.
    pub fn pixels(&self) -> (u32, u32) {
        Layout::new(self.options).pixels()
    }
}

impl fmt::Display for Picture<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (style, layout) = (self.options.style, Layout::new(self.options));
        let ink = Ink::of(style);
        let (x, y, width, height) = layout.view_box();
        let (across, down) = layout.pixels();
        write!(
            f,
            r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{across}" height="{down}" viewBox="{x} {y} {width} {height}"><defs>"#
        )?;
        men::definitions(f, style, self.board)?;
        f.write_str("</defs>")?;
        ground::ground(f, style, &layout)?;
        ground::lines(f, ink, &layout)?;
        ground::river(f, ink, self.options)?;
        ground::numbers(f, ink, self.options, &layout)?;
        if let Some(m) = self.last_move {
            marks::last_move(f, ink, &layout, m)?;
        }
        if self.check {
            marks::checks(f, style, self.board, &layout)?;
        }
        men::men(f, style, self.board, &layout)?;
        marks::marks(f, style, self.board, &layout, self.marks)?;
        f.write_str("</svg>\n")
    }
}
