use alloc::vec::Vec;
use core::fmt;

use crate::{Bitboard, Square};

/// Why a move is not legal, with the squares that are to blame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Illegal {
    /// No piece stands on the first square.
    EmptySquare,
    /// The piece is the other side's.
    NotYourTurn,
    /// Both squares are the same.
    SameSquare,
    /// A piece of the mover's own side stands on the target.
    OwnPiece,
    /// The piece never moves like that.
    WrongShape,
    /// A general or an advisor may not leave its palace.
    LeavesPalace,
    /// An elephant may not cross the river.
    CrossesRiver,
    /// A soldier never goes back.
    SoldierBackward,
    /// A soldier goes sideways only after crossing the river.
    SoldierSideways,
    /// A piece stands beside the horse on its way.
    HorseLegBlocked {
        /// Where it stands.
        leg: Square,
    },
    /// A piece stands in the middle of the elephant's way.
    ElephantEyeBlocked {
        /// Where it stands.
        eye: Square,
    },
    /// A piece stands in the chariot's way.
    PathBlocked {
        /// Where the first one stands.
        blocker: Square,
    },
    /// A cannon that takes nothing jumps over pieces.
    CannonJump {
        /// Where they stand.
        blockers: Bitboard,
    },
    /// A cannon would take without a screen.
    CannonNoScreen,
    /// A cannon would take over more than one screen.
    CannonTooManyScreens {
        /// Where they stand.
        screens: Bitboard,
    },
    /// The general stays in the check it is already in.
    DoesNotAnswerCheck {
        /// The checkers that would still give check.
        checkers: Bitboard,
    },
    /// The generals would face each other on an open file.
    GeneralsFace {
        /// Where the mover's general would stand.
        own: Square,
        /// Where the other one stands.
        enemy: Square,
    },
    /// The mover's own general would be attacked.
    LeavesGeneralInCheck {
        /// By these pieces.
        attackers: Bitboard,
    },
}

impl Illegal {
    /// The squares to point at: what is in the way, or what attacks.
    pub fn squares(&self) -> Vec<Square> {
        match *self {
            Self::EmptySquare
            | Self::NotYourTurn
            | Self::SameSquare
            | Self::OwnPiece
            | Self::WrongShape
            | Self::LeavesPalace
            | Self::CrossesRiver
            | Self::SoldierBackward
            | Self::SoldierSideways
            | Self::CannonNoScreen => Vec::new(),
            Self::HorseLegBlocked { leg: square }
            | Self::ElephantEyeBlocked { eye: square }
            | Self::PathBlocked { blocker: square } => [square].into(),
            Self::GeneralsFace { own, enemy } => [own, enemy].into(),
            Self::CannonJump { blockers: squares }
            | Self::CannonTooManyScreens { screens: squares }
            | Self::DoesNotAnswerCheck { checkers: squares }
            | Self::LeavesGeneralInCheck { attackers: squares } => squares.into_iter().collect(),
        }
    }

    /// A stable name for programs, also the end of the message's name in the locale files.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::EmptySquare => "empty-square",
            Self::NotYourTurn => "not-your-turn",
            Self::SameSquare => "same-square",
            Self::OwnPiece => "own-piece",
            Self::WrongShape => "wrong-shape",
            Self::LeavesPalace => "leaves-palace",
            Self::CrossesRiver => "crosses-river",
            Self::SoldierBackward => "soldier-backward",
            Self::SoldierSideways => "soldier-sideways",
            Self::HorseLegBlocked { .. } => "horse-leg-blocked",
            Self::ElephantEyeBlocked { .. } => "elephant-eye-blocked",
            Self::PathBlocked { .. } => "path-blocked",
            Self::CannonJump { .. } => "cannon-jump",
            Self::CannonNoScreen => "cannon-no-screen",
            Self::CannonTooManyScreens { .. } => "cannon-too-many-screens",
            Self::DoesNotAnswerCheck { .. } => "does-not-answer-check",
            Self::GeneralsFace { .. } => "generals-face",
            Self::LeavesGeneralInCheck { .. } => "leaves-general-in-check",
        }
    }
}

/// A short English reason for logs; players read the locale's sentences.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::EmptySquare => "no piece to move",
            Self::NotYourTurn => "the piece is the other side's",
            Self::SameSquare => "the piece stays where it is",
            Self::OwnPiece => "an own piece is on the target",
            Self::WrongShape => "the piece does not move like that",
            Self::LeavesPalace => "leaves the palace",
            Self::CrossesRiver => "crosses the river",
            Self::SoldierBackward => "a soldier never goes back",
            Self::SoldierSideways => "a soldier goes sideways only across the river",
            Self::HorseLegBlocked { .. } => "the horse's leg is blocked",
            Self::ElephantEyeBlocked { .. } => "the elephant's eye is blocked",
            Self::PathBlocked { .. } => "the path is blocked",
            Self::CannonJump { .. } => "a cannon jumps only to take",
            Self::CannonNoScreen => "the cannon has no screen",
            Self::CannonTooManyScreens { .. } => "the cannon has more than one screen",
            Self::DoesNotAnswerCheck { .. } => "does not answer the check",
            Self::GeneralsFace { .. } => "the generals would face each other",
            Self::LeavesGeneralInCheck { .. } => "leaves the own general in check",
        })
    }
}

impl core::error::Error for Illegal {}
