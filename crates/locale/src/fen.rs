use xiangqi::{Bitboard, Color, FenError, FenNote, Piece, PositionFault, Rank};

use crate::Message;

/// How much of a wrong FEN is shown back.
const EXCERPT: usize = 40;

impl Message {
    /// Why a text is no FEN.
    pub fn fen_error(error: &FenError) -> Self {
        match error {
            FenError::Empty => Self::plain("fen-error-empty"),
            FenError::RowCount { found } => {
                Self::plain("fen-error-row-count").with("found", *found)
            }
            FenError::RowWidth { rank, found } => Self::plain("fen-error-row-width")
                .row(*rank)
                .with("found", *found),
            FenError::UnknownPiece { rank, found } => Self::plain("fen-error-unknown-piece")
                .row(*rank)
                .with("found", found.escape_debug().to_string()),
            FenError::Turn { found } => Self::plain("fen-error-turn").quoting(found),
            FenError::UnusedField { found } => Self::plain("fen-error-unused-field").quoting(found),
            FenError::Halfmove { found } => Self::plain("fen-error-halfmove").quoting(found),
            FenError::Fullmove { found } => Self::plain("fen-error-fullmove").quoting(found),
            FenError::Trailing { found } => Self::plain("fen-error-trailing").quoting(found),
        }
    }

    /// What the reader of a FEN filled in or read in another way.
    pub const fn fen_note(note: FenNote) -> Self {
        Self::plain(match note {
            FenNote::LetterH => "fen-note-letter-h",
            FenNote::LetterE => "fen-note-letter-e",
            FenNote::SplitGap => "fen-note-split-gap",
            FenNote::TurnMissing => "fen-note-turn-missing",
            FenNote::TurnR => "fen-note-turn-r",
            FenNote::UnusedFieldsMissing => "fen-note-unused-fields-missing",
            FenNote::HalfmoveMissing => "fen-note-halfmove-missing",
            FenNote::FullmoveMissing => "fen-note-fullmove-missing",
            FenNote::FullmoveZero => "fen-note-fullmove-zero",
        })
    }

    /// Why a diagram cannot be a position. Squares are named as in a FEN tool, since a diagram
    /// has no mover to count from.
    pub fn fault(fault: &PositionFault) -> Self {
        match *fault {
            PositionFault::MissingGeneral { color } => {
                Self::plain("fault-missing-general").color(color)
            }
            PositionFault::TooMany { piece, count, most } => Self::plain("fault-too-many")
                .piece(piece)
                .with("count", count)
                .with("most", most),
            PositionFault::Misplaced { piece, square } => Self::plain("fault-misplaced")
                .piece(piece)
                .with("square", square.to_string()),
            PositionFault::SoldiersOnOneFile { color, file } => {
                Self::plain("fault-soldiers-on-one-file")
                    .color(color)
                    .with("line", file.to_string())
            }
            PositionFault::OpponentInCheck { color, checkers } => {
                Self::plain("fault-opponent-in-check")
                    .color(color)
                    .with("squares", names(checkers))
            }
            PositionFault::GeneralsFace { file } => {
                Self::plain("fault-generals-face").with("line", file.to_string())
            }
        }
    }

    /// A row of the FEN: which one it is in the text, from the top of the board, and its rank.
    fn row(self, rank: Rank) -> Self {
        let rank = rank.index();
        self.with("row", Rank::COUNT - usize::from(rank))
            .with("rank", rank)
    }

    fn color(self, color: Color) -> Self {
        self.with("color", color.to_string())
    }

    fn piece(self, piece: Piece) -> Self {
        self.color(piece.color).with("role", piece.role.to_string())
    }

    /// Shows the beginning of what was found, harmless to a terminal.
    fn quoting(self, found: &str) -> Self {
        let mut excerpt: String = found.chars().take(EXCERPT).collect();
        if excerpt.len() < found.len() {
            excerpt.push('…');
        }
        self.with("found", excerpt.escape_debug().to_string())
    }
}

fn names(squares: Bitboard) -> String {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect::<Vec<_>>()
        .join(", ")
}
