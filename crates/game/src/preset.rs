//! The time controls that the platform offers by name.

use crate::{Millis, Quota, TimeControl, TimeParts};

/// The deadline for each side's first move in the presets.
const FIRST_MOVE: Millis = Millis::seconds(30);

/// A named time control that the platform offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preset {
    /// Bigkool's slow game: 15 minutes, at most 3 minutes a move.
    BigkoolSlow,
    /// Bigkool's blitz: 8 minutes, at most 90 seconds a move.
    BigkoolBlitz,
    /// One minute.
    Bullet1,
    /// Three minutes and two seconds a move.
    Blitz3Plus2,
    /// Five minutes and three seconds a move.
    Blitz5Plus3,
    /// Ten minutes and five seconds a move.
    Rapid10Plus5,
    /// Fifteen minutes and ten seconds a move.
    Rapid15Plus10,
    /// Sixty minutes for 25 moves, then thirty minutes for the rest.
    Classical,
}

impl Preset {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 8] = [
        Self::BigkoolSlow,
        Self::BigkoolBlitz,
        Self::Bullet1,
        Self::Blitz3Plus2,
        Self::Blitz5Plus3,
        Self::Rapid10Plus5,
        Self::Rapid15Plus10,
        Self::Classical,
    ];

    /// The name in links and settings.
    pub const fn id(self) -> &'static str {
        match self {
            Self::BigkoolSlow => "bigkool-slow",
            Self::BigkoolBlitz => "bigkool-blitz",
            Self::Bullet1 => "1+0",
            Self::Blitz3Plus2 => "3+2",
            Self::Blitz5Plus3 => "5+3",
            Self::Rapid10Plus5 => "10+5",
            Self::Rapid15Plus10 => "15+10",
            Self::Classical => "60/25+30",
        }
    }

    /// The time control it stands for.
    pub fn control(self) -> TimeControl {
        let fischer = |minutes, increment| TimeParts {
            initial: Millis::minutes(minutes),
            increment: Millis::seconds(increment),
            ..TimeParts::default()
        };
        let capped = |minutes, cap| TimeParts {
            initial: Millis::minutes(minutes),
            move_cap: Some(Millis::seconds(cap)),
            ..TimeParts::default()
        };
        let parts = match self {
            Self::BigkoolSlow => capped(15, 180),
            Self::BigkoolBlitz => capped(8, 90),
            Self::Bullet1 => fischer(1, 0),
            Self::Blitz3Plus2 => fischer(3, 2),
            Self::Blitz5Plus3 => fischer(5, 3),
            Self::Rapid10Plus5 => fischer(10, 5),
            Self::Rapid15Plus10 => fischer(15, 10),
            Self::Classical => TimeParts {
                initial: Millis::minutes(60),
                quotas: vec![Quota {
                    moves: 25,
                    bonus: Millis::minutes(30),
                }],
                ..TimeParts::default()
            },
        };
        TimeControl::try_new(TimeParts {
            first_move: Some(FIRST_MOVE),
            ..parts
        })
        .expect("every preset is tested")
    }
}
