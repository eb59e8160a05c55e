//! `DhtmlXQ` tags, also called UBB: what 东萍 writes into its pages and people paste into forums.
//!
//! Every datum stands between `[DhtmlXQ_name]` and `[/DhtmlXQ_name]`. The tags come bare, inside
//! `[DhtmlXQ]…[/DhtmlXQ]`, in a page, URL-encoded in the name of a frame; the moves may stand in a
//! script variable instead. The numbered `DHJHtmlXQ` tags of the Guangdong site are read, too.

mod board;
mod fields;
mod lines;
mod page;
mod read;
mod value;
mod write;

pub(super) use page::is_page;
pub(super) use write::write;

use super::reader::whole;
use super::{Import, ReadError, ReadOptions};
use crate::Format;
use crate::limits::MAX_GAME_BYTES;
use page::Page;
use std::io::BufRead;

/// The games of a file.
pub(super) fn games<'a>(
    input: impl BufRead + 'a,
    options: ReadOptions,
) -> impl Iterator<Item = Result<Import, ReadError>> + 'a {
    let mut input = Some(input);
    let mut page = Page::default();
    let mut found = false;
    std::iter::from_fn(move || {
        if let Some(input) = input.take() {
            match whole(input, MAX_GAME_BYTES) {
                Ok(bytes) => page = Page::new(bytes, options.encoding),
                Err(error) => {
                    found = true;
                    return Some(Err(error));
                }
            }
        }
        match page.next_game(|game| read::read(game, options)) {
            None if !found => {
                found = true;
                Some(Err(ReadError::NotThis {
                    format: Format::Dhtmlxq,
                }))
            }
            game => {
                found = true;
                game
            }
        }
    })
}

#[cfg(test)]
mod tests;
