//! Pictures as another program draws them: they can be read, have their size, and show what stands
//! where.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

use drawing::{MAX_SIZE, MIN_SIZE, Numbers, Options, Picture, Style};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Tree};
use std::collections::BTreeMap;
use xiangqi::{Color, Position};

fn drawn(picture: &Picture<'_>) -> Pixmap {
    let tree = Tree::from_str(&picture.to_string(), &usvg::Options::default()).unwrap();
    let size = tree.size().to_int_size();
    assert_eq!((size.width(), size.height()), picture.pixels());
    let mut pixels = Pixmap::new(size.width(), size.height()).unwrap();
    resvg::render(&tree, Transform::default(), &mut pixels.as_mut());
    pixels
}

/// The colour of a point of a picture whose pixels are as large as its units.
fn color(pixels: &Pixmap, x: u32, y: u32) -> (u8, u8, u8) {
    let pixel = pixels.pixel(66 + x, 112 + y).unwrap();
    assert_eq!(pixel.alpha(), 255, "nothing shines through");
    (pixel.red(), pixel.green(), pixel.blue())
}

/// A cell is 100 pixels wide.
fn natural(style: Style) -> Options {
    Options {
        style,
        size: 932,
        ..Options::default()
    }
}

#[test]
fn print_is_black_and_white_and_the_sides_differ() {
    let start = Position::start();
    let pixels = drawn(&Picture::new(start.board(), natural(Style::Book)));
    let is_gray = |pixel: &resvg::tiny_skia::PremultipliedColorU8| {
        pixel.red() == pixel.green() && pixel.green() == pixel.blue()
    };
    assert!(pixels.pixels().iter().all(is_gray));
    // Beside the characters of the chariots in the upper and the lower left corner.
    assert_eq!(color(&pixels, 34, 0), (0, 0, 0));
    assert_eq!(color(&pixels, 34, 900), (255, 255, 255));
    // A crossing of lines and the middle of the river.
    assert_eq!(color(&pixels, 400, 100), (0, 0, 0));
    assert_eq!(color(&pixels, 400, 450), (255, 255, 255));
}

#[test]
fn wood_has_red_characters_and_rims_that_differ() {
    let start = Position::start();
    let pixels = drawn(&Picture::new(start.board(), natural(Style::Wood)));
    let has = |side: u32, wanted: (u8, u8, u8)| {
        let cell = || (0..90).flat_map(|x| (0..90).map(move |y| (x, y)));
        cell().any(|(x, y)| color(&pixels, 355 + x, side + y) == wanted)
    };
    let red = (0xb0, 0x1e, 0x17);
    assert!(has(855, red), "the red general's character");
    assert!(!has(10, red), "nothing of the black general is red");
    let luma = |(r, g, b): (u8, u8, u8)| u32::from(r) + u32::from(g) + u32::from(b);
    let (black, red) = (color(&pixels, 444, 0), color(&pixels, 444, 900));
    assert!(luma(black) * 2 < luma(red), "{black:?} {red:?}");
}

#[test]
fn every_man_is_drawn_once() {
    let mut position = Position::start();
    for (text, bottom) in [("h2h9", Color::Red), ("i9h9", Color::Black)] {
        position.play(text.parse().unwrap()).unwrap();
        for &style in Style::ALL {
            let options = Options {
                bottom,
                style,
                ..Options::default()
            };
            let svg = Picture::new(position.board(), options).to_string();
            let mut found = BTreeMap::new();
            for part in svg.split("<use ").skip(1) {
                let values: Vec<_> = part.split('"').skip(1).step_by(2).take(3).collect();
                let [href, x, y] = values[..] else {
                    panic!("a man without a place: {part}");
                };
                let name = href.rsplit('-').next().unwrap();
                assert!(
                    found
                        .insert((x.to_owned(), y.to_owned()), name.to_owned())
                        .is_none()
                );
            }
            let wanted = position.board().pieces().map(|(square, piece)| {
                let (file, rank) = (square.file().index(), square.rank().index());
                let (column, row) = match bottom {
                    Color::Red => (file, 9 - rank),
                    Color::Black => (8 - file, rank),
                };
                let at = |place: u8| (u32::from(place) * 100).to_string();
                ((at(column), at(row)), piece.fen_char().to_string())
            });
            assert_eq!(found, wanted.collect());
        }
    }
}

#[test]
fn any_size_and_any_edge_can_be_had() {
    let start = Position::start();
    for &numbers in Numbers::ALL {
        for size in [0, 133] {
            let options = Options {
                numbers,
                size,
                ..Options::default()
            };
            let pixels = drawn(&Picture::new(start.board(), options));
            assert_eq!(pixels.width(), size.max(MIN_SIZE));
        }
    }
    let options = Options {
        size: u32::MAX,
        ..Options::default()
    };
    assert_eq!(Picture::new(start.board(), options).pixels().0, MAX_SIZE);
}
