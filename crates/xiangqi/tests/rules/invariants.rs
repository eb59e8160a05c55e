//! What holds in every position, whatever was played.

use crate::play;
use proptest::prelude::*;
use xiangqi::{Board, Diagram, Move, Piece, Position, Rank, Role, Square};

#[test]
fn the_key_kept_up_is_the_key_from_scratch() {
    play::visit(&play::starts(), 5, 20_000, |position| {
        let again = Position::from_diagram(position.to_diagram()).unwrap();
        assert_eq!(position.key(), again.key(), "{position}");
        assert_eq!(*position, again);
    });
}

#[test]
fn what_is_written_is_read_back() {
    play::visit(&play::starts(), 6, 20_000, |position| {
        let reading = Diagram::from_fen(&position.fen()).unwrap();
        assert_eq!(reading.notes, []);
        assert_eq!(Position::from_diagram(reading.diagram).unwrap(), *position);
    });
}

#[test]
fn a_move_taken_back_leaves_no_trace() {
    play::visit(&play::starts(), 7, 5_000, |position| {
        let mut scratch = position.clone();
        for m in position.legal_moves() {
            let undo = scratch.play_unchecked(m);
            assert_ne!(scratch.key(), position.key(), "{m} in {position}");
            scratch.take_back(undo);
            assert_eq!(scratch, *position, "{m} in {position}");
        }
    });
}

#[test]
fn an_illegal_move_changes_nothing() {
    play::visit(&play::starts(), 8, 300, |position| {
        let mut scratch = position.clone();
        for from in Square::all() {
            for to in Square::all() {
                let m = Move::new(from, to);
                if !position.is_legal(m) {
                    assert!(scratch.play(m).is_err());
                }
            }
        }
        assert_eq!(scratch, *position);
    });
}

#[test]
fn generals_are_where_the_board_has_them() {
    play::visit(&play::starts(), 9, 20_000, |position| {
        for color in xiangqi::Color::ALL {
            let piece = Piece {
                color,
                role: Role::General,
            };
            assert_eq!(
                position.board().piece_at(position.general(color)),
                Some(piece)
            );
        }
    });
}

#[test]
fn clocks_count_plies_and_moves() {
    let mut position = Position::start();
    let clocks = |position: &Position| (position.halfmove_clock(), position.fullmove_number());
    position.play("h2e2".parse().unwrap()).unwrap();
    assert_eq!(clocks(&position), (1, 1));
    position.play("h9g7".parse().unwrap()).unwrap();
    assert_eq!(clocks(&position), (2, 2));
    position.play("e2e6".parse().unwrap()).unwrap();
    assert_eq!(clocks(&position), (0, 2));
}

fn any_piece() -> impl Strategy<Value = Piece> {
    (any::<bool>(), 0..Role::ALL.len()).prop_map(|(red, role)| Piece {
        color: if red {
            xiangqi::Color::Red
        } else {
            xiangqi::Color::Black
        },
        role: Role::ALL[role],
    })
}

fn any_board() -> impl Strategy<Value = Board> {
    prop::collection::vec((0_u8..90, any_piece()), 0..40).prop_map(|pieces| {
        let mut board = Board::empty();
        for (index, piece) in pieces {
            board.set(Square::try_from(index).unwrap(), piece);
        }
        board
    })
}

proptest! {
    /// A diagram may be anything, and is read back whatever it is.
    #[test]
    fn any_diagram_is_read_back(
        board in any_board(),
        red in any::<bool>(),
        halfmove_clock: u16,
        fullmove_number in 1_u16..,
    ) {
        let turn = if red { xiangqi::Color::Red } else { xiangqi::Color::Black };
        let diagram = Diagram { board, turn, halfmove_clock, fullmove_number };
        let reading = Diagram::from_fen(&diagram.fen()).unwrap();
        prop_assert_eq!(reading.diagram, diagram);
    }

    /// Whatever diagram is accepted as a position can be played on.
    #[test]
    fn any_diagram_is_a_position_or_has_faults(board in any_board(), red in any::<bool>()) {
        let turn = if red { xiangqi::Color::Red } else { xiangqi::Color::Black };
        let diagram = Diagram { board, turn, halfmove_clock: 0, fullmove_number: 1 };
        match Position::from_diagram(diagram) {
            Ok(position) => {
                for m in position.legal_moves() {
                    position.clone().play(m).unwrap();
                }
            }
            Err(faults) => prop_assert!(!faults.is_empty()),
        }
    }

    /// No text makes the reader panic, and what it accepts has a canonical form.
    #[test]
    fn any_text_is_read_or_refused(text in "[kabnrcpKABNRCPHEhe0-9/ wbr.x-]{0,120}|.{0,60}") {
        if let Ok(reading) = Diagram::from_fen(&text) {
            let again = Diagram::from_fen(&reading.diagram.fen()).unwrap();
            prop_assert_eq!(again.diagram, reading.diagram);
            prop_assert_eq!(again.notes, []);
        }
    }
}

/// The board's own text is for people, but it should show each rank as a row.
#[test]
fn a_board_is_shown_row_by_row() {
    let text = format!("{:?}", Position::start().board());
    assert_eq!(text.lines().count(), Rank::COUNT);
    assert_eq!(text.lines().next(), Some("rnbakabnr"));
}
