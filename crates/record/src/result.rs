//! How a game ended.

use std::fmt;
use xiangqi::Color;

/// How a game ended, as far as the record says. The reason stands in the header
/// [`TERMINATION`](crate::headers::TERMINATION).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// A side won.
    Won(Color),
    /// Nobody won.
    Drawn,
    /// The record does not say.
    #[default]
    Unknown,
}

impl Outcome {
    /// Reads PGN's `1-0`, `0-1`, `1/2-1/2`, `*`.
    pub fn from_pgn(text: &str) -> Option<Self> {
        Some(match text {
            "1-0" => Self::Won(Color::Red),
            "0-1" => Self::Won(Color::Black),
            "1/2-1/2" => Self::Drawn,
            "*" => Self::Unknown,
            _ => return None,
        })
    }

    /// Whether a text in the place of a result says that nobody knows it.
    pub(crate) fn says_nothing(text: &str) -> bool {
        let text = text.trim().to_lowercase();
        let unknown = ["?", "不明", "未知", "unknown", "không rõ"];
        text.is_empty() || unknown.iter().any(|word| text.contains(word))
    }

    /// Reads a result as players say it: `红胜`, `和棋`, `先负`, `Đỏ thắng`, `hoà`, `Red wins`.
    pub fn from_words(text: &str) -> Option<Self> {
        if Self::says_nothing(text) {
            return None;
        }
        let text = text.to_lowercase();
        let says = |words: &[&str]| words.iter().any(|word| text.contains(word));
        let is_drawn = says(&["和", "draw", "drawn", "hòa", "hoà", "1/2", "½"]);
        let wins = says(&["胜", "勝", "win", "won", "thắng"]);
        let loses = says(&["负", "負", "lose", "lost", "thua"]);
        let red = says(&["红", "紅", "先", "red", "đỏ", "tiên"]);
        let black = says(&["黑", "后", "後", "black", "đen", "hậu"]);
        match (is_drawn, red, black, wins, loses) {
            (true, _, _, false, false) => Some(Self::Drawn),
            (false, true, false, true, false) | (false, false, true, false, true) => {
                Some(Self::Won(Color::Red))
            }
            (false, false, true, true, false) | (false, true, false, false, true) => {
                Some(Self::Won(Color::Black))
            }
            _ => None,
        }
    }
}

/// As PGN writes it.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Won(Color::Red) => "1-0",
            Self::Won(Color::Black) => "0-1",
            Self::Drawn => "1/2-1/2",
            Self::Unknown => "*",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_say_who_won() {
        for text in [
            "红胜",
            "紅先勝",
            "红方胜",
            "黑负",
            "先胜",
            "Đỏ thắng",
            "Red wins",
        ] {
            assert_eq!(
                Outcome::from_words(text),
                Some(Outcome::Won(Color::Red)),
                "{text}"
            );
        }
        for text in ["黑胜", "黑勝", "红先负", "后手胜", "Đen thắng", "black won"] {
            assert_eq!(
                Outcome::from_words(text),
                Some(Outcome::Won(Color::Black)),
                "{text}"
            );
        }
        for text in ["和棋", "红先和", "hoà", "Hòa", "Draw"] {
            assert_eq!(Outcome::from_words(text), Some(Outcome::Drawn), "{text}");
        }
        for text in ["", "未知", "红黑", "胜", "Red"] {
            assert_eq!(Outcome::from_words(text), None, "{text}");
        }
    }
}
