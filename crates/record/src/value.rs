//! The values that sentences about records are told with.

/// A value of a remark or an error, for whoever puts it into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A text, or the name of a case such as `pgn`.
    Text(String),
    /// A number.
    Number(u64),
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

/// Names and values, as the locale files call them.
pub type Values = Vec<(&'static str, Value)>;
