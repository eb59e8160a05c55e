//! The arbiter's sentences, in every language and for every case that they tell apart.

use std::collections::BTreeSet;

use fluent_syntax::ast::{self, Entry, Expression, InlineExpression, PatternElement};
use locale::{Argument, Catalogue, Language, Message};

const SOURCE: &str = include_str!("../../../locales/vi/arbiter.ftl");

/// A value for every argument that a sentence of the arbiter may take.
const ARGUMENTS: &[(&str, &str)] = &[
    ("side", "Đỏ"),
    ("other", "Đen"),
    ("class", "chiếu mãi"),
    ("role", "cannon"),
    ("square", "h2"),
    ("squares", "h2, c4"),
    ("victim", "chariot"),
    ("target", "c2"),
    ("root", "none"),
    ("move", "h2e2"),
    ("labels", "chiếu"),
    ("first", "chiếu"),
    ("rest", "đuổi bắt"),
    ("label", "check"),
    ("why", "old"),
    ("weight", "heavy"),
    ("status", "draw"),
    ("kind", "checks"),
    ("unit", "plies"),
    ("fault", "perpetualCheck"),
    ("reason", "noCapture"),
    ("then", "loses"),
    ("ruleset", "WXF"),
    ("article", "24.13"),
    ("code", "ambiguous"),
    ("name", "mine"),
    ("names", "axf, cxq"),
    ("file", "mine.toml"),
    ("error", "os error 5"),
];
const NUMBERS: &[(&str, u8)] = &[
    ("times", 3),
    ("limit", 4),
    ("moves", 60),
    ("left", 1),
    ("from", 5),
    ("to", 8),
    ("ply", 12),
    ("red", 2),
    ("black", 0),
    ("plies", 12),
    ("nocapture", 7),
    ("noprogress", 5),
    ("most", 16),
    ("line", 2),
];

/// A message that has a value for everything.
fn full(id: &'static str) -> Message {
    let message = ARGUMENTS
        .iter()
        .fold(Message::plain(id), |message, (name, value)| {
            message.with(name, *value)
        });
    NUMBERS
        .iter()
        .fold(message, |message, (name, value)| message.with(name, *value))
}

fn replace(mut message: Message, name: &str, value: &str) -> Message {
    for (found, old) in &mut message.args {
        if *found == name {
            *old = Argument::from(value);
        }
    }
    message
}

/// The texts that each message tells apart: its arguments' names with every variant.
fn cases() -> Vec<(&'static str, Vec<(String, String)>)> {
    let resource = fluent_syntax::parser::parse(SOURCE)
        .unwrap_or_else(|(_, errors)| panic!("arbiter.ftl: {errors:?}"));
    resource
        .body
        .into_iter()
        .filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, variants(message.value.as_ref()))),
            _ => None,
        })
        .collect()
}

fn variants(pattern: Option<&ast::Pattern<&str>>) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for element in pattern.iter().flat_map(|pattern| &pattern.elements) {
        if let PatternElement::Placeable {
            expression:
                Expression::Select {
                    selector: InlineExpression::VariableReference { id },
                    variants,
                },
        } = element
        {
            for variant in variants {
                if let ast::VariantKey::Identifier { name } = variant.key {
                    found.push((id.name.to_owned(), name.to_owned()));
                }
            }
        }
    }
    found
}

/// A catalogue reports a value that is missing or a name that is unknown by panicking in tests.
#[test]
fn every_sentence_can_be_said_in_every_case_and_language() {
    let catalogue = Catalogue::new();
    for (id, variants) in cases() {
        for language in Language::ALL {
            let plain = full(id);
            assert_ne!(catalogue.text(language, &plain), id, "{language}");
            for (name, value) in &variants {
                let text = catalogue.text(language, &replace(plain.clone(), name, value));
                assert!(!text.contains(['{', '$']), "{language}: {text}");
            }
        }
    }
}

/// A case that one language forgot would be told as its last one.
#[test]
fn every_language_tells_the_same_cases_apart() {
    let catalogue = Catalogue::new();
    for (id, variants) in cases() {
        let names: BTreeSet<&String> = variants.iter().map(|(name, _)| name).collect();
        for name in names {
            let of_name = || variants.iter().filter(|(found, _)| found == name);
            for language in Language::ALL {
                let texts: BTreeSet<String> = of_name()
                    .map(|(name, value)| catalogue.text(language, &replace(full(id), name, value)))
                    .collect();
                assert_eq!(
                    texts.len(),
                    of_name().count(),
                    "{id} in {language}: {texts:?}"
                );
            }
        }
    }
}

fn says(message: &Message, vi: &str, en: &str, zh_hans: &str) {
    let catalogue = Catalogue::new();
    assert_eq!(catalogue.text(Language::Vi, message), vi);
    assert_eq!(catalogue.text(Language::En, message), en);
    assert_eq!(catalogue.text(Language::ZhHans, message), zh_hans);
}

#[test]
fn a_check_names_who_gives_it() {
    let message = Message::plain("ply-check")
        .with("role", "chariot")
        .with("square", "e4");
    says(
        &message,
        "Xe e4 chiếu Tướng",
        "chariot e4 checks the general",
        "车 e4 将军",
    );
}

#[test]
fn a_chase_names_both_men_and_why_it_counts() {
    let message = Message::plain("ply-chase")
        .with("role", "cannon")
        .with("square", "h2")
        .with("victim", "chariot")
        .with("target", "c2")
        .with("root", "none");
    says(
        &message,
        "Pháo h2 đuổi bắt Xe c2 (không căn)",
        "cannon h2 chases chariot c2 (unprotected)",
        "炮 h2 捉车 c2（无根）",
    );
    assert_eq!(
        Catalogue::new().text(Language::Vi, &replace(message, "root", "fake")),
        "Pháo h2 đuổi bắt Xe c2 (căn giả)"
    );
}

#[test]
fn the_offender_is_warned_with_the_count_and_the_limit() {
    let message = Message::plain("notice-fault")
        .with("times", 2_u8)
        .with("limit", 3_u8)
        .with("side", "Đỏ")
        .with("fault", "perpetualCheck")
        .with("then", "loses");
    assert_eq!(
        Catalogue::new().text(Language::Vi, &message),
        "Lần lặp thứ 2 — Đỏ đang chiếu mãi, phải đổi nước; đến lần thứ 3 là thua."
    );
}

#[test]
fn a_fault_is_named_with_its_victim() {
    let class = Message::plain("class-chase-of").with("victim", "horse");
    let catalogue = Catalogue::new();
    let message = Message::plain("ruling-loses")
        .with("side", catalogue.text(Language::Vi, &side("black")))
        .with("class", catalogue.text(Language::Vi, &class));
    assert_eq!(
        catalogue.text(Language::Vi, &message),
        "Đen đuổi bắt mãi Mã mà không đổi nước: Đen thua."
    );
}

fn side(color: &str) -> Message {
    Message::plain("side").with("color", color)
}
