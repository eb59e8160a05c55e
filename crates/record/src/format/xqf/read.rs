//! Reading.

use super::header::{self, Field};
use super::key::{self, Keys};
use super::{FROM, HEADER, NEWEST, TO, square};
use crate::format::bytes::Bytes;
use crate::format::preorder::{self, Comment, Entry, Follow, Source};
use crate::format::reader::settle_turn;
use crate::format::texts::{Texts, unpadded};
use crate::format::{Import, ReadError, ReadOptions, men, result};
use crate::{Encoding, Format, Place, Record, RemarkKind, Report, headers};
use std::borrow::Cow;
use xiangqi::{Color, Diagram, Move};

/// Reads the file's one game.
pub(in crate::format) fn read(bytes: &[u8], options: ReadOptions) -> Result<Import, ReadError> {
    if !bytes.starts_with(b"XQ") {
        return Err(ReadError::NotThis {
            format: Format::Xqf,
        });
    }
    let Some((file, body)) = bytes.split_first_chunk() else {
        return Err(ReadError::Truncated {
            len: bytes.len() as u64,
            wanted: HEADER as u64,
        });
    };
    let version = file[header::VERSION];
    if version > NEWEST {
        return Err(ReadError::Impossible {
            what: "version",
            found: version.into(),
        });
    }
    let mut report = Report::new(Format::Xqf);
    report.version = Some(version.into());
    let keys = Keys::of(file);
    let start = start(file, &keys)?;
    check_sum(file, &mut report);

    let body = deciphered(body, &keys);
    let mut texts = Texts::default();
    let mut record = Record::new(start);
    head(file, &mut record, &mut texts, &mut report);
    let mut body = Body {
        bytes: Bytes::new(&body, HEADER as u64),
        keys: &keys,
        has_all_lengths: version <= 10,
    };
    let is_whole;
    (record.tree, is_whole) = preorder::read(&mut body, &mut texts, &mut report);
    if is_whole && body.bytes.len() > 0 {
        let place = Place::Offset(body.bytes.offset());
        let bytes = body.bytes.len();
        report.remark(place, RemarkKind::LeftOver { bytes });
    }
    texts.decode(Encoding::Gb18030, options, &mut record, &mut report);
    let kind = header::KINDS.get(usize::from(file[header::KIND]));
    record.headers.set(headers::KIND, *kind.unwrap_or(&""));
    settle_turn(&mut record, Some(turn(file)), &mut report);
    Ok(Import::new(record, report))
}

fn deciphered<'a>(body: &'a [u8], keys: &Keys) -> Cow<'a, [u8]> {
    let mut body = Cow::Borrowed(body);
    if !keys.is_clear() {
        keys.decipher(body.to_mut());
    }
    body
}

/// From version 12 on the list of men begins at another man.
fn start(file: &[u8; HEADER], keys: &Keys) -> Result<Diagram, ReadError> {
    let mut squares = [None; men::COUNT];
    let shift = if file[header::VERSION] >= 12 {
        usize::from(keys.square) + 1
    } else {
        0
    };
    for i in 0..men::COUNT {
        let number = file[header::MEN + i].wrapping_sub(keys.square);
        squares[(i + shift) % men::COUNT] = square(number);
    }
    men::set_up(squares)
}

fn check_sum(file: &[u8; HEADER], report: &mut Report) {
    let sum = key::seeds(file).into_iter().fold(0, u8::wrapping_add);
    if file[header::VERSION] > 10 && sum != 0 {
        let found = sum.into();
        report.remark(
            Place::Offset(header::SUM as u64),
            RemarkKind::NoMeaning { found },
        );
    }
}

fn turn(file: &[u8; HEADER]) -> Color {
    match file[header::TURN] {
        1 => Color::Black,
        _ => Color::Red,
    }
}

fn head<'a>(
    file: &'a [u8; HEADER],
    record: &mut Record,
    texts: &mut Texts<'a>,
    report: &mut Report,
) {
    title(file, texts, report);
    for field in header::FIELDS {
        texts.header(field.header, text(file, field, report));
    }
    record.outcome = result::outcome(file[header::RESULT].into(), report);
}

/// The text of a field. A length that runs over the field's end is cut to it.
fn text<'a>(file: &'a [u8; HEADER], field: Field, report: &mut Report) -> &'a [u8] {
    let len = usize::from(file[field.at]);
    let text = &file[field.at + 1..][..len.min(field.most)];
    if len > field.most {
        let place = Place::Header(field.header.to_owned());
        report.remark(place, RemarkKind::TextOverflow);
    }
    unpadded(text)
}

/// Other programs let a long title run on into the field of the second title.
fn title<'a>(file: &'a [u8; HEADER], texts: &mut Texts<'a>, report: &mut Report) {
    let (title, subtitle) = (header::TITLE, header::SUBTITLE);
    let len = usize::from(file[title.at]);
    let both = &file[title.at + 1..=subtitle.at + subtitle.most];
    let whole = both
        .split_at_checked(len)
        .filter(|(_, after)| len > title.most && after.iter().all(|&byte| byte == 0));
    if let Some((whole, _)) = whole {
        let place = Place::Header(title.header.to_owned());
        report.remark(place, RemarkKind::TextRunsOn);
        texts.header(title.header, whole);
    } else {
        texts.header(title.header, text(file, title, report));
        texts.header(subtitle.header, text(file, subtitle, report));
    }
}

/// What comes after the header.
struct Body<'a, 'b> {
    bytes: Bytes<'a>,
    keys: &'b Keys,
    /// Whether every entry has the length of its comment, as up to version 10.
    has_all_lengths: bool,
}

impl<'a> Source<'a> for Body<'a, '_> {
    fn offset(&self) -> u64 {
        self.bytes.offset()
    }

    fn entry(&mut self) -> Option<Entry<'a>> {
        let [from, to, flags, _] = self.bytes.array()?;
        let (follow, has_comment) = if self.has_all_lengths {
            (plain_flags(flags), true)
        } else {
            (keyed_flags(flags), flags & 0x20 != 0)
        };
        Some(Entry {
            m: self.coordinates(from, to),
            follow,
            comment: if has_comment {
                self.comment()?
            } else {
                Comment::Whole(&[])
            },
        })
    }
}

const fn plain_flags(flags: u8) -> Follow {
    Follow {
        reply: flags & 0xF0 != 0,
        sibling: flags & 0x0F != 0,
    }
}

/// The low bits mean nothing and are random.
const fn keyed_flags(flags: u8) -> Follow {
    Follow {
        reply: flags & 0x80 != 0,
        sibling: flags & 0x40 != 0,
    }
}

impl<'a> Body<'a, '_> {
    fn coordinates(&self, from: u8, to: u8) -> Option<Move> {
        let from = from.wrapping_sub(FROM).wrapping_sub(self.keys.from);
        let to = to.wrapping_sub(TO).wrapping_sub(self.keys.to);
        Some(Move::new(square(from)?, square(to)?))
    }

    fn comment(&mut self) -> Option<Comment<'a>> {
        let stored = self.bytes.u32()?;
        Some(match stored.checked_sub(self.keys.comment) {
            Some(len) => self.bytes.comment(len),
            None => Comment::NoLength(stored.into()),
        })
    }
}
