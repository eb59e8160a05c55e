//! Writing games to a file.

use super::{WriteError, cbf, cbl, cbr, dhtmlxq, fen, mxq, pgn, text, xqf};
use crate::{
    Annotation, Encoding, Format, Headers, Lost, NodeId, Notation, Place, Record, Remark,
    RemarkKind, Tree,
};
use std::borrow::Cow;
use std::io::Write;
use xiangqi::Diagram;

/// How games are written.
#[derive(Clone, Debug, Default)]
pub struct WriteOptions {
    /// The notation of moves, where the format's moves are text.
    pub notation: Option<Notation>,
    /// The encoding of texts, where the format leaves a choice.
    pub encoding: Option<Encoding>,
    /// The name of a library of games that do not say which they are from.
    pub name: Option<String>,
    /// Whether a library (CBL) gets the container that old versions of `CCBridge` read.
    pub old_container: bool,
}

impl WriteOptions {
    /// What a text file begins with: UTF-16 is known by its byte order mark alone.
    fn mark(&self) -> &'static [u8] {
        match self.encoding {
            Some(Encoding::Utf16Le) => &[0xFF, 0xFE],
            _ => &[],
        }
    }
}

/// The bytes of a game, and what the format could not hold.
#[derive(Clone, Debug, Default)]
pub(crate) struct Written {
    pub(crate) bytes: Vec<u8>,
    pub(crate) remarks: Vec<Remark>,
}

impl Written {
    /// Says what of a record cannot be stored.
    pub(crate) fn remark(&mut self, place: Place, kind: RemarkKind) {
        self.remarks.push(Remark { place, kind });
    }

    /// Says which headers cannot be stored: all but these.
    pub(crate) fn only_headers(&mut self, headers: &Headers, known: &[&str]) {
        for (name, _) in headers.iter().filter(|(name, _)| !known.contains(name)) {
            let place = Place::Header(name.to_owned());
            self.remark(place, RemarkKind::NotStorable(Lost::Value));
        }
    }

    /// Says that the counters of the start position cannot be stored, unless they are the usual
    /// ones.
    pub(crate) fn only_first_move(&mut self, start: &Diagram) {
        if (start.halfmove_clock, start.fullmove_number) != (0, 1) {
            self.remark(Place::Start, RemarkKind::NotStorable(Lost::Value));
        }
    }

    /// What is said about a node as the one text that most formats have for it; the rest cannot be
    /// stored.
    pub(crate) fn comment<'a>(&mut self, tree: &'a Tree, node: NodeId) -> Cow<'a, str> {
        let said = tree.annotation(node);
        let Annotation {
            before, comment, ..
        } = said;
        self.only_text(node, said);
        match (before.as_str(), comment.as_str()) {
            ("", comment) => Cow::Borrowed(comment),
            (before, "") => Cow::Borrowed(before),
            (before, comment) => Cow::Owned(format!("{before}\n{comment}")),
        }
    }

    /// Says that what is said about a node besides its texts cannot be stored.
    pub(crate) fn only_text(&mut self, node: NodeId, said: &Annotation) {
        let lost = [
            (said.has_times(), Lost::Times),
            (!said.nags.is_empty(), Lost::Glyphs),
            (!said.marks.is_empty(), Lost::Drawings),
        ];
        for (_, lost) in lost.into_iter().filter(|(is_lost, _)| *is_lost) {
            self.remark(Place::Node(node), RemarkKind::NotStorable(lost));
        }
    }

    /// Says that nothing that is said about a node can be stored.
    pub(crate) fn no_annotation(&mut self, node: NodeId, said: &Annotation) {
        if !said.before.is_empty() || !said.comment.is_empty() {
            self.remark(Place::Node(node), RemarkKind::NotStorable(Lost::Comment));
        }
        self.only_text(node, said);
    }

    /// The bytes of a text, at most so many; it is cut between characters. A zero counts as one
    /// that the encoding does not know, since readers take it for the end.
    pub(crate) fn encode(
        &mut self,
        encoding: Encoding,
        text: &str,
        most: usize,
        place: impl Fn() -> Place,
    ) -> Vec<u8> {
        let without_zeros = text.replace('\0', "?");
        let mut encoded = encoding.encode(&without_zeros);
        if encoded.bytes.len() > most {
            self.remark(place(), RemarkKind::Cut { most });
            encoded = encoding.encode(beginning(encoding, &without_zeros, most));
        }
        let mut characters = encoded.missing;
        if without_zeros != text {
            characters.push(SYMBOL_FOR_ZERO);
        }
        if !characters.is_empty() {
            self.remark(place(), RemarkKind::NotEncodable { characters });
        }
        encoded.bytes
    }

    /// A text in the encoding that was asked for, otherwise UTF-8.
    pub(crate) fn of_text(text: &str, options: &WriteOptions, mut remarks: Vec<Remark>) -> Self {
        let encoded = options.encoding.unwrap_or(Encoding::Utf8).encode(text);
        if !encoded.missing.is_empty() {
            let characters = encoded.missing;
            let (place, kind) = (Place::Game, RemarkKind::NotEncodable { characters });
            remarks.push(Remark { place, kind });
        }
        Self {
            bytes: encoded.bytes,
            remarks,
        }
    }
}

/// What stands for U+0000 in a remark, which people read.
const SYMBOL_FOR_ZERO: char = '\u{2400}';

/// The longest beginning of a text that has at most so many bytes.
fn beginning(encoding: Encoding, text: &str, most: usize) -> &str {
    let until = |end: usize| text.get(..end).unwrap_or_default();
    let fits = |&end: &usize| encoding.encode(until(end)).bytes.len() <= most;
    let ends: Vec<_> = text.char_indices().map(|(at, _)| at).collect();
    // One character more never takes fewer bytes.
    let fitting = ends.partition_point(fits);
    until(fitting.checked_sub(1).map_or(0, |last| ends[last]))
}

/// A file that is being written.
#[derive(Debug)]
pub struct Writer<W> {
    out: W,
    format: Format,
    options: WriteOptions,
    games: usize,
    library: cbl::Library,
}

impl<W: Write> Writer<W> {
    /// Begins a file.
    pub fn new(out: W, format: Format, options: WriteOptions) -> Self {
        Self {
            out,
            format,
            options,
            games: 0,
            library: cbl::Library::default(),
        }
    }

    /// Adds a game and says what the format could not hold of it. A library is written when it is
    /// [finished](Self::finish), everything else at once.
    pub fn add(&mut self, record: &Record) -> Result<Vec<Remark>, WriteError> {
        let (format, options) = (self.format, &self.options);
        if self.games > 0 && !format.is_collection() {
            return Err(WriteError::OneGameOnly { format });
        }
        let written = match format {
            Format::Pgn => pgn::write(record, options),
            Format::Xqf => xqf::write(record, options)?,
            Format::Cbr => cbr::write(record, options)?,
            Format::Cbl => self.library.add(record, options)?,
            Format::Dhtmlxq => dhtmlxq::write(record, options),
            Format::Mxq => mxq::write(record, options)?,
            Format::Cbf => cbf::write(record, options)?,
            Format::Fen => fen::write(record, options),
            Format::Text => text::write(record, options),
        };
        if self.games == 0 && format.is_text() {
            self.out.write_all(self.options.mark())?;
        }
        self.games += 1;
        self.out.write_all(&written.bytes)?;
        Ok(written.remarks)
    }

    /// Ends the file and gives back what it was written to.
    pub fn finish(mut self) -> Result<W, WriteError> {
        if self.format == Format::Cbl {
            self.library.write(&self.options, &mut self.out)?;
        }
        self.out.flush()?;
        Ok(self.out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::MAX_TEXT_BYTES;

    #[test]
    fn a_text_is_cut_between_characters() {
        for (encoding, most, kept) in [
            (Encoding::Gb18030, 3, "炮"),
            (Encoding::Utf8, 5, "炮"),
            (Encoding::Utf16Le, 4, "炮二"),
            (Encoding::Big5, 0, ""),
        ] {
            let mut written = Written::default();
            let bytes = written.encode(encoding, "炮二平五", most, || Place::Game);
            assert_eq!(encoding.decode(&bytes).text, kept, "{encoding}");
            let (place, kind) = (Place::Game, RemarkKind::Cut { most });
            assert_eq!(written.remarks, [Remark { place, kind }]);
        }
    }

    #[test]
    fn no_text_ends_before_its_end() {
        let mut written = Written::default();
        let bytes = written.encode(Encoding::Utf16Le, "\0Mở", 80, || Place::Game);
        assert_eq!(Encoding::Utf16Le.decode(&bytes).text, "?Mở");
        let characters = SYMBOL_FOR_ZERO.to_string();
        let (place, kind) = (Place::Game, RemarkKind::NotEncodable { characters });
        assert_eq!(written.remarks, [Remark { place, kind }]);
    }

    /// The square of the text's length would take days.
    #[test]
    fn a_long_text_is_cut_at_once() {
        let text = "a".repeat(MAX_TEXT_BYTES);
        let mut written = Written::default();
        let bytes = written.encode(Encoding::Utf16Le, &text, MAX_TEXT_BYTES, || Place::Game);
        assert_eq!(bytes.len(), MAX_TEXT_BYTES);
    }
}
