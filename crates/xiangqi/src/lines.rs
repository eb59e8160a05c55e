use crate::{Bitboard, File, Rank, Square};

/// Which points of each rank and of each file are in a set: the same facts as a bitboard, laid out
/// so that a line is one small word to look up in a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lines {
    /// Bit n is file n.
    ranks: [u16; Rank::COUNT],
    /// Bit n is rank n.
    files: [u16; File::COUNT],
}

impl Lines {
    pub(crate) fn rank(&self, rank: Rank) -> u16 {
        self.ranks[rank.index() as usize]
    }

    pub(crate) fn file(&self, file: File) -> u16 {
        self.files[file.index() as usize]
    }

    /// Puts the square into the set or takes it out.
    pub(crate) fn toggle(&mut self, square: Square) {
        let (file, rank) = (square.file().index(), square.rank().index());
        self.ranks[rank as usize] ^= 1 << file;
        self.files[file as usize] ^= 1 << rank;
    }
}

/// The points strictly between two different points of one line.
pub(crate) const fn between(one: u8, other: u8) -> u16 {
    let (low, high) = if one < other {
        (one, other)
    } else {
        (other, one)
    };
    (1 << high) - (2 << low)
}

/// How many bits a word has, where more than two are as good as three. On processors without a
/// population count this is several times cheaper than one.
pub(crate) fn up_to_three(word: u16) -> u8 {
    let second = word & word.wrapping_sub(1);
    let third = second & second.wrapping_sub(1);
    u8::from(word != 0) + u8::from(second != 0) + u8::from(third != 0)
}

/// The squares of a rank whose files are the bits of a word.
pub(crate) const fn on_rank(rank: Rank, files: u16) -> Bitboard {
    Bitboard::from_bits((files as u128) << (9 * rank.index()))
}

/// The squares of a file whose ranks are the bits of a word.
pub(crate) fn on_file(file: File, ranks: u16) -> Bitboard {
    Bitboard::from_bits(crate::tables::SPREAD[ranks as usize] << file.index())
}
