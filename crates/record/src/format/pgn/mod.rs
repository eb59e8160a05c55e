//! PGN: tags and move text.
//!
//! A game is a group of lines `[Name "value"]` and the moves after them; [the spec] for xiangqi is
//! that of chess with the tags `Game`, `Red` and `Format`. Real files have it in four notations and
//! five encodings, leave out tags or the result, and add footers and advertisements. The next line
//! with a tag always begins the next game, also inside a comment that nobody closed.
//!
//! Written are: `[Game "Chinese Chess"]`, the seven tags everybody expects, all others, and the
//! moves with comments in braces. Since PGN has no way to write `}` inside braces, a comment with one
//! stands on lines of its own behind semicolons, which PGN has for comments up to a line's end.
//! Without another wish moves are in ICCS (`H2-E2`): it needs no Chinese, and every program that
//! reads PGN of xiangqi reads it.
//!
//! [the spec]: https://www.xqbase.com/protocol/cchess_pgn.htm

mod border;
mod read;
mod tags;
mod write;

pub(super) use border::is_end_of_description;
pub(super) use read::games;
pub(super) use tags::{clean_value, header_name, is_name, is_tag, on_one_line};
pub(super) use write::write;

use crate::Notation;

/// The value of the tag `Game`.
const GAME: &str = "Chinese Chess";

/// The value of the tag `Variant`, by which programs for many kinds of chess know the game.
const VARIANT: &str = "xiangqi";

/// The value of the tag `Format`.
pub(super) const fn format_name(notation: Notation) -> &'static str {
    match notation {
        Notation::Vietnamese => "Vietnamese",
        Notation::Chinese | Notation::ChineseTraditional => "Chinese",
        Notation::Wxf => "WXF",
        Notation::Iccs => "ICCS",
        Notation::Uci => "UCI",
        Notation::Uci10 => "UCI10",
        Notation::San => "SAN",
        Notation::San10 => "SAN10",
    }
}

/// The notation that a tag `Format` names.
pub(super) fn notation_of(format: &str) -> Option<Notation> {
    let is_it = |notation: &Notation| format_name(*notation).eq_ignore_ascii_case(format);
    Notation::ALL.into_iter().find(is_it)
}

/// Whether the notation is one that only programs for many kinds of chess write.
const fn is_of_chess_programs(notation: Notation) -> bool {
    matches!(
        notation,
        Notation::Uci | Notation::Uci10 | Notation::San | Notation::San10
    )
}
