//! Rulesets as an argument names them: by name, or a file of the user's own.

use arbiter::{Ruleset, RulesetError, RulesetFault};
use locale::{Language, Message};
use std::borrow::Cow;

use crate::input::{self, Complaint};

/// The largest file, in MiB.
const MOST: u16 = 1;
/// How much of a fault and of its line is shown.
const FAULT: usize = 400;
const FOUND: usize = 80;

/// Whether the argument is a file and not a name: no name has a separator or a dot.
pub(crate) fn is_file(name: &str) -> bool {
    name.contains(['.', '/', std::path::MAIN_SEPARATOR])
}

/// The ruleset of an argument.
pub(crate) fn find(
    name: &str,
    lang: Language,
) -> anyhow::Result<Result<Cow<'static, Ruleset>, Complaint>> {
    if is_file(name) {
        return Ok(load(name, lang)?.map(Cow::Owned));
    }
    Ok(Ruleset::named(name)
        .map(Cow::Borrowed)
        .ok_or_else(|| unknown(name, lang)))
}

/// Reads and checks the ruleset in a file.
pub(crate) fn load(path: &str, lang: Language) -> anyhow::Result<Result<Ruleset, Complaint>> {
    let text = input::text(path, MOST, lang)?;
    Ok(text
        .and_then(|text| Ruleset::from_toml(&text).map_err(|error| explain(path, &text, &error))))
}

/// The text of a ruleset's file.
pub(crate) fn text(
    name: &str,
    lang: Language,
) -> anyhow::Result<Result<Cow<'static, str>, Complaint>> {
    if !is_file(name) {
        let text = Ruleset::embedded_text(name).unwrap_or("");
        return Ok(Ok(Cow::Borrowed(text)));
    }
    Ok(input::text(name, MOST, lang)?.map(Cow::Owned))
}

/// That no ruleset has this name, and which names there are.
pub(crate) fn unknown(name: &str, lang: Language) -> Complaint {
    let names: Vec<_> = Ruleset::all().iter().map(Ruleset::id).collect();
    let message = Message::plain("ruleset-unknown")
        .with("name", input::excerpt(name, FOUND))
        .with("names", names.join(", "));
    Complaint::of(&message, lang)
}

/// What is wrong with a file: where it is, and what stands there.
fn explain(path: &str, text: &str, error: &RulesetError) -> Complaint {
    let (line, message) = match error {
        RulesetError::Toml(error) => (
            error.span().map(|span| line_at(text, span.start)),
            error.message().to_owned(),
        ),
        RulesetError::Fault(fault) => (
            key(fault).and_then(|key| line_of(text, &key)),
            fault.to_string(),
        ),
    };
    let message = input::excerpt(&message.trim_end().replace('\n', " "), FAULT);
    Complaint::one(match line {
        None => format!("{path}: {message}"),
        Some(line) => match text.lines().nth(line - 1).map(str::trim) {
            None | Some("") => format!("{path}:{line}: {message}"),
            Some(found) => format!(
                "{path}:{line}: {message}, in: {}",
                input::excerpt(found, FOUND)
            ),
        },
    })
}

/// The number of the line that a byte stands in, from 1.
fn line_at(text: &str, byte: usize) -> usize {
    let newlines = text.bytes().take(byte).filter(|&byte| byte == b'\n');
    newlines.count() + 1
}

/// The key that a fault is about, as `table.key`.
fn key(fault: &RulesetFault) -> Option<String> {
    Some(match fault {
        RulesetFault::Id(_) => "id".to_owned(),
        RulesetFault::Occurrences(_) => "repetition.occurrences".to_owned(),
        RulesetFault::Warnings(_) => "repetition.warnings".to_owned(),
        RulesetFault::Count { part, .. } if part.contains('.') => (*part).to_owned(),
        RulesetFault::Count { part, .. } if *part == "checks" || *part == "chases" => {
            format!("{part}.most")
        }
        RulesetFault::Count { part, .. } => format!("{part}.count"),
        RulesetFault::NoLimit(part) => format!("{part}.most"),
        RulesetFault::Warning { part, .. } => format!("{part}.warn_from"),
        RulesetFault::Undefined { part, .. } => (*part).to_owned(),
        RulesetFault::Endless => return None,
    })
}

/// The line of a key: below its table's head, or else in the line of the table itself, which is
/// then written inline.
fn line_of(text: &str, key: &str) -> Option<usize> {
    let (wanted, key) = key.split_once('.').unwrap_or(("", key));
    let mut table = String::new();
    let mut of_table = None;
    for (line, number) in text.lines().map(str::trim).zip(1..) {
        if let Some(head) = line.strip_prefix('[') {
            head.trim_end_matches(']').trim().clone_into(&mut table);
        }
        let name = line.split('=').next().unwrap_or(line).trim();
        let whole = name == format!("{wanted}.{key}");
        if (table == wanted && name == key) || (table.is_empty() && whole) {
            return Some(number);
        }
        if line == format!("[{wanted}]") || line == format!("[{key}]") || name == wanted {
            of_table = of_table.or(Some(number));
        }
    }
    of_table
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaint(text: &str) -> String {
        let error = Ruleset::from_toml(text).unwrap_err();
        explain("my.toml", text, &error).0.remove(0)
    }

    #[test]
    fn an_unknown_key_is_named_with_its_line() {
        let text = "id = 'x'\n[length]\ncount = 5\nunit = 'plies'\nwarn = 3\n";
        let complaint = complaint(text);
        assert!(
            complaint.starts_with("my.toml:5: unknown field `warn`, expected"),
            "{complaint}"
        );
        assert!(complaint.ends_with(", in: warn = 3"), "{complaint}");
    }

    #[test]
    fn a_value_of_the_wrong_kind_is_named_with_its_line() {
        let complaint = complaint("id = 'x'\n[repetition]\noccurrences = 'three'\n");
        assert!(
            complaint.starts_with("my.toml:3: invalid type"),
            "{complaint}"
        );
        assert!(complaint.contains("occurrences = 'three'"), "{complaint}");
    }

    #[test]
    fn a_senseless_value_is_named_with_its_line() {
        let below = "id = 'x'\n\n[repetition]\nmixed = true\noccurrences = 1\n";
        assert_eq!(
            complaint(below),
            "my.toml:5: repetition.occurrences is 1, not 2 to 100, in: occurrences = 1"
        );
        let inline = "id = 'x'\nlength = { count = 0, unit = 'plies' }\n";
        assert!(complaint(inline).starts_with("my.toml:2: length: the count is 0"));
        let dotted = "id = 'x'\nrepetition.occurrences = 1\n";
        assert!(complaint(dotted).starts_with("my.toml:2: repetition.occurrences"));
        let missing = "id = 'x'\n[repetition]\noccurrences = 3\nforbidden = ['chase']\n";
        assert!(complaint(missing).starts_with("my.toml:4: repetition.forbidden speaks"));
        let runs =
            "id = 'x'\n[repetition]\noccurrences = 3\n[chases]\nmost = [6]\nbeyond = 'loses'";
        assert!(complaint(runs).starts_with("my.toml:4: chases speaks of a chase"));
    }

    #[test]
    fn an_endless_ruleset_has_no_line() {
        assert!(complaint("id = 'x'").starts_with("my.toml: a game could go on for ever"));
    }

    #[test]
    fn files_are_told_from_names() {
        assert!(is_file("mine.toml") && is_file("./mine") && !is_file("wxf-2018"));
    }
}
