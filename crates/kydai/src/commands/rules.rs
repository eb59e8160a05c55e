use std::io::Write;

use arbiter::Ruleset;
use locale::{Catalogue, Language, Message, ruleset_page};
use serde::Serialize;

use crate::exit::Exit;
use crate::ruleset;

/// List the rulesets, or show one
///
/// Without R: every ruleset with its other names and what it does in one line. With R: its page, in
/// Markdown; with --toml its file, which is a good start for one of your own, and with --json the
/// same as JSON.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The ruleset by name, or a .toml file of your own
    #[arg(value_name = "R")]
    ruleset: Option<String>,

    /// Check a ruleset file of your own; says what is wrong with it and where, and exits with 2
    #[arg(long, value_name = "FILE", conflicts_with = "ruleset")]
    check: Option<String>,

    /// The language of the page: vi, en or zh
    #[arg(long, default_value_t)]
    lang: Language,

    /// Print JSON
    #[arg(long)]
    json: bool,

    /// Print the ruleset's file
    #[arg(long, requires = "ruleset", conflicts_with = "json")]
    toml: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    if let Some(path) = &args.check {
        return check(path, args.lang, out);
    }
    let Some(name) = &args.ruleset else {
        list(args, out)?;
        return Ok(Exit::Done);
    };
    let rules = match ruleset::find(name, args.lang)? {
        Ok(rules) => rules,
        Err(complaint) => return Ok(complaint.tell()?),
    };
    show(args, name, &rules, out)
}

fn check(path: &str, lang: Language, out: &mut impl Write) -> anyhow::Result<Exit> {
    match ruleset::load(path, lang)? {
        Err(complaint) => Ok(complaint.tell()?),
        Ok(rules) => {
            let message = Message::plain("ruleset-checked").with("ruleset", rules.id());
            writeln!(out, "{}", Catalogue::new().text(lang, &message))?;
            Ok(Exit::Done)
        }
    }
}

/// A ruleset in the list.
#[derive(Serialize)]
struct Listed<'a> {
    id: &'a str,
    aliases: &'a [String],
    experimental: bool,
    name: String,
    note: String,
}

fn list(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let catalogue = Catalogue::new();
    let say = |message: Option<Message>| {
        message.map_or_else(String::new, |message| catalogue.text(args.lang, &message))
    };
    let listed: Vec<_> = Ruleset::all()
        .iter()
        .map(|rules| Listed {
            id: rules.id(),
            aliases: &rules.parts().aliases,
            experimental: rules.parts().experimental,
            name: say(Message::ruleset_name(rules.id())),
            note: say(Message::ruleset_note(rules.id())),
        })
        .collect();
    if args.json {
        serde_json::to_writer(&mut *out, &listed)?;
        writeln!(out)?;
        return Ok(());
    }
    for rules in &listed {
        let mut ids = vec![rules.id];
        ids.extend(rules.aliases.iter().map(String::as_str));
        writeln!(out, "{:<18}  {}", ids.join(", "), rules.name)?;
        writeln!(out, "{:18}  {}", "", rules.note)?;
    }
    Ok(())
}

fn show(args: &Args, name: &str, rules: &Ruleset, out: &mut impl Write) -> anyhow::Result<Exit> {
    if args.json {
        serde_json::to_writer(&mut *out, rules.parts())?;
        writeln!(out)?;
        return Ok(Exit::Done);
    }
    // A ruleset of the user's own has no page: its file is all there is to show.
    let has_page = !args.toml && !ruleset::is_file(name);
    match ruleset_page(rules.id(), args.lang).filter(|_| has_page) {
        Some(page) => write!(out, "{page}")?,
        None => match ruleset::text(name, args.lang)? {
            Ok(text) => write!(out, "{text}")?,
            Err(complaint) => return Ok(complaint.tell()?),
        },
    }
    Ok(Exit::Done)
}
