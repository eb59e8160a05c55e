use std::fmt;
use std::str::FromStr;

/// A language the project speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// Vietnamese, the source of the others.
    #[default]
    Vi,
    /// English.
    En,
    /// Chinese, simplified.
    ZhHans,
}

impl Language {
    /// Every language, the source first.
    pub const ALL: [Self; 3] = [Self::Vi, Self::En, Self::ZhHans];

    /// The language tag, also the name of the folder in `locales/`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Vi => "vi",
            Self::En => "en",
            Self::ZhHans => "zh-Hans",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

/// Reads `vi`, `en`, and `zh` or `zh-Hans`.
impl FromStr for Language {
    type Err = ParseLanguageError;

    fn from_str(tag: &str) -> Result<Self, ParseLanguageError> {
        match tag {
            "vi" => Ok(Self::Vi),
            "en" => Ok(Self::En),
            "zh" | "zh-Hans" => Ok(Self::ZhHans),
            _ => Err(ParseLanguageError),
        }
    }
}

/// The tag names no language we speak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseLanguageError;

impl fmt::Display for ParseLanguageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the languages are vi, en and zh")
    }
}

impl std::error::Error for ParseLanguageError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_name_their_language() {
        for language in Language::ALL {
            assert_eq!(language.tag().parse(), Ok(language));
        }
        assert_eq!("zh".parse(), Ok(Language::ZhHans));
        assert_eq!("fr".parse::<Language>(), Err(ParseLanguageError));
    }
}
