//! An engine of a match, as an argument describes it.

use std::str::FromStr;

use engine::console::Ranks;

use crate::player::Protocol;

/// A command line with what is to be known of the engine behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spec {
    /// The program and its arguments.
    pub(crate) command: Vec<String>,
    /// What it speaks.
    pub(crate) protocol: Protocol,
    /// What it is called in the report, if not what it calls itself.
    pub(crate) name: Option<String>,
    /// How it writes moves, if that is not to be guessed.
    pub(crate) ranks: Option<Ranks>,
    /// Options and their values.
    pub(crate) options: Vec<(String, String)>,
}

/// Why an argument describes no engine.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SpecError {
    #[error("a quote is not closed")]
    Quote,
    #[error("{0:?} is not KEY=VALUE")]
    NoValue(String),
    #[error("{0:?} is none of cmd, proto, name, ranks, option.NAME")]
    Key(String),
    #[error("proto is uci or ucci, not {0:?}")]
    Protocol(String),
    #[error("ranks are 0 or 1, not {0:?}")]
    Ranks(String),
    #[error("cmd=… is missing")]
    NoCommand,
}

/// `cmd='kydai uci' option.Hash=64`; a text without any `=` is the command alone.
impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let mut spec = Self {
            command: Vec::new(),
            protocol: Protocol::Uci,
            name: None,
            ranks: None,
            options: Vec::new(),
        };
        if text.contains('=') {
            for word in words(text)? {
                let Some((key, value)) = word.split_once('=') else {
                    return Err(SpecError::NoValue(word));
                };
                spec.set(key, value)?;
            }
        } else {
            spec.command = words(text)?;
        }
        if spec.command.is_empty() {
            return Err(SpecError::NoCommand);
        }
        Ok(spec)
    }
}

impl Spec {
    fn set(&mut self, key: &str, value: &str) -> Result<(), SpecError> {
        match key {
            "cmd" => self.command = words(value)?,
            "name" => self.name = Some(value.to_owned()),
            "proto" => {
                self.protocol = match value {
                    "uci" => Protocol::Uci,
                    "ucci" => Protocol::Ucci,
                    _ => return Err(SpecError::Protocol(value.to_owned())),
                }
            }
            "ranks" => {
                self.ranks = Some(match value {
                    "0" => Ranks::FromZero,
                    "1" => Ranks::FromOne,
                    _ => return Err(SpecError::Ranks(value.to_owned())),
                });
            }
            _ => match key.strip_prefix("option.") {
                Some(option) => self.options.push((option.to_owned(), value.to_owned())),
                None => return Err(SpecError::Key(key.to_owned())),
            },
        }
        Ok(())
    }
}

/// Words between blanks; quotes hold a word together, and stand within others.
fn words(text: &str) -> Result<Vec<String>, SpecError> {
    let mut words = Vec::new();
    let mut word = None::<String>;
    let mut open = None;
    for c in text.chars() {
        match open {
            Some(quote) if c == quote => open = None,
            None if c == '\'' || c == '"' => {
                open = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            Some(_) | None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    if open.is_some() {
        return Err(SpecError::Quote);
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_engine_is_described_by_words() {
        let spec: Spec = "cmd='kydai uci' proto=ucci name=Me ranks=1 'option.Move Overhead=20'"
            .parse()
            .unwrap();
        assert_eq!(spec.command, ["kydai", "uci"]);
        assert_eq!(spec.protocol, Protocol::Ucci);
        assert_eq!(spec.name.as_deref(), Some("Me"));
        assert_eq!(spec.ranks, Some(Ranks::FromOne));
        let option = ("Move Overhead".to_owned(), "20".to_owned());
        assert_eq!(spec.options, [option]);
        let spec: Spec = "/usr/games/fairy-stockfish".parse().unwrap();
        assert_eq!(spec.command, ["/usr/games/fairy-stockfish"]);
        assert_eq!(spec.protocol, Protocol::Uci);
    }

    #[test]
    fn what_describes_no_engine_is_told() {
        for (text, error) in [
            ("", SpecError::NoCommand),
            ("name=x", SpecError::NoCommand),
            ("cmd='x", SpecError::Quote),
            ("cmd=x y", SpecError::NoValue("y".to_owned())),
            ("cmd=x colour=red", SpecError::Key("colour".to_owned())),
            ("cmd=x proto=usi", SpecError::Protocol("usi".to_owned())),
            ("cmd=x ranks=2", SpecError::Ranks("2".to_owned())),
        ] {
            assert_eq!(text.parse::<Spec>(), Err(error), "{text}");
        }
    }
}
