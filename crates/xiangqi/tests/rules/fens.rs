//! Corpora of FENs that must be read and of texts that must be refused.

use xiangqi::{Diagram, FenError, FenOrPositionError, Position, PositionFault, Rank};

/// Lines `codes | FEN`; `#` begins a comment.
fn corpus(text: &str) -> Vec<(Vec<&str>, &str)> {
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let (codes, fen) = line.split_once('|').unwrap();
            (
                codes
                    .split_whitespace()
                    .filter(|&code| code != "-")
                    .collect(),
                fen.trim(),
            )
        })
        .collect()
}

#[test]
fn valid_fens_are_read_with_their_notes() {
    let corpus = corpus(include_str!("data/valid.fens"));
    assert!(corpus.len() > 10);
    for (codes, fen) in corpus {
        let reading = Diagram::from_fen(fen).unwrap();
        let notes: Vec<_> = reading.notes.iter().map(|note| note.code()).collect();
        assert_eq!(notes, codes, "notes on {fen}");
        let position = Position::from_diagram(reading.diagram).unwrap();
        assert_eq!(
            position.fen() == fen,
            codes.is_empty(),
            "{fen} is canonical or noted"
        );
    }
}

#[test]
fn invalid_fens_are_refused_with_every_fault() {
    let corpus = corpus(include_str!("data/invalid.fens"));
    assert!(corpus.len() > 30);
    for (codes, fen) in corpus {
        let found: Vec<_> = match Position::from_fen(fen).expect_err(fen) {
            FenOrPositionError::Fen(error) => vec![error.code()],
            FenOrPositionError::Position(faults) => {
                faults.iter().map(PositionFault::code).collect()
            }
        };
        assert_eq!(found, codes, "faults of {fen:?}");
    }
}

#[test]
fn errors_name_the_row() {
    let rank = |index| Rank::new(index).unwrap();
    let wide = "3k5/9/9/9/9/9/9/9/9/4K5 w";
    assert_eq!(
        Diagram::from_fen(wide),
        Err(FenError::RowWidth {
            rank: rank(0),
            found: 10
        })
    );
    let narrow = "3k5/8/9/9/9/9/9/9/9/4K4 w";
    assert_eq!(
        Diagram::from_fen(narrow),
        Err(FenError::RowWidth {
            rank: rank(8),
            found: 8
        })
    );
    let unknown = "3k5/9/9/9/9/4x4/9/9/9/4K4 w";
    assert_eq!(
        Diagram::from_fen(unknown),
        Err(FenError::UnknownPiece {
            rank: rank(4),
            found: 'x'
        })
    );
}

#[test]
fn faults_name_the_square_and_the_pieces() {
    let faults = |fen| match Position::from_fen(fen) {
        Err(FenOrPositionError::Position(faults)) => faults.to_string(),
        other => panic!("{fen} gave {other:?}"),
    };
    assert_eq!(
        faults("3k5/9/9/9/9/9/3P5/9/9/5K3 w"),
        "the red soldier can never stand on d3"
    );
    assert_eq!(
        faults("4k4/4R4/9/9/9/9/9/9/9/3K5 w"),
        "black is in check (by {e8}) and not to move"
    );
    assert_eq!(
        faults("3k5/9/9/9/9/9/9/9/RRR6/4K4 w"),
        "red has 3 pieces of kind chariot, at most 2 may be"
    );
}

#[test]
fn a_diagram_may_be_what_no_position_is() {
    for fen in [
        "9/9/9/9/9/9/9/9/9/9 w - - 0 1",
        "4k4/9/9/9/9/9/9/9/9/4K4 b - - 7 9",
    ] {
        assert_eq!(Diagram::from_fen(fen).unwrap().diagram.fen(), fen);
    }
}
