//! `GET /api/v1/rulesets`: the rulesets a table may be made with;
//! `GET /api/v1/rulesets/{id}/{language}`: the page of prose on one.

use crate::problem::Failure;
use arbiter::{Offence, Ruleset};
use axum::{Json, extract::Path, http::header, response::IntoResponse};
use locale::Language;
use protocol::{self as wire, Problem, RulesetGroup, RulesetInfo, RulesetPage};

/// The list's order: what most players want first.
const ORDER: [(RulesetGroup, &[&str]); 4] = [
    (
        RulesetGroup::Common,
        &["casual", "tong-hop", "wxf-2018", "vn-2004"],
    ),
    (RulesetGroup::Federation, &["axf", "cxa-2020", "cxa-1999"]),
    (
        RulesetGroup::Site,
        &["bigkool", "cxq", "no-fourth", "tiantian"],
    ),
    (RulesetGroup::Engine, &["pikafish-2024", "ucci-league"]),
];

/// Rulesets change with the program only.
const CACHING: &str = "public, max-age=300";

pub(crate) async fn list() -> impl IntoResponse {
    ([(header::CACHE_CONTROL, CACHING)], Json(rulesets()))
}

pub(crate) async fn page(
    Path((id, language)): Path<(String, String)>,
) -> Result<impl IntoResponse, Failure> {
    let language: Language = language.parse().map_err(|_| Problem::NotFound)?;
    let ruleset = Ruleset::named(&id).ok_or(Problem::NotFound)?;
    let markdown = locale::ruleset_page(ruleset.id(), language).ok_or(Problem::NotFound)?;
    let page = RulesetPage {
        id: ruleset.id().to_owned(),
        markdown: markdown.to_owned(),
    };
    Ok(([(header::CACHE_CONTROL, CACHING)], Json(page)))
}

fn rulesets() -> Vec<RulesetInfo> {
    let in_order = ORDER
        .iter()
        .flat_map(|&(group, ids)| ids.iter().map(move |id| (group, *id)));
    in_order
        .filter_map(|(group, id)| Some(info(group, Ruleset::named(id)?)))
        .collect()
}

fn info(group: RulesetGroup, ruleset: &Ruleset) -> RulesetInfo {
    let parts = ruleset.parts();
    let forbidden = parts.repetition.iter().flat_map(|rule| &rule.forbidden);
    RulesetInfo {
        id: parts.id.clone(),
        aliases: parts.aliases.clone(),
        experimental: parts.experimental,
        group,
        forbids: forbidden.copied().map(offence).collect(),
    }
}

fn offence(offence: Offence) -> wire::Offence {
    match offence {
        Offence::Check => wire::Offence::Check,
        Offence::Kill => wire::Offence::Kill,
        Offence::Chase => wire::Offence::Chase,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_has_every_ruleset_once_and_a_page_for_each() {
        let mut listed: Vec<_> = rulesets().into_iter().map(|ruleset| ruleset.id).collect();
        listed.sort();
        let mut all: Vec<_> = Ruleset::all().iter().map(Ruleset::id).collect();
        all.sort_unstable();
        assert_eq!(listed, all);
        for id in all {
            for language in Language::ALL {
                assert!(locale::ruleset_page(id, language).is_some(), "{id}");
            }
        }
    }
}
