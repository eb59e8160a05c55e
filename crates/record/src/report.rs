//! What a reader found, repaired and left out; what a writer could not store.

use crate::encoding::EncodingChoice;
use crate::limits::MAX_REMARKS;
use crate::notation::NotationChoice;
use crate::{Encoding, Format, NodeId, NotationError, Tree, Values};
use xiangqi::{FenNote, Illegal};

/// Where in a game something was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The game as a whole.
    Game,
    /// A header, by its name.
    Header(String),
    /// The position it starts from.
    Start,
    /// A move, or what is said about it.
    Node(NodeId),
    /// A line of a text, from 1.
    Line(u64),
    /// A byte of the file, from 0.
    Offset(u64),
}

/// Something about a game that its reader or writer has to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Where.
    pub place: Place,
    /// What.
    pub kind: RemarkKind,
}

/// How much a remark matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Nothing is lost; the file has it otherwise than usual.
    Repaired,
    /// Something is lost.
    Dropped,
}

/// What a remark says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// The file names the wrong side to move; the man that moves first decided.
    SideFromFirstMove,
    /// The FEN is written otherwise than ours.
    Fen(FenNote),
    /// A text runs over the end of its field.
    TextOverflow,
    /// A text runs on into the next field, which is empty otherwise; it was taken whole.
    TextRunsOn,
    /// A number that means nothing there; it was left out.
    NoMeaning {
        /// The number.
        found: u64,
    },
    /// Bytes after the end of the game.
    LeftOver {
        /// How many.
        bytes: usize,
    },
    /// Somebody deleted the game from its library; its record was still there.
    Deleted,
    /// The index of a library does not agree with its records; the records were taken.
    IndexDisagrees,
    /// Bytes that are no text in the encoding; they stand in [`Report::undecoded`].
    Undecoded,
    /// Text that is no move ended the moves.
    NotAMove {
        /// The text.
        text: String,
    },
    /// A move that cannot be made where it stands, or that could be any of several, ended the moves.
    ImpossibleMove {
        /// The text.
        text: String,
        /// What is wrong with it.
        error: NotationError,
    },
    /// The file ends in the middle of the game.
    Truncated,
    /// A move from or to what is no square was left out with all that follows it.
    OffBoard,
    /// A variation of a move that is not there was left out.
    NoSuchMove,
    /// A text stands elsewhere than in the original, where there is no place for it.
    TextMoved,
    /// More moves, headers or text than a [limit](crate::limits) lets in.
    TooMany {
        /// The limit.
        most: usize,
    },
    /// The format cannot hold this; it was left out in writing.
    NotStorable(Lost),
    /// The format's field is too small; the text was cut in writing.
    Cut {
        /// How many bytes the field has.
        most: usize,
    },
    /// Characters that the encoding has not; they were written as `?`.
    NotEncodable {
        /// The characters, each once.
        characters: String,
    },
}

/// What a format cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// The value at the place, or a part of it.
    Value,
    /// The blanks at the ends of a header's value.
    Blanks,
    /// A comment.
    Comment,
    /// The times of a move.
    Times,
    /// Glyphs like `!?`.
    Glyphs,
    /// Circles and arrows.
    Drawings,
    /// A variation, which the move at the place begins.
    Variation,
}

impl Lost {
    const fn code(self) -> &'static str {
        match self {
            Self::Value => "not-storable",
            Self::Blanks => "blanks-not-storable",
            Self::Comment => "comment-not-storable",
            Self::Times => "times-not-storable",
            Self::Glyphs => "glyphs-not-storable",
            Self::Drawings => "drawings-not-storable",
            Self::Variation => "variation-not-storable",
        }
    }
}

impl RemarkKind {
    /// Whether something is lost.
    pub const fn severity(&self) -> Severity {
        match self {
            Self::SideFromFirstMove
            | Self::Fen(_)
            | Self::TextRunsOn
            | Self::Deleted
            | Self::TextMoved
            | Self::IndexDisagrees => Severity::Repaired,
            Self::TextOverflow
            | Self::NoMeaning { .. }
            | Self::LeftOver { .. }
            | Self::Undecoded
            | Self::NotAMove { .. }
            | Self::ImpossibleMove { .. }
            | Self::Truncated
            | Self::OffBoard
            | Self::NoSuchMove
            | Self::TooMany { .. }
            | Self::NotStorable(_)
            | Self::Cut { .. }
            | Self::NotEncodable { .. } => Severity::Dropped,
        }
    }

    /// A stable name for programs, also the end of the message's name in the locale files, except for
    /// [notes on a FEN](Self::Fen), which have sentences of their own.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::SideFromFirstMove => "side-from-first-move",
            Self::Fen(note) => note.code(),
            Self::TextOverflow => "text-overflow",
            Self::TextRunsOn => "text-runs-on",
            Self::NoMeaning { .. } => "no-meaning",
            Self::LeftOver { .. } => "left-over",
            Self::Deleted => "deleted",
            Self::IndexDisagrees => "index-disagrees",
            Self::Undecoded => "undecoded",
            Self::NotAMove { .. } => "not-a-move",
            Self::ImpossibleMove { .. } => "impossible-move",
            Self::Truncated => "truncated",
            Self::OffBoard => "off-board",
            Self::NoSuchMove => "no-such-move",
            Self::TextMoved => "text-moved",
            Self::TooMany { .. } => "too-many",
            Self::NotStorable(lost) => lost.code(),
            Self::Cut { .. } => "cut",
            Self::NotEncodable { .. } => "not-encodable",
        }
    }
}

impl RemarkKind {
    /// The values that its message is told with.
    pub fn values(&self) -> Values {
        match self {
            Self::NoMeaning { found } => vec![("found", (*found).into())],
            Self::LeftOver { bytes } => vec![("bytes", (*bytes).into())],
            Self::NotAMove { text } => vec![("text", text.as_str().into())],
            Self::ImpossibleMove { text, error } => vec![
                ("text", text.as_str().into()),
                ("why", error.code().into()),
                ("candidates", error.candidates().into()),
            ],
            Self::TooMany { most } | Self::Cut { most } => vec![("most", (*most).into())],
            Self::NotEncodable { characters } => {
                vec![("characters", characters.as_str().into())]
            }
            Self::SideFromFirstMove
            | Self::Fen(_)
            | Self::TextOverflow
            | Self::TextRunsOn
            | Self::Deleted
            | Self::IndexDisagrees
            | Self::Undecoded
            | Self::Truncated
            | Self::OffBoard
            | Self::NoSuchMove
            | Self::TextMoved
            | Self::NotStorable(_) => Vec::new(),
        }
    }
}

impl Place {
    /// A stable name for programs, also the end of the message's name in the locale files.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Game => "game",
            Self::Header(_) => "header",
            Self::Start => "start",
            Self::Node(Tree::ROOT) => "introduction",
            Self::Node(_) => "node",
            Self::Line(_) => "line",
            Self::Offset(_) => "offset",
        }
    }

    /// The values that its message is told with; `tree` is the game's.
    pub fn values(&self, tree: &Tree) -> Values {
        match self {
            Self::Header(name) => vec![("name", name.as_str().into())],
            &Self::Node(id) => vec![("ply", u64::from(tree.ply(id)).into())],
            &Self::Line(line) => vec![("line", line.into())],
            &Self::Offset(offset) => vec![("offset", offset.into())],
            Self::Game | Self::Start => Vec::new(),
        }
    }
}

/// A move that is not legal where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalNode {
    /// The move.
    pub node: NodeId,
    /// Its ply, from 1.
    pub ply: u32,
    /// Why it is not legal.
    pub why: Illegal,
}

/// A text whose bytes the encoding does not explain, as it stood in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undecoded {
    /// Where.
    pub place: Place,
    /// All the text's bytes.
    pub bytes: Vec<u8>,
}

/// What was found in one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The format, by content.
    pub format: Format,
    /// Its version, where it has one.
    pub version: Option<u32>,
    /// The encoding of its texts, and why; none where there was no text to choose by or the format
    /// knows but one.
    pub encoding: Option<EncodingChoice>,
    /// The notation of its moves, and why; none where the moves are no text.
    pub notation: Option<NotationChoice>,
    /// What was repaired or left out, in the order it was found.
    pub remarks: Vec<Remark>,
    /// How many remarks more there were than are kept.
    pub more_remarks: usize,
    /// The first illegal move of every line; what follows one is kept and not judged.
    pub illegal: Vec<IllegalNode>,
    /// Texts that were not understood, for another try.
    pub undecoded: Vec<Undecoded>,
}

impl Report {
    /// A report with nothing in it yet.
    pub const fn new(format: Format) -> Self {
        Self {
            format,
            version: None,
            encoding: None,
            notation: None,
            remarks: Vec::new(),
            more_remarks: 0,
            illegal: Vec::new(),
            undecoded: Vec::new(),
        }
    }

    /// Adds a remark, or counts it when there are [`MAX_REMARKS`] already.
    pub fn remark(&mut self, place: Place, kind: RemarkKind) {
        if self.remarks.len() < MAX_REMARKS {
            self.remarks.push(Remark { place, kind });
        } else {
            self.more_remarks += 1;
        }
    }

    /// Decodes a text and keeps its bytes where the encoding does not explain them.
    pub fn text(
        &mut self,
        encoding: Encoding,
        bytes: &[u8],
        place: impl FnOnce() -> Place,
    ) -> String {
        let decoded = encoding.decode(bytes);
        if decoded.is_lossy {
            let place = place();
            self.remark(place.clone(), RemarkKind::Undecoded);
            if self.undecoded.len() < MAX_REMARKS {
                let bytes = bytes.to_vec();
                self.undecoded.push(Undecoded { place, bytes });
            }
        }
        decoded.text
    }

    /// Whether the game was read whole and every move is legal.
    pub fn is_clean(&self) -> bool {
        let dropped = |remark: &Remark| remark.kind.severity() == Severity::Dropped;
        self.illegal.is_empty() && self.more_remarks == 0 && !self.remarks.iter().any(dropped)
    }
}
