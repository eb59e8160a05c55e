use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::{Board, Color, Diagram, File, Piece, PositionFaults, Rank, Square};

/// A diagram read from a FEN, and what the reader had to fill in or read in our way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenReading {
    /// What was read.
    pub diagram: Diagram,
    /// Each thing that the canonical form has otherwise, once.
    pub notes: Vec<FenNote>,
}

/// Something in a FEN that the canonical form has otherwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FenNote {
    /// `H` was read as a horse, which we write `N`.
    LetterH,
    /// `E` was read as an elephant, which we write `B`.
    LetterE,
    /// A gap was written as several digits in a row.
    SplitGap,
    /// The side to move was missing: Red.
    TurnMissing,
    /// The side to move was `r`, which we write `w`.
    TurnR,
    /// One or both of the two unused fields were missing.
    UnusedFieldsMissing,
    /// The number of plies since the last capture was missing: 0.
    HalfmoveMissing,
    /// The move number was missing: 1.
    FullmoveMissing,
    /// The move number was 0: 1.
    FullmoveZero,
}

impl FenNote {
    /// A stable name for programs, also the end of the message's name in the locale files.
    pub const fn code(self) -> &'static str {
        match self {
            Self::LetterH => "letter-h",
            Self::LetterE => "letter-e",
            Self::SplitGap => "split-gap",
            Self::TurnMissing => "turn-missing",
            Self::TurnR => "turn-r",
            Self::UnusedFieldsMissing => "unused-fields-missing",
            Self::HalfmoveMissing => "halfmove-missing",
            Self::FullmoveMissing => "fullmove-missing",
            Self::FullmoveZero => "fullmove-zero",
        }
    }
}

/// Why a text is no FEN.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum FenError {
    /// There is no text.
    Empty,
    /// The board has not ten rows.
    RowCount {
        /// How many it has.
        found: usize,
    },
    /// A row has not nine squares.
    RowWidth {
        /// Which row.
        rank: Rank,
        /// How many squares it has.
        found: usize,
    },
    /// A letter that is no piece.
    UnknownPiece {
        /// In which row.
        rank: Rank,
        /// What was found.
        found: char,
    },
    /// The side to move is neither `w`, `r` nor `b`.
    Turn {
        /// What was found.
        found: String,
    },
    /// One of the two unused fields, which must be `-`, is something else.
    UnusedField {
        /// What was found.
        found: String,
    },
    /// The number of plies since the last capture is no number up to 65535.
    Halfmove {
        /// What was found.
        found: String,
    },
    /// The move number is no number up to 65535.
    Fullmove {
        /// What was found.
        found: String,
    },
    /// Something follows the sixth field.
    Trailing {
        /// What was found.
        found: String,
    },
}

impl FenError {
    /// A stable name for programs, also the end of the message's name in the locale files.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::RowCount { .. } => "row-count",
            Self::RowWidth { .. } => "row-width",
            Self::UnknownPiece { .. } => "unknown-piece",
            Self::Turn { .. } => "turn",
            Self::UnusedField { .. } => "unused-field",
            Self::Halfmove { .. } => "halfmove",
            Self::Fullmove { .. } => "fullmove",
            Self::Trailing { .. } => "trailing",
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the FEN is empty"),
            Self::RowCount { found } => write!(f, "the board has {found} rows instead of 10"),
            Self::RowWidth { rank, found } => {
                write!(f, "the row of rank {rank} has {found} squares instead of 9")
            }
            Self::UnknownPiece { rank, found } => {
                write!(f, "{found:?} in the row of rank {rank} is no piece")
            }
            Self::Turn { found } => write!(f, "the side to move is {found:?}, not w or b"),
            Self::UnusedField { found } => write!(f, "{found:?} stands where `-` must be"),
            Self::Halfmove { found } => {
                write!(
                    f,
                    "the plies since the last capture are {found:?}, not a number"
                )
            }
            Self::Fullmove { found } => write!(f, "the move number is {found:?}, not a number"),
            Self::Trailing { found } => write!(f, "{found:?} follows the last field"),
        }
    }
}

impl core::error::Error for FenError {}

/// Why a text is no FEN of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FenOrPositionError {
    /// It is no FEN.
    Fen(FenError),
    /// It is one, but of a diagram that cannot be a position.
    Position(PositionFaults),
}

impl fmt::Display for FenOrPositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => error.fmt(f),
            Self::Position(faults) => faults.fmt(f),
        }
    }
}

impl core::error::Error for FenOrPositionError {}

impl From<FenError> for FenOrPositionError {
    fn from(error: FenError) -> Self {
        Self::Fen(error)
    }
}

impl From<PositionFaults> for FenOrPositionError {
    fn from(faults: PositionFaults) -> Self {
        Self::Position(faults)
    }
}

pub(crate) fn read(text: &str) -> Result<FenReading, FenError> {
    let mut notes = Vec::new();
    let mut fields = text.split_ascii_whitespace().peekable();
    let board = read_board(fields.next().ok_or(FenError::Empty)?, &mut notes)?;
    let turn = match fields.next() {
        None => noting(&mut notes, FenNote::TurnMissing, Color::Red),
        Some("w") => Color::Red,
        Some("r") => noting(&mut notes, FenNote::TurnR, Color::Red),
        Some("b") => Color::Black,
        Some(other) => {
            return Err(FenError::Turn {
                found: other.to_owned(),
            });
        }
    };
    for _ in 0..2 {
        match fields.peek().copied() {
            Some("-") => drop(fields.next()),
            // WinBoard goes on with the numbers.
            Some(digits) if number(digits).is_none() => {
                return Err(FenError::UnusedField {
                    found: digits.to_owned(),
                });
            }
            _ => noting(&mut notes, FenNote::UnusedFieldsMissing, ()),
        }
    }
    let halfmove_clock = match fields.next() {
        None => noting(&mut notes, FenNote::HalfmoveMissing, 0),
        Some(digits) => number(digits).ok_or_else(|| FenError::Halfmove {
            found: digits.to_owned(),
        })?,
    };
    let fullmove_number = match fields.next() {
        None => noting(&mut notes, FenNote::FullmoveMissing, 1),
        Some(digits) => match number(digits) {
            None => {
                return Err(FenError::Fullmove {
                    found: digits.to_owned(),
                });
            }
            Some(0) => noting(&mut notes, FenNote::FullmoveZero, 1),
            Some(number) => number,
        },
    };
    if let Some(other) = fields.next() {
        return Err(FenError::Trailing {
            found: other.to_owned(),
        });
    }
    let diagram = Diagram {
        board,
        turn,
        halfmove_clock,
        fullmove_number,
    };
    Ok(FenReading { diagram, notes })
}

/// Notes something once and goes on with the value.
fn noting<T>(notes: &mut Vec<FenNote>, note: FenNote, value: T) -> T {
    if !notes.contains(&note) {
        notes.push(note);
    }
    value
}

/// Digits only: `str::parse` would take a plus sign, too.
fn number(digits: &str) -> Option<u16> {
    digits
        .bytes()
        .all(|byte| byte.is_ascii_digit())
        .then(|| digits.parse().ok())?
}

fn read_board(text: &str, notes: &mut Vec<FenNote>) -> Result<Board, FenError> {
    let found = text.split('/').count();
    if found != Rank::COUNT {
        return Err(FenError::RowCount { found });
    }
    let mut board = Board::empty();
    for (rank, row) in Rank::all().rev().zip(text.split('/')) {
        read_row(&mut board, rank, row, notes)?;
    }
    Ok(board)
}

fn read_row(
    board: &mut Board,
    rank: Rank,
    row: &str,
    notes: &mut Vec<FenNote>,
) -> Result<(), FenError> {
    let mut width = 0_usize;
    let mut after_gap = false;
    for found in row.chars() {
        if let Some(gap @ 1..=9) = found.to_digit(10) {
            if after_gap {
                noting(notes, FenNote::SplitGap, ());
            }
            after_gap = true;
            width += gap as usize;
            continue;
        }
        after_gap = false;
        let piece = Piece::from_fen_char(found).ok_or(FenError::UnknownPiece { rank, found })?;
        match found.to_ascii_uppercase() {
            'H' => noting(notes, FenNote::LetterH, ()),
            'E' => noting(notes, FenNote::LetterE, ()),
            _ => {}
        }
        if let Some(file) = u8::try_from(width).ok().and_then(File::new) {
            board.set(Square::new(file, rank), piece);
        }
        width += 1;
    }
    if width == File::COUNT {
        Ok(())
    } else {
        Err(FenError::RowWidth { rank, found: width })
    }
}

pub(crate) fn write(
    f: &mut fmt::Formatter<'_>,
    board: &Board,
    turn: Color,
    halfmove_clock: u16,
    fullmove_number: u16,
) -> fmt::Result {
    for rank in Rank::all().rev() {
        if rank.index() < 9 {
            f.write_str("/")?;
        }
        let mut gap = 0;
        for file in File::all() {
            let Some(piece) = board.piece_at(Square::new(file, rank)) else {
                gap += 1;
                continue;
            };
            if gap > 0 {
                write!(f, "{gap}")?;
                gap = 0;
            }
            write!(f, "{}", piece.fen_char())?;
        }
        if gap > 0 {
            write!(f, "{gap}")?;
        }
    }
    write!(
        f,
        " {} - - {halfmove_clock} {fullmove_number}",
        turn.fen_char()
    )
}
