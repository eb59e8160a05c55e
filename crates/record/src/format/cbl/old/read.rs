//! Reading.

use super::{AFTER_RESULT, BEFORE_RESULT, DATE, NAME, place, square};
use crate::format::bytes::Bytes;
use crate::format::cbl::OLD_MAGIC;
use crate::format::reader::settle_turn;
use crate::format::texts::{Texts, unpadded};
use crate::format::{Import, ReadError, ReadOptions, men, result};
use crate::limits::{MAX_NODES, MAX_UNPACKED_BYTES};
use crate::{Encoding, Format, NodeId, Place, Record, RemarkKind, Report, Tree, headers};
use miniz_oxide::inflate::stream::{InflateState, inflate};
use miniz_oxide::{DataFormat, MZFlush, MZStatus};
use xiangqi::{Color, Move, Square};

/// Where the packed stream begins.
const PACKED: usize = OLD_MAGIC.len() + 8;
/// Where, in what was packed, the number of games is, and where they begin.
const COUNT: usize = 4 + NAME + 2 * DATE;
const GAMES: usize = COUNT + 8;

/// How much is unpacked at a time.
const PIECE: usize = 64 << 10;

/// The games of a library.
pub(in crate::format::cbl) fn games(
    library: &[u8],
    options: ReadOptions,
) -> Result<Games, ReadError> {
    let packed = library.get(PACKED..).unwrap_or_default();
    let unpacked = unpack(packed, MAX_UNPACKED_BYTES)?;
    let mut head = Bytes::new(&unpacked, 0);
    let left = head.take(COUNT).and_then(|_| head.u32());
    let left = left.ok_or(ReadError::Unpack)?;
    Ok(Games {
        unpacked,
        offset: GAMES,
        left,
        options,
    })
}

/// What is packed, whatever size the library claims. Of a damaged stream the beginning is taken.
fn unpack(mut packed: &[u8], most: usize) -> Result<Vec<u8>, ReadError> {
    let mut state = InflateState::new_boxed(DataFormat::Zlib);
    let mut unpacked = Vec::new();
    let mut piece = vec![0; PIECE];
    loop {
        let found = inflate(&mut state, packed, &mut piece, MZFlush::None);
        packed = packed.get(found.bytes_consumed..).unwrap_or_default();
        unpacked.extend(piece.get(..found.bytes_written).unwrap_or_default());
        if unpacked.len() > most {
            let most = most as u64;
            return Err(ReadError::TooLarge { most });
        }
        let stands_still = found.bytes_consumed == 0 && found.bytes_written == 0;
        if stands_still || found.status != Ok(MZStatus::Ok) {
            return Ok(unpacked);
        }
    }
}

/// The games of a library, one after the other.
pub(in crate::format::cbl) struct Games {
    unpacked: Vec<u8>,
    offset: usize,
    left: u32,
    options: ReadOptions,
}

impl Iterator for Games {
    type Item = Result<Import, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        let game = self.game();
        if game.is_err() {
            // Where the next one begins is not known.
            self.left = 0;
        }
        Some(game)
    }
}

impl Games {
    fn game(&mut self) -> Result<Import, ReadError> {
        let rest = self.unpacked.get(self.offset..).unwrap_or_default();
        let mut bytes = Bytes::new(rest, self.offset as u64);
        let truncated = |wanted: usize| ReadError::Truncated {
            len: self.unpacked.len() as u64,
            wanted: (self.offset as u64).saturating_add(wanted as u64),
        };
        let length = bytes.u32().ok_or_else(|| truncated(4))?;
        let length = usize::try_from(length).unwrap_or(usize::MAX);
        // What is cut short is read as far as it goes.
        let game = rest.get(..length).unwrap_or(rest);
        let rest = game.get(4..).unwrap_or_default();
        let library = self.unpacked.get(4..4 + NAME).unwrap_or_default();
        let head = Head::read(Bytes::new(rest, bytes.offset()));
        let head = head.ok_or_else(|| truncated(length))?;
        let import = head.import(unpadded(library), self.options)?;
        self.offset += game.len();
        Ok(import)
    }
}

/// A game's fields, and the moves after them.
struct Head<'a> {
    men: [u8; men::COUNT],
    title: &'a [u8],
    /// Texts that nobody has seen anything in.
    others: Vec<&'a [u8]>,
    result: u32,
    introduction: &'a [u8],
    is_red_first: bool,
    created: &'a [u8],
    saved: &'a [u8],
    moves: u32,
    rest: Bytes<'a>,
}

impl<'a> Head<'a> {
    fn read(mut bytes: Bytes<'a>) -> Option<Self> {
        let men = bytes.array()?;
        let [_kind, _, _] = [bytes.u32()?, bytes.u32()?, bytes.u32()?];
        let title = counted(&mut bytes)?;
        let mut others = Vec::new();
        for _ in 0..BEFORE_RESULT {
            others.push(counted(&mut bytes)?);
        }
        let result = bytes.u32()?;
        for _ in 0..AFTER_RESULT {
            others.push(counted(&mut bytes)?);
        }
        Some(Self {
            men,
            title,
            others,
            result,
            introduction: counted(&mut bytes)?,
            is_red_first: bytes.array()? == [1],
            created: bytes.take(DATE)?,
            saved: bytes.take(DATE)?,
            moves: bytes.u32()?,
            rest: bytes,
        })
    }

    fn import(self, library: &'a [u8], options: ReadOptions) -> Result<Import, ReadError> {
        let others = self.others.into_iter().filter(|text| !text.is_empty());
        let others = others.collect::<Vec<_>>().join(&b'\n');
        let mut report = Report::new(Format::Cbl);
        let mut record = Record::new(men::set_up(self.men.map(place))?);
        let mut texts = Texts::default();
        texts.header(headers::TITLE, unpadded(self.title));
        texts.header(headers::CREATED, unpadded(self.created));
        texts.header(headers::SAVED, unpadded(self.saved));
        texts.header(headers::LIBRARY, library);
        texts.header(headers::REMARK, &others);
        texts.comment(Tree::ROOT, self.introduction, &mut report);
        record.outcome = result::outcome(self.result.into(), &mut report);
        record.tree = tree(self.moves, self.rest, &mut texts, &mut report);
        texts.decode(Encoding::Gb18030, options, &mut record, &mut report);
        let stated = if self.is_red_first {
            Color::Red
        } else {
            Color::Black
        };
        settle_turn(&mut record, Some(stated), &mut report);
        Ok(Import::new(record, report))
    }
}

/// A text after its length.
fn counted<'a>(bytes: &mut Bytes<'a>) -> Option<&'a [u8]> {
    let length = usize::try_from(bytes.u32()?).ok()?;
    bytes.take(length)
}

/// A move goes on from the one a ply before it, on the way to the last one read. The comments
/// follow all moves, a line each.
fn tree<'a>(count: u32, mut bytes: Bytes<'a>, texts: &mut Texts<'a>, report: &mut Report) -> Tree {
    let mut tree = Tree::default();
    // By the ply; none where a move was left out with what follows it.
    let mut path = vec![Some(Tree::ROOT)];
    let mut nodes: Vec<Option<NodeId>> = Vec::new();
    for _ in 0..count {
        let offset = Place::Offset(bytes.offset());
        let kind = match bytes.array() {
            None => RemarkKind::Truncated,
            Some(_) if nodes.len() == MAX_NODES => RemarkKind::TooMany { most: MAX_NODES },
            // The last two say the same in words.
            Some([low, high, from, to, _, _]) => {
                let ply = u16::from_le_bytes([low, high]);
                let m = square(from).zip(square(to));
                let node = Line {
                    path: &mut path,
                    tree: &mut tree,
                }
                .add(ply, m);
                nodes.push(node.as_ref().ok().copied());
                if let Err(Some(kind)) = node {
                    report.remark(offset, kind);
                }
                continue;
            }
        };
        report.remark(offset, kind);
        break;
    }
    let after = Place::Offset(bytes.offset());
    let rest = bytes.take(bytes.len()).unwrap_or_default();
    let mut lines = rest.split(|&byte| byte == b'\n');
    for (node, line) in nodes.into_iter().zip(lines.by_ref()) {
        if let Some(node) = node {
            texts.comment(node, line, report);
        }
    }
    let left = lines.map(|line| unpadded(line.trim_ascii()).len()).sum();
    if left > 0 {
        report.remark(after, RemarkKind::LeftOver { bytes: left });
    }
    tree
}

/// The moves on the way to the last one read.
struct Line<'a> {
    path: &'a mut Vec<Option<NodeId>>,
    tree: &'a mut Tree,
}

impl Line<'_> {
    /// Adds a move at a ply; fails with what is to be said where it is left out.
    fn add(&mut self, ply: u16, m: Option<(Square, Square)>) -> Result<NodeId, Option<RemarkKind>> {
        let at = usize::from(ply);
        if at == 0 || at > self.path.len() {
            let found = ply.into();
            return Err(Some(RemarkKind::NoMeaning { found }));
        }
        self.path.truncate(at);
        let parent = self.path.last().copied().flatten();
        let node = match (parent, m) {
            (None, _) => Err(None),
            (_, None) => Err(Some(RemarkKind::OffBoard)),
            (Some(parent), Some((from, to))) => Ok(self.tree.add(parent, Move::new(from, to))),
        };
        self.path.push(node.as_ref().ok().copied());
        node
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use miniz_oxide::deflate::compress_to_vec_zlib;

    #[test]
    fn a_packed_desert_is_refused() {
        let packed = compress_to_vec_zlib(&vec![0; 100_001], 6);
        assert!(packed.len() < 1_000);
        let refused = unpack(&packed, 100_000);
        assert!(matches!(
            refused,
            Err(ReadError::TooLarge { most: 100_000 })
        ));
        assert_eq!(unpack(&packed, 100_001).unwrap().len(), 100_001);
    }

    #[test]
    fn of_a_damaged_stream_the_beginning_is_taken() {
        let bytes: Vec<_> = (0..200_u8).collect();
        let packed = compress_to_vec_zlib(&bytes, 0);
        let unpacked = unpack(&packed[..100], 1_000).unwrap();
        assert!(!unpacked.is_empty() && bytes.starts_with(&unpacked));
    }
}
