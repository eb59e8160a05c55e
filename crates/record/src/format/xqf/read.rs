//! Reading.

use super::header::{self, Field};
use super::key::{self, Keys};
use super::{FROM, HEADER, NEWEST, TO, square};
use crate::format::bytes::Bytes;
use crate::format::preorder::{Follow, Preorder};
use crate::format::reader::settle_turn;
use crate::format::texts::Texts;
use crate::format::{Import, ReadError, ReadOptions, men};
use crate::limits::MAX_NODES;
use crate::{Encoding, Format, NodeId, Outcome, Place, Record, RemarkKind, Report, Tree, headers};
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
            what: "the version",
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
    let has_all_lengths = version <= 10;
    record.tree = Body {
        bytes: Bytes::new(&body, HEADER as u64),
        keys: &keys,
        has_all_lengths,
        texts: &mut texts,
        report: &mut report,
    }
    .tree();
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
    record.outcome = match file[header::RESULT] {
        1 => Outcome::Won(Color::Red),
        2 => Outcome::Won(Color::Black),
        3 => Outcome::Drawn,
        found => {
            if found != 0 {
                let found = found.into();
                report.remark(
                    Place::Header(headers::RESULT.to_owned()),
                    RemarkKind::NoMeaning { found },
                );
            }
            Outcome::Unknown
        }
    };
}

/// The text of a field. A length that runs over the field's end is cut to it.
fn text<'a>(file: &'a [u8; HEADER], field: Field, report: &mut Report) -> &'a [u8] {
    let len = usize::from(file[field.at]);
    let text = &file[field.at + 1..][..len.min(field.most)];
    if len > field.most {
        let place = Place::Header(field.header.to_owned());
        report.remark(place, RemarkKind::TextOverflow);
    }
    text
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

/// A record of the body: what follows it, and a move unless it is the root.
struct Entry {
    from: u8,
    to: u8,
    follow: Follow,
    has_comment: bool,
}

/// What comes after the header.
struct Body<'a, 'b> {
    bytes: Bytes<'a>,
    keys: &'b Keys,
    /// Whether every record has the length of its comment, as up to version 10.
    has_all_lengths: bool,
    texts: &'b mut Texts<'a>,
    report: &'b mut Report,
}

impl Body<'_, '_> {
    fn tree(mut self) -> Tree {
        let Some(root) = self.entry() else {
            self.truncated();
            return Tree::default();
        };
        let mut tree = Preorder::new(root.follow.reply);
        let mut is_whole = self.comment(&root, Some(Tree::ROOT));
        while tree.is_open() && is_whole {
            if tree.is_full() {
                let most = MAX_NODES;
                self.report
                    .remark(Place::Game, RemarkKind::TooMany { most });
                return tree.finish();
            }
            let offset = self.bytes.offset();
            let Some(entry) = self.entry() else {
                self.truncated();
                break;
            };
            let m = self.coordinates(&entry);
            if m.is_none() && !tree.is_left_out() {
                self.report
                    .remark(Place::Offset(offset), RemarkKind::OffBoard);
            }
            let node = tree.add(m, entry.follow);
            is_whole = self.comment(&entry, node);
        }
        if !tree.is_open() && self.bytes.len() > 0 {
            let bytes = self.bytes.len();
            let place = Place::Offset(self.bytes.offset());
            self.report.remark(place, RemarkKind::LeftOver { bytes });
        }
        tree.finish()
    }

    fn truncated(&mut self) {
        let place = Place::Offset(self.bytes.offset());
        self.report.remark(place, RemarkKind::Truncated);
    }

    /// In the bits of keyed files that mean nothing there are random ones.
    fn entry(&mut self) -> Option<Entry> {
        let [from, to, flags, _] = self.bytes.array()?;
        let (follow, has_comment) = if self.has_all_lengths {
            let follow = Follow {
                reply: flags & 0xF0 != 0,
                sibling: flags & 0x0F != 0,
            };
            (follow, true)
        } else {
            let follow = Follow {
                reply: flags & 0x80 != 0,
                sibling: flags & 0x40 != 0,
            };
            (follow, flags & 0x20 != 0)
        };
        Some(Entry {
            from,
            to,
            follow,
            has_comment,
        })
    }

    fn coordinates(&self, entry: &Entry) -> Option<Move> {
        let from = entry.from.wrapping_sub(FROM).wrapping_sub(self.keys.from);
        let to = entry.to.wrapping_sub(TO).wrapping_sub(self.keys.to);
        Some(Move::new(square(from)?, square(to)?))
    }

    /// Takes the comment of a record and says whether it is whole; the comment of what was left out
    /// is left out, too.
    fn comment(&mut self, entry: &Entry, node: Option<NodeId>) -> bool {
        if !entry.has_comment {
            return true;
        }
        let Some(stored) = self.bytes.u32() else {
            self.truncated();
            return false;
        };
        let Some(len) = stored.checked_sub(self.keys.comment) else {
            let found = stored.into();
            let place = node.map_or(Place::Offset(self.bytes.offset()), Place::Node);
            self.report.remark(place, RemarkKind::NoMeaning { found });
            return true;
        };
        let len = usize::try_from(len).unwrap_or(usize::MAX);
        let text = self.bytes.take_up_to(len);
        if let Some(node) = node {
            self.texts.comment(node, text, self.report);
        }
        if text.len() < len {
            self.truncated();
        }
        text.len() == len
    }
}
