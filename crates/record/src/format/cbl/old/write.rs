//! Writing.

use super::{AFTER_RESULT, BEFORE_RESULT, DATE, NAME, VERSION, number};
use crate::format::cbl::OLD_MAGIC;
use crate::format::writer::Written;
use crate::format::{WriteError, WriteOptions, men, preorder, result};
use crate::limits::MAX_TEXT_BYTES;
use crate::{Encoding, Format, Lost, NodeId, Place, Record, RemarkKind, Tree, headers};
use miniz_oxide::deflate::compress_to_vec_zlib;
use xiangqi::Color;

/// What the one library known has: set-up endings, whatever they are.
const KIND: [u32; 3] = [4, 0, 1];
const COMPRESSION: u8 = 6;
const KNOWN: [&str; 4] = [
    headers::TITLE,
    headers::CREATED,
    headers::SAVED,
    headers::LIBRARY,
];

/// The games of a library that is being written.
#[derive(Debug, Default)]
pub(in crate::format::cbl) struct Library {
    games: Vec<u8>,
    count: u32,
}

impl Library {
    pub(in crate::format::cbl) fn add(
        &mut self,
        record: &Record,
        options: &WriteOptions,
    ) -> Result<Written, WriteError> {
        let mut game = Game {
            written: Written::default(),
            encoding: encoding(options),
        };
        game.write(record)?;
        let mut written = game.written;
        let length = u32::try_from(written.bytes.len() + 4).map_err(|_| WriteError::Full)?;
        self.games.extend(length.to_le_bytes());
        self.games.append(&mut written.bytes);
        self.count = self.count.checked_add(1).ok_or(WriteError::Full)?;
        Ok(written)
    }

    /// The whole library under this name.
    pub(in crate::format::cbl) fn finish(self, called: &str, options: &WriteOptions) -> Vec<u8> {
        // What is cut has been told of with the record that brought the name.
        let name = name(called, options, &mut Written::default());
        let mut packed = number_of(name.len()).to_le_bytes().to_vec();
        packed.extend(padded(&name, NAME));
        // There is no clock here to say when the library was made.
        packed.extend([0; 2 * DATE]);
        packed.extend(self.count.to_le_bytes());
        packed.extend([0; 4]);
        packed.extend(self.games);
        let mut out = OLD_MAGIC.to_vec();
        out.extend(VERSION.to_le_bytes());
        out.extend(number_of(packed.len()).to_le_bytes());
        out.extend(compress_to_vec_zlib(&packed, COMPRESSION));
        out
    }
}

/// The bytes of a library's name, with remarks on what is lost of it.
pub(in crate::format::cbl) fn name(
    name: &str,
    options: &WriteOptions,
    written: &mut Written,
) -> Vec<u8> {
    let place = || Place::Header(headers::LIBRARY.to_owned());
    written.encode(encoding(options), name, NAME, place)
}

fn encoding(options: &WriteOptions) -> Encoding {
    options.encoding.unwrap_or(Encoding::Gb18030)
}

/// A length; nothing that is written is as long as four bytes can say.
fn number_of(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

fn padded(text: &[u8], size: usize) -> Vec<u8> {
    let mut padded = text.to_vec();
    padded.resize(size, 0);
    padded
}

struct Game {
    written: Written,
    encoding: Encoding,
}

impl Game {
    fn write(&mut self, record: &Record) -> Result<(), WriteError> {
        let format = Format::Cbl;
        let squares = men::squares(&record.start.board).ok_or(WriteError::Start { format })?;
        // The file and the row are counted from 1 here.
        let men = squares.map(|square| square.map_or(0, |square| number(square) + 0x11));
        self.written.bytes.extend(men);
        for number in KIND {
            self.number(number);
        }
        let title = record.headers.get(headers::TITLE).unwrap_or_default();
        self.counted(title, || Place::Header(headers::TITLE.to_owned()));
        self.written.bytes.extend([0; 4 * BEFORE_RESULT]);
        self.number(result::number(record.outcome).into());
        self.written.bytes.extend([0; 4 * AFTER_RESULT]);
        let introduction = self.written.comment(&record.tree, Tree::ROOT);
        let introduction = introduction.replace('\n', "\r\n");
        self.counted(&introduction, || Place::Node(Tree::ROOT));
        let is_red_first = record.start.turn == Color::Red;
        self.written.bytes.push(is_red_first.into());
        for name in [headers::CREATED, headers::SAVED] {
            let text = record.headers.get(name).unwrap_or_default();
            let place = || Place::Header(name.to_owned());
            let text = self.written.encode(self.encoding, text, DATE, place);
            self.written.bytes.extend(padded(&text, DATE));
        }
        self.moves(&record.tree);
        self.written.only_headers(&record.headers, &KNOWN);
        self.written.only_first_move(&record.start);
        Ok(())
    }

    fn number(&mut self, number: u32) {
        self.written.bytes.extend(number.to_le_bytes());
    }

    fn counted(&mut self, text: &str, place: impl Fn() -> Place) {
        let text = self
            .written
            .encode(self.encoding, text, MAX_TEXT_BYTES, place);
        self.number(number_of(text.len()));
        self.written.bytes.extend(text);
    }

    /// Plies have two bytes: what lies deeper is left out.
    fn moves(&mut self, tree: &Tree) {
        let mut kept: Vec<(NodeId, [u8; 4])> = Vec::new();
        let mut is_cut = false;
        for (node, m, _) in preorder::moves(tree) {
            if let Ok(ply) = u16::try_from(tree.ply(node)) {
                let [low, high] = ply.to_le_bytes();
                kept.push((node, [low, high, number(m.from), number(m.to)]));
            } else if !is_cut {
                is_cut = true;
                let place = Place::Node(node);
                self.written
                    .remark(place, RemarkKind::NotStorable(Lost::Value));
            }
        }
        self.number(number_of(kept.len()));
        for (_, entry) in &kept {
            self.written.bytes.extend(entry);
            self.written.bytes.extend([0; 2]);
        }
        for (node, _) in kept {
            self.line(tree, node);
        }
    }

    /// A comment, which has to be one line.
    fn line(&mut self, tree: &Tree, node: NodeId) {
        let text = self.written.comment(tree, node);
        if text.contains('\n') {
            self.written
                .remark(Place::Node(node), RemarkKind::NotStorable(Lost::Value));
        }
        let text = text.replace('\n', " ");
        let place = || Place::Node(node);
        let text = self
            .written
            .encode(self.encoding, &text, MAX_TEXT_BYTES, place);
        self.written.bytes.extend(text);
        self.written.bytes.extend(b"\r\n");
    }
}
