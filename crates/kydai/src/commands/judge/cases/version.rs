//! The four versions of a case: left and right, Red and Black make no difference to the law.

use serde::Serialize;

use super::case::Case;

/// How a case is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Version {
    /// As it stands.
    Given,
    /// Left and right exchanged.
    Mirrored,
    /// Red and Black exchanged.
    Swapped,
    /// Both.
    MirroredAndSwapped,
}

impl Version {
    pub(super) const ALL: [Self; 4] = [
        Self::Given,
        Self::Mirrored,
        Self::Swapped,
        Self::MirroredAndSwapped,
    ];

    /// The name, as in the JSON.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Given => "given",
            Self::Mirrored => "mirrored",
            Self::Swapped => "swapped",
            Self::MirroredAndSwapped => "mirrored-and-swapped",
        }
    }

    /// Whether left and right are exchanged.
    pub(super) const fn mirrors(self) -> bool {
        matches!(self, Self::Mirrored | Self::MirroredAndSwapped)
    }

    /// Whether Red and Black are exchanged.
    pub(super) const fn swaps(self) -> bool {
        matches!(self, Self::Swapped | Self::MirroredAndSwapped)
    }

    /// The case, turned.
    pub(super) fn of(self, case: &Case) -> Case {
        let squares = |texts: &[String]| -> Vec<String> {
            texts.iter().map(|text| self.squares(text)).collect()
        };
        Case {
            fen: self.fen(&case.fen),
            moves: squares(&case.moves),
            refused: squares(&case.refused),
            legal_moves: case.legal_moves.as_deref().map(squares),
            illegal_moves: squares(&case.illegal_moves),
            expected: self.expected(&case.expected),
            ..case.clone()
        }
    }

    /// Squares one behind the other, such as a move.
    fn squares(self, text: &str) -> String {
        text.chars().map(|c| self.coordinate(c)).collect()
    }

    fn coordinate(self, c: char) -> char {
        let turned = |first: u8, last: u8| char::from(first + last - c as u8);
        match c {
            'a'..='i' if self.mirrors() => turned(b'a', b'i'),
            '0'..='9' if self.swaps() => turned(b'0', b'9'),
            _ => c,
        }
    }

    fn fen(self, fen: &str) -> String {
        let (board, rest) = fen.split_once(' ').unwrap_or((fen, ""));
        let mut rows: Vec<String> = board.split('/').map(|row| self.row(row)).collect();
        if self.swaps() {
            rows.reverse();
        }
        let mut fields = rest.split(' ');
        let turn = match (fields.next().unwrap_or(""), self.swaps()) {
            ("b", true) => "w",
            ("w" | "r", true) => "b",
            (turn, _) => turn,
        };
        let fields: Vec<_> = std::iter::once(turn).chain(fields).collect();
        format!("{} {}", rows.join("/"), fields.join(" "))
    }

    fn row(self, row: &str) -> String {
        let swapped = row.chars().map(|c| match (self.swaps(), c) {
            (true, 'a'..='z') => c.to_ascii_uppercase(),
            (true, 'A'..='Z') => c.to_ascii_lowercase(),
            _ => c,
        });
        if self.mirrors() {
            swapped.rev().collect()
        } else {
            swapped.collect()
        }
    }

    /// What is expected then: the other side's verdict, other squares.
    pub(super) fn expected(self, expected: &str) -> String {
        let (name, squares) = expected.split_once('=').unwrap_or((expected, ""));
        let words = name.split('_').map(|word| match word {
            "red" if self.swaps() => "black",
            "black" if self.swaps() => "red",
            word => word,
        });
        let name = words.collect::<Vec<_>>().join("_");
        match squares {
            "" => name,
            squares => format!("{name}={}", self.squares(squares)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_board_is_the_same_game() {
        let fen = "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2";
        assert_eq!(
            Version::Mirrored.fen(fen),
            "r1bakabnr/9/1cn4c1/p1p1p1p1p/9/9/P1P1P1P1P/4C2C1/9/RNBAKABNR w - - 2 2"
        );
        assert_eq!(
            Version::Swapped.fen(fen),
            "rnbakabnr/9/1c2c4/p1p1p1p1p/9/9/P1P1P1P1P/1C4NC1/9/RNBAKAB1R b - - 2 2"
        );
        for version in Version::ALL {
            assert_eq!(version.fen(&version.fen(fen)), fen);
        }
        assert_eq!(Version::MirroredAndSwapped.squares("h2e2"), "b7e7");
    }

    #[test]
    fn the_verdict_goes_to_the_other_side() {
        assert_eq!(Version::Swapped.expected("red_at_fault"), "black_at_fault");
        assert_eq!(Version::Mirrored.expected("red_at_fault"), "red_at_fault");
        assert_eq!(
            Version::MirroredAndSwapped.expected("victims_after_last_move=a9"),
            "victims_after_last_move=i0"
        );
    }
}
