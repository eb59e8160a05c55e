//! Numbers and pieces of a file, taken one after the other; none past its end.

use super::preorder::Comment;

/// What of some bytes has not been read yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bytes<'a> {
    rest: &'a [u8],
    offset: u64,
}

impl<'a> Bytes<'a> {
    /// Bytes that begin this far into their file.
    pub(crate) const fn new(rest: &'a [u8], offset: u64) -> Self {
        Self { rest, offset }
    }

    /// How far into the file the next byte is.
    pub(crate) const fn offset(&self) -> u64 {
        self.offset
    }

    /// How many are left.
    pub(crate) const fn len(&self) -> usize {
        self.rest.len()
    }

    /// The next `len` bytes; where there are fewer, nothing is taken.
    #[inline]
    pub(crate) fn take(&mut self, len: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(len)?;
        self.rest = rest;
        self.offset += len as u64;
        Some(taken)
    }

    /// A comment of this many bytes, or what there is of it.
    pub(crate) fn comment(&mut self, len: u32) -> Comment<'a> {
        let len = usize::try_from(len).unwrap_or(usize::MAX);
        match self.take(len) {
            Some(text) => Comment::Whole(text),
            None => Comment::Cut(self.take(self.len()).unwrap_or_default()),
        }
    }

    /// The next `N` bytes.
    #[inline]
    pub(crate) fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.rest.split_first_chunk()?;
        self.rest = rest;
        self.offset += N as u64;
        Some(*taken)
    }

    /// A number of four bytes, the least first.
    #[inline]
    pub(crate) fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }
}
