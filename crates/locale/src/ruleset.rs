use crate::Message;

#[cfg(feature = "catalogue")]
use crate::Language;

/// What is said of a ruleset: the names of its two messages, and its page in every language.
struct Words {
    id: &'static str,
    name: &'static str,
    note: &'static str,
    #[cfg(feature = "catalogue")]
    vi: &'static str,
    #[cfg(feature = "catalogue")]
    en: &'static str,
    #[cfg(feature = "catalogue")]
    zh_hans: &'static str,
}

macro_rules! words {
    ($($id:literal),* $(,)?) => {
        &[$(Words {
            id: $id,
            name: concat!("ruleset-", $id),
            note: concat!("ruleset-", $id, "-note"),
            #[cfg(feature = "catalogue")]
            vi: include_str!(concat!("../../../locales/vi/rulesets/", $id, ".md")),
            #[cfg(feature = "catalogue")]
            en: include_str!(concat!("../../../locales/en/rulesets/", $id, ".md")),
            #[cfg(feature = "catalogue")]
            zh_hans: include_str!(concat!("../../../locales/zh-Hans/rulesets/", $id, ".md")),
        }),*]
    };
}

static WORDS: &[Words] = words![
    "casual",
    "tong-hop",
    "vn-2004",
    "wxf-2018",
    "axf",
    "cxa-2020",
    "cxa-1999",
    "cxq",
    "bigkool",
    "no-fourth",
    "pikafish-2024",
    "ucci-league",
    "tiantian",
];

impl Message {
    /// What a ruleset is called. One of the user's own has only its id.
    pub fn ruleset_name(id: &str) -> Option<Self> {
        words(id).map(|words| Self::plain(words.name))
    }

    /// What a ruleset does, in one line.
    pub fn ruleset_note(id: &str) -> Option<Self> {
        words(id).map(|words| Self::plain(words.note))
    }
}

/// The page of prose on a ruleset, as Markdown: what it is, what it does, and what its source leaves
/// open. A ruleset of the user's own has none.
#[cfg(feature = "catalogue")]
pub fn ruleset_page(id: &str, language: Language) -> Option<&'static str> {
    words(id).map(|words| match language {
        Language::Vi => words.vi,
        Language::En => words.en,
        Language::ZhHans => words.zh_hans,
    })
}

/// The Vietnamese law of 2021 is that of the world federation under another name.
fn words(id: &str) -> Option<&'static Words> {
    let id = if id == "vn-2021" { "wxf-2018" } else { id };
    WORDS.iter().find(|words| words.id == id)
}
