//! Reading.

use super::layout::{self, Layout};
use super::{GUID, Guid, MAGIC, VERSION};
use crate::encoding::{EncodingChoice, EncodingReason};
use crate::format::bytes::Bytes;
use crate::format::preorder::{self, Comment, Entry, Follow, Source};
use crate::format::reader::settle_turn;
use crate::format::texts::Texts;
use crate::format::{Import, ReadError, ReadOptions, result};
use crate::{Encoding, Format, Record, Report, headers};
use xiangqi::{Color, Diagram, File, Move, Rank, Square};

/// What texts are in: the format knows no other.
pub(in crate::format) const ENCODING: EncodingChoice = EncodingChoice {
    encoding: Encoding::Utf16Le,
    why: EncodingReason::Format,
};

/// Reads the file's one game.
pub(in crate::format) fn read(bytes: &[u8], _options: ReadOptions) -> Result<Import, ReadError> {
    let (record, report) = record(bytes, 0, Format::Cbr)?;
    Ok(Import::new(record, report))
}

/// Reads a record that begins this far into its file.
pub(in crate::format) fn record(
    bytes: &[u8],
    offset: u64,
    format: Format,
) -> Result<(Record, Report), ReadError> {
    let version = bytes.get(VERSION).filter(|_| bytes.starts_with(MAGIC));
    let &version = version.ok_or(ReadError::NotThis { format })?;
    let layout = match version {
        1 => layout::VERSION_1,
        2 => layout::VERSION_2,
        found => {
            return Err(ReadError::Impossible {
                what: "version",
                found: found.into(),
            });
        }
    };
    let Some((file, moves)) = bytes.split_at_checked(layout.moves) else {
        return Err(ReadError::Truncated {
            len: bytes.len() as u64,
            wanted: layout.moves as u64,
        });
    };
    let mut report = Report::new(format);
    report.version = Some(version.into());
    let mut record = Record::new(start(file, &layout)?);
    let mut texts = Texts::default();
    for field in layout.texts {
        let bytes = file.get(field.at..field.at + field.size);
        texts.header(field.header, string(bytes.unwrap_or_default()));
    }
    let mut source = Moves {
        bytes: Bytes::new(moves, offset + layout.moves as u64),
        has_row_major_squares: layout.has_row_major_squares,
    };
    // Whatever follows the tree is padding.
    (record.tree, _) = preorder::read(&mut source, &mut texts, &mut report);
    texts.decode_as(ENCODING, &mut record, &mut report);
    numbers(file, &layout, &mut record, &mut report);
    Ok((record, report))
}

/// A text up to its end: the first zero character, not the first two zero bytes.
pub(in crate::format) fn string(field: &[u8]) -> &[u8] {
    let characters = field.chunks_exact(2);
    let len = characters.take_while(|pair| pair != &[0, 0]).count() * 2;
    field.get(..len).unwrap_or_default()
}

fn start(file: &[u8], layout: &Layout) -> Result<Diagram, ReadError> {
    let mut start = Diagram::empty();
    let men = file.iter().skip(layout.board).take(Square::COUNT);
    for (number, &byte) in (0..).zip(men) {
        if byte == 0 {
            continue;
        }
        let place = layout::piece(byte).zip(row_major(number));
        let (piece, square) = place.ok_or(ReadError::Impossible {
            what: "man",
            found: byte.into(),
        })?;
        start.board.set(square, piece);
    }
    Ok(start)
}

/// Nine times the row from the top plus the file.
fn row_major(number: u8) -> Option<Square> {
    square(number % 9, number / 9)
}

fn square(file: u8, row: u8) -> Option<Square> {
    let rank = Rank::new(9_u8.checked_sub(row)?)?;
    Some(Square::new(File::new(file)?, rank))
}

fn numbers(file: &[u8], layout: &Layout, record: &mut Record, report: &mut Report) {
    let byte = |at: usize| file.get(at).copied().unwrap_or_default();
    let guid: [u8; 16] = std::array::from_fn(|i| byte(GUID + i));
    if guid != [0; 16] {
        record.headers.set(headers::GUID, Guid(guid).to_string());
    }
    if let 3 | 4 = byte(layout.kind) {
        record.headers.set(headers::KIND, layout::PART);
    }
    record.outcome = result::outcome(byte(layout.result).into(), report);
    let stated = match byte(layout.turn) {
        1 => Some(Color::Red),
        2 => Some(Color::Black),
        _ => None,
    };
    settle_turn(record, stated, report);
    let number = u16::from_le_bytes([byte(layout.number), byte(layout.number + 1)]);
    record.start.fullmove_number = number.max(1);
}

struct Moves<'a> {
    bytes: Bytes<'a>,
    has_row_major_squares: bool,
}

impl<'a> Source<'a> for Moves<'a> {
    fn offset(&self) -> u64 {
        self.bytes.offset()
    }

    fn entry(&mut self) -> Option<Entry<'a>> {
        // The second byte is a mark of the viewer's.
        let [flags, _, from, to] = self.bytes.array()?;
        let follow = Follow {
            reply: flags & layout::ENDS == 0,
            sibling: flags & layout::HAS_SIBLING != 0,
        };
        let m = self.square(from).zip(self.square(to));
        let comment = if flags & layout::HAS_COMMENT == 0 {
            Comment::Whole(&[])
        } else {
            let len = self.bytes.u32()?;
            self.bytes.comment(len)
        };
        Some(Entry {
            m: m.map(|(from, to)| Move::new(from, to)),
            follow,
            comment,
        })
    }
}

impl Moves<'_> {
    fn square(&self, number: u8) -> Option<Square> {
        if self.has_row_major_squares {
            row_major(number)
        } else {
            square(number >> 4, number & 0x0F)
        }
    }
}
