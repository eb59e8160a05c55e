//! Every ruleset has a name, a line and a page in every language, and the pages say the same things.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot read the files must fail"
)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use locale::{Catalogue, Language, Message, ruleset_page};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The names of the files in a folder that end in `.EXTENSION`, without it.
fn stems(folder: &Path, extension: &str) -> BTreeSet<String> {
    fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect()
}

fn pages(language: Language) -> BTreeSet<String> {
    let folder = format!("locales/{language}/rulesets");
    stems(&root().join(folder), "md")
}

/// The sections of a page: how deep each heading is, and what stands under it.
fn sections(page: &str) -> Vec<(usize, String)> {
    let mut sections: Vec<(usize, String)> = Vec::new();
    for line in page.lines() {
        let depth = line.chars().take_while(|&c| c == '#').count();
        if depth > 0 {
            sections.push((depth, String::new()));
        } else if let Some((_, body)) = sections.last_mut() {
            body.push_str(line.trim());
        }
    }
    sections
}

fn headings(page: &str) -> Vec<&str> {
    page.lines()
        .filter(|line| line.starts_with("## "))
        .collect()
}

#[test]
fn every_ruleset_has_a_page_in_every_language() {
    for id in stems(&root().join("crates/arbiter/rulesets"), "toml") {
        for language in Language::ALL {
            assert!(ruleset_page(&id, language).is_some(), "{id} in {language}");
        }
    }
    assert_eq!(ruleset_page("my-own", Language::Vi), None);
}

#[test]
fn every_page_that_is_written_is_served() {
    for language in Language::ALL {
        assert_eq!(pages(language), pages(Language::Vi), "{language}");
        for id in pages(language) {
            let file = root().join(format!("locales/{language}/rulesets/{id}.md"));
            assert_eq!(
                ruleset_page(&id, language),
                Some(fs::read_to_string(file).unwrap().as_str()),
                "{id} in {language}"
            );
        }
    }
}

#[test]
fn pages_have_the_same_sections_and_none_is_empty() {
    for id in pages(Language::Vi) {
        let source = sections(ruleset_page(&id, Language::Vi).unwrap());
        for language in Language::ALL {
            let page = ruleset_page(&id, language).unwrap();
            assert!(page.starts_with("# "), "{id} in {language} has no title");
            let sections = sections(page);
            let depths = |of: &[(usize, String)]| -> Vec<usize> {
                of.iter().map(|(depth, _)| *depth).collect()
            };
            assert_eq!(depths(&sections), depths(&source), "{id} in {language}");
            for (number, (_, body)) in sections.iter().enumerate() {
                assert!(!body.is_empty(), "{id} in {language}: section {number}");
            }
        }
    }
}

/// A reader who knows one page finds their way in every other.
#[test]
fn pages_of_one_language_have_the_same_headings() {
    for language in Language::ALL {
        let first = headings(ruleset_page("casual", language).unwrap());
        for id in pages(language) {
            let page = ruleset_page(&id, language).unwrap();
            assert_eq!(headings(page), first, "{id} in {language}");
        }
    }
}

#[test]
fn pages_are_plain_markdown() {
    for id in pages(Language::Vi) {
        for language in Language::ALL {
            let page = ruleset_page(&id, language).unwrap();
            assert!(!page.contains(['<', '>']), "{id} in {language} has HTML");
        }
    }
}

#[test]
fn the_vietnamese_law_of_2021_is_the_world_rules() {
    for language in Language::ALL {
        assert_eq!(
            ruleset_page("vn-2021", language),
            ruleset_page("wxf-2018", language)
        );
    }
}

#[test]
fn every_page_bears_the_name_of_its_ruleset_and_there_is_a_line_on_it() {
    let catalogue = Catalogue::new();
    for id in pages(Language::Vi) {
        let name = Message::ruleset_name(&id).unwrap();
        let note = Message::ruleset_note(&id).unwrap();
        for language in Language::ALL {
            let title = ruleset_page(&id, language).unwrap().lines().next().unwrap();
            assert_eq!(title, format!("# {}", catalogue.text(language, &name)));
            assert_ne!(catalogue.text(language, &note), note.id);
        }
    }
    assert_eq!(Message::ruleset_name("my-own"), None);
}
