//! What a position is worth.

use core::fmt;
use core::ops::Neg;

/// A score from the eyes of the side to move: hundredths of a soldier, or a game won or lost in so
/// many plies. Losing a game by the rules (a perpetual check, say) counts like being mated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Score(i32);

/// A score as people and programs are told it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outlook {
    /// So many hundredths of a soldier better than the opponent.
    Hundredths(i32),
    /// Wins with the ply of this number from here, counted from 1.
    Wins(u16),
    /// Has lost with the ply of this number from here; 0 is lost on the board.
    Loses(u16),
}

impl Score {
    /// No line is longer than this.
    pub const MAX_PLY: u16 = 256;
    /// Nobody is better.
    pub const EVEN: Self = Self(0);
    /// Above every score.
    pub const INFINITE: Self = Self(32_001);
    const MATE: i32 = 32_000;
    const LEAST_WIN: i32 = Self::MATE - Self::MAX_PLY as i32;
    /// The most that is not a forced win.
    pub const MOST: Self = Self(Self::LEAST_WIN - 1);

    /// The number behind the least win.
    pub(crate) const WIN: i32 = Self::LEAST_WIN;
    /// The number behind [`INFINITE`](Self::INFINITE).
    pub(crate) const LIMIT: i32 = Self::INFINITE.0;

    /// Hundredths of a soldier, brought within what is not a forced win or loss.
    pub fn hundredths(value: i32) -> Self {
        Self(value.clamp(-Self::MOST.0, Self::MOST.0))
    }

    /// The side to move has lost at a place so many plies from where the search began.
    pub fn lost_at(ply: u16) -> Self {
        Self(i32::from(ply.min(Self::MAX_PLY)) - Self::MATE)
    }

    /// The side to move wins at a place so many plies from where the search began.
    pub fn won_at(ply: u16) -> Self {
        -Self::lost_at(ply)
    }

    /// Whether the game is won by force.
    pub const fn is_win(self) -> bool {
        self.0 >= Self::LEAST_WIN
    }

    /// Whether the game is lost by force.
    pub const fn is_loss(self) -> bool {
        self.0 <= -Self::LEAST_WIN
    }

    /// The number behind it, for sums within the search.
    pub const fn value(self) -> i32 {
        self.0
    }

    /// The score with this number behind it, as [`value`](Self::value) gave it.
    pub fn from_value(value: i32) -> Self {
        Self(value.clamp(-Self::INFINITE.0, Self::INFINITE.0))
    }

    /// As told to people and programs.
    pub fn outlook(self) -> Outlook {
        let plies = |distance: i32| u16::try_from(distance).unwrap_or(Self::MAX_PLY);
        if self.is_win() {
            Outlook::Wins(plies(Self::MATE - self.0))
        } else if self.is_loss() {
            Outlook::Loses(plies(Self::MATE + self.0))
        } else {
            Outlook::Hundredths(self.0)
        }
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// `+0.35`, `wins in 5 plies`.
impl fmt::Display for Outlook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Hundredths(value) => {
                let sign = if value < 0 { '-' } else { '+' };
                let size = value.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
            Self::Wins(plies) => write!(f, "wins in {plies} plies"),
            Self::Loses(plies) => write!(f, "loses in {plies} plies"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_won_is_worth_more_the_sooner_it_is() {
        assert_eq!(Score::won_at(3).outlook(), Outlook::Wins(3));
        assert_eq!(Score::lost_at(0).outlook(), Outlook::Loses(0));
        assert!(Score::won_at(1) > Score::won_at(3));
        assert!(Score::lost_at(4) > Score::lost_at(2));
        assert!(Score::won_at(Score::MAX_PLY) > Score::MOST);
        assert!(Score::won_at(Score::MAX_PLY).is_win() && !Score::MOST.is_win());
        assert!(Score::INFINITE > Score::won_at(0));
        assert_eq!(-Score::won_at(7), Score::lost_at(7));
    }

    #[test]
    fn an_evaluation_is_never_a_forced_win() {
        assert_eq!(Score::hundredths(1 << 20), Score::MOST);
        assert_eq!(Score::hundredths(-(1 << 20)), -Score::MOST);
        assert_eq!(Score::hundredths(35).outlook(), Outlook::Hundredths(35));
    }

    #[test]
    fn scores_are_told_in_words() {
        assert_eq!(Outlook::Hundredths(-5).to_string(), "-0.05");
        assert_eq!(Outlook::Hundredths(1234).to_string(), "+12.34");
        assert_eq!(Outlook::Wins(5).to_string(), "wins in 5 plies");
    }
}
