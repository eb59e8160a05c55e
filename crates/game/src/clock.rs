//! Two clocks of which at most one runs: a state machine over times given from outside.

use crate::{Byoyomi, Millis, Quota, TimeControl, Timestamp};
use xiangqi::{ByColor, Color};

/// The most delay of the network that a side can have forgiven at once.
pub const LAG_BANK_MAX: Millis = Millis(1000);
/// What a side's bank of forgivable delay gains with each move it makes.
pub const LAG_BANK_GAIN: Millis = Millis(150);

/// Which limit was passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flag {
    /// All time, byoyomi included.
    Time,
    /// The cap on a single move.
    MoveCap,
    /// The time of a stage whose moves have not all been made.
    Quota,
    /// The deadline for a side's first move, which calls the game off.
    FirstMove,
}

/// Both sides' time under one control.
///
/// Time is up at the very millisecond at which nothing is left. A mover's delay of the network is
/// forgiven up to the side's *lag bank*, which starts full at [`LAG_BANK_MAX`] and gains
/// [`LAG_BANK_GAIN`] a move; so that a move on its way can still arrive, a flag is only declared
/// when the bank has run out as well ([`Clock::expiry`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    sides: ByColor<Side>,
    turn: Turn,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Side {
    main: Millis,
    periods: u8,
    period_left: Millis,
    stage: usize,
    stage_moves: u16,
    moves: u16,
    lag_bank: Millis,
}

/// Whose clock does what; `before` is thinking time of this turn from before `since`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Turn {
    Stopped,
    Running {
        color: Color,
        since: Timestamp,
        before: Millis,
    },
    Paused {
        color: Color,
        before: Millis,
    },
}

/// Both clocks as they stand at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// Each side's clock.
    pub sides: ByColor<SideClock>,
    /// Whose clock runs; nobody's before the start, while paused, after the end, and while a first
    /// move is awaited that is not charged.
    pub running: Option<Color>,
    /// The moment.
    pub at: Timestamp,
}

/// One side's clock as a screen shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideClock {
    /// Main time left; in byoyomi, what is left of the current period.
    pub remaining: Millis,
    /// Byoyomi periods left, the current one included; absent without byoyomi.
    pub periods: Option<u8>,
    /// Whether the main time is gone and byoyomi has begun.
    pub in_byoyomi: bool,
    /// What is left of the cap on the current (or next) move; absent without a cap.
    pub move_left: Option<Millis>,
    /// Moves still to make in the current stage; absent without stages or after the last.
    pub quota_left: Option<u16>,
}

impl Clock {
    /// Both sides with their full time, nobody's clock running.
    pub fn new(control: TimeControl) -> Self {
        let parts = control.parts();
        let side = || Side {
            main: parts.initial,
            periods: parts.byoyomi.map_or(0, |b| b.periods),
            period_left: parts.byoyomi.map_or(Millis::ZERO, |b| b.period),
            stage: 0,
            stage_moves: 0,
            moves: 0,
            lag_bank: LAG_BANK_MAX,
        };
        Self {
            sides: ByColor {
                red: side(),
                black: side(),
            },
            control,
            turn: Turn::Stopped,
        }
    }

    /// The control both sides play under.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// Starts the game with `color` to move.
    pub fn start(&mut self, color: Color, now: Timestamp) {
        self.turn = Turn::Running {
            color,
            since: now,
            before: Millis::ZERO,
        };
    }

    /// When the running limit is reached, to the millisecond.
    pub fn deadline(&self) -> Option<Timestamp> {
        let Turn::Running {
            color,
            since,
            before,
        } = self.turn
        else {
            return None;
        };
        let (limit, _) = self.limit(color);
        Some(since.after(limit.minus(before)))
    }

    /// When the flag is to be declared if no move has come: the deadline and the lag bank.
    pub fn expiry(&self) -> Option<Timestamp> {
        let Turn::Running { color, .. } = self.turn else {
            return None;
        };
        let deadline = self.deadline()?;
        Some(if self.awaits_first_move(color) {
            deadline
        } else {
            deadline.after(self.sides[color].lag_bank)
        })
    }

    /// Who has passed which limit, once [`Clock::expiry`] is reached.
    pub fn flag(&self, now: Timestamp) -> Option<(Color, Flag)> {
        let Turn::Running { color, .. } = self.turn else {
            return None;
        };
        (now >= self.expiry()?).then(|| (color, self.limit(color).1))
    }

    /// What a move made at `now` after a network delay of `lag` costs, or the limit it passed.
    pub fn charge(&self, now: Timestamp, lag: Millis) -> Result<Millis, Flag> {
        let Turn::Running {
            color,
            since,
            before,
        } = self.turn
        else {
            return Ok(Millis::ZERO);
        };
        let thinking = before.plus(now.since(since));
        let (limit, flag) = self.limit(color);
        if self.awaits_first_move(color) {
            return if thinking < limit {
                Ok(Millis::ZERO)
            } else {
                Err(flag)
            };
        }
        let charged = thinking.minus(lag.min(self.sides[color].lag_bank));
        if charged < limit {
            Ok(charged)
        } else {
            Err(flag)
        }
    }

    /// Ends the running side's turn, charging it exactly `charged`, and begins the other's.
    pub fn press(&mut self, now: Timestamp, charged: Millis) {
        let Turn::Running {
            color,
            since,
            before,
        } = self.turn
        else {
            return;
        };
        let free = self.awaits_first_move(color);
        let thinking = before.plus(now.since(since));
        let parts = self.control.parts();
        let side = &mut self.sides[color];
        if !free {
            side.spend(charged, parts.byoyomi);
            let forgiven = thinking.minus(charged);
            side.lag_bank = side
                .lag_bank
                .minus(forgiven)
                .plus(LAG_BANK_GAIN)
                .min(LAG_BANK_MAX);
        }
        side.complete_move(parts.increment, parts.byoyomi, &parts.quotas);
        self.start(!color, now);
    }

    /// Takes the last `undone` presses back and gives the turn to `turn`.
    ///
    /// Time spent stays spent, that of the turn in progress included; increments and stage bonuses
    /// once given stay given, and a stage once completed stays completed.
    pub fn take_back(&mut self, undone: ByColor<u16>, turn: Color, now: Timestamp) {
        self.stop(now);
        for color in Color::ALL {
            let side = &mut self.sides[color];
            side.moves = side.moves.saturating_sub(undone[color]);
            side.stage_moves = side.stage_moves.saturating_sub(undone[color]);
        }
        self.start(turn, now);
    }

    /// Halts the running clock as of `at`; what came after is nobody's time.
    pub fn pause(&mut self, at: Timestamp) {
        if let Turn::Running {
            color,
            since,
            before,
        } = self.turn
        {
            self.turn = Turn::Paused {
                color,
                before: before.plus(at.since(since)),
            };
        }
    }

    /// Lets the halted clock run on from `now`.
    pub fn resume(&mut self, now: Timestamp) {
        if let Turn::Paused { color, before } = self.turn {
            self.turn = Turn::Running {
                color,
                since: now,
                before,
            };
        }
    }

    /// Stops for good (or until the next [`Clock::start`]), charging the turn in progress.
    pub fn stop(&mut self, now: Timestamp) {
        *self = self.settled(now);
        self.turn = Turn::Stopped;
    }

    /// Whose clock runs.
    pub fn running(&self) -> Option<Color> {
        match self.turn {
            Turn::Running { color, .. } if !self.awaits_first_move(color) => Some(color),
            _ => None,
        }
    }

    /// When the awaited first move must have been made.
    pub fn first_move_by(&self) -> Option<Timestamp> {
        match self.turn {
            Turn::Running { color, .. } if self.awaits_first_move(color) => self.deadline(),
            _ => None,
        }
    }

    /// Both clocks as they stand at `now`.
    pub fn view(&self, now: Timestamp) -> ClockView {
        let settled = self.settled(now);
        let side = |color: Color| {
            let side = &settled.sides[color];
            let parts = settled.control.parts();
            let in_byoyomi = parts.byoyomi.is_some() && side.main == Millis::ZERO;
            SideClock {
                remaining: if in_byoyomi {
                    side.period_left
                } else {
                    side.main
                },
                periods: parts.byoyomi.map(|_| side.periods),
                in_byoyomi,
                move_left: parts
                    .move_cap
                    .map(|cap| cap.minus(self.thinking(color, now))),
                quota_left: parts
                    .quotas
                    .get(side.stage)
                    .map(|q| q.moves - side.stage_moves),
            }
        };
        ClockView {
            sides: ByColor {
                red: side(Color::Red),
                black: side(Color::Black),
            },
            running: self.running(),
            at: now,
        }
    }

    fn awaits_first_move(&self, color: Color) -> bool {
        self.control.parts().first_move.is_some() && self.sides[color].moves == 0
    }

    /// What `color` has thought in the turn in progress and will be charged for.
    fn thinking(&self, color: Color, now: Timestamp) -> Millis {
        match self.turn {
            _ if self.awaits_first_move(color) => Millis::ZERO,
            Turn::Running {
                color: c,
                since,
                before,
            } if c == color => before.plus(now.since(since)),
            Turn::Paused { color: c, before } if c == color => before,
            _ => Millis::ZERO,
        }
    }

    /// The clocks with the turn in progress charged as far as there is time to charge.
    fn settled(&self, now: Timestamp) -> Self {
        let mut settled = self.clone();
        for color in Color::ALL {
            let thinking = self.thinking(color, now);
            settled.sides[color].spend(thinking, self.control.parts().byoyomi);
        }
        settled
    }

    /// How long `color`'s turn may last, and which limit that is.
    fn limit(&self, color: Color) -> (Millis, Flag) {
        let parts = self.control.parts();
        let side = &self.sides[color];
        if let Some(limit) = parts.first_move.filter(|_| side.moves == 0) {
            return (limit, Flag::FirstMove);
        }
        let (total, flag) = if side.stage < parts.quotas.len() {
            (side.main, Flag::Quota)
        } else {
            (side.main.plus(side.byoyomi_left(parts.byoyomi)), Flag::Time)
        };
        match parts.move_cap {
            Some(cap) if cap < total => (cap, Flag::MoveCap),
            _ => (total, flag),
        }
    }
}

impl Side {
    fn byoyomi_left(&self, byoyomi: Option<Byoyomi>) -> Millis {
        match (byoyomi, self.periods.checked_sub(1)) {
            (Some(byoyomi), Some(whole)) => self
                .period_left
                .plus(byoyomi.period.times(u32::from(whole))),
            _ => Millis::ZERO,
        }
    }

    fn spend(&mut self, time: Millis, byoyomi: Option<Byoyomi>) {
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

    fn complete_move(&mut self, increment: Millis, byoyomi: Option<Byoyomi>, quotas: &[Quota]) {
        self.moves = self.moves.saturating_add(1);
        let in_byoyomi = byoyomi.is_some() && self.main == Millis::ZERO;
        if let Some(byoyomi) = byoyomi.filter(|_| self.periods > 0) {
            self.period_left = byoyomi.period;
        }
        if !in_byoyomi {
            self.main = self.main.plus(increment);
        }
        if let Some(quota) = quotas.get(self.stage) {
            self.stage_moves += 1;
            if self.stage_moves >= quota.moves {
                self.main = self.main.plus(quota.bonus);
                self.stage += 1;
                self.stage_moves = 0;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Preset, TimeParts};
    use Color::{Black, Red};
    use proptest::prelude::*;

    fn clock(parts: TimeParts) -> Clock {
        let mut clock = Clock::new(TimeControl::try_new(parts).unwrap());
        clock.start(Red, Timestamp(0));
        clock
    }

    fn minutes(minutes: u32) -> TimeParts {
        TimeParts {
            initial: Millis::minutes(minutes),
            ..TimeParts::default()
        }
    }

    /// The side to move thinks for `thinking` and presses, starting from `now`.
    fn step(clock: &mut Clock, now: &mut Timestamp, thinking: Millis) {
        *now = now.after(thinking);
        let charged = clock.charge(*now, Millis::ZERO).unwrap();
        clock.press(*now, charged);
    }

    fn remaining(clock: &Clock, color: Color, now: Timestamp) -> Millis {
        clock.view(now).sides[color].remaining
    }

    #[test]
    fn time_runs_for_the_side_to_move_only() {
        let mut clock = clock(minutes(5));
        let mut now = Timestamp(0);
        step(&mut clock, &mut now, Millis::seconds(10));
        assert_eq!(remaining(&clock, Red, now), Millis::seconds(290));
        let later = now.after(Millis::seconds(7));
        assert_eq!(remaining(&clock, Black, later), Millis::seconds(293));
        assert_eq!(remaining(&clock, Red, later), Millis::seconds(290));
        assert_eq!(clock.running(), Some(Black));
    }

    #[test]
    fn fischer_time_is_added_after_the_move() {
        let mut clock = clock(TimeParts {
            increment: Millis::seconds(2),
            ..minutes(3)
        });
        let mut now = Timestamp(0);
        step(&mut clock, &mut now, Millis::seconds(5));
        assert_eq!(remaining(&clock, Red, now), Millis::seconds(177));
    }

    #[test]
    fn time_is_up_to_the_millisecond() {
        let clock = clock(minutes(1));
        assert_eq!(
            clock.charge(Timestamp(59_999), Millis::ZERO),
            Ok(Millis(59_999))
        );
        assert_eq!(
            clock.charge(Timestamp(60_000), Millis::ZERO),
            Err(Flag::Time)
        );
        assert_eq!(clock.deadline(), Some(Timestamp(60_000)));
        assert_eq!(clock.flag(Timestamp(60_999)), None);
        assert_eq!(clock.flag(Timestamp(61_000)), Some((Red, Flag::Time)));
    }

    #[test]
    fn the_cap_limits_each_move() {
        let mut clock = Clock::new(
            TimeControl::try_new(TimeParts {
                first_move: None,
                ..Preset::BigkoolBlitz.control().parts().clone()
            })
            .unwrap(),
        );
        clock.start(Red, Timestamp(0));
        let mut now = Timestamp(0);
        assert_eq!(
            clock.charge(Timestamp(90_000), Millis::ZERO),
            Err(Flag::MoveCap)
        );
        assert_eq!(
            clock.view(Timestamp(30_000)).sides[Red].move_left,
            Some(Millis::seconds(60))
        );
        for _ in 0..10 {
            step(&mut clock, &mut now, Millis::seconds(80));
        }
        // Red has used 5 × 80 s of 480 s: now the total is the nearer limit.
        assert_eq!(
            clock.charge(now.after(Millis::seconds(80)), Millis::ZERO),
            Err(Flag::Time)
        );
    }

    #[test]
    fn byoyomi_periods_renew_and_run_out() {
        let byoyomi = Byoyomi {
            period: Millis::seconds(30),
            periods: 3,
        };
        let mut clock = clock(TimeParts {
            byoyomi: Some(byoyomi),
            ..minutes(1)
        });
        let mut now = Timestamp(0);
        // 60 s of main time and 10 s of the first period: the period is whole again afterwards.
        step(&mut clock, &mut now, Millis::seconds(70));
        let view = clock.view(now).sides[Red];
        assert!(view.in_byoyomi);
        assert_eq!(
            (view.remaining, view.periods),
            (Millis::seconds(30), Some(3))
        );
        step(&mut clock, &mut now, Millis::seconds(1));
        // 65 s use up two periods.
        step(&mut clock, &mut now, Millis::seconds(65));
        let view = clock.view(now).sides[Red];
        assert_eq!(
            (view.remaining, view.periods),
            (Millis::seconds(30), Some(1))
        );
        step(&mut clock, &mut now, Millis::seconds(1));
        assert_eq!(
            clock.charge(now.after(Millis(29_999)), Millis::ZERO),
            Ok(Millis(29_999))
        );
        assert_eq!(
            clock.charge(now.after(Millis(30_000)), Millis::ZERO),
            Err(Flag::Time)
        );
    }

    #[test]
    fn a_stage_adds_time_or_loses() {
        let quotas = vec![Quota {
            moves: 2,
            bonus: Millis::minutes(30),
        }];
        let parts = TimeParts {
            quotas,
            ..minutes(1)
        };
        let mut clock = clock(parts);
        let mut now = Timestamp(0);
        assert_eq!(
            clock.charge(Timestamp(60_000), Millis::ZERO),
            Err(Flag::Quota)
        );
        assert_eq!(clock.view(now).sides[Red].quota_left, Some(2));
        for _ in 0..3 {
            step(&mut clock, &mut now, Millis::seconds(10));
        }
        let view = clock.view(now).sides[Red];
        assert_eq!(view.remaining, Millis::seconds(40 + 1800));
        assert_eq!(view.quota_left, None);
        step(&mut clock, &mut now, Millis::seconds(10));
        assert_eq!(clock.limit(Red).1, Flag::Time);
    }

    #[test]
    fn the_first_move_has_a_deadline_and_is_free() {
        let mut clock = clock(TimeParts {
            first_move: Some(Millis::seconds(30)),
            ..minutes(1)
        });
        let mut now = Timestamp(0);
        assert_eq!(clock.first_move_by(), Some(Timestamp(30_000)));
        assert_eq!(clock.running(), None);
        assert_eq!(clock.flag(Timestamp(30_000)), Some((Red, Flag::FirstMove)));
        step(&mut clock, &mut now, Millis::seconds(20));
        assert_eq!(remaining(&clock, Red, now), Millis::minutes(1));
        assert_eq!(clock.first_move_by(), Some(now.after(Millis::seconds(30))));
        step(&mut clock, &mut now, Millis::seconds(20));
        assert_eq!(clock.first_move_by(), None);
        assert_eq!(clock.running(), Some(Red));
    }

    #[test]
    fn lag_is_forgiven_while_the_bank_lasts() {
        let mut clock = clock(minutes(1));
        let second = Millis::seconds(1);
        assert_eq!(clock.charge(Timestamp(3000), Millis(400)), Ok(Millis(2600)));
        assert_eq!(
            clock.charge(Timestamp(3000), Millis::seconds(9)),
            Ok(Millis(2000))
        );
        assert_eq!(clock.charge(Timestamp(300), second), Ok(Millis::ZERO));
        assert_eq!(clock.charge(Timestamp(60_500), second), Ok(Millis(59_500)));
        clock.press(Timestamp(3000), Millis(2000));
        clock.press(Timestamp(3000), Millis::ZERO);
        // The bank was emptied and has gained once.
        assert_eq!(
            clock.charge(Timestamp(4000), second),
            Ok(second.minus(LAG_BANK_GAIN))
        );
    }

    #[test]
    fn a_pause_is_nobodys_time() {
        let mut clock = clock(minutes(1));
        clock.pause(Timestamp(10_000));
        assert_eq!(clock.deadline(), None);
        assert_eq!(clock.running(), None);
        assert_eq!(
            remaining(&clock, Red, Timestamp(90_000)),
            Millis::seconds(50)
        );
        clock.resume(Timestamp(100_000));
        assert_eq!(clock.deadline(), Some(Timestamp(150_000)));
        assert_eq!(
            clock.charge(Timestamp(105_000), Millis::ZERO),
            Ok(Millis::seconds(15))
        );
    }

    #[test]
    fn a_takeback_gives_no_time_back() {
        let quotas = vec![Quota {
            moves: 5,
            bonus: Millis::minutes(1),
        }];
        let mut clock = clock(TimeParts {
            quotas,
            ..minutes(1)
        });
        let mut now = Timestamp(0);
        step(&mut clock, &mut now, Millis::seconds(10));
        now = now.after(Millis::seconds(5));
        clock.take_back(ByColor { red: 1, black: 0 }, Red, now);
        assert_eq!(remaining(&clock, Red, now), Millis::seconds(50));
        assert_eq!(remaining(&clock, Black, now), Millis::seconds(55));
        assert_eq!(clock.view(now).sides[Red].quota_left, Some(5));
        assert_eq!(clock.running(), Some(Red));
    }

    proptest! {
        /// Main time is what was given minus what was charged, and what was charged or forgiven is
        /// exactly the time that passed while the clock ran.
        #[test]
        fn no_time_from_nowhere(
            increment in 0u32..5_000,
            turns in prop::collection::vec((0u32..20_000, 0u32..3_000, any::<bool>()), 0..60),
        ) {
            let mut clock = clock(TimeParts { increment: Millis(increment), ..minutes(2) });
            let mut now = Timestamp(0);
            let mut charged = ByColor { red: 0u64, black: 0 };
            let mut given = ByColor { red: 120_000u64, black: 120_000 };
            let mut color = Red;
            for (thinking, lag, pause) in turns {
                now = now.after(Millis(thinking));
                if pause {
                    clock.pause(now);
                    let later = Timestamp(now.0 + 1_000_000);
                    clock.resume(later);
                    now = later;
                }
                let before = clock.sides[color].lag_bank;
                let Ok(cost) = clock.charge(now, Millis(lag)) else { break };
                clock.press(now, cost);
                let forgiven = u64::from(thinking) - u64::from(cost.0);
                prop_assert!(forgiven <= u64::from(before.0.min(lag)));
                charged[color] += u64::from(cost.0);
                given[color] += u64::from(increment);
                prop_assert_eq!(
                    u64::from(remaining(&clock, color, now).0) + charged[color],
                    given[color]
                );
                color = !color;
            }
        }

        /// The flag falls exactly when no move can be made any more, whatever the control.
        #[test]
        fn flag_and_charge_agree(
            main in 0u32..5_000,
            cap in prop::option::of(1_000u32..4_000),
            periods in prop::option::of(1u8..4),
            late in 0u32..30_000,
        ) {
            let byoyomi = periods.map(|periods| Byoyomi { period: Millis::seconds(2), periods });
            let parts = TimeParts {
                initial: Millis(main),
                move_cap: cap.map(Millis),
                byoyomi,
                ..TimeParts::default()
            };
            prop_assume!(TimeControl::try_new(parts.clone()).is_ok());
            let clock = clock(parts);
            let now = Timestamp(u64::from(late));
            let best = clock.charge(now, LAG_BANK_MAX);
            prop_assert_eq!(best.is_err(), clock.flag(now).is_some());
            prop_assert_eq!(
                clock.charge(now, Millis::ZERO).is_err(),
                now >= clock.deadline().unwrap()
            );
        }
    }
}
