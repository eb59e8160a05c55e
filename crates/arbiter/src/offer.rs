//! Draw offers: by whom they may be made, and when they need no consent.

use crate::{History, OfferRuling, OfferWhenLost, Ruleset, Verdict, counts, repetition};
use xiangqi::{Color, Position, Status};

pub(crate) fn rule(ruleset: &Ruleset, history: &History, by: Color) -> OfferRuling {
    let rule = ruleset.parts().draw_offer;
    if rule.when_lost == OfferWhenLost::Forbidden && is_lost(history.position(), by) {
        return OfferRuling::Forbidden;
    }
    match ruleset.claim(history) {
        Some(verdict) => OfferRuling::Upheld(verdict),
        None => OfferRuling::Stands,
    }
}

impl Ruleset {
    /// The draw that either side may claim now: whoever offers one is given it.
    pub fn claim(&self, history: &History) -> Option<Verdict> {
        repetition::claim(self, history).or_else(|| {
            let reason = counts::claim(self, history)?;
            Some(counts::verdict(history, reason))
        })
    }
}

/// Whether `color`'s opponent ends the game with the next move, whatever `color` does.
fn is_lost(position: &Position, color: Color) -> bool {
    if position.turn() != color {
        return can_end(position);
    }
    successors(position).all(|next| can_end(&next))
}

/// Whether the side to move has a move that mates or smothers.
fn can_end(position: &Position) -> bool {
    successors(position).any(|next| next.status() != Status::Ongoing)
}

fn successors(position: &Position) -> impl Iterator<Item = Position> {
    position.legal_moves().into_iter().map(|m| {
        let mut next = position.clone();
        next.play(m).expect("it is one of the legal moves");
        next
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Reason;

    fn offer(ruleset: &str, fen: &str, by: Color) -> OfferRuling {
        let history = History::new(Position::from_fen(fen).unwrap());
        rule(Ruleset::named(ruleset).unwrap(), &history, by)
    }

    #[test]
    fn who_is_being_mated_may_not_offer() {
        // Red's second chariot mates on the back rank; Black can only shuffle its soldier.
        let fen = "4k4/R8/9/9/p8/9/9/9/9/1R1K5 b - - 0 1";
        assert_eq!(offer("tong-hop", fen, Color::Black), OfferRuling::Forbidden);
        assert_eq!(offer("tong-hop", fen, Color::Red), OfferRuling::Stands);
        assert_eq!(offer("casual", fen, Color::Black), OfferRuling::Stands);
        let red_to_move = fen.replace(" b ", " w ");
        assert_eq!(
            offer("tong-hop", &red_to_move, Color::Black),
            OfferRuling::Forbidden
        );
    }

    #[test]
    fn sixty_moves_without_a_capture_uphold_an_offer() {
        let fen = |clock| format!("3k5/9/9/9/9/9/9/9/9/R3K4 w - - {clock} 100");
        assert_eq!(
            offer("tong-hop", &fen(119), Color::Red),
            OfferRuling::Stands
        );
        assert!(matches!(
            offer("tong-hop", &fen(120), Color::Red),
            OfferRuling::Upheld(Verdict {
                reason: Reason::NoCapture,
                ..
            })
        ));
        assert_eq!(offer("bigkool", &fen(120), Color::Red), OfferRuling::Stands);
    }

    #[test]
    fn a_repetition_that_may_be_claimed_upholds_an_offer() {
        let rules = Ruleset::from_toml(
            "id = 'x'\n[repetition]\noccurrences = 3\nno_fault = 'claim'\n\
             forbidden = ['check']\n[length]\ncount = 300\nunit = 'full-moves'",
        )
        .unwrap();
        let start = Position::from_fen("3k5/9/9/9/9/3r5/9/9/R8/4K4 w - - 0 1").unwrap();
        let mut history = History::new(start);
        for m in ["a1a2", "d4d5", "a2a1", "d5d4"].iter().cycle().take(8) {
            assert_eq!(rule(&rules, &history, Color::Red), OfferRuling::Stands);
            history.push(m.parse().unwrap()).unwrap();
        }
        let verdict = Verdict {
            decision: crate::Decision::Draw,
            reason: Reason::Repetition,
            plies: 0..8,
        };
        assert_eq!(rules.claim(&history), Some(verdict.clone()));
        let upheld = OfferRuling::Upheld(verdict);
        assert_eq!(rule(&rules, &history, Color::Black), upheld);
    }
}
