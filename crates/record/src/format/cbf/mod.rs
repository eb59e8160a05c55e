//! CBF: `CCBridge`'s XML file of one game.
//!
//! `Head` holds a text an element, `MoveList` a `Move` for the root and for each move: its `value` is
//! two squares, each the file and then the row from the top; `end="1"` closes a line; its text is
//! the comment. No file with variations is known. They are taken to stand in the
//! [preorder](super::preorder) of CBR, which needs a sign that an alternative is still to come: any
//! other attribute that is 1, and `branch="1"` in what is written here.

mod head;
mod read;
#[cfg(test)]
mod tests;
mod write;

pub(super) use read::read;
pub(super) use write::write;

/// How much of a file is looked at to find its first element.
const LOOK: usize = 1024;
/// The first element.
const RECORD: &[u8] = b"<ChineseChessRecord";

/// Whether a file begins as these do.
pub(super) fn is_one(head: &[u8]) -> bool {
    let head = head.get(..LOOK).unwrap_or(head);
    head.windows(RECORD.len()).any(|window| window == RECORD)
}
