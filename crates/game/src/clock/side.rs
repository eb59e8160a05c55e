//! What one side has left, and how thinking uses it up.

use crate::{Byoyomi, Millis, Quota, TimeParts, clock::LAG_BANK_MAX};

/// One side's time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Side {
    /// Main time left.
    pub(super) main: Millis,
    /// Byoyomi periods left, the current one included.
    pub(super) periods: u8,
    /// What is left of the current period.
    pub(super) period_left: Millis,
    /// Stages completed.
    pub(super) stage: usize,
    /// Moves made, those taken back not counted.
    pub(super) moves: u16,
    /// Network delay that can still be forgiven.
    pub(super) lag_bank: Millis,
}

impl Side {
    /// Everything a side starts with.
    pub(super) fn new(parts: &TimeParts) -> Self {
        Self {
            main: parts.initial,
            periods: parts.byoyomi.map_or(0, |b| b.periods),
            period_left: parts.byoyomi.map_or(Millis::ZERO, |b| b.period),
            stage: 0,
            moves: 0,
            lag_bank: LAG_BANK_MAX,
        }
    }

    /// What the periods are worth if one move uses them all up.
    pub(super) fn byoyomi_left(&self, byoyomi: Option<Byoyomi>) -> Millis {
        match (byoyomi, self.periods.checked_sub(1)) {
            (Some(byoyomi), Some(whole)) => self
                .period_left
                .plus(byoyomi.period.times(u32::from(whole))),
            _ => Millis::ZERO,
        }
    }

    /// Uses time up: main time first, then period after period.
    pub(super) fn spend(&mut self, time: Millis, byoyomi: Option<Byoyomi>) {
        let mut rest = time.minus(self.main);
        self.main = self.main.minus(time);
        let Some(byoyomi) = byoyomi else { return };
        while rest > Millis::ZERO && self.periods > 0 {
            if rest < self.period_left {
                self.period_left = self.period_left.minus(rest);
                return;
            }
            rest = rest.minus(self.period_left);
            self.periods -= 1;
            self.period_left = if self.periods > 0 {
                byoyomi.period
            } else {
                Millis::ZERO
            };
        }
    }

    /// What a move that was made in time brings: a whole period, the increment, a stage's bonus.
    pub(super) fn complete_move(
        &mut self,
        increment: Millis,
        byoyomi: Option<Byoyomi>,
        quotas: &[Quota],
    ) {
        self.moves = self.moves.saturating_add(1);
        let in_byoyomi = byoyomi.is_some() && self.main == Millis::ZERO;
        if let Some(byoyomi) = byoyomi.filter(|_| self.periods > 0) {
            self.period_left = byoyomi.period;
        }
        if !in_byoyomi {
            self.main = self.main.plus(increment);
        }
        if self.quota_left(quotas) == Some(0) {
            self.main = self.main.plus(quotas[self.stage].bonus);
            self.stage += 1;
        }
    }

    /// Moves still to make in the current stage, those of earlier stages that were taken back
    /// included; none after the last stage.
    pub(super) fn quota_left(&self, quotas: &[Quota]) -> Option<u16> {
        let asked: u16 = quotas.get(..=self.stage)?.iter().map(|q| q.moves).sum();
        Some(asked.saturating_sub(self.moves))
    }
}
