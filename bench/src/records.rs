//! Records to be read and written, made up and real.

use record::{Encoding, Format, NodeId, Notation, Record, Tree, WriteOptions, Writer, headers};
use std::{env, fs, path::PathBuf};
use xiangqi::Position;

/// How many moves the study has.
const NODES: usize = 20_000;
/// How long its lines and the games are.
const PLIES: u32 = 80;
/// How many games a collection has.
const GAMES: usize = 100;

/// A linear congruential generator: what matters is that it is the same every time.
fn dice(seed: u64) -> impl FnMut(usize) -> usize {
    let mut state = seed;
    move |below| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    }
}

/// Adds legal moves at random until the line is long enough or the game ends.
fn play(record: &mut Record, from: NodeId, dice: &mut impl FnMut(usize) -> usize) {
    let replay = record.at(from);
    let mut position = replay.position().cloned().unwrap_or_else(Position::start);
    let mut last = from;
    for _ in record.tree.ply(from)..PLIES {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return;
        }
        let m = moves[dice(moves.len())];
        position.play_unchecked(m);
        last = record.tree.add(last, m);
    }
}

/// A study: variations at any move of variations, a comment now and then.
pub fn study() -> Record {
    let mut dice = dice(1);
    let mut record = Record::default();
    record.headers.set(headers::TITLE, "中炮对屏风马研究");
    while record.tree.len() < NODES {
        let nodes: Vec<_> = record
            .tree
            .path(record.tree.ids().last().unwrap_or(Tree::ROOT));
        let from = match nodes.len() {
            0 => Tree::ROOT,
            len => nodes[dice(len)],
        };
        play(&mut record, from, &mut dice);
        if dice(4) == 0 {
            record.tree.annotation_mut(from).comment = "红方先手，黑方足可抗衡。".to_owned();
        }
    }
    record
}

/// Games without variations.
pub fn games() -> Vec<Record> {
    let mut dice = dice(2);
    let game = |_| {
        let mut record = Record::default();
        record.headers.set(headers::EVENT, "全国象棋个人赛");
        record.headers.set(headers::RED, "胡荣华");
        record.headers.set(headers::BLACK, "杨官璘");
        play(&mut record, Tree::ROOT, &mut dice);
        record
    };
    (0..GAMES).map(game).collect()
}

/// The records in one file; none if the format cannot hold them.
pub fn write(
    records: &[Record],
    format: Format,
    notation: Option<Notation>,
    encoding: Option<Encoding>,
) -> Option<Vec<u8>> {
    let options = WriteOptions {
        notation,
        encoding,
        ..WriteOptions::default()
    };
    let mut writer = Writer::new(Vec::new(), format, options);
    for record in records {
        writer.add(record).ok()?;
    }
    writer.finish().ok()
}

/// The real files of a format: those of `records/` in the folder that `KYDAI_SHARED` names, or in
/// `shared` beside the repository.
pub fn real(format: Format) -> Vec<Vec<u8>> {
    let shared = env::var_os("KYDAI_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../shared"),
        PathBuf::from,
    );
    let files = fs::read_dir(shared.join("records").join(format.name()));
    let files = files.into_iter().flatten().flatten();
    files
        .filter_map(|file| fs::read(file.path()).ok())
        .collect()
}
