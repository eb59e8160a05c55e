//! The words of a line.

use std::iter::Peekable;
use std::str::SplitAsciiWhitespace;

/// What stands between the blanks of a line.
#[derive(Clone, Debug)]
pub(crate) struct Words<'a>(Peekable<SplitAsciiWhitespace<'a>>);

impl<'a> Words<'a> {
    pub(crate) fn of(line: &'a str) -> Self {
        Self(line.split_ascii_whitespace().peekable())
    }

    /// Takes the next word if it is this one.
    pub(crate) fn accept(&mut self, word: &str) -> bool {
        self.0.next_if(|next| *next == word).is_some()
    }

    /// Takes the next word if something can be read from it.
    pub(crate) fn take_as<T>(&mut self, read: impl Fn(&str) -> Option<T>) -> Option<T> {
        let value = read(self.0.peek()?)?;
        self.0.next();
        Some(value)
    }

    /// The next word, which stays.
    pub(crate) fn peek(&mut self) -> Option<&'a str> {
        self.0.peek().copied()
    }

    /// The words before this one, which is taken, too, with single blanks between; whether it came.
    pub(crate) fn until(&mut self, word: &str) -> (String, bool) {
        let mut text = String::new();
        for next in self.0.by_ref() {
            if next == word {
                return (text, true);
            }
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(next);
        }
        (text, false)
    }

    /// All that is left, with single blanks between; none where nothing is.
    pub(crate) fn rest(mut self) -> Option<String> {
        self.peek()?;
        let words: Vec<_> = self.0.collect();
        Some(words.join(" "))
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        self.0.next()
    }
}
