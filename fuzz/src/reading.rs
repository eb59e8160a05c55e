//! Files.

use crate::writing;
use record::limits::{MAX_NODES, MAX_REMARKS};
use record::{Format, Import, Place, ReadOptions, Reader, opening};

/// Reads the bytes as the format, or as what they look like, and writes every game again.
///
/// # Panics
///
/// Where what was read is not sound.
pub fn read(bytes: &[u8], format: Option<Format>) {
    for game in games(bytes, format) {
        check(&game);
        writing::write_and_read(game.report.format, &game.record, |_, _, _| {});
    }
}

/// The games that can be read.
pub(crate) fn games(bytes: &[u8], format: Option<Format>) -> impl Iterator<Item = Import> {
    let options = ReadOptions {
        format,
        ..ReadOptions::default()
    };
    Reader::open(bytes, options).into_iter().flatten().flatten()
}

/// The report speaks of what is in the tree, and no limit is overstepped.
fn check(game: &Import) {
    let Import { record, report } = game;
    let listed = report.illegal.iter().map(|found| (found.node, found.why));
    assert!(listed.eq(record.illegal_nodes()));
    assert!(record.tree.len() <= MAX_NODES);
    assert!(report.remarks.len() <= MAX_REMARKS);
    for remark in &report.remarks {
        if let Place::Node(id) = remark.place {
            assert!(id.index() <= record.tree.len(), "{remark:?}");
        }
    }
    opening::of(record);
    // As it is shown: the last position, and each node's own.
    record.at(record.end());
}
