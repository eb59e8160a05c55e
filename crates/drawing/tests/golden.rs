//! Pictures that must not change unseen. After a wanted change run the tests with `KYDAI_GOLDEN=write`
//! and look at the new files.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

use drawing::{Mark, MarkColor, Numbers, Options, Picture, River, Style};
use std::path::Path;
use std::{env, fs};
use xiangqi::{Board, Color, Diagram, Position};

/// Few men, so that the files are small.
const STUDY: &str = "3k5/4a4/4b1P2/9/9/2B6/9/3R5/4A4/2r1K4 b - - 0 1";

fn study() -> Board {
    Diagram::from_fen(STUDY).unwrap().diagram.board
}

fn compare(name: &str, picture: &Picture<'_>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/golden")
        .join(name);
    let drawn = picture.to_string();
    if env::var_os("KYDAI_GOLDEN").is_some_and(|wish| wish == "write") {
        fs::write(&path, drawn).unwrap();
    } else {
        let kept = fs::read_to_string(&path).unwrap();
        assert!(kept == drawn, "{name} is drawn in another way than it was");
    }
}

#[test]
fn the_start_as_in_a_book() {
    let start = Position::start();
    compare(
        "start.svg",
        &Picture::new(start.board(), Options::default()),
    );
}

#[test]
fn a_study_with_arrows() {
    let (board, at) = (study(), |name: &str| name.parse().unwrap());
    let mark = |color, from, to: Option<&str>| Mark {
        color,
        from: at(from),
        to: to.map(at),
    };
    let marks = [
        mark(MarkColor::Green, "d2", Some("d8")),
        mark(MarkColor::Red, "c4", Some("e6")),
        mark(MarkColor::Yellow, "e0", Some("f0")),
        mark(MarkColor::Blue, "g7", None),
        mark(MarkColor::Blue, "a9", Some("a9")),
    ];
    let options = Options {
        numbers: Numbers::Chinese,
        river: River::Vietnamese,
        ..Options::default()
    };
    let picture = Picture {
        marks: &marks,
        ..Picture::new(&board, options)
    };
    compare("arrows.svg", &picture);
}

#[test]
fn a_study_from_the_other_side() {
    let board = study();
    let options = Options {
        bottom: Color::Black,
        style: Style::Wood,
        numbers: Numbers::Letters,
        size: 320,
        ..Options::default()
    };
    let picture = Picture {
        last_move: Some("e2d2".parse().unwrap()),
        check: true,
        ..Picture::new(&board, options)
    };
    compare("flipped.svg", &picture);
}
