//! What a run of characters between blanks is, by its shape alone.

use crate::Outcome;
use crate::notation::vietnamese;
use xiangqi::Color;

/// The result that a run begins with, and its length.
pub(super) fn outcome(run: &str) -> Option<(Outcome, usize)> {
    const OUTCOMES: [(&str, Outcome); 6] = [
        ("1-0", Outcome::Won(Color::Red)),
        ("0-1", Outcome::Won(Color::Black)),
        ("1/2-1/2", Outcome::Drawn),
        ("½-½", Outcome::Drawn),
        ("1/2", Outcome::Drawn),
        ("*", Outcome::Unknown),
    ];
    let &(text, outcome) = OUTCOMES.iter().find(|(text, _)| run.starts_with(text))?;
    let ends = run.strip_prefix(text)?.chars().next();
    (!ends.is_some_and(|c| c.is_ascii_digit() || c == '*')).then_some((outcome, text.len()))
}

/// Whether a run is part of a ruled line.
pub(super) fn is_rule(run: &str) -> bool {
    run.chars().count() > 2
        && run
            .chars()
            .all(|c| matches!(c, '=' | '-' | '_' | '*' | '~' | '＝' | '—' | '─'))
}

/// The length of a move's number with its dots, or of dots alone.
pub(super) fn number_len(run: &str) -> Option<usize> {
    let digits = run.trim_start_matches(|c: char| c.is_ascii_digit() || ('０'..='９').contains(&c));
    let rest = digits.trim_start_matches(['.', '．', '、', '…']);
    let is_number = rest.len() < digits.len() || rest.is_empty();
    is_number.then_some(run.len() - rest.len())
}

/// The annotation glyph that a run begins with, and its length.
pub(super) fn glyph(run: &str) -> Option<(u8, usize)> {
    let len = run.len() - run.trim_start_matches(is_glyph).len();
    let mut marks = run.chars().map(|c| match c {
        '!' | '！' => Some(true),
        '?' | '？' => Some(false),
        _ => None,
    });
    let nag = match (marks.next()??, marks.next().flatten()) {
        (true, None) => 1,
        (false, None) => 2,
        (true, Some(true)) => 3,
        (false, Some(false)) => 4,
        (true, Some(false)) => 5,
        (false, Some(true)) => 6,
    };
    Some((nag, len))
}

fn is_glyph(c: char) -> bool {
    matches!(c, '!' | '?' | '！' | '？')
}

/// How much of a run is its first move: moves are also written without blanks between them.
pub(super) fn move_len(run: &str) -> usize {
    let end = run.find(is_glyph).unwrap_or(run.len());
    let run = run.get(..end).unwrap_or(run);
    chinese_len(run)
        .or_else(|| relative_len(run))
        .unwrap_or(end)
}

/// A Chinese move ends with the character after its direction, which is its third or, of a soldier
/// with its file, its fourth.
fn chinese_len(run: &str) -> Option<usize> {
    let (at, _) = run
        .char_indices()
        .take(4)
        .find(|(_, c)| matches!(c, '进' | '進' | '退' | '平'))?;
    run.get(at..)?
        .char_indices()
        .nth(2)
        .map(|(after, _)| at + after)
}

/// A Vietnamese or WXF move ends with the digit after its sign.
fn relative_len(run: &str) -> Option<usize> {
    let bytes = run.as_bytes();
    let sign = bytes.windows(2).position(
        |pair| matches!(pair, [b'-' | b'=' | b'.' | b'+' | b'/', digit] if digit.is_ascii_digit()),
    )?;
    let (_, rest) = run.split_at_checked(sign + 2)?;
    let is_cut = rest.starts_with(char::is_alphabetic)
        || rest.starts_with(|c: char| c.is_ascii_digit()) && number_len(rest) != Some(rest.len());
    is_cut.then_some(sign + 2)
}

/// The length of a move whose parts are words of their own: "Pháo 2 bình 5".
pub(super) fn spelled_len(text: &str) -> Option<usize> {
    // Most words are none, and most of those begin like this.
    if !text.starts_with(|c: char| c < '\u{2000}' && c.is_alphabetic()) {
        return None;
    }
    let place = after_part(after_name(text)?)?;
    // "Binh bảy trước tiến một"
    let rest = after_step(place).or_else(|| after_step(after_part(place)?))?;
    Some(text.len() - rest.len())
}

/// What follows a blank and a digit or a name.
fn after_part(text: &str) -> Option<&str> {
    let part = text.strip_prefix(' ')?;
    after_figure(part).or_else(|| after_name(part))
}

/// What follows a direction and a digit, each after a blank.
fn after_step(text: &str) -> Option<&str> {
    let way = text.strip_prefix(' ')?;
    let after_way = way
        .strip_prefix(['-', '.', '/', '+', '='])
        .or_else(|| after_name(way))?;
    let number = after_way.strip_prefix(' ')?;
    let rest = after_figure(number).or_else(|| after_digit_word(number))?;
    (!rest.starts_with(char::is_alphanumeric)).then_some(rest)
}

/// What follows a name.
fn after_name(text: &str) -> Option<&str> {
    const LONGEST: usize = 12;
    let is_end = |&(count, (_, c)): &(usize, (usize, char))| count > LONGEST || !is_letter(c);
    let end = text.char_indices().enumerate().find(is_end);
    let (count, end) = end.map_or_else(
        || (text.chars().count(), text.len()),
        |(count, (end, _))| (count, end),
    );
    (1..=LONGEST).contains(&count).then(|| text.get(end..))?
}

fn after_digit_word(text: &str) -> Option<&str> {
    let rest = after_name(text)?;
    let word = text.strip_suffix(rest)?;
    vietnamese::is_digit(word).then_some(rest)
}

fn after_figure(text: &str) -> Option<&str> {
    text.strip_prefix(|c: char| matches!(c, '1'..='9'))
}

/// A letter, or an accent that is a character of its own.
fn is_letter(c: char) -> bool {
    c.is_alphabetic() || ('\u{300}'..='\u{36F}').contains(&c)
}
