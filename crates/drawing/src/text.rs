//! A board of characters, for a terminal.

use crate::{Numbers, Options, River};
use std::fmt::{self, Write};
use xiangqi::{Board, Color, File, Move, Piece, Rank, Role, Square};

/// A board of characters, which [`Display`](fmt::Display) writes. A man is as wide as two letters, as
/// terminals show Chinese characters; the sides have their own forms of each, so no colour is needed.
#[derive(Clone, Copy, Debug)]
pub struct TextBoard<'a> {
    /// The men.
    pub board: &'a Board,
    /// The move that led here; its two ends stand in brackets.
    pub last_move: Option<Move>,
    /// Who sits below, what stands at the edges and in the river; the rest is for pictures.
    pub options: Options,
    /// Whether a terminal's colours are used, too.
    pub colors: bool,
}

/// The river between the outermost files.
const fn words(river: River) -> &'static str {
    match river {
        River::Chinese => "     楚  河         漢  界     ",
        River::Vietnamese => "     SỞ HÀ        HÁN GIỚI     ",
    }
}

impl fmt::Display for TextBoard<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.edge(f, !self.options.bottom)?;
        for row in 0..10 {
            self.row(f, row)?;
            between(f, row, self.options.river)?;
        }
        self.edge(f, self.options.bottom)
    }
}

impl TextBoard<'_> {
    /// The squares of a row of the screen, from the left; rows count from the top.
    fn squares(&self, row: u8) -> impl Iterator<Item = Square> {
        let bottom = self.options.bottom;
        let rank = Rank::at_distance(9 - row, bottom);
        (0..9).filter_map(move |column| {
            let file = match bottom {
                Color::Red => column,
                Color::Black => 8 - column,
            };
            Some(Square::new(File::new(file)?, rank?))
        })
    }

    /// The numbers on the edge of a side.
    fn edge(&self, f: &mut fmt::Formatter<'_>, side: Color) -> fmt::Result {
        if self.options.numbers == Numbers::None {
            return Ok(());
        }
        let mut line = String::from("  ");
        for square in self.squares(0) {
            let file = square.file();
            match (self.options.numbers, side) {
                (Numbers::Letters, _) => write!(line, " {file}  ")?,
                (Numbers::Chinese, Color::Red) => write!(line, " {} ", numeral(file))?,
                _ => write!(line, " {}  ", file.number(side))?,
            }
        }
        writeln!(f, "{}", line.trim_end())
    }

    /// The men of a row and the lines between them; a point and what is around it take four columns.
    fn row(&self, f: &mut fmt::Formatter<'_>, row: u8) -> fmt::Result {
        let mut line = String::new();
        for (column, square) in (0..).zip(self.squares(row)) {
            if column == 0 {
                match self.options.numbers {
                    Numbers::Letters => write!(line, "{} ", square.rank())?,
                    _ => line.push_str("  "),
                }
            }
            let is_end = self
                .last_move
                .is_some_and(|m| m.from == square || m.to == square);
            line.push(match column {
                _ if is_end => '[',
                0 => ' ',
                _ => '─',
            });
            match self.board.piece_at(square) {
                Some(piece) => self.man(&mut line, piece)?,
                None => line.extend([crossing(column, row), if column == 8 { ' ' } else { '─' }]),
            }
            line.push(match column {
                _ if is_end => ']',
                8 => ' ',
                _ => '─',
            });
        }
        writeln!(f, "{}", line.trim_end())
    }

    fn man(&self, line: &mut String, piece: Piece) -> fmt::Result {
        let shown = character(piece);
        match (self.colors, piece.color) {
            (false, _) => write!(line, "{shown}"),
            (true, Color::Red) => write!(line, "\x1b[1;31m{shown}\x1b[0m"),
            (true, Color::Black) => write!(line, "\x1b[1m{shown}\x1b[0m"),
        }
    }
}

/// Where lines meet.
const fn crossing(column: u8, row: u8) -> char {
    match (column, row) {
        (0, 0) => '┌',
        (8, 0) => '┐',
        (0, 9) => '└',
        (8, 9) => '┘',
        (0, _) => '├',
        (8, _) => '┤',
        (_, 0 | 5) => '┬',
        (_, 4 | 9) => '┴',
        _ => '┼',
    }
}

/// The lines from a row to the one below it, with the palaces' diagonals and the river.
fn between(f: &mut fmt::Formatter<'_>, row: u8, river: River) -> fmt::Result {
    const PLAIN: &str = "│   │   │   │   │   │   │   │   │";
    const OUT: &str = "│   │   │   │ ╲ │ ╱ │   │   │   │";
    const IN: &str = "│   │   │   │ ╱ │ ╲ │   │   │   │";
    match row {
        0 | 7 => writeln!(f, "   {OUT}"),
        1 | 8 => writeln!(f, "   {IN}"),
        4 => writeln!(f, "   │{}│", words(river)),
        9 => Ok(()),
        _ => writeln!(f, "   {PLAIN}"),
    }
}

/// A man's character: each side has its own forms.
const fn character(piece: Piece) -> char {
    match (piece.color, piece.role) {
        (Color::Red, Role::General) => '帥',
        (Color::Red, Role::Advisor) => '仕',
        (Color::Red, Role::Elephant) => '相',
        (Color::Red, Role::Horse) => '傌',
        (Color::Red, Role::Chariot) => '俥',
        (Color::Red, Role::Cannon) => '炮',
        (Color::Red, Role::Soldier) => '兵',
        (Color::Black, Role::General) => '將',
        (Color::Black, Role::Advisor) => '士',
        (Color::Black, Role::Elephant) => '象',
        (Color::Black, Role::Horse) => '馬',
        (Color::Black, Role::Chariot) => '車',
        (Color::Black, Role::Cannon) => '砲',
        (Color::Black, Role::Soldier) => '卒',
    }
}

/// Red's number of a file.
const fn numeral(file: File) -> char {
    match file.number(Color::Red) {
        1 => '一',
        2 => '二',
        3 => '三',
        4 => '四',
        5 => '五',
        6 => '六',
        7 => '七',
        8 => '八',
        _ => '九',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use xiangqi::Position;

    const OPENED: &str = "   1   2   3   4   5   6   7   8   9
   車──馬──象──士──將──士──象──馬──車
   │   │   │   │ ╲ │ ╱ │   │   │   │
   ├───┼───┼───┼───┼───┼───┼───┼───┤
   │   │   │   │ ╱ │ ╲ │   │   │   │
   ├───砲──┼───┼───┼───┼───┼───砲──┤
   │   │   │   │   │   │   │   │   │
   卒──┼───卒──┼───卒──┼───卒──┼───卒
   │   │   │   │   │   │   │   │   │
   ├───┴───┴───┴───┴───┴───┴───┴───┤
   │     楚  河         漢  界     │
   ├───┬───┬───┬───┬───┬───┬───┬───┤
   │   │   │   │   │   │   │   │   │
   兵──┼───兵──┼───兵──┼───兵──┼───兵
   │   │   │   │   │   │   │   │   │
   ├───炮──┼───┼──[炮]─┼───┼──[┼─]─┤
   │   │   │   │ ╲ │ ╱ │   │   │   │
   ├───┼───┼───┼───┼───┼───┼───┼───┤
   │   │   │   │ ╱ │ ╲ │   │   │   │
   俥──傌──相──仕──帥──仕──相──傌──俥
   9   8   7   6   5   4   3   2   1
";

    /// The board after Red's central cannon.
    fn opened(options: Options) -> String {
        let mut position = Position::start();
        let m = "h2e2".parse().unwrap();
        position.play(m).unwrap();
        TextBoard {
            board: position.board(),
            last_move: Some(m),
            options,
            colors: false,
        }
        .to_string()
    }

    #[test]
    fn a_board_stands_in_columns() {
        assert_eq!(opened(Options::default()), OPENED);
    }

    #[test]
    fn every_line_is_as_wide_as_the_first_whatever_stands_in_it() {
        let wide = |c: char| ('\u{2e80}'..'\u{a000}').contains(&c);
        let width = |line: &str| {
            line.chars()
                .map(|c| if wide(c) { 2 } else { 1 })
                .sum::<usize>()
        };
        for &numbers in Numbers::ALL {
            for &river in River::ALL {
                for bottom in [Color::Red, Color::Black] {
                    let board = opened(Options {
                        bottom,
                        numbers,
                        river,
                        ..Options::default()
                    });
                    for line in board.lines().filter(|line| line.contains('│')) {
                        assert_eq!(width(line), 36, "{line}");
                    }
                    for line in board.lines().filter(|line| line.contains('車')) {
                        assert_eq!(width(line), 37, "{line}");
                    }
                }
            }
        }
    }

    #[test]
    fn colors_change_nothing_else() {
        let start = Position::start();
        let mut board = TextBoard {
            board: start.board(),
            last_move: None,
            options: Options::default(),
            colors: true,
        };
        let colored = board.to_string();
        board.colors = false;
        let plain = ["\x1b[1;31m", "\x1b[1m", "\x1b[0m"]
            .iter()
            .fold(colored, |text, code| text.replace(code, ""));
        assert_eq!(plain, board.to_string());
    }
}
