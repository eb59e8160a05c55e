//! What `kydai info` says of a game to people: a line, and what is wrong with it below.

use std::io::Write;

use locale::Message;
use record::headers;

use super::view::{GameView, IllegalView};
use crate::input::harmless;
use crate::speaker::Speaker;

pub(super) fn print(
    view: &GameView,
    speaker: &Speaker,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let numbers = Message::plain("info-numbers")
        .with("plies", view.main_plies)
        .with("variations", view.variations)
        .with("comments", view.comments);
    let mut parts = vec![
        format!("{}#{}", harmless(&view.file), view.game),
        view.format.to_owned(),
    ];
    parts.extend(view.encoding.map(str::to_owned));
    parts.extend(who(view));
    parts.push(view.result.clone());
    parts.push(speaker.say(&numbers));
    parts.extend(
        view.opening
            .as_ref()
            .map(|opening| format!("{} {}", opening.code, opening.name)),
    );
    writeln!(out, "{}", parts.join("  "))?;
    if let Some(illegal) = &view.first_illegal {
        let message = Message::plain("info-illegal")
            .with("count", view.illegal_nodes)
            .with("ply", illegal.ply as usize)
            .with("move", named(illegal));
        writeln!(out, "    {}", speaker.say(&message))?;
    }
    let lost = view.remarks.iter().filter(|remark| remark.lost).count();
    if lost > 0 {
        let message = Message::plain("info-lost").with("count", lost);
        writeln!(out, "    {}", speaker.say(&message))?;
    }
    Ok(())
}

/// The move as people write it, with its squares.
fn named(illegal: &IllegalView) -> String {
    match &illegal.text {
        Some(text) if *text != illegal.m => format!("{text} ({})", illegal.m),
        _ => illegal.m.clone(),
    }
}

/// The players, or else the title.
fn who(view: &GameView) -> Option<String> {
    let headers = &view.headers.0;
    let players = (headers.get(headers::RED), headers.get(headers::BLACK));
    let shown = match players {
        (None, None) => headers.get(headers::TITLE)?.to_owned(),
        (red, black) => format!("{} – {}", red.unwrap_or("?"), black.unwrap_or("?")),
    };
    Some(harmless(&shown))
}
