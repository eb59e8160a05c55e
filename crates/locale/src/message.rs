use std::borrow::Cow;

/// A sentence that is still to be put into words: its name in the locale files and what it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// The name of the sentence.
    pub id: Cow<'static, str>,
    /// The values it is told with, by name.
    pub args: Vec<(&'static str, Argument)>,
}

/// A value that a sentence is told with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A text, or the name of a case such as `horse`.
    Text(String),
    /// A number.
    Number(u32),
}

impl Message {
    /// A sentence that needs no value.
    pub const fn plain(id: &'static str) -> Self {
        Self {
            id: Cow::Borrowed(id),
            args: Vec::new(),
        }
    }

    /// The sentence for one case of many: `family-code`.
    pub fn of(family: &str, code: &str) -> Self {
        Self {
            id: Cow::Owned(format!("{family}-{code}")),
            args: Vec::new(),
        }
    }

    /// Tells the sentence one value more.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<u8> for Argument {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

/// Counts on a board are small.
impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(u32::try_from(number).unwrap_or(u32::MAX))
    }
}
