//! From tokens to the tree.

use super::{Lexer, Token, comment, dialect};
use crate::limits::{MAX_DEPTH, MAX_NODES, MAX_TEXT_BYTES};
use crate::{
    Annotation, NodeId, Notation, NotationError, Outcome, Place, Record, RemarkKind, Replay,
    Report, Tree,
};
use xiangqi::Move;

/// What reading the moves told beside the tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// The result that stands at their end.
    pub(crate) outcome: Option<Outcome>,
    /// Whether every move is legal.
    pub(crate) is_legal: bool,
}

/// Reads moves into the record, whose start is set already. `hint` is the notation they are said to
/// be in.
///
/// What is no move, or no possible one, ends its line with a remark. An illegal move is kept.
pub(crate) fn read(
    text: &str,
    hint: Option<Notation>,
    record: &mut Record,
    report: &mut Report,
) -> Found {
    let notation = dialect::settle(text, hint, &mut record.start, report);
    let mut lexer = Lexer::new(text);
    let mut builder = Builder::new(record, report, notation.unwrap_or(Notation::Iccs));
    while let Some(token) = lexer.next() {
        let is_rule = token == Token::Rule;
        builder.take(token);
        if builder.is_over {
            if !is_rule {
                left_over(before_rule(&lexer), builder.here(), builder.report);
            }
            break;
        }
    }
    let is_unclosed = lexer.is_unclosed();
    builder.finish(is_unclosed)
}

/// What follows the end of the moves, up to a ruled line: behind that is a footer, which belongs to
/// no game.
fn before_rule<'a>(lexer: &Lexer<'a>) -> &'a str {
    let after = lexer.rest();
    let mut lexer = lexer.clone();
    loop {
        let left = lexer.rest().len();
        match lexer.next() {
            Some(Token::Rule) => return after.get(..after.len() - left).unwrap_or_default(),
            Some(_) => {}
            None => return after,
        }
    }
}

/// Says that text follows the end of a game.
pub(crate) fn left_over(text: &str, place: Place, report: &mut Report) {
    let bytes = text.trim_matches(is_empty).len();
    if bytes > 0 {
        report.remark(place, RemarkKind::LeftOver { bytes });
    }
}

/// Whether a character after the end says nothing: old programs end a file with a control character.
fn is_empty(c: char) -> bool {
    c.is_whitespace() || c.is_control() || c == '\u{FEFF}'
}

/// A line that is being read: the main one or a variation.
#[derive(Clone, Copy, Debug)]
struct Line {
    /// What the next move answers.
    at: NodeId,
    /// How many moves it has.
    moves: usize,
    /// Whether the move before was taken back for it.
    replaces: bool,
    /// Whether a variation to its first move stood before that move.
    is_late: bool,
    /// Whether something stood in it that is no move.
    is_ended: bool,
}

impl Line {
    const fn new(at: NodeId) -> Self {
        Self {
            at,
            moves: 0,
            replaces: false,
            is_late: false,
            is_ended: false,
        }
    }
}

struct Builder<'a> {
    tree: &'a mut Tree,
    report: &'a mut Report,
    notation: Notation,
    replay: Replay,
    line: Line,
    /// The lines this one branches from.
    outer: Vec<Line>,
    /// Variations that are too deep, and are left out.
    too_deep: usize,
    /// What was said before the next move.
    before: String,
    is_after_number: bool,
    outcome: Option<Outcome>,
    is_legal: bool,
    is_over: bool,
}

impl<'a> Builder<'a> {
    fn new(record: &'a mut Record, report: &'a mut Report, notation: Notation) -> Self {
        Self {
            replay: Replay::new(&record.start),
            tree: &mut record.tree,
            report,
            notation,
            line: Line::new(Tree::ROOT),
            outer: Vec::new(),
            too_deep: 0,
            before: String::new(),
            is_after_number: false,
            outcome: None,
            is_legal: true,
            is_over: false,
        }
    }

    fn take(&mut self, token: Token<'_>) {
        let was_after_number = std::mem::take(&mut self.is_after_number);
        match token {
            Token::Open => self.open(),
            Token::Close => self.close(),
            _ if self.too_deep > 0 => {}
            Token::Outcome(outcome) => self.end(Some(outcome)),
            Token::Rule => self.end(None),
            _ if self.line.is_ended => {}
            Token::Number => self.is_after_number = true,
            Token::Nag(nag) => self.tree.annotation_mut(self.line.at).nags.push(nag),
            Token::Comment(text) => self.comment(&text, was_after_number),
            Token::Word(word) => self.word(word),
        }
    }

    fn is_main(&self) -> bool {
        self.outer.is_empty()
    }

    fn here(&self) -> Place {
        match self.line.at {
            Tree::ROOT => Place::Game,
            at => Place::Node(at),
        }
    }

    /// A result or a ruled line: in the main line nothing follows.
    fn end(&mut self, outcome: Option<Outcome>) {
        self.line.is_ended = true;
        if self.is_main() {
            self.is_over = true;
            self.outcome = outcome.or(self.outcome);
        } else {
            self.outcome = self.outcome.or(outcome);
        }
    }

    fn comment(&mut self, text: &str, is_after_number: bool) {
        let is_introduction = self.is_main() && self.line.moves == 0;
        if is_after_number || (self.line.moves == 0 && !is_introduction) {
            comment::add(text, &mut self.before);
        } else {
            self.say(self.line.at, |annotation| comment::read(text, annotation));
        }
    }

    /// Changes what is said about a move, within the limit.
    fn say(&mut self, node: NodeId, change: impl FnOnce(&mut Annotation)) {
        let annotation = self.tree.annotation_mut(node);
        change(annotation);
        let mut was_cut = false;
        for text in [&mut annotation.before, &mut annotation.comment] {
            if text.len() > MAX_TEXT_BYTES {
                text.truncate(text.floor_char_boundary(MAX_TEXT_BYTES));
                was_cut = true;
            }
        }
        if was_cut {
            let most = MAX_TEXT_BYTES;
            self.report
                .remark(Place::Node(node), RemarkKind::TooMany { most });
        }
    }

    fn word(&mut self, word: &str) {
        if self.tree.len() >= MAX_NODES {
            self.stop(RemarkKind::TooMany { most: MAX_NODES });
            return;
        }
        match dialect::read(self.notation, &self.replay, word) {
            Ok(m) | Err(NotationError::Illegal { m, .. }) => self.add(m),
            Err(NotationError::Unreadable) => {
                let text = word.to_owned();
                self.stop(RemarkKind::NotAMove { text });
            }
            Err(error) => {
                let text = word.to_owned();
                self.stop(RemarkKind::ImpossibleMove { text, error });
            }
        }
    }

    fn stop(&mut self, why: RemarkKind) {
        self.report.remark(self.here(), why);
        self.line.is_ended = true;
    }

    fn add(&mut self, m: Move) {
        let Line { at, is_late, .. } = self.line;
        let node = if is_late {
            self.tree.add_first(at, m)
        } else {
            self.tree.add(at, m)
        };
        self.is_legal &= self.replay.play(m).is_ok();
        self.line.at = node;
        self.line.moves += 1;
        self.line.is_late = false;
        if !self.before.is_empty() {
            let before = std::mem::take(&mut self.before);
            self.say(node, |annotation| annotation.before = before);
        }
    }

    /// A variation begins: it stands in place of the move before it.
    fn open(&mut self) {
        if self.too_deep > 0 || self.outer.len() >= MAX_DEPTH {
            if self.too_deep == 0 {
                let most = MAX_DEPTH;
                self.report
                    .remark(self.here(), RemarkKind::TooMany { most });
            }
            self.too_deep += 1;
            return;
        }
        self.keep_before();
        let outer = self.line;
        let mut line = Line::new(outer.at);
        line.is_ended = outer.is_ended;
        if outer.moves > 0 && !outer.is_ended {
            line.at = self
                .tree
                .node(outer.at)
                .map_or(Tree::ROOT, |node| node.parent);
            line.replaces = true;
            self.replay.take_back();
        } else {
            self.line.is_late |= outer.moves == 0 && self.tree.next(outer.at).is_none();
        }
        self.outer.push(self.line);
        self.line = line;
    }

    /// A variation ends, and the line it branches from goes on.
    fn close(&mut self) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
            return;
        }
        let Some(outer) = self.outer.pop() else {
            return;
        };
        for _ in 0..self.line.moves {
            self.replay.take_back();
        }
        let replaced = self.tree.node(outer.at).filter(|_| self.line.replaces);
        self.line = outer;
        if let Some(node) = replaced {
            self.replay.play(node.m).ok();
        }
        self.keep_before();
    }

    /// What was said before a move that does not come is said where the line stands.
    fn keep_before(&mut self) {
        if !self.before.is_empty() {
            let before = std::mem::take(&mut self.before);
            self.say(self.line.at, |annotation| {
                comment::read(&before, annotation);
            });
        }
    }

    fn finish(mut self, is_unclosed: bool) -> Found {
        self.keep_before();
        if is_unclosed || (!self.outer.is_empty() && !self.is_over) {
            self.report.remark(self.here(), RemarkKind::Truncated);
        }
        Found {
            outcome: self.outcome,
            is_legal: self.is_legal,
        }
    }
}
