//! The codes, their names and their lines, from the two tables beside this file.

use super::Opening;
use super::line::{Depth, Known, Line};
use std::sync::LazyLock;
use xiangqi::Move;

/// The names of a code, a code a line, by code: code, Chinese, Vietnamese, English.
const NAMES: &str = include_str!("names.tsv");
/// The lines that lead to a code, a line a line: the code, the code whose lines it goes on from,
/// what Red adds, what Black adds, and whether it and all that goes on from it precede deeper ones.
const LINES: &str = include_str!("lines.tsv");

/// All openings and the lines that lead to them.
#[derive(Debug, Default)]
pub(super) struct Table {
    openings: Vec<Opening>,
    /// The opening's place among all, and the line.
    lines: Vec<(usize, Line)>,
    known: Known,
}

/// The one table, made when it is first needed.
pub(super) static TABLE: LazyLock<Table> =
    LazyLock::new(|| Table::read(NAMES, LINES).expect("the tables are sound"));

impl Table {
    fn read(names: &'static str, lines: &str) -> Option<Self> {
        let mut table = Self {
            openings: names.lines().skip(1).map(opening).collect::<Option<_>>()?,
            ..Self::default()
        };
        for row in lines.lines().skip(1) {
            table.add(row)?;
        }
        Some(table)
    }

    fn add(&mut self, row: &str) -> Option<()> {
        let [code, after, red, black, precedes] = cells(row)?;
        let place = self.place(code)?;
        let bases = match after {
            "" => vec![Line::default()],
            after => self.lines_of(self.place(after)?),
        };
        for base in bases {
            let line = base.extended(red, black, &mut self.known)?;
            self.lines.push((place, line.preceding(precedes == "yes")));
        }
        Some(())
    }

    fn lines_of(&self, place: usize) -> Vec<Line> {
        let lines = self.lines.iter().filter(|(of, _)| *of == place);
        lines.map(|(_, line)| line.clone()).collect()
    }

    fn place(&self, code: &str) -> Option<usize> {
        let found = self
            .openings
            .binary_search_by_key(&code, |opening| opening.code);
        found.ok()
    }

    /// All openings by their codes.
    pub(super) fn openings(&self) -> &[Opening] {
        &self.openings
    }

    /// The opening with a code.
    pub(super) fn get(&self, code: &str) -> Option<&Opening> {
        self.openings.get(self.place(code)?)
    }

    /// The opening whose line the moves followed deepest, and how deep.
    pub(super) fn deepest(&self, moves: &[Move]) -> Option<(Depth, &Opening)> {
        let moves = self.known.of_game(moves);
        let followed = |(place, line): &(usize, Line)| Some((line.depth(&moves)?, *place));
        let (depth, place) = self.lines.iter().filter_map(followed).max()?;
        Some((depth, self.openings.get(place)?))
    }
}

fn opening(row: &'static str) -> Option<Opening> {
    let [code, zh, vi, en] = cells(row)?;
    Some(Opening { code, zh, vi, en })
}

fn cells<const N: usize>(row: &str) -> Option<[&str; N]> {
    let cells: Vec<_> = row.split('\t').collect();
    cells.try_into().ok()
}
