//! What stands before a game's moves in text, while it is read.

use super::reader::settle_turn;
use super::{Import, ReadError, movetext};
use crate::limits::{MAX_HEADERS, MAX_TEXT_BYTES};
use crate::{Notation, Outcome, Place, Record, RemarkKind, Report, Tree, headers};
use xiangqi::Diagram;

/// A game whose moves are still to be read.
pub(crate) struct Head {
    pub(crate) record: Record,
    pub(crate) report: Report,
    /// The result that stands there.
    pub(crate) outcome: Option<Outcome>,
    /// The notation that is named there.
    pub(crate) hint: Option<Notation>,
}

impl Head {
    pub(crate) fn new(report: Report) -> Self {
        Self {
            record: Record::default(),
            report,
            outcome: None,
            hint: None,
        }
    }

    /// Reads the moves. The result of the head counts, where it says one.
    pub(crate) fn finish(mut self, moves: &str) -> Import {
        let found = movetext::read(moves, self.hint, &mut self.record, &mut self.report);
        let known = |outcome: &Outcome| *outcome != Outcome::Unknown;
        let outcome = self.outcome.filter(known).or(found.outcome);
        self.record.outcome = outcome.unwrap_or_default();
        let turn = self.record.start.turn;
        settle_turn(&mut self.record, Some(turn), &mut self.report);
        if found.is_legal && turn == self.record.start.turn {
            Import::legal(self.record, self.report)
        } else {
            Import::new(self.record, self.report)
        }
    }

    /// Takes `1-0`, or what people say in its place. What says something else is kept as the reason.
    pub(crate) fn result(&mut self, text: &str) {
        let outcome = Outcome::from_pgn(text).or_else(|| Outcome::from_words(text));
        if outcome.is_none() && !Outcome::says_nothing(text) {
            self.header(headers::TERMINATION, text.trim());
        }
        self.outcome = self.outcome.or(outcome);
    }

    /// Adds a line to what is said about the game.
    pub(crate) fn introduction(&mut self, line: &str) {
        if !line.is_empty() {
            let comment = &mut self.record.tree.annotation_mut(Tree::ROOT).comment;
            if !comment.is_empty() {
                comment.push('\n');
            }
            comment.push_str(line);
        }
    }

    /// Sets the board up.
    pub(crate) fn start(&mut self, fen: &str) -> Result<(), ReadError> {
        if fen.is_empty() {
            return Ok(());
        }
        let reading = Diagram::from_fen(fen).map_err(ReadError::Fen)?;
        for note in reading.notes {
            self.report.remark(Place::Start, RemarkKind::Fen(note));
        }
        self.record.start = reading.diagram;
        Ok(())
    }

    /// The first value under a name stays.
    pub(crate) fn header(&mut self, name: &str, value: &str) {
        let headers = &mut self.record.headers;
        let is_other = headers.get(name).is_some_and(|known| known != value);
        let most = match value.len() {
            0 => return,
            _ if is_other => 1,
            _ if headers.len() >= MAX_HEADERS => MAX_HEADERS,
            len if len > MAX_TEXT_BYTES => MAX_TEXT_BYTES,
            _ => return headers.set(name, value),
        };
        let place = Place::Header(name.to_owned());
        self.report.remark(place, RemarkKind::TooMany { most });
    }
}
