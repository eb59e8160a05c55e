//! The notation of a game's moves, and the side that moves first.

use super::{Lexer, Token};
use crate::notation::{Ground, NotationChoice, coordinate, decide};
use crate::{Notation, NotationError, Place, RemarkKind, Report};
use xiangqi::{Diagram, Move};

/// How many moves are looked at to find out the notation.
const EVIDENCE: usize = 64;

/// Reads a move in the game's notation, or as coordinates when it is written like `H2-E2`: so are
/// moves that the notation cannot express.
pub(super) fn read(
    notation: Notation,
    ground: &impl Ground,
    word: &str,
) -> Result<Move, NotationError> {
    match notation.read(ground, word) {
        Err(NotationError::Unreadable) if is_iccs(word) => coordinate::read(ground, word),
        found => found,
    }
}

/// Decides the notation. Where the first move makes no sense, and does so for the other side, that
/// side moves first, whatever stands before the moves.
pub(super) fn settle(
    text: &str,
    hint: Option<Notation>,
    start: &mut Diagram,
    report: &mut Report,
) -> Option<Notation> {
    let evidence = Evidence::of(text);
    let first = evidence.first?;
    let makes_sense = |choice: &NotationChoice, start: &Diagram| {
        let found = read(choice.notation, start, first);
        found.is_ok()
    };
    let mut choice = evidence.decide(start, hint);
    if !choice
        .as_ref()
        .is_some_and(|choice| makes_sense(choice, start))
    {
        let mut turned = start.clone();
        turned.turn = !start.turn;
        let other = evidence.decide(&turned, hint);
        if other
            .as_ref()
            .is_some_and(|other| makes_sense(other, &turned))
        {
            (*start, choice) = (turned, other);
            report.remark(Place::Start, RemarkKind::SideFromFirstMove);
        }
    }
    report.notation = choice;
    report.notation.as_ref().map(|choice| choice.notation)
}

/// Words of a game that tell its notation.
#[derive(Debug, Default)]
struct Evidence<'a> {
    /// The first of the main line.
    first: Option<&'a str>,
    main: Vec<&'a str>,
    /// Those of variations, for a main line that says nothing.
    others: Vec<&'a str>,
    /// Those written like `H2-E2`, which stand in games of any notation.
    iccs: Vec<&'a str>,
    /// Whether such a one stood before others of the main line, so that they do not follow on the
    /// start.
    is_broken: bool,
}

impl<'a> Evidence<'a> {
    fn of(text: &'a str) -> Self {
        let (mut found, mut depth) = (Self::default(), 0_usize);
        for token in Lexer::new(text) {
            match token {
                Token::Open => depth += 1,
                Token::Close => depth = depth.saturating_sub(1),
                Token::Word(word) => found.add(word, depth == 0),
                Token::Outcome(_) | Token::Rule if depth == 0 => break,
                _ => {}
            }
            if found.is_enough() {
                break;
            }
        }
        found
    }

    fn add(&mut self, word: &'a str, is_main: bool) {
        if is_main {
            self.first.get_or_insert(word);
        }
        let words = match (is_iccs(word), is_main) {
            (true, _) => &mut self.iccs,
            (false, true) => {
                self.is_broken |= !self.iccs.is_empty();
                &mut self.main
            }
            (false, false) => &mut self.others,
        };
        if words.len() < EVIDENCE {
            words.push(word);
        }
    }

    fn is_enough(&self) -> bool {
        let is_full = |words: &[&str]| words.len() >= EVIDENCE;
        is_full(&self.main)
            || self.main.is_empty() && (is_full(&self.others) || is_full(&self.iccs))
    }

    /// By the best that tell anything. Words that do not follow on the start tell by their form
    /// alone, and are played where nothing can be; so are all where the head names a notation, which
    /// is taken if they have its form.
    fn decide(&self, start: &Diagram, hint: Option<Notation>) -> Option<NotationChoice> {
        let nowhere = Diagram::empty();
        let by_form = self.is_broken || hint.is_some();
        let main_start = if by_form { &nowhere } else { start };
        let iccs_start = if hint.is_some() { &nowhere } else { start };
        decide(&self.main, main_start, hint)
            .or_else(|| decide(&self.others, &nowhere, hint))
            .or_else(|| decide(&self.iccs, iccs_start, hint))
    }
}

/// Whether a word is `H2-E2`, capitals and hyphen included.
fn is_iccs(word: &str) -> bool {
    matches!(
        word.as_bytes(),
        [b'A'..=b'I', b'0'..=b'9', b'-', b'A'..=b'I', b'0'..=b'9']
    )
}
