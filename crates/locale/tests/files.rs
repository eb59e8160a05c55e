//! The locale files of all languages say the same things, with the same arguments.

#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot read the files must fail"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    self, CallArguments, Entry, Expression, InlineExpression, PatternElement,
};
use locale::Language;

/// What a message needs: its own arguments and, by reference, those of other messages.
#[derive(Default)]
struct Needs {
    args: BTreeSet<String>,
    references: BTreeSet<String>,
}

type Messages = BTreeMap<String, Needs>;

fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../locales")
        .join(language.tag())
}

/// The Fluent files of a language; its pages of prose have a test of their own.
fn files(language: Language) -> BTreeSet<String> {
    fs::read_dir(folder(language))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|found| found == "ftl"))
        .map(|path| path.file_name().unwrap().to_str().unwrap().to_owned())
        .collect()
}

/// Every message, attribute (as `message.attribute`) and term (as `-term`) of a language.
fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for file in files(language) {
        let source = fs::read_to_string(folder(language).join(&file)).unwrap();
        let resource = fluent_syntax::parser::parse(source.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
        for entry in &resource.body {
            let (name, value, attributes) = match entry {
                Entry::Message(m) => (m.id.name.to_owned(), m.value.as_ref(), &m.attributes),
                Entry::Term(t) => (format!("-{}", t.id.name), Some(&t.value), &t.attributes),
                Entry::Junk { content } => panic!("{language}/{file}: {content}"),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            };
            for attribute in attributes {
                let name = format!("{name}.{}", attribute.id.name);
                add(&mut messages, &name, Some(&attribute.value), language);
            }
            add(&mut messages, &name, value, language);
        }
    }
    messages
}

fn add(
    messages: &mut Messages,
    name: &str,
    value: Option<&ast::Pattern<&str>>,
    language: Language,
) {
    let mut needs = Needs::default();
    if let Some(value) = value {
        pattern(value, &mut needs);
    }
    assert!(
        messages.insert(name.to_owned(), needs).is_none(),
        "{language}: {name} is there twice"
    );
}

fn pattern(pattern: &ast::Pattern<&str>, needs: &mut Needs) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            visit(expression, needs);
        }
    }
}

fn visit(expression: &Expression<&str>, needs: &mut Needs) {
    match expression {
        Expression::Inline(expression) => inline(expression, needs),
        Expression::Select { selector, variants } => {
            inline(selector, needs);
            for variant in variants {
                pattern(&variant.value, needs);
            }
        }
    }
}

fn inline(expression: &InlineExpression<&str>, needs: &mut Needs) {
    match expression {
        InlineExpression::VariableReference { id } => {
            needs.args.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            needs.references.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => call(arguments, needs),
        InlineExpression::TermReference { arguments, .. } => {
            if let Some(arguments) = arguments {
                call(arguments, needs);
            }
        }
        InlineExpression::Placeable { expression } => visit(expression, needs),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn call(arguments: &CallArguments<&str>, needs: &mut Needs) {
    for argument in &arguments.positional {
        inline(argument, needs);
    }
}

/// The arguments of a message, those of the messages it refers to included.
fn arguments(messages: &Messages, name: &str) -> BTreeSet<String> {
    let needs = messages
        .get(name)
        .unwrap_or_else(|| panic!("{name} is referred to and missing"));
    let mut args = needs.args.clone();
    for reference in &needs.references {
        args.extend(arguments(messages, reference));
    }
    args
}

#[test]
fn every_language_has_the_same_files() {
    assert!(files(Language::Vi).contains("rules.ftl"));
    for language in Language::ALL {
        assert_eq!(files(language), files(Language::Vi), "{language}");
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let source = messages(Language::Vi);
    assert!(source.len() > 50, "only {} messages", source.len());
    for language in [Language::En, Language::ZhHans] {
        let other = messages(language);
        assert_eq!(
            other.keys().collect::<Vec<_>>(),
            source.keys().collect::<Vec<_>>(),
            "{language} against vi"
        );
        for name in source.keys() {
            assert_eq!(
                arguments(&other, name),
                arguments(&source, name),
                "{name} in {language}"
            );
        }
    }
}
