//! What a move of a match may take.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// What ends the thinking of both engines.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Limit {
    /// So much time for each move.
    MoveTime(Duration),
    /// A clock for each side.
    Clock(TimeControl),
    /// So many positions for each move.
    Nodes(u64),
    /// So many plies.
    Depth(u16),
}

/// `5+0.05`: seconds at the start, and after each move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TimeControl {
    pub(crate) base: Duration,
    pub(crate) increment: Duration,
}

impl FromStr for TimeControl {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let seconds = |text: &str| {
            let seconds = text.parse().ok();
            seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
        };
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        match (seconds(base), seconds(increment)) {
            (Some(base), Some(increment)) if !base.is_zero() => Ok(Self { base, increment }),
            _ => Err("a clock is BASE+INCREMENT in seconds, like 5+0.05".to_owned()),
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MoveTime(time) => write!(f, "{} ms a move", time.as_millis()),
            Self::Clock(TimeControl { base, increment }) => {
                write!(f, "{}+{} s", base.as_secs_f64(), increment.as_secs_f64())
            }
            Self::Nodes(nodes) => write!(f, "{nodes} nodes"),
            Self::Depth(depth) => write!(f, "depth {depth}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_as_they_are_written() {
        let control: TimeControl = "5+0.05".parse().unwrap();
        assert_eq!(Limit::Clock(control).to_string(), "5+0.05 s");
        assert_eq!(
            "60".parse::<TimeControl>().unwrap().increment,
            Duration::ZERO
        );
        for text in ["", "+1", "0+1", "-5", "5+x", "1e40", "NaN"] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }
}
