//! Reading.

use super::head::{FIELDS, Field};
use super::is_one;
use crate::encoding::{EncodingChoice, EncodingReason, choose};
use crate::format::cbr;
use crate::format::preorder::{self, Comment, Entry, Follow, Source};
use crate::format::reader::settle_turn;
use crate::format::texts::Texts;
use crate::format::{Import, ReadError, ReadOptions, result};
use crate::limits::{MAX_HEADERS, MAX_NODES};
use crate::{Encoding, Format, Place, Record, RemarkKind, Report, headers};
use quick_xml::Reader;
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesStart, Event};
use std::ops::Range;
use xiangqi::{Diagram, File, Move, Rank, Square};

/// What stands in the place of a move at the root.
const ROOT: &str = "00-00";

/// Reads the file's one game.
pub(in crate::format) fn read(bytes: &[u8], options: ReadOptions) -> Result<Import, ReadError> {
    if !is_one(bytes) {
        let format = Format::Cbf;
        return Err(ReadError::NotThis { format });
    }
    let mut report = Report::new(Format::Cbf);
    let choice = EncodingChoice::settled(options.encoding, None)
        .unwrap_or_else(|| choose(&[bytes], Encoding::Utf8));
    let text = report.text(choice.encoding, bytes, || Place::Game);
    let mut parsed = Parsed::default();
    parsed.read(&text);
    if !parsed.has_head {
        return Err(ReadError::Truncated {
            len: bytes.len() as u64,
            wanted: bytes.len() as u64 + 1,
        });
    }
    let mut record = parsed.head(&mut report)?;
    let stated = record.start.turn;
    let mut texts = Texts::default();
    parsed.close();
    let mut moves = Moves {
        parsed: &parsed,
        next: 0,
    };
    (record.tree, _) = preorder::read(&mut moves, &mut texts, &mut report);
    let left = parsed.moves.len().saturating_sub(moves.next);
    let read_whole = EncodingChoice {
        encoding: Encoding::Utf8,
        why: EncodingReason::Format,
    };
    texts.decode_as(read_whole, &mut record, &mut report);
    report.encoding = Some(choice);
    if left > 0 {
        report.remark(Place::Game, RemarkKind::LeftOver { bytes: left });
    }
    settle_turn(&mut record, Some(stated), &mut report);
    Ok(Import::new(record, report))
}

/// One `Move`.
#[derive(Clone, Debug)]
struct Entered {
    m: Option<Move>,
    follow: Follow,
    /// Its text, among all the texts.
    comment: Range<usize>,
}

/// What the elements of a file hold.
#[derive(Debug, Default)]
struct Parsed {
    head: Vec<(String, String)>,
    /// The root first.
    moves: Vec<Entered>,
    texts: String,
    /// Whether the head is whole, and the list of moves.
    has_head: bool,
    has_moves: bool,
    /// Whether the head has more than [`MAX_HEADERS`] elements.
    has_more: bool,
}

impl Parsed {
    /// Reads elements up to the end of the moves or the first thing that is no XML.
    fn read(&mut self, text: &str) {
        let mut reader = Reader::from_str(text);
        let mut is_head = false;
        let mut begin = 0;
        while let Ok(event) = reader.read_event() {
            match event {
                Event::Start(tag) => {
                    is_head |= tag.name().0 == "Head";
                    begin = self.texts.len();
                    self.enter(&tag);
                }
                Event::Empty(tag) => {
                    begin = self.texts.len();
                    self.enter(&tag);
                }
                Event::Text(text) => self.texts.push_str(&text.xml10_content()),
                Event::CData(text) => self.texts.push_str(&text.xml10_content()),
                Event::GeneralRef(name) => match name.resolve_char_ref() {
                    Ok(Some(character)) => self.texts.push(character),
                    _ => self.entity(&name.xml10_content()),
                },
                Event::End(tag) => match tag.name().0 {
                    "Head" => (is_head, self.has_head) = (false, true),
                    "MoveList" => self.has_moves = true,
                    "Move" => self.leave(begin),
                    name if is_head => self.header(name, begin),
                    _ => {}
                },
                Event::Eof => break,
                Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => {}
            }
            if self.has_moves || self.moves.len() > MAX_NODES + 1 {
                break;
            }
        }
    }

    /// One that is not known stays as it is written.
    fn entity(&mut self, name: &str) {
        match resolve_predefined_entity(name) {
            Some(text) => self.texts.push_str(text),
            None => self.texts.extend(["&", name, ";"]),
        }
    }

    /// A move without its text.
    fn enter(&mut self, tag: &BytesStart<'_>) {
        if tag.name().0 != "Move" {
            return;
        }
        let mut value = None;
        let mut follow = Follow {
            reply: true,
            sibling: false,
        };
        // Whether one comes twice is not looked at: it would cost the square of their number.
        for attribute in tag.attributes().with_checks(false).flatten() {
            match (attribute.key.0, &*attribute.value) {
                ("value", text) => value = Some(text.to_owned()),
                ("end", "1") => follow.reply = false,
                ("end", _) => {}
                (_, "1") => follow.sibling = true,
                _ => {}
            }
        }
        let value = value.unwrap_or_default();
        let end = self.texts.len();
        if self.moves.is_empty() && value != ROOT {
            self.moves.push(Entered {
                m: None,
                follow: Follow {
                    reply: true,
                    sibling: false,
                },
                comment: end..end,
            });
        }
        self.moves.push(Entered {
            m: coordinates(&value),
            follow,
            comment: end..end,
        });
    }

    fn leave(&mut self, begin: usize) {
        let end = self.texts.len();
        if let Some(last) = self.moves.last_mut() {
            last.comment = begin..end;
        }
    }

    fn header(&mut self, name: &str, begin: usize) {
        let value = self.texts.get(begin..).unwrap_or_default().trim();
        if value.is_empty() || self.head.iter().any(|(known, _)| known == name) {
            return;
        }
        if self.head.len() < MAX_HEADERS {
            self.head.push((name.to_owned(), value.to_owned()));
        } else {
            self.has_more = true;
        }
    }

    /// Where the list is whole, its last move ends a line, whether it says so or not.
    fn close(&mut self) {
        if let Some(last) = self.moves.last_mut().filter(|_| self.has_moves) {
            last.follow.reply = false;
        }
    }

    /// Elements that are not known become headers by their own names.
    fn head(&self, report: &mut Report) -> Result<Record, ReadError> {
        let mut record = Record::default();
        if self.has_more {
            let most = MAX_HEADERS;
            report.remark(Place::Game, RemarkKind::TooMany { most });
        }
        for (name, field) in FIELDS {
            let found = self.head.iter().find(|(known, _)| known == name);
            let Some((_, value)) = found else { continue };
            match field {
                Field::Text(header) => record.headers.set(header, value.as_str()),
                Field::Kind if matches!(value.as_str(), "3" | "4") => {
                    record.headers.set(headers::KIND, cbr::PART);
                }
                Field::Kind => {}
                Field::Result => {
                    let found = value.parse().unwrap_or(u64::MAX);
                    record.outcome = result::outcome(found, report);
                }
                Field::Fen => {
                    let reading = Diagram::from_fen(value).map_err(ReadError::Fen)?;
                    for note in reading.notes {
                        report.remark(Place::Start, RemarkKind::Fen(note));
                    }
                    record.start = reading.diagram;
                }
            }
        }
        let is_known = |name: &str| FIELDS.into_iter().any(|(known, _)| known == name);
        for (name, value) in self.head.iter().filter(|(name, _)| !is_known(name)) {
            record.headers.set(name, value.as_str());
        }
        Ok(record)
    }
}

/// `77-47`: file and row from the top, twice.
fn coordinates(text: &str) -> Option<Move> {
    let &[from_file, from_row, b'-', to_file, to_row] = text.as_bytes() else {
        return None;
    };
    let square = |file: u8, row: u8| {
        let file = File::new(file.checked_sub(b'0')?)?;
        Some(Square::new(file, Rank::new(b'9'.checked_sub(row)?)?))
    };
    let from = square(from_file, from_row)?;
    Some(Move::new(from, square(to_file, to_row)?))
}

struct Moves<'a> {
    parsed: &'a Parsed,
    next: usize,
}

impl<'a> Source<'a> for Moves<'a> {
    /// By its number: where it was in the text is not kept.
    fn offset(&self) -> u64 {
        self.next as u64
    }

    fn entry(&mut self) -> Option<Entry<'a>> {
        let entered = self.parsed.moves.get(self.next)?;
        self.next += 1;
        let text = self.parsed.texts.get(entered.comment.clone());
        Some(Entry {
            m: entered.m,
            follow: entered.follow,
            comment: Comment::Whole(text.unwrap_or_default().as_bytes()),
        })
    }
}
