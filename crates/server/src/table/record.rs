//! A table's game as a record that people keep.

use super::Table;
use game::GameResult;
use record::{Outcome, Record, Tree, headers};
use std::time::Duration;
use xiangqi::Color;

/// What the game belongs to: nobody gave it another name.
const EVENT: &str = "Kỳ Đài";

const SECOND: u64 = 1_000;
const DAY: u64 = 86_400 * SECOND;

impl Table {
    /// The game as far as it has got.
    pub(crate) fn record(&self) -> Record {
        let mut record = Record::new(self.settings.start.to_diagram());
        let timed = self.settings.time.is_some();
        let mut last = Tree::ROOT;
        for played in self.game.moves() {
            last = record.tree.add(last, played.m);
            if timed {
                let spent = Duration::from_millis(played.spent.0.into());
                record.tree.annotation_mut(last).elapsed = Some(spent);
            }
        }
        let name = |color| self.player(color).map_or("", |person| person.name.as_str());
        let time = self.settings.time.as_ref();
        let mut set = |header, value: &str| record.headers.set(header, value);
        set(headers::EVENT, EVENT);
        set(headers::DATE, &date(self.created_at()));
        set(headers::RED, name(Color::Red));
        set(headers::BLACK, name(Color::Black));
        set(
            headers::TIME_CONTROL,
            &time.map_or_else(|| "-".to_owned(), time_control),
        );
        set(headers::RULESET, self.settings.ruleset.id());
        if let Some(outcome) = self.game.outcome() {
            // As the protocol spells it, which is what our own client has words for.
            let reason = serde_json::to_value(herald::reason(outcome.reason)).unwrap_or_default();
            set(headers::TERMINATION, reason.as_str().unwrap_or_default());
            record.outcome = match outcome.result {
                GameResult::RedWins => Outcome::Won(Color::Red),
                GameResult::BlackWins => Outcome::Won(Color::Black),
                GameResult::Draw => Outcome::Drawn,
                GameResult::BothLose | GameResult::Aborted => Outcome::Unknown,
            };
        }
        record
    }
}

/// The day of a moment in milliseconds since 1970, in UTC, as PGN has it: `2026.11.30`.
///
/// Howard Hinnant's `civil_from_days`: a year begins in March, and eras of 400 years are alike.
fn date(at: u64) -> String {
    let days = at / DAY + 719_468;
    let (era, day_of_era) = (days / 146_097, days % 146_097);
    let leaps = day_of_era / 1_460 - day_of_era / 36_524 + day_of_era / 146_096;
    let year_of_era = (day_of_era - leaps) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let (month, next) = if from_march < 10 {
        (from_march + 3, 0)
    } else {
        (from_march - 9, 1)
    };
    let year = era * 400 + year_of_era + next;
    format!("{year:04}.{month:02}.{day:02}")
}

/// The time control as PGN writes it: `600+5`, or stage after stage `25/3600:1800`.
fn time_control(time: &game::TimeControl) -> String {
    let parts = time.parts();
    let seconds = |millis: u64| millis.div_ceil(SECOND).to_string();
    let increment = match u64::from(parts.increment.0) {
        0 => String::new(),
        millis => format!("+{}", seconds(millis)),
    };
    // The bonus of a stage is there when its moves are made, for the stage after it.
    let times = std::iter::once(parts.initial).chain(parts.quotas.iter().map(|quota| quota.bonus));
    let moves = parts
        .quotas
        .iter()
        .map(|quota| format!("{}/", quota.moves))
        .chain(std::iter::once(String::new()));
    let stages: Vec<_> = moves
        .zip(times)
        .map(|(moves, time)| format!("{moves}{}{increment}", seconds(time.0.into())))
        .collect();
    stages.join(":")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_told_from_milliseconds() {
        for (at, day) in [
            (0, "1970.01.01"),
            (951_782_400_000, "2000.02.29"),
            (951_868_800_000, "2000.03.01"),
            (1_798_675_199_999, "2026.12.30"),
            (1_798_675_200_000, "2026.12.31"),
        ] {
            assert_eq!(date(at), day);
        }
    }
}
