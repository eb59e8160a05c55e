//! From text to tokens.

use super::word;
use crate::Outcome;
use crate::notation::is_move;
use std::borrow::Cow;

/// A piece of move text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Token<'a> {
    /// A move, or what stands where one should.
    Word(&'a str),
    /// The number of a move, or the dots before Black's.
    Number,
    /// A numeric annotation glyph, also one written as `!` or `?!`.
    Nag(u8),
    /// What is said.
    Comment(Cow<'a, str>),
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
    /// How it ended.
    Outcome(Outcome),
    /// A ruled line: what follows is a footer.
    Rule,
}

impl Token<'_> {
    /// Whether it is a move, in whatever notation, and hardly anything else.
    pub(crate) fn is_move(&self) -> bool {
        /// `e6` is a move in one notation, and many other things.
        const SHORTEST: usize = 4;
        matches!(self, Self::Word(word) if word.len() >= SHORTEST && is_move(word))
    }
}

/// How many characters without a blank are looked at as one: many moves may stand like that, or no
/// move at all.
const LONGEST_RUN: usize = 128;

/// The tokens of a text.
#[derive(Clone, Debug)]
pub(crate) struct Lexer<'a> {
    rest: &'a str,
    is_line_start: bool,
    is_unclosed: bool,
}

impl<'a> Lexer<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self {
            rest: text,
            is_line_start: true,
            is_unclosed: false,
        }
    }

    /// Whether the text ended inside a comment.
    pub(crate) const fn is_unclosed(&self) -> bool {
        self.is_unclosed
    }

    /// What has not been looked at yet.
    pub(crate) const fn rest(&self) -> &'a str {
        self.rest
    }

    /// Takes the first `len` bytes.
    fn take(&mut self, len: usize) -> &'a str {
        self.is_line_start = false;
        let (taken, rest) = self.rest.split_at_checked(len).unwrap_or((self.rest, ""));
        self.rest = rest;
        taken
    }

    fn skip_blanks(&mut self) {
        let rest = self.rest.trim_start_matches(is_blank);
        let blanks = self.rest.len() - rest.len();
        if blanks > 0 {
            self.is_line_start = self.take(blanks).ends_with('\n');
        }
    }

    /// Takes what stands before `end`, and `end`; all that is left where there is none.
    fn take_until(&mut self, end: &str) -> &'a str {
        let (inside, rest) = self.rest.split_once(end).unwrap_or_else(|| {
            self.is_unclosed = true;
            (self.rest, "")
        });
        self.is_line_start = false;
        self.rest = rest;
        inside
    }

    fn take_line(&mut self) -> &'a str {
        let (line, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
        self.is_line_start = true;
        self.rest = rest;
        line
    }

    fn comment(&mut self, open: usize, close: &str) -> Token<'a> {
        self.take(open);
        Token::Comment(Cow::Borrowed(self.take_until(close).trim()))
    }

    /// A remark in full-width brackets, which people close on the same line or not at all.
    fn aside(&mut self) -> Token<'a> {
        let end = self.rest.find(['）', '\n']).unwrap_or(self.rest.len());
        let inside = self.take(end).trim_start_matches('（');
        Token::Comment(Cow::Borrowed(inside.trim()))
    }

    /// Comments to the ends of their lines, which belong together when nothing stands between.
    fn line_comments(&mut self) -> Token<'a> {
        let mut lines = Vec::new();
        while self.rest.starts_with(';') {
            let line = self.take_line().trim_start_matches(';');
            lines.push(line.strip_prefix(' ').unwrap_or(line));
            let next = self.rest.trim_start();
            if next.starts_with(';') {
                self.rest = next;
            }
        }
        let text = match lines.as_slice() {
            [line] => Cow::Borrowed(line.trim()),
            lines => Cow::Owned(lines.join("\n").trim().to_owned()),
        };
        Token::Comment(text)
    }

    fn nag(&mut self) -> Token<'a> {
        self.take(1);
        let len = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        Token::Nag(self.take(len).parse().unwrap_or(0))
    }

    /// What no sign begins: a number, a result, a move, or any text.
    fn run(&mut self) -> Token<'a> {
        let mut chars = self.rest.char_indices().enumerate();
        let end = chars.find(|&(count, (_, c))| count == LONGEST_RUN || ends_a_run(c));
        let end = end.map_or(self.rest.len(), |(_, (at, _))| at);
        let run = self.rest.get(..end).unwrap_or_default();
        // Nothing but a word begins with a Chinese character, as most tokens of most files do.
        let is_word = run.starts_with(|c| ('\u{4E00}'..='\u{9FFF}').contains(&c));
        if !is_word && let Some(token) = self.sign(run) {
            return token;
        }
        let spelled = word::spelled_len(self.rest);
        let len = spelled.unwrap_or_else(|| word::move_len(run));
        let word = self.take(len);
        self.rest = self.rest.trim_start_matches(['+', '#']);
        Token::Word(word)
    }

    /// A result, a ruled line, a number or a glyph.
    fn sign(&mut self, run: &str) -> Option<Token<'a>> {
        let (token, len) = if let Some((outcome, len)) = word::outcome(run) {
            (Token::Outcome(outcome), len)
        } else if word::is_rule(run) {
            (Token::Rule, run.len())
        } else if let Some(len) = word::number_len(run) {
            (Token::Number, len)
        } else {
            let (nag, len) = word::glyph(run)?;
            (Token::Nag(nag), len)
        };
        self.take(len);
        Some(token)
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            self.skip_blanks();
            let mut chars = self.rest.chars();
            return Some(match (chars.next()?, chars.next()) {
                ('%', _) if self.is_line_start => {
                    self.take_line();
                    continue;
                }
                (stray @ ('}' | '）'), _) => {
                    self.take(stray.len_utf8());
                    continue;
                }
                ('{', _) => self.comment(1, "}"),
                ('(', Some('*')) => self.comment(2, "*)"),
                ('（', _) => self.aside(),
                (';', _) => self.line_comments(),
                ('(', _) => {
                    self.take(1);
                    Token::Open
                }
                (')', _) => {
                    self.take(1);
                    Token::Close
                }
                ('$', _) => self.nag(),
                _ => self.run(),
            });
        }
    }
}

/// What stands between tokens and says nothing. A byte order mark may stand between files that
/// were put together.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | '，' | '。' | '\u{FEFF}' | '\0')
}

fn ends_a_run(c: char) -> bool {
    is_blank(c) || matches!(c, '{' | '}' | '(' | ')' | '（' | '）' | ';' | '$')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        let shown = |token| match token {
            Token::Word(word) => word.to_owned(),
            Token::Number => "#".to_owned(),
            Token::Nag(nag) => format!("${nag}"),
            Token::Comment(comment) => format!("{{{comment}}}"),
            Token::Open => "(".to_owned(),
            Token::Close => ")".to_owned(),
            Token::Outcome(outcome) => outcome.to_string(),
            Token::Rule => "===".to_owned(),
        };
        Lexer::new(text).map(shown).collect()
    }

    #[test]
    fn numbers_have_many_shapes() {
        let moves = ["#", "h2e2", "h9g7"];
        for text in [
            "1.h2e2 h9g7",
            "1. h2e2 h9g7",
            "1、h2e2，h9g7",
            "１．h2e2 h9g7",
        ] {
            assert_eq!(words(text), moves, "{text}");
        }
        assert_eq!(
            words("12...h9g7 13 ... h9g7"),
            ["#", "h9g7", "#", "#", "h9g7"]
        );
        assert_eq!(words("  1.          炮８平５"), ["#", "炮８平５"]);
    }

    #[test]
    fn glued_moves_are_cut() {
        assert_eq!(
            words("1.炮二平五马8进72.兵三进一"),
            ["#", "炮二平五", "马8进7", "#", "兵三进一"]
        );
        assert_eq!(words("炮2平32.兵三进一"), ["炮2平3", "#", "兵三进一"]);
        assert_eq!(
            words("前兵九平八!?前炮平五"),
            ["前兵九平八", "$5", "前炮平五"]
        );
        assert_eq!(
            words("1.P2-5M8.72.M2.3"),
            ["#", "P2-5", "M8.7", "#", "M2.3"]
        );
        let whole = [
            "H2-E2", "Rxh10+", "E0a2", "+C.5", "C-+2", "C+.5", "X3xB", "Bg2-8", "c3.4",
        ];
        assert_eq!(words(&whole.join(" ")), whole);
    }

    #[test]
    fn words_of_one_spelled_move_stay_together() {
        assert_eq!(
            words("1. Pháo 2 bình 5 Mã trước tấn 7 2. P2-5"),
            ["#", "Pháo 2 bình 5", "Mã trước tấn 7", "#", "P2-5"]
        );
        assert_eq!(
            words("1.Pháo hai bình năm Mã tám tấn bảy! 2. Binh bảy trước tiến một, xe sau - hai"),
            [
                "#",
                "Pháo hai bình năm",
                "Mã tám tấn bảy",
                "$1",
                "#",
                "Binh bảy trước tiến một",
                "xe sau - hai",
            ]
        );
    }

    #[test]
    fn comments_of_every_kind() {
        assert_eq!(words("{ a\nb } h2e2; c\nd"), ["{a\nb}", "h2e2", "{c}", "d"]);
        assert_eq!(words("; a } b\n;\n;   c\nh2e2"), ["{a } b\n\n  c}", "h2e2"]);
        assert_eq!(words("(* a ) *)（b）（c\nd"), ["{a )}", "{b}", "{c}", "d"]);
        assert_eq!(words("% a\nb % c"), ["b", "%", "c"]);
        let mut open = Lexer::new("h2e2 {a");
        assert_eq!(open.by_ref().count(), 2);
        assert!(open.is_unclosed());
    }

    #[test]
    fn signs_and_results() {
        assert_eq!(
            words("(h2e2!! $14) ) } 1/2-1/2 1-0 *\n====="),
            [
                "(", "h2e2", "$3", "$14", ")", ")", "1/2-1/2", "1-0", "*", "==="
            ]
        );
        assert_eq!(words("兵七平六1-0"), ["兵七平六", "1-0"]);
        assert_eq!(words("h2e2?!"), ["h2e2", "$6"]);
    }
}
