//! From the tree to text.

use super::comment;
use crate::format::pgn::is_tag;
use crate::limits::MAX_DEPTH;
use crate::notation::{Ground, coordinate};
use crate::{Lost, NodeId, Notation, Place, Record, Remark, RemarkKind, Replay, Tree};
use xiangqi::{Color, Move};

/// How moves stand on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// One after the other, in lines of at most [`WIDTH`] columns.
    Flowing,
    /// A move of each side a line.
    Sheet,
}

/// How wide a line may be, in columns.
const WIDTH: usize = 80;

/// Writes the moves of a record with all that is said about them. A comment stands in braces as it
/// is, line breaks included; one that holds a closing brace, or a line that could be taken for
/// something else, stands behind semicolons.
pub(crate) fn write(record: &Record, notation: Notation, layout: Layout) -> (String, Vec<Remark>) {
    let mut sheet = Sheet::new(record, notation, layout);
    sheet.said(Tree::ROOT);
    sheet.nags(Tree::ROOT);
    sheet
        .tasks
        .extend(record.tree.next(Tree::ROOT).map(Task::Write));
    while let Some(task) = sheet.tasks.pop() {
        sheet.perform(task);
    }
    if layout == Layout::Sheet {
        sheet.page.end_line();
    }
    sheet.page.word(&record.outcome.to_string());
    sheet.page.end_line();
    (sheet.page.text, sheet.remarks)
}

/// What is still to be written; the last comes first.
#[derive(Clone, Copy)]
enum Task {
    /// The move, the alternatives to it, and what follows.
    Write(NodeId),
    /// The move's text stands; what follows it does not.
    Follow(NodeId),
    Open(NodeId),
    /// The variation ends; the board goes back to this many plies.
    Close(usize),
}

struct Sheet<'a> {
    record: &'a Record,
    notation: Notation,
    layout: Layout,
    replay: Replay,
    page: Page,
    tasks: Vec<Task>,
    depth: usize,
    /// Whether Black's move needs its number: something stands between it and Red's.
    is_interrupted: bool,
    remarks: Vec<Remark>,
}

impl<'a> Sheet<'a> {
    fn new(record: &'a Record, notation: Notation, layout: Layout) -> Self {
        Self {
            record,
            notation,
            layout,
            replay: Replay::new(&record.start),
            page: Page::default(),
            tasks: Vec::new(),
            depth: 0,
            is_interrupted: true,
            remarks: Vec::new(),
        }
    }

    fn perform(&mut self, task: Task) {
        let tree = &self.record.tree;
        match task {
            Task::Write(node) => {
                self.write(node);
                self.tasks.push(Task::Follow(node));
                self.branch(node);
            }
            Task::Follow(node) => {
                if let Some(m) = tree.node(node).map(|node| node.m) {
                    // Illegal moves are written like the others.
                    self.replay.play(m).ok();
                }
                self.tasks.extend(tree.next(node).map(Task::Write));
            }
            Task::Open(node) => {
                self.depth += 1;
                self.interrupt();
                self.page.open();
                self.tasks.push(Task::Close(self.replay.plies()));
                self.tasks.push(Task::Write(node));
            }
            Task::Close(plies) => {
                while self.replay.plies() > plies {
                    self.replay.take_back();
                }
                self.depth -= 1;
                self.page.close();
                self.interrupt();
            }
        }
    }

    /// The alternatives to a main move.
    fn branch(&mut self, node: NodeId) {
        let tree = &self.record.tree;
        if !self.is_main_move(node) {
            return;
        }
        let from = self.tasks.len();
        let others = std::iter::successors(tree.sibling(node), |&other| tree.sibling(other));
        for other in others {
            if self.depth < MAX_DEPTH {
                self.tasks.push(Task::Open(other));
            } else {
                self.remark(other, RemarkKind::NotStorable(Lost::Variation));
            }
        }
        self.tasks.get_mut(from..).unwrap_or_default().reverse();
    }

    /// Whether the move is the first of those at its place.
    fn is_main_move(&self, node: NodeId) -> bool {
        let tree = &self.record.tree;
        let parent = tree.node(node).map(|node| node.parent);
        parent.and_then(|parent| tree.next(parent)) == Some(node)
    }

    fn remark(&mut self, node: NodeId, kind: RemarkKind) {
        let place = Place::Node(node);
        self.remarks.push(Remark { place, kind });
    }

    /// On a sheet, what stands between moves has lines of its own.
    fn interrupt(&mut self) {
        self.is_interrupted = true;
        if self.layout == Layout::Sheet {
            self.page.end_line();
        }
    }

    fn write(&mut self, node: NodeId) {
        let Some(m) = self.record.tree.node(node).map(|node| node.m) else {
            return;
        };
        let annotation = self.record.tree.annotation(node);
        let is_first = !self.is_main_move(node);
        let before = annotation.before.trim();
        if is_first {
            self.comment(before);
        }
        self.number(!is_first && !before.is_empty());
        if !is_first {
            self.comment(before);
        }
        let text = self.text(node, m);
        self.page.word(&text);
        self.nags(node);
        self.said(node);
    }

    /// What is said about a node. A sheet is for people: it has no times and drawings, which only
    /// programs read.
    fn said(&mut self, node: NodeId) {
        let annotation = self.record.tree.annotation(node);
        match self.layout {
            Layout::Flowing => self.comment(&comment::write(annotation)),
            Layout::Sheet => {
                if annotation.has_times() {
                    self.remark(node, RemarkKind::NotStorable(Lost::Times));
                }
                if !annotation.marks.is_empty() {
                    self.remark(node, RemarkKind::NotStorable(Lost::Drawings));
                }
                self.comment(annotation.comment.trim());
            }
        }
    }

    /// A move that the notation cannot express stands there as coordinates. So does an illegal one
    /// that begins the game: as text it could be a legal one of the other side's, which would then be
    /// taken to move first.
    fn text(&self, node: NodeId, m: Move) -> String {
        let begins = self.record.tree.next(Tree::ROOT) == Some(node);
        let is_clear = !begins || self.notation.is_coordinates() || self.replay.is_legal(m);
        let text = self.notation.write(&self.replay, m).ok();
        text.filter(|_| is_clear)
            .unwrap_or_else(|| coordinate::write_iccs(m))
    }

    /// Red's move has its number, Black's only where something stands before it.
    fn number(&mut self, is_needed: bool) {
        let start = &self.record.start;
        let half = self.replay.plies() + usize::from(start.turn == Color::Black);
        let number = usize::from(start.fullmove_number) + half / 2;
        let is_red = half.is_multiple_of(2);
        if is_red && self.layout == Layout::Sheet && !self.page.is_tight {
            self.page.end_line();
        }
        if is_red {
            self.page.word(&format!("{number}."));
        } else if self.is_interrupted || is_needed {
            self.page.word(&format!("{number}..."));
        }
        self.is_interrupted = false;
    }

    fn nags(&mut self, node: NodeId) {
        for nag in &self.record.tree.annotation(node).nags {
            self.page.word(&format!("${nag}"));
        }
    }

    fn comment(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        if self.is_kept_by_braces(&text) {
            self.page.word(&format!("{{{text}}}"));
        } else {
            self.page.line_comment(&text);
        }
        self.interrupt();
    }

    fn is_kept_by_braces(&self, text: &str) -> bool {
        let is_plain = match self.layout {
            Layout::Flowing => !text.lines().any(|line| is_tag(line.as_bytes())),
            Layout::Sheet => !text.contains('\n'),
        };
        is_plain && !text.contains('}')
    }
}

/// Text in lines.
#[derive(Debug, Default)]
struct Page {
    text: String,
    column: usize,
    /// Whether the next word follows without a blank.
    is_tight: bool,
}

impl Page {
    fn word(&mut self, word: &str) {
        let is_spaced = self.column > 0 && !self.is_tight;
        let first = word.lines().next().map_or(0, width);
        if is_spaced && self.column + 1 + first > WIDTH {
            self.end_line();
        } else if is_spaced {
            self.text.push(' ');
            self.column += 1;
        }
        self.text.push_str(word);
        self.column = match word.rsplit_once('\n') {
            Some((_, last)) => width(last),
            None => self.column + first,
        };
        self.is_tight = false;
    }

    fn open(&mut self) {
        self.word("(");
        self.is_tight = true;
    }

    fn close(&mut self) {
        self.is_tight = true;
        self.word(")");
    }

    fn line_comment(&mut self, text: &str) {
        self.end_line();
        for line in text.split('\n') {
            let blank = if line.is_empty() { "" } else { " " };
            self.text.extend([";", blank, line, "\n"]);
        }
    }

    fn end_line(&mut self) {
        if self.column > 0 {
            self.text.push('\n');
        }
        self.column = 0;
        self.is_tight = false;
    }
}

/// How many columns a text takes: two for each character of the Far East.
fn width(text: &str) -> usize {
    text.chars()
        .map(|c| if c < '\u{1100}' { 1 } else { 2 })
        .sum()
}
