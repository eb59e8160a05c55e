//! Two clocks of which at most one runs: a state machine over times given from outside.

mod side;

use crate::{Millis, TimeControl, Timestamp};
use side::Side;
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
        Self {
            sides: ByColor::new_with(|_| Side::new(control.parts())),
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
    /// once given stay given, and a stage once completed stays completed. A halted clock stays
    /// halted.
    pub fn take_back(&mut self, undone: ByColor<u16>, turn: Color, now: Timestamp) {
        let is_paused = matches!(self.turn, Turn::Paused { .. });
        self.stop(now);
        for color in Color::ALL {
            let side = &mut self.sides[color];
            side.moves = side.moves.saturating_sub(undone[color]);
        }
        self.start(turn, now);
        if is_paused {
            self.pause(now);
        }
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
                quota_left: side.quota_left(&parts.quotas),
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

#[cfg(test)]
mod tests;
