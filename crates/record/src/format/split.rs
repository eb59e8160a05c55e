//! A text file cut into its games, one in memory at a time.

use super::ReadError;
use super::lines::Lines;
use crate::limits::MAX_GAME_BYTES;

/// Where one game ends and the next begins.
pub(crate) trait Border {
    /// Whether a game begins with this line. Asked of every line once, in order.
    fn begins_game(&mut self, line: &[u8]) -> bool;
}

/// The bytes of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Slice {
    /// Its lines, each ended by `\n`.
    pub(crate) bytes: Vec<u8>,
    /// The line of the file it begins with, from 1.
    pub(crate) first_line: u64,
}

/// The games of a text file.
pub(crate) struct Split<'a, B> {
    lines: Lines<'a>,
    border: B,
    /// The first line of the next game.
    carried: Vec<u8>,
    line: u64,
    is_done: bool,
}

impl<'a, B: Border> Split<'a, B> {
    pub(crate) fn new(lines: Lines<'a>, border: B) -> Self {
        Self {
            lines,
            border,
            carried: Vec::new(),
            line: 0,
            is_done: false,
        }
    }

    /// The bytes up to the next border.
    fn slice(&mut self) -> Result<Slice, ReadError> {
        let mut bytes = std::mem::take(&mut self.carried);
        let first_line = if bytes.is_empty() {
            self.line + 1
        } else {
            self.line
        };
        loop {
            let end = bytes.len();
            if !self.lines.append(&mut bytes, MAX_GAME_BYTES)? {
                self.is_done = true;
                break;
            }
            self.line += 1;
            let line = bytes.get(end..).unwrap_or_default();
            if self.border.begins_game(line) && end > 0 {
                self.carried = bytes.split_off(end);
                break;
            }
        }
        Ok(Slice { bytes, first_line })
    }
}

impl<B: Border> Iterator for Split<'_, B> {
    type Item = Result<Slice, ReadError>;

    /// After an error nothing follows.
    fn next(&mut self) -> Option<Self::Item> {
        while !self.is_done {
            let slice = self.slice();
            self.is_done |= slice.is_err();
            let is_blank = |slice: &Slice| slice.bytes.trim_ascii().is_empty();
            if !slice.as_ref().is_ok_and(is_blank) {
                return Some(slice);
            }
        }
        None
    }
}

/// Notices where a list of moves begins again at 1, outside comments and variations.
#[derive(Debug, Default)]
pub(crate) struct Numbering {
    number: u32,
    /// The words after the number.
    words: usize,
    is_comment: bool,
    depth: usize,
}

impl Numbering {
    /// Whether the line begins a new list. Black's move may come after its number once more, so
    /// that a second 1 begins nothing unless both sides have moved.
    pub(crate) fn begins_again(&mut self, line: &[u8]) -> bool {
        if line.starts_with(b";") || line.starts_with(b"%") {
            return false;
        }
        let words = line
            .split(u8::is_ascii_whitespace)
            .filter(|word| !word.is_empty());
        let first = words.clone().next().and_then(MoveNumber::of);
        let begins = first.is_some_and(|first| first.value == 1 && first.dots < 2)
            && (self.number > 1 || self.number == 1 && self.words > 1)
            && !self.is_comment
            && self.depth == 0;
        if begins {
            *self = Self::default();
        }
        words.for_each(|word| self.pass(word));
        begins
    }

    /// Brackets are parts of no other character in any encoding; braces are, and count at the
    /// beginning of a word only.
    fn pass(&mut self, word: &[u8]) {
        let opens = word.iter().take_while(|&&b| b == b'(').count();
        let inside = word.get(opens..).unwrap_or_default();
        if self.is_comment || inside.starts_with(b"{") {
            self.depth += if self.is_comment { 0 } else { opens };
            self.is_comment = !word.contains(&b'}');
            return;
        }
        let was_inside = self.depth > 0 || opens > 0;
        for byte in word {
            match byte {
                b'(' => self.depth += 1,
                b')' => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
        }
        match MoveNumber::of(word) {
            _ if was_inside => {}
            Some(number) => {
                self.number = number.value;
                self.words = usize::from(number.is_glued);
            }
            None => self.words += 1,
        }
    }

    /// Whether a numbered move has been seen.
    pub(crate) const fn is_under_way(&self) -> bool {
        self.number > 0
    }
}

/// The number before a move, in any of the encodings.
struct MoveNumber {
    value: u32,
    dots: usize,
    /// Whether the move follows without a blank.
    is_glued: bool,
}

impl MoveNumber {
    /// What may stand behind the digits: `.`, then `、` and `．` in UTF-8, GBK and Big5.
    const DOTS: [&[u8]; 7] = [
        b".",
        b"\xE3\x80\x81",
        b"\xEF\xBC\x8E",
        b"\xA1\xA2",
        b"\xA3\xAE",
        b"\xA1\x42",
        b"\xA1\x44",
    ];

    /// Longer numbers are years.
    const MOST_DIGITS: usize = 3;

    /// Full-width blanks, which may stand before it: in UTF-8, GBK and Big5.
    const BLANKS: [&[u8]; 3] = [b"\xE3\x80\x80", b"\xA1\xA1", b"\xA1\x40"];

    fn of(mut word: &[u8]) -> Option<Self> {
        while let Some(after) = Self::BLANKS
            .iter()
            .find_map(|blank| word.strip_prefix(*blank))
        {
            word = after;
        }
        let len = word.iter().take_while(|b| b.is_ascii_digit()).count();
        let (digits, mut rest) = word.split_at(len);
        if digits.len() > Self::MOST_DIGITS {
            return None;
        }
        let value = std::str::from_utf8(digits).ok()?.parse().ok()?;
        let mut dots = 0;
        while let Some(after) = Self::DOTS.iter().find_map(|dot| rest.strip_prefix(*dot)) {
            (rest, dots) = (after, dots + 1);
        }
        (dots > 0).then_some(Self {
            value,
            dots,
            is_glued: !rest.is_empty(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct AtOne(Numbering);

    impl Border for AtOne {
        fn begins_game(&mut self, line: &[u8]) -> bool {
            self.0.begins_again(line)
        }
    }

    fn slices(text: &str) -> Vec<(u64, String)> {
        let lines = Lines::open(text.as_bytes(), None).unwrap();
        Split::new(lines, AtOne(Numbering::default()))
            .map(|slice| slice.unwrap())
            .map(|slice| (slice.first_line, String::from_utf8(slice.bytes).unwrap()))
            .collect()
    }

    #[test]
    fn a_list_that_begins_again_is_another_game() {
        let text = "1. a b 2. c\n3. d\n1.a b\n\n1. c d\n1... e\n";
        let expected = [
            (1, "1. a b 2. c\n3. d\n".to_owned()),
            (3, "1.a b\n\n".to_owned()),
            (5, "1. c d\n1... e\n".to_owned()),
        ];
        assert_eq!(slices(text), expected);
    }

    #[test]
    fn a_number_given_again_for_black_begins_nothing() {
        assert_eq!(slices("1. a {x}\n 1.      b\n2. c d\n").len(), 1);
        assert_eq!(slices("1. a b\n({x\n1. y}\n1. c d)\n2. e\n").len(), 1);
        assert!(slices("\n \n").is_empty());
    }
}
