//! When both sides see the same end of a game, it need not be played out.

use crate::Score;
use xiangqi::Color;

/// Better than this, in hundredths, for [`WON_PLIES`] plies on end is won.
const WON: i32 = 1500;
const WON_PLIES: u16 = 6;
/// A forced win is a proof; the other side is heard, too.
const FORCED_PLIES: u16 = 2;
/// Neither side better than this for [`EVEN_PLIES`] plies on end is drawn.
const EVEN: i32 = 10;
const EVEN_PLIES: u16 = 24;
/// Nothing is drawn so before this ply.
const EVEN_FROM: usize = 120;

/// What the scores have said, ply by ply.
#[derive(Debug, Default)]
pub(super) struct Agreement {
    ahead: Option<Color>,
    won: u16,
    forced: u16,
    even: u16,
}

/// What both sides agree upon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Agreed {
    Wins(Color),
    Draw,
}

impl Agreement {
    /// Hears the score of the side to move at this ply.
    pub(super) fn hear(&mut self, score: Score, turn: Color, ply: usize) -> Option<Agreed> {
        let size = score.value().abs();
        let ahead = if score.value() < 0 { !turn } else { turn };
        if self.ahead != Some(ahead) {
            (self.won, self.forced) = (0, 0);
            self.ahead = Some(ahead);
        }
        count(&mut self.won, size >= WON);
        count(&mut self.forced, score.is_win() || score.is_loss());
        count(&mut self.even, size <= EVEN);
        if self.won >= WON_PLIES || self.forced >= FORCED_PLIES {
            Some(Agreed::Wins(ahead))
        } else if self.even >= EVEN_PLIES && ply >= EVEN_FROM {
            Some(Agreed::Draw)
        } else {
            None
        }
    }
}

fn count(times: &mut u16, again: bool) {
    *times = if again { times.saturating_add(1) } else { 0 };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hear_all(scores: impl IntoIterator<Item = Score>, from: usize) -> Option<(usize, Agreed)> {
        let mut agreement = Agreement::default();
        let turns = Color::ALL.into_iter().cycle();
        let mut heard = scores.into_iter().zip(turns).zip(from..);
        heard.find_map(|((score, turn), ply)| Some((ply, agreement.hear(score, turn, ply)?)))
    }

    /// Red's score, as each side tells it in turn.
    fn told(scores: impl IntoIterator<Item = i32>) -> impl Iterator<Item = Score> {
        let signs = [1, -1].into_iter().cycle();
        scores
            .into_iter()
            .zip(signs)
            .map(|(score, sign)| Score::hundredths(score * sign))
    }

    #[test]
    fn a_game_is_won_when_both_say_so_for_long_enough() {
        let red = Agreed::Wins(Color::Red);
        assert_eq!(hear_all(told([1600; 9]), 0), Some((5, red)));
        let wavering = [1600, 1600, 1600, 1600, 1600, 900, 1600];
        assert_eq!(hear_all(told(wavering), 0), None);
        let disputed = [Score::hundredths(1600); 20];
        assert_eq!(hear_all(disputed, 0), None);
    }

    #[test]
    fn a_forced_win_is_heard_from_both() {
        let scores = [Score::lost_at(6), Score::won_at(5)];
        assert_eq!(hear_all(scores, 0), Some((1, Agreed::Wins(Color::Black))));
    }

    #[test]
    fn a_game_is_drawn_late_and_when_nothing_happens() {
        assert_eq!(hear_all(told([5; 60]), 0), None);
        assert_eq!(hear_all(told([5; 60]), 120), Some((143, Agreed::Draw)));
        assert_eq!(hear_all(told([40; 60]), 120), None);
    }
}
