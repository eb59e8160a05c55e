//! Move texts.

use record::{Notation, read_any};
use xiangqi::Position;

/// Where texts are read: the start, and places with several equal men on a file.
pub const PLACES: [&str; 6] = [
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w",
    "3akab2/9/2P1b4/2P1P4/2P1P4/9/9/9/9/4K4 w",
    "3k5/4P4/4P4/4P4/4P4/4P4/9/9/9/5K3 w",
    "4k4/9/9/9/9/p3p4/p3p4/p8/9/3K5 b",
    "3ak4/4a4/4b4/9/2b6/6B2/9/4B4/4A4/3AK4 w",
    "4k4/9/4r4/4r4/2n1c4/2n1c4/9/9/9/3K5 b",
];

/// Reads the text in every notation at a place that the first bytes choose; the sixth and what
/// follows is the text.
///
/// # Panics
///
/// Where a move that was read is not legal, or is another one after it was written and read.
pub fn read_move(bytes: &[u8]) {
    let Some((&[place, choices @ ..], text)) = bytes.split_first_chunk::<6>() else {
        return;
    };
    let place = PLACES[usize::from(place) % PLACES.len()];
    let mut position = Position::from_fen(place).expect("a place that exists");
    for choice in choices {
        let moves = position.legal_moves();
        if let Some(&m) = moves.get(usize::from(choice)) {
            position.play_unchecked(m);
        }
    }
    let text = String::from_utf8_lossy(text);
    // A text in place may also be asked for without saying the notation.
    read_any(&position, &text).ok();
    for notation in Notation::ALL {
        if let Ok(m) = notation.read(&position, &text) {
            assert!(position.is_legal(m), "{notation}: {text} is {m}");
            let written = notation
                .write(&position, m)
                .expect("a legal move has a text");
            assert_eq!(
                notation.read(&position, &written),
                Ok(m),
                "{notation}: {written}"
            );
        }
    }
}
