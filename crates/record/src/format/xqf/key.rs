//! The keys of versions 11 and later. They were meant to keep other programs out.

use super::{HEADER, header};

/// What the numbers of a file are shifted by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Keys {
    /// Added to the men's squares.
    pub(super) square: u8,
    /// Added to the square a move begins on.
    pub(super) from: u8,
    /// Added to the square a move ends on.
    pub(super) to: u8,
    /// Added to the length of a comment.
    pub(super) comment: u32,
    /// Added to every byte after the header, by its place in the file.
    pub(super) stream: [u8; 32],
}

const SEED: &[u8; 32] = b"[(C) Copyright Mr. Dong Shiwei.]";

const fn spread(key: u8) -> u8 {
    key.wrapping_mul(key).wrapping_mul(54).wrapping_add(221)
}

impl Keys {
    /// The keys of a file; all zero up to version 10.
    pub(super) fn of(file: &[u8; HEADER]) -> Self {
        if file[header::VERSION] <= 10 {
            return Self::default();
        }
        let [sum, seeds @ ..] = seeds(file);
        let square = spread(seeds[0]).wrapping_mul(seeds[0]);
        let from = spread(seeds[1]).wrapping_mul(square);
        let to = spread(seeds[2]).wrapping_mul(from);
        let comment = (u32::from(sum) * 256 + u32::from(seeds[0])) % 32_000 + 767;
        Self {
            square,
            from,
            to,
            comment,
            stream: stream(file),
        }
    }

    /// Whether the bytes after the header are as they are without a cipher.
    pub(super) fn is_clear(&self) -> bool {
        self.stream == [0; 32]
    }

    /// Takes the cipher off bytes that begin where the header ends, whose length is a multiple of
    /// the stream's.
    pub(super) fn decipher(&self, body: &mut [u8]) {
        for block in body.chunks_mut(self.stream.len()) {
            for (byte, key) in block.iter_mut().zip(self.stream) {
                *byte = byte.wrapping_sub(key);
            }
        }
    }
}

/// The sum and the three seeds.
pub(super) fn seeds(file: &[u8; HEADER]) -> [u8; 4] {
    std::array::from_fn(|i| file[header::SUM + i])
}

fn stream(file: &[u8; HEADER]) -> [u8; 32] {
    let seeds = seeds(file);
    let bits: [u8; 4] =
        std::array::from_fn(|i| seeds[i] & file[header::MASK] | file[header::OR + i]);
    std::array::from_fn(|i| SEED[i] & bits[i % 4])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first sixteen bytes of three public files and the keys an independent reader found.
    #[test]
    fn published_headers_give_their_keys() {
        let cases = [
            ("58510c000000000000000000ec09a467", (139, 31, 173, 29_192)),
            ("585110ef00000000fa5d2d7c58df29a0", (13, 215, 155, 23_518)),
            ("585112ab000000005b2e45321fa251ee", (138, 190, 86, 8_865)),
        ];
        for (text, (square, from, to, comment)) in cases {
            let mut file = [0; HEADER];
            for (byte, at) in file.iter_mut().zip((0..text.len()).step_by(2)) {
                *byte = u8::from_str_radix(text.get(at..at + 2).unwrap(), 16).unwrap();
            }
            let keys = Keys::of(&file);
            let found = (keys.square, keys.from, keys.to, keys.comment);
            assert_eq!(found, (square, from, to, comment), "{text}");
            // The first has neither mask nor bits: its squares are shifted, its body is clear.
            assert_eq!(keys.is_clear(), text.starts_with("58510c00"));
        }
    }
}
