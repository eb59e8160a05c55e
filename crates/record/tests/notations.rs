//! Moves as books, players and other programs write them.

use proptest::prelude::*;
use record::notation::decide;
use record::{Notation, NotationError};
use xiangqi::{Diagram, Move, Position};

use Notation::{Chinese, ChineseTraditional, Iccs, San, San10, Uci, Uci10, Vietnamese, Wxf};

/// Several soldiers on a file, Red's and then Black's.
const TWO: &str = "4k4/9/4P4/4P4/9/9/9/9/9/3K5 w - - 0 1";
const THREE: &str = "3k5/9/2P6/2P6/2P6/9/9/9/9/4K4 w - - 0 1";
const FOUR: &str = "3k5/2P6/2P6/2P6/2P6/9/9/9/9/4K4 w - - 0 1";
const FIVE: &str = "3k5/2P6/2P6/2P6/2P6/2P6/9/9/9/4K4 w - - 0 1";
const TWO_AND_TWO: &str = "3k5/9/2P3P2/2P3P2/9/9/9/9/9/4K4 w - - 0 1";
const THREE_AND_TWO: &str = "3k5/9/2P3P2/2P3P2/6P2/9/9/9/9/4K4 w - - 0 1";
const BLACK_THREE: &str = "3k5/9/9/9/9/6p2/6p2/6p2/9/4K4 b - - 0 1";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect("a position")
}

fn mv(text: &str) -> Move {
    text.parse().expect("two squares")
}

fn read(notation: Notation, fen: &str, text: &str) -> Result<String, NotationError> {
    let m = notation.read(&position(fen), text)?;
    Ok(m.to_string())
}

/// The text is what we write for the move, and reads back.
fn both_ways(notation: Notation, fen: &str, m: &str, text: &str) {
    let position = position(fen);
    assert_eq!(notation.write(&position, mv(m)).as_deref(), Ok(text));
    assert_eq!(notation.read(&position, text), Ok(mv(m)), "{text}");
}

/// Every spelling is read as the move.
fn reads(notation: Notation, fen: &str, m: &str, texts: &[&str]) {
    for text in texts {
        assert_eq!(read(notation, fen, text).as_deref(), Ok(m), "{text}");
    }
}

fn ambiguous(notation: Notation, fen: &str, text: &str, candidates: &[&str]) {
    let candidates = candidates.iter().map(|m| mv(m)).collect();
    let expected = Err(NotationError::Ambiguous { candidates });
    assert_eq!(read(notation, fen, text), expected, "{text}");
}

#[test]
fn one_opening_in_every_notation() {
    let lines: [(Notation, [&str; 6]); 9] = [
        (Uci, ["h2e2", "h9g7", "h0g2", "i9h9", "g3g4", "c9e7"]),
        (Iccs, ["H2-E2", "H9-G7", "H0-G2", "I9-H9", "G3-G4", "C9-E7"]),
        (Uci10, ["h3e3", "h10g8", "h1g3", "i10h10", "g4g5", "c10e8"]),
        (Vietnamese, ["P2-5", "M8.7", "M2.3", "X9-8", "B3.1", "T3.5"]),
        (
            Chinese,
            [
                "炮二平五",
                "马８进７",
                "马二进三",
                "车９平８",
                "兵三进一",
                "象３进５",
            ],
        ),
        (
            ChineseTraditional,
            [
                "炮二平五",
                "馬８進７",
                "馬二進三",
                "車９平８",
                "兵三進一",
                "象３進５",
            ],
        ),
        (Wxf, ["C2=5", "H8+7", "H2+3", "R9=8", "P3+1", "E3+5"]),
        (San, ["Che2", "Hg7", "Hg2", "Rh9", "g4", "Ece7"]),
        (San10, ["Che3", "Hg8", "Hg3", "Rh10", "g5", "Ece8"]),
    ];
    let moves = lines[0].1;
    for (notation, texts) in lines {
        let mut position = Position::start();
        for (text, m) in texts.iter().zip(moves) {
            assert_eq!(
                notation.read(&position, text),
                Ok(mv(m)),
                "{notation} {text}"
            );
            assert_eq!(notation.write(&position, mv(m)).as_deref(), Ok(*text));
            position.play(mv(m)).unwrap();
        }
    }
}

#[test]
fn chinese_words_for_men_on_one_file() {
    both_ways(Chinese, TWO, "e7e8", "前兵进一");
    both_ways(Chinese, TWO, "e6d6", "后兵平六");
    both_ways(ChineseTraditional, TWO, "e6d6", "後兵平六");
    both_ways(Chinese, THREE, "c7d7", "前兵平六");
    both_ways(Chinese, THREE, "c6d6", "中兵平六");
    both_ways(Chinese, THREE, "c5d5", "后兵平六");
    both_ways(Chinese, BLACK_THREE, "g2g1", "前卒进１");
    both_ways(Chinese, BLACK_THREE, "g3h3", "中卒平８");
    both_ways(Chinese, BLACK_THREE, "g4f4", "后卒平６");
    for (m, text) in [
        ("c8d8", "前兵平六"),
        ("c7d7", "二兵平六"),
        ("c6d6", "三兵平六"),
        ("c5d5", "后兵平六"),
    ] {
        both_ways(Chinese, FOUR, m, text);
    }
    for (m, text) in [
        ("c8d8", "一兵平六"),
        ("c7d7", "二兵平六"),
        ("c6d6", "三兵平六"),
        ("c5d5", "四兵平六"),
    ] {
        both_ways(Chinese, FIVE, m, text);
    }
    for (m, text) in [
        ("g7f7", "一兵平四"),
        ("g6f6", "二兵平四"),
        ("c7d7", "三兵平六"),
        ("c6b6", "四兵平八"),
    ] {
        both_ways(Chinese, TWO_AND_TWO, m, text);
    }
    both_ways(Chinese, THREE_AND_TWO, "g5h5", "三兵平二");
    both_ways(Chinese, THREE_AND_TWO, "c6d6", "五兵平六");
    let chariots = "3k5/9/4R4/9/9/9/4R4/9/9/4K4 w - - 0 1";
    both_ways(Chinese, chariots, "e7a7", "前车平九");
    both_ways(Chinese, chariots, "e3e4", "后车进一");
}

#[test]
fn chinese_as_others_write_it() {
    let start = Position::start().fen();
    reads(
        Chinese,
        &start,
        "h2e2",
        &["炮二平五", "砲二平五", "包2平5", "炮２平５"],
    );
    reads(
        Chinese,
        TWO,
        "e6d6",
        &["后兵平六", "後兵平6", "二兵平六", "兵后平六", "后兵五平六"],
    );
    reads(Chinese, TWO, "e6d6", &["后五平六", "二5平6"]);
    reads(
        Chinese,
        THREE,
        "c7c8",
        &["一兵进一", "前七进一", "兵七进一"],
    );
    reads(Chinese, FOUR, "c8d8", &["一兵平六"]);
    reads(Chinese, FOUR, "c5d5", &["四兵平六"]);
    ambiguous(Chinese, FOUR, "中兵平六", &["c6d6", "c7d7"]);
    reads(Chinese, FIVE, "c8d8", &["前兵平六"]);
    reads(
        Chinese,
        TWO_AND_TWO,
        "c7b7",
        &["前兵七平八", "前七平八", "三兵平八", "前兵平八"],
    );
    reads(
        Chinese,
        TWO_AND_TWO,
        "g6f6",
        &["后兵三平四", "二3平4", "二兵平四", "后兵平四"],
    );
    ambiguous(Chinese, TWO_AND_TWO, "前兵进一", &["c7c8", "g7g8"]);
    ambiguous(Chinese, TWO, "兵五平六", &["e6d6", "e7d7"]);
    assert_eq!(
        read(Chinese, TWO, "中兵平六"),
        Err(NotationError::NoSuchPiece)
    );
    assert_eq!(
        read(Chinese, &start, "前车进一"),
        Err(NotationError::NoSuchPiece)
    );
    assert_eq!(
        read(Chinese, &start, "马二平五"),
        Err(NotationError::NoSuchStep)
    );
}

#[test]
fn of_two_advisors_or_elephants_only_one_can_go() {
    let fen = "3k5/9/9/9/9/2B6/9/5A3/9/2B1KA3 w - - 0 1";
    for (m, zh, wxf, vi) in [
        ("c0e2", "相七进五", "E7+5", "T7.5"),
        ("c4e2", "相七退五", "E7-5", "T7/5"),
        ("f0e1", "仕四进五", "A4+5", "S4.5"),
        ("f2e1", "仕四退五", "A4-5", "S4/5"),
    ] {
        both_ways(Chinese, fen, m, zh);
        both_ways(Wxf, fen, m, wxf);
        both_ways(Vietnamese, fen, m, vi);
    }
    reads(Chinese, fen, "c4e2", &["前相退五", "象七退5", "前相七退五"]);
    reads(Wxf, fen, "c4e2", &["E+-5", "+E-5", "M7-5", "b7-5"]);
}

#[test]
fn wxf_signs_for_men_on_one_file() {
    both_ways(Wxf, TWO, "e7e8", "P++1");
    both_ways(Wxf, TWO, "e6d6", "P-=6");
    both_ways(Wxf, THREE, "c7d7", "P+=6");
    both_ways(Wxf, THREE, "c6d6", "P7=6");
    both_ways(Wxf, THREE, "c5d5", "P-=6");
    for (m, text) in [
        ("c8d8", "++=6"),
        ("c7d7", "P+=6"),
        ("c6d6", "P-=6"),
        ("c5d5", "--=6"),
    ] {
        both_ways(Wxf, FOUR, m, text);
    }
    for (m, text) in [
        ("c8d8", "++=6"),
        ("c7d7", "P+=6"),
        ("c6d6", "P7=6"),
        ("c5d5", "P-=6"),
    ] {
        both_ways(Wxf, FIVE, m, text);
    }
    both_ways(Wxf, TWO_AND_TWO, "c7d7", "7+=6");
    both_ways(Wxf, TWO_AND_TWO, "g6h6", "3-=2");
    both_ways(Wxf, THREE_AND_TWO, "g6f6", "P3=4");
    both_ways(Wxf, BLACK_THREE, "g4f4", "P-=6");
}

#[test]
fn wxf_as_others_write_it() {
    let start = Position::start().fen();
    reads(
        Wxf,
        &start,
        "h2e2",
        &["C2=5", "c2.5", "C2.5", "C25", "Ｃ２＝５"],
    );
    reads(Wxf, &start, "h0g2", &["H2+3", "n2+3", "Ｈ２＋３"]);
    let cannons = "3k5/9/4C4/9/9/4C4/9/9/9/4K4 w - - 0 1";
    reads(
        Wxf,
        cannons,
        "e7a7",
        &["C+=9", "+C=9", "C+.9", "+C.9", "FC=9", "cf.9"],
    );
    reads(Wxf, cannons, "e4e6", &["C-+2", "-C+2", "RC+2", "BC+2"]);
    // Fairy-Stockfish counts from the front. `33` is the third with it and the middle one with the
    // federation.
    reads(Wxf, THREE_AND_TWO, "g6f6", &["23=4", "P3=4", "p3.4"]);
    reads(
        Wxf,
        THREE_AND_TWO,
        "g7f7",
        &["3+.4", "13=4", "P3+=4", "+P3=4"],
    );
    ambiguous(Wxf, THREE_AND_TWO, "33=2", &["g5h5", "g6h6"]);
    ambiguous(Wxf, TWO_AND_TWO, "P++1", &["c7c8", "g7g8"]);
    assert_eq!(
        read(Wxf, TWO_AND_TWO, "P+=5"),
        Err(NotationError::NoSuchStep)
    );
}

#[test]
fn san_tells_men_apart_as_little_as_it_must() {
    let start = Position::start().fen();
    both_ways(San, &start, "b2e2", "Cbe2");
    both_ways(San, &start, "b2b9", "Cxb9");
    both_ways(San, &start, "d0e1", "Ade1");
    let elephants = "3k5/9/4b4/9/2b6/9/9/9/9/4K4 b - - 0 1";
    both_ways(San, elephants, "e7g9", "Eg9");
    reads(
        San,
        elephants,
        "c5a7",
        &[
            "Ea7", "Eca7", "E5a7", "Ec5a7", "Ba7", "Ea7+", "Ea7#", "Ea7!?",
        ],
    );
    let chariots = "3k5/9/4R4/9/9/9/4R4/9/9/4K4 w - - 0 1";
    both_ways(San, chariots, "e7e5", "R7e5");
    both_ways(San10, chariots, "e7e5", "R8e6");
    both_ways(San10, chariots, "e7e9", "Re10");
}

#[test]
fn san_soldiers_have_no_letter() {
    // Red soldiers on d6 and e5; a black cannon on c6 and an advisor on d7.
    let fen = "4k4/9/3a5/2cP5/4P4/9/9/9/9/3K5 w - - 0 1";
    both_ways(San, fen, "e5e6", "e6");
    both_ways(San, fen, "d6e6", "de6");
    both_ways(San, fen, "d6c6", "dxc6");
    both_ways(San, fen, "d6d7", "dxd7");
    both_ways(San10, fen, "e5e6", "e7");
    reads(San, fen, "d6c6", &["c6", "xc6", "Pxc6", "Pdxc6", "d6xc6"]);
    reads(San, fen, "e5e6", &["Pe6", "ee6"]);
    reads(San10, fen, "d6e6", &["de7", "Pde7"]);
}

#[test]
fn vietnamese_as_others_write_it() {
    let fen = "3k5/9/9/6R1p/9/9/6R2/9/9/4K4 w - - 0 1";
    reads(
        Vietnamese,
        fen,
        "g6i6",
        &["Xt-1", "XtxB", "X3xB", "XxC", "Xe trước ăn tốt", "X3t–1"],
    );
    reads(
        Vietnamese,
        fen,
        "g3g5",
        &["Xs.2", "X s . 2", "xs.2", "Xe sau tiến 2"],
    );
    assert_eq!(
        read(Vietnamese, fen, "XsxP"),
        Err(NotationError::NoSuchStep)
    );
}

#[test]
fn illegal_moves_are_named() {
    // The horse is pinned, and the move is what the text says all the same.
    let fen = "4k4/4r4/9/9/9/4N4/9/9/9/4K4 w - - 0 1";
    for notation in Notation::ALL {
        let text = notation.write(&position(fen), mv("e4g5")).unwrap();
        match notation.read(&position(fen), &text) {
            Err(NotationError::Illegal { m, why }) => {
                assert_eq!((m, why.code()), (mv("e4g5"), "leaves-general-in-check"));
            }
            other => panic!("{notation} {text}: {other:?}"),
        }
    }
    for notation in [Vietnamese, Chinese, ChineseTraditional, Wxf, San, San10] {
        for m in ["e5e6", "e9e8"] {
            let error = notation.write(&position(fen), mv(m)).unwrap_err();
            assert_eq!(error.code(), "illegal", "{notation} {m}");
        }
    }
}

#[test]
fn what_a_diagram_cannot_tell_apart_is_not_written() {
    // Three advisors on one file: two of them could step back.
    let fen = "3k5/9/9/9/9/9/3A5/3A5/9/3AK4 w";
    let diagram = Diagram::from_fen(fen).unwrap().diagram;
    for notation in Notation::ALL {
        let text = notation.write(&diagram, mv("d2e1"));
        if matches!(notation, Chinese | ChineseTraditional | Wxf | Vietnamese) {
            assert_eq!(
                text.map_err(|error| error.code()),
                Err("ambiguous"),
                "{notation}"
            );
        } else {
            assert_eq!(
                notation.read(&diagram, &text.unwrap()),
                Ok(mv("d2e1")),
                "{notation}"
            );
        }
    }
}

proptest! {
    #[test]
    fn any_text_is_read_without_panic(text in "\\PC{0,12}", piece in "[A-Za-z前后炮兵车0-9+=.x-]{1,6}") {
        let start = Position::start();
        for notation in Notation::ALL {
            for text in [&text, &piece] {
                if let Ok(m) = notation.read(&start, text) {
                    prop_assert!(start.is_legal(m));
                }
            }
        }
    }

    #[test]
    fn a_decision_is_made_on_any_texts(
        texts in prop::collection::vec("[A-Ea-iHMPRX兵炮前平进0-9+=./x-]{2,5}", 0..12),
    ) {
        let start = Position::start().to_diagram();
        for hint in [None, Some(Wxf)] {
            if let Some(choice) = decide(&texts, &start, hint) {
                let most = choice.tried.iter().map(|&(_, plies)| plies).max();
                let own = choice.tried.iter().find(|(notation, _)| *notation == choice.notation);
                prop_assert_eq!(own.map(|&(_, plies)| plies), most);
            }
        }
    }

    #[test]
    fn any_two_squares_are_written_without_panic(from in 0_u8..90, to in 0_u8..90) {
        let m = Move::new(from.try_into().unwrap(), to.try_into().unwrap());
        for fen in [THREE_AND_TWO, BLACK_THREE, FIVE] {
            let position = position(fen);
            for notation in Notation::ALL {
                if let Ok(text) = notation.write(&position, m) {
                    match notation.read(&position, &text) {
                        Ok(read) | Err(NotationError::Illegal { m: read, .. }) => prop_assert_eq!(read, m),
                        Err(other) => prop_assert!(false, "{} {}: {:?}", notation, text, other),
                    }
                }
            }
        }
    }
}
