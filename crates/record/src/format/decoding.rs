//! The encoding of a text file's games: one for each, since people put files together.

use super::lines::narrowed;
use super::split::Slice;
use crate::encoding::{EncodingChoice, EncodingReason, choose_for_moves, has_moves};
use crate::{Encoding, Place, Report};
use std::borrow::Cow;

/// Turns the bytes of games into text.
#[derive(Debug)]
pub(crate) struct Decoding {
    /// What settles it for the whole file.
    settled: Option<EncodingChoice>,
    /// What the game before was in.
    usual: Encoding,
    /// Whether its moves told so.
    is_told_by_moves: bool,
}

impl Decoding {
    /// What was asked for, or else the mark at the file's beginning, settles it.
    pub(crate) fn new(asked: Option<Encoding>, marked: Option<Encoding>) -> Self {
        Self {
            settled: EncodingChoice::settled(asked, marked),
            usual: Encoding::Gb18030,
            is_told_by_moves: false,
        }
    }

    /// The text of a game. Lines that are no text in its encoding are kept in the report.
    pub(crate) fn text<'a>(&mut self, slice: &'a Slice, report: &mut Report) -> Cow<'a, str> {
        if let Some(text) = self.text_like_before(slice) {
            let (encoding, why) = (self.usual, EncodingReason::Moves);
            report.encoding = Some(EncodingChoice { encoding, why });
            return Cow::Owned(text);
        }
        let choice = match &self.settled {
            Some(settled) => settled.clone(),
            None => choose_for_moves(&[&slice.bytes], self.usual),
        };
        if matches!(choice.why, EncodingReason::Moves | EncodingReason::Words) {
            self.usual = choice.encoding;
            self.is_told_by_moves = choice.why == EncodingReason::Moves;
        }
        let encoding = narrowed(choice.encoding);
        report.encoding = Some(choice);
        match std::str::from_utf8(&slice.bytes) {
            Ok(text) if encoding == Encoding::Utf8 => Cow::Borrowed(text),
            _ => Cow::Owned(decoded(encoding, slice, report)),
        }
    }
}

impl Decoding {
    /// The text in the encoding of the game before, if moves tell again that this is the one: most
    /// files have but one, and no other need be tried.
    fn text_like_before(&self, slice: &Slice) -> Option<String> {
        let is_open = self.settled.is_none() && self.is_told_by_moves;
        let bytes = Some(&slice.bytes).filter(|_| is_open)?;
        if std::str::from_utf8(bytes).is_ok() {
            return None;
        }
        let decoded = self.usual.decode(bytes);
        let is_it = !decoded.is_lossy && has_moves(&decoded.text);
        is_it.then_some(decoded.text)
    }
}

fn decoded(encoding: Encoding, slice: &Slice, report: &mut Report) -> String {
    let decoded = encoding.decode(&slice.bytes);
    if decoded.is_lossy {
        let lines = slice.bytes.split(|&b| b == b'\n');
        for (number, line) in (slice.first_line..).zip(lines) {
            report.text(encoding, line, || Place::Line(number));
        }
    }
    decoded.text
}
