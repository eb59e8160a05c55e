use crate::Language;

/// A ruleset's page in every language.
struct Page {
    id: &'static str,
    vi: &'static str,
    en: &'static str,
    zh_hans: &'static str,
}

macro_rules! pages {
    ($($id:literal),* $(,)?) => {
        &[$(Page {
            id: $id,
            vi: include_str!(concat!("../../../locales/vi/rulesets/", $id, ".md")),
            en: include_str!(concat!("../../../locales/en/rulesets/", $id, ".md")),
            zh_hans: include_str!(concat!("../../../locales/zh-Hans/rulesets/", $id, ".md")),
        }),*]
    };
}

static PAGES: &[Page] = pages![
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

/// The page of prose on a ruleset, as Markdown: what it is, what it does, and what its source leaves
/// open. A ruleset of the user's own has none.
pub fn ruleset_page(id: &str, language: Language) -> Option<&'static str> {
    let id = canonical(id);
    let page = PAGES.iter().find(|page| page.id == id)?;
    Some(match language {
        Language::Vi => page.vi,
        Language::En => page.en,
        Language::ZhHans => page.zh_hans,
    })
}

/// The Vietnamese law of 2021 is that of the world federation under its own name.
fn canonical(id: &str) -> &str {
    if id == "vn-2021" { "wxf-2018" } else { id }
}
