//! Each reason becomes a sentence in each language.

use std::collections::BTreeSet;

use locale::{Catalogue, Language, Message};
use xiangqi::{Diagram, FenOrPositionError, Position};

/// A position, a move, the code of the reason, and the sentences.
struct Case {
    fen: &'static str,
    m: &'static str,
    code: &'static str,
    vi: &'static str,
    en: &'static str,
}

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

const CASES: &[Case] = &[
    Case {
        fen: START,
        m: "e4e5",
        code: "empty-square",
        vi: "Không có quân nào ở cột 5 hàng 4.",
        en: "There is no piece on file 5, rank 4.",
    },
    Case {
        fen: START,
        m: "b9c7",
        code: "not-your-turn",
        vi: "Chưa đến lượt quân này: bây giờ bên Đỏ đi.",
        en: "It is not this piece’s turn: Red is to move.",
    },
    Case {
        fen: START,
        m: "a0a0",
        code: "same-square",
        vi: "Quân phải đi sang một điểm khác.",
        en: "A piece has to move to another point.",
    },
    Case {
        fen: START,
        m: "a0b0",
        code: "own-piece",
        vi: "Không được ăn quân mình: Mã của bạn đang ở cột 8 hàng 0.",
        en: "You cannot take your own piece: your horse is on file 8, rank 0.",
    },
    Case {
        fen: START,
        m: "b0b1",
        code: "wrong-shape",
        vi: "Mã đi thẳng một ô rồi chéo một ô.",
        en: "The horse moves one point along a line, then one diagonally outward.",
    },
    Case {
        fen: "4k4/9/9/9/9/9/9/9/9/3K5 w",
        m: "d0c0",
        code: "leaves-palace",
        vi: "Tướng không được ra khỏi cung.",
        en: "The general may not leave the palace.",
    },
    Case {
        fen: "4k4/9/9/9/9/2B6/9/9/9/3K5 w",
        m: "c4e6",
        code: "crosses-river",
        vi: "Tượng không được qua sông.",
        en: "The elephant may not cross the river.",
    },
    Case {
        fen: START,
        m: "c3c2",
        code: "soldier-backward",
        vi: "Tốt không được đi lùi.",
        en: "A soldier never goes back.",
    },
    Case {
        fen: START,
        m: "c3d3",
        code: "soldier-sideways",
        vi: "Tốt chưa qua sông thì chưa được đi ngang.",
        en: "A soldier may go sideways only after crossing the river.",
    },
    Case {
        fen: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b",
        m: "h9f8",
        code: "horse-leg-blocked",
        vi: "Mã bị cản chân ở cột 7 hàng 0.",
        en: "The horse’s leg is blocked on file 7, rank 0.",
    },
    Case {
        fen: "3k5/9/9/9/9/9/9/9/3N5/2B1K4 w",
        m: "c0e2",
        code: "elephant-eye-blocked",
        vi: "Tượng bị chặn mắt ở cột 6 hàng 1.",
        en: "The elephant’s eye is blocked on file 6, rank 1.",
    },
    Case {
        fen: START,
        m: "a0a4",
        code: "path-blocked",
        vi: "Xe bị cản đường ở cột 9 hàng 3.",
        en: "The chariot’s path is blocked on file 9, rank 3.",
    },
    Case {
        fen: START,
        m: "b2b8",
        code: "cannon-jump",
        vi: "Pháo chỉ được nhảy qua quân khác khi ăn quân.",
        en: "A cannon jumps over a piece only to capture.",
    },
    Case {
        fen: START,
        m: "b2b7",
        code: "cannon-no-screen",
        vi: "Pháo muốn ăn quân phải có đúng một quân làm ngòi; ở đây chưa có ngòi.",
        en: "To capture, a cannon needs exactly one piece as its screen; here there is none.",
    },
    Case {
        fen: "5k3/9/9/4p4/9/4p4/4P4/4C4/9/3K5 w",
        m: "e2e6",
        code: "cannon-too-many-screens",
        vi: "Pháo muốn ăn quân phải có đúng một quân làm ngòi; ở đây có tới 2 quân.",
        en: "To capture, a cannon needs exactly one piece as its screen; here there are 2.",
    },
    Case {
        fen: "4k4/9/9/9/9/9/9/9/4N4/4K4 w",
        m: "e1c2",
        code: "generals-face",
        vi: "Không được để hai Tướng lộ mặt nhau trên cột 5.",
        en: "The two generals may not face each other on file 5.",
    },
    Case {
        fen: "3k5/9/9/4r4/9/9/9/9/4N4/4K4 w",
        m: "e1c2",
        code: "leaves-general-in-check",
        vi: "Đi như vậy thì Tướng mình bị Xe ở cột 5 hàng 6 chiếu.",
        en: "This would leave your general in check from the chariot on file 5, rank 6.",
    },
    Case {
        fen: "3k5/9/9/4r4/9/9/9/9/N8/4K4 w",
        m: "a1c2",
        code: "does-not-answer-check",
        vi: "Tướng đang bị chiếu mà nước này chưa đỡ được Xe ở cột 5 hàng 6.",
        en: "Your general is in check, and this does not stop the chariot on file 5, rank 6.",
    },
];

/// Ends of the names of all messages of a kind.
fn suffixes(kind: &str) -> BTreeSet<String> {
    include_str!("../../../locales/vi/rules.ftl")
        .lines()
        .filter_map(|line| line.strip_prefix(kind)?.split_once(" ="))
        .map(|(suffix, _)| suffix.to_owned())
        .collect()
}

#[test]
fn every_reason_is_said_in_every_language() {
    let catalogue = Catalogue::new();
    let mut said = BTreeSet::new();
    for Case {
        fen,
        m,
        code,
        vi,
        en,
    } in CASES
    {
        let position = Position::from_fen(fen).unwrap();
        let m = m.parse().unwrap();
        let reason = position.judge(m).unwrap_err();
        assert_eq!(reason.code(), *code, "{m} in {fen}");
        let message = Message::illegal(&position, m, &reason);
        assert_eq!(message.id, format!("illegal-{code}"));
        assert_eq!(catalogue.text(Language::Vi, &message), *vi);
        assert_eq!(catalogue.text(Language::En, &message), *en);
        assert_ne!(catalogue.text(Language::ZhHans, &message), message.id);
        said.insert((*code).to_owned());
    }
    assert_eq!(said, suffixes("illegal-"));
}

#[test]
fn several_attackers_are_counted() {
    let position = Position::from_fen("3k5/9/9/9/4r4/9/9/9/9/4KN2r w").unwrap();
    let m = "f0g2".parse().unwrap();
    let message = Message::illegal(&position, m, &position.judge(m).unwrap_err());
    let catalogue = Catalogue::new();
    assert_eq!(
        catalogue.text(Language::Vi, &message),
        "Tướng đang bị chiếu mà nước này chưa đỡ được Xe ở cột 5 hàng 5."
    );
    let position = Position::from_fen("3k5/9/9/9/4r4/9/9/9/9/r3KN3 w").unwrap();
    let message = Message::illegal(&position, m, &position.judge(m).unwrap_err());
    assert_eq!(
        catalogue.text(Language::Vi, &message),
        "Tướng đang bị chiếu mà nước này chưa đỡ được 2 quân chiếu."
    );
}

#[test]
fn every_fault_is_said_in_every_language() {
    let wrong = [
        "3k5/9/9/9/9/9/9/9/9/9 w",
        "3k5/9/9/9/9/9/9/9/9/2RRRK3 w",
        "3k5/9/9/9/9/9/3P5/9/9/5K3 w",
        "3k5/9/9/9/9/P8/P8/9/9/5K3 w",
        "3k5/9/9/9/9/9/9/9/9/3R1K3 w",
        "3k5/9/9/9/9/9/9/9/9/3K5 w",
    ];
    let catalogue = Catalogue::new();
    let mut said = BTreeSet::new();
    for fen in wrong {
        let Err(FenOrPositionError::Position(faults)) = Position::from_fen(fen) else {
            panic!("{fen} has no fault");
        };
        for fault in faults.iter() {
            let message = Message::fault(fault);
            assert_eq!(message.id, format!("fault-{}", fault.code()));
            for language in Language::ALL {
                assert_ne!(catalogue.text(language, &message), message.id);
            }
            said.insert(fault.code().to_owned());
        }
    }
    assert_eq!(said, suffixes("fault-"));
}

#[test]
fn every_fen_error_is_said_in_every_language() {
    let board = "3k5/9/9/9/9/9/9/9/9/5K3";
    let wrong = [
        String::new(),
        "9/9".to_owned(),
        board.replacen("3k5", "3k4", 1),
        board.replacen("3k5", "3x5", 1),
        format!("{board} red"),
        format!("{board} w KQkq"),
        format!("{board} w - - x"),
        format!("{board} w - - 0 -1"),
        format!("{board} w - - 0 1 2"),
    ];
    let catalogue = Catalogue::new();
    let mut said = BTreeSet::new();
    for fen in wrong {
        let error = Diagram::from_fen(&fen).unwrap_err();
        let message = Message::fen_error(&error);
        assert_eq!(message.id, format!("fen-error-{}", error.code()));
        for language in Language::ALL {
            assert_ne!(catalogue.text(language, &message), message.id);
        }
        said.insert(error.code().to_owned());
    }
    assert_eq!(said, suffixes("fen-error-"));
}

#[test]
fn every_fen_note_is_said_in_every_language() {
    let board = "3k5/9/9/9/9/9/9/9/9/5K3";
    let read = [
        board.to_owned(),
        "3k5/9/4e4/9/9/9/9/9/5H3/5K21 r - - 0 0".to_owned(),
    ];
    let catalogue = Catalogue::new();
    let mut said = BTreeSet::new();
    for fen in read {
        for note in Diagram::from_fen(&fen).unwrap().notes {
            let message = Message::fen_note(note);
            assert_eq!(message.id, format!("fen-note-{}", note.code()));
            for language in Language::ALL {
                assert_ne!(catalogue.text(language, &message), message.id);
            }
            said.insert(note.code().to_owned());
        }
    }
    assert_eq!(said, suffixes("fen-note-"));
}

#[test]
fn long_and_unprintable_input_is_shown_harmlessly() {
    let fen = format!("3k5/9/9/9/9/9/9/9/9/5K3 \u{1b}[31m{}", "x".repeat(1000));
    let text = Catalogue::new().text(
        Language::En,
        &Message::fen_error(&Diagram::from_fen(&fen).unwrap_err()),
    );
    assert!(text.len() < 200 && !text.contains('\u{1b}'), "{text}");
}
