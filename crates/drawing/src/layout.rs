//! Where things are in a picture, in units: a cell is 100 wide and (0, 0) is the upper left point.

use crate::{MAX_SIZE, MIN_SIZE, Numbers, Options, River};
use xiangqi::{Color, Square};

/// The board's lines lie between (0, 0) and this.
pub(crate) const RIGHT: i32 = 800;
/// See [`RIGHT`].
pub(crate) const BOTTOM: i32 = 900;

/// From the outermost lines to the picture's edge where nothing is written.
const BARE: i32 = 66;
/// The same where numbers are.
const NUMBERED: i32 = 112;
/// From the outermost lines to the middle of the numbers.
pub(crate) const TO_NUMBERS: i32 = 78;

/// A point of the picture.
pub(crate) type Point = (i32, i32);

/// Where things are in a picture with these options.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    bottom: Color,
    /// Margins at the sides, and above and below.
    margin: (i32, i32),
    /// Pixels.
    width: u32,
}

impl Layout {
    pub(crate) fn new(options: Options) -> Self {
        let margin = match options.numbers {
            Numbers::None => (BARE, BARE),
            Numbers::Arabic | Numbers::Chinese => (BARE, NUMBERED),
            Numbers::Letters => (NUMBERED, NUMBERED),
        };
        Self {
            bottom: options.bottom,
            margin,
            width: options.size.clamp(MIN_SIZE, MAX_SIZE),
        }
    }

    /// The picture's left, top, width and height in units.
    pub(crate) const fn view_box(&self) -> (i32, i32, i32, i32) {
        let (x, y) = self.margin;
        (-x, -y, RIGHT + 2 * x, BOTTOM + 2 * y)
    }

    /// Width and height in pixels.
    pub(crate) fn pixels(&self) -> (u32, u32) {
        let (_, _, width, height) = self.view_box();
        let (width, height) = (width.unsigned_abs(), height.unsigned_abs());
        (self.width, (self.width * height).div_ceil(width))
    }

    /// The width nearest to this one that is whole pixels, in units: lines that lie along the pixels
    /// are then all alike.
    pub(crate) fn line(&self, units: f64) -> f64 {
        let (_, _, width, _) = self.view_box();
        let pixel = f64::from(width) / f64::from(self.width);
        (units / pixel).round().max(1.0) * pixel
    }

    /// Where a square lies.
    pub(crate) fn at(&self, square: Square) -> Point {
        let file = i32::from(square.file().index());
        let rank = i32::from(square.rank().index());
        match self.bottom {
            Color::Red => (file * 100, (9 - rank) * 100),
            Color::Black => ((8 - file) * 100, rank * 100),
        }
    }

    /// Height of the river's words.
    pub(crate) const fn river_height(river: River) -> f64 {
        match river {
            River::Chinese => 58.0,
            River::Vietnamese => 43.0,
        }
    }
}
