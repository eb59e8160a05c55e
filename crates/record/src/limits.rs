//! How much is read at most. Whatever is larger is refused with an error that names the limit.

/// Bytes of a file that holds one game, or of one game of a file that holds many.
pub const MAX_GAME_BYTES: usize = 64 << 20;

/// Bytes of a library that has to be in memory to be read (CBL).
pub const MAX_LIBRARY_BYTES: usize = 1 << 30;

/// Bytes of a packed library when it is unpacked (old CBL), whatever it claims.
pub const MAX_UNPACKED_BYTES: usize = 256 << 20;

/// Moves of one game's tree. The largest real one known has 215,686.
pub const MAX_NODES: usize = 4_000_000;

/// Variations inside variations. The deepest real ones known have 11; a tree in a binary file may
/// open one at every move.
pub const MAX_DEPTH: usize = 4_096;

/// Bytes of one header's value or one comment.
pub const MAX_TEXT_BYTES: usize = 1 << 20;

/// Headers of one game.
pub const MAX_HEADERS: usize = 512;

/// Remarks in the report of one game; after these, only their number is kept.
pub const MAX_REMARKS: usize = 1_000;

/// Tags of one `DhtmlXQ` game.
pub const MAX_TAGS: usize = 1 << 20;
