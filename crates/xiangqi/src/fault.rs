use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use crate::danger::Danger;
use crate::generate::general_of;
use crate::judge::in_palace;
use crate::{Bitboard, Color, Diagram, File, Piece, Role, Square};

/// One reason why a diagram cannot be a position of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PositionFault {
    /// A side has no general.
    MissingGeneral {
        /// Whose.
        color: Color,
    },
    /// A side has more pieces of a kind than it starts with.
    TooMany {
        /// Of which piece.
        piece: Piece,
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// A piece stands where it can never get to.
    Misplaced {
        /// The piece.
        piece: Piece,
        /// Where it stands.
        square: Square,
    },
    /// Two soldiers of a side that have not crossed the river stand on one file.
    SoldiersOnOneFile {
        /// Whose.
        color: Color,
        /// On which file.
        file: File,
    },
    /// The side that is not to move is in check: its general could be taken.
    OpponentInCheck {
        /// The side in check.
        color: Color,
        /// By these pieces.
        checkers: Bitboard,
    },
    /// The generals face each other on an open file.
    GeneralsFace {
        /// On which file.
        file: File,
    },
}

impl PositionFault {
    /// A stable name for programs, also the end of the message's name in the locale files.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::MissingGeneral { .. } => "missing-general",
            Self::TooMany { .. } => "too-many",
            Self::Misplaced { .. } => "misplaced",
            Self::SoldiersOnOneFile { .. } => "soldiers-on-one-file",
            Self::OpponentInCheck { .. } => "opponent-in-check",
            Self::GeneralsFace { .. } => "generals-face",
        }
    }
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MissingGeneral { color } => write!(f, "{color} has no general"),
            Self::TooMany {
                piece: Piece { color, role },
                count,
                most,
            } => {
                write!(
                    f,
                    "{color} has {count} pieces of kind {role}, at most {most} may be"
                )
            }
            Self::Misplaced {
                piece: Piece { color, role },
                square,
            } => {
                write!(f, "the {color} {role} can never stand on {square}")
            }
            Self::SoldiersOnOneFile { color, file } => {
                write!(
                    f,
                    "two {color} soldiers that have not crossed share the {file}-file"
                )
            }
            Self::OpponentInCheck { color, checkers } => {
                write!(f, "{color} is in check (by {checkers:?}) and not to move")
            }
            Self::GeneralsFace { file } => {
                write!(f, "the generals face each other on the {file}-file")
            }
        }
    }
}

/// Every reason why a diagram cannot be a position; there is at least one. It reads as a slice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionFaults(Vec<PositionFault>);

impl PositionFaults {
    /// Looks for all faults at once.
    pub(crate) fn of(diagram: &Diagram) -> Result<(), Self> {
        let mut faults = Vec::new();
        for color in Color::ALL {
            counts(diagram, color, &mut faults);
        }
        squares(diagram, &mut faults);
        for color in Color::ALL {
            soldiers(diagram, color, &mut faults);
        }
        check(diagram, &mut faults);
        if faults.is_empty() {
            Ok(())
        } else {
            Err(Self(faults))
        }
    }
}

impl Deref for PositionFaults {
    type Target = [PositionFault];

    fn deref(&self) -> &[PositionFault] {
        &self.0
    }
}

impl fmt::Display for PositionFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl core::error::Error for PositionFaults {}

fn counts(diagram: &Diagram, color: Color, faults: &mut Vec<PositionFault>) {
    for role in Role::ALL {
        let piece = Piece { color, role };
        let (count, most) = (diagram.board.by_piece(piece).len(), role.full_count());
        if count > most {
            faults.push(PositionFault::TooMany { piece, count, most });
        }
        if role == Role::General && count == 0 {
            faults.push(PositionFault::MissingGeneral { color });
        }
    }
}

fn squares(diagram: &Diagram, faults: &mut Vec<PositionFault>) {
    for (square, piece) in diagram.board.pieces() {
        if !can_stand(piece, square) {
            faults.push(PositionFault::Misplaced { piece, square });
        }
    }
}

/// Whether a piece can ever get to the square in a game.
fn can_stand(piece: Piece, square: Square) -> bool {
    let file = square.file().index();
    let rank = square.rank().from_side(piece.color);
    match piece.role {
        Role::General => in_palace(piece.color, square),
        Role::Advisor => in_palace(piece.color, square) && !(file + rank).is_multiple_of(2),
        Role::Elephant => matches!((file, rank), (2 | 6, 0 | 4) | (0 | 4 | 8, 2)),
        Role::Horse | Role::Chariot | Role::Cannon => true,
        Role::Soldier => rank >= 5 || (rank >= 3 && file.is_multiple_of(2)),
    }
}

fn soldiers(diagram: &Diagram, color: Color, faults: &mut Vec<PositionFault>) {
    let soldiers = diagram.board.by_piece(Piece {
        color,
        role: Role::Soldier,
    });
    for file in File::all() {
        let waiting = soldiers
            .into_iter()
            .filter(|square| square.file() == file && !square.rank().is_across_river(color))
            .count();
        if waiting > 1 {
            faults.push(PositionFault::SoldiersOnOneFile { color, file });
        }
    }
}

/// Only when there is one general a side: with more, nobody can say what a check is.
fn check(diagram: &Diagram, faults: &mut Vec<PositionFault>) {
    let color = !diagram.turn;
    let generals = diagram.board.by_role(Role::General);
    let (Some(general), Some(_), 2) = (
        general_of(&diagram.board, color),
        general_of(&diagram.board, !color),
        generals.len(),
    ) else {
        return;
    };
    let attackers = Danger::new(&diagram.board, color, general).checkers;
    if attackers.intersects(generals) {
        faults.push(PositionFault::GeneralsFace {
            file: general.file(),
        });
    }
    let checkers = attackers - generals;
    if !checkers.is_empty() {
        faults.push(PositionFault::OpponentInCheck { color, checkers });
    }
}
