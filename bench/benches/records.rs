//! How fast files of games are read, legality checked, and written: `cargo bench --bench records` in
//! the folder `bench`. The counts are moves. The benches of real files take those of `records/` in
//! the folder that `KYDAI_SHARED` names, or in `shared` beside the repository; they are left out
//! where there are none.

use bench::records::{games, real, study, write};
use divan::{Bencher, black_box, counter::ItemsCount};
use record::{Encoding, Format, Notation, ReadOptions, Reader, Record, opening};
use xiangqi::Move;

fn main() {
    divan::main();
}

/// Formats with variations, by their names.
const TREES: [&str; 6] = ["xqf", "cbr", "cbl", "cbf", "dhtmlxq", "pgn"];
/// Formats of many games.
const COLLECTIONS: [&str; 4] = ["pgn", "cbl", "dhtmlxq", "text"];
/// Formats of which there are real files.
const REAL: [&str; 7] = ["xqf", "cbr", "cbl", "dhtmlxq", "mxq", "pgn", "text"];
/// What moves in PGN are written in.
const NOTATIONS: [&str; 6] = ["zh", "zh-hant", "vi", "wxf", "iccs", "san"];

/// Reads all games and says how many moves there are.
fn read(bytes: &[u8]) -> usize {
    let Ok(reader) = Reader::open(bytes, ReadOptions::default()) else {
        return 0;
    };
    reader.flatten().map(|game| game.record.tree.len()).sum()
}

fn nodes(records: &[Record]) -> usize {
    records.iter().map(|record| record.tree.len()).sum()
}

fn bench_reading(bencher: Bencher, file: Option<Vec<u8>>) {
    let Some(file) = file else { return };
    bencher
        .counter(ItemsCount::new(read(&file)))
        .bench_local(|| read(black_box(&file)));
}

fn bench_writing(bencher: Bencher, records: &[Record], format: Format) {
    if write(records, format, None, None).is_none() {
        return;
    }
    bencher
        .counter(ItemsCount::new(nodes(records)))
        .bench_local(|| write(black_box(records), format, None, None));
}

fn format(name: &str) -> Format {
    name.parse().expect("a format's name")
}

/// One study of many variations.
#[divan::bench(args = TREES, sample_count = 20)]
fn read_study(bencher: Bencher, name: &str) {
    let encoding = Some(Encoding::Gb18030);
    bench_reading(bencher, write(&[study()], format(name), None, encoding));
}

#[divan::bench(args = TREES, sample_count = 20)]
fn write_study(bencher: Bencher, name: &str) {
    bench_writing(bencher, &[study()], format(name));
}

/// A collection in GBK: the one a move language makes most difference to.
#[divan::bench(args = NOTATIONS, sample_count = 20)]
fn read_pgn(bencher: Bencher, notation: &str) {
    let notation = notation.parse().ok();
    let encoding = Some(Encoding::Gb18030);
    bench_reading(bencher, write(&games(), Format::Pgn, notation, encoding));
}

/// A collection, moves in Chinese where they are text.
#[divan::bench(args = COLLECTIONS, sample_count = 20)]
fn read_collection(bencher: Bencher, name: &str) {
    let notation = Some(Notation::Chinese);
    bench_reading(bencher, write(&games(), format(name), notation, None));
}

#[divan::bench(args = COLLECTIONS, sample_count = 20)]
fn write_collection(bencher: Bencher, name: &str) {
    bench_writing(bencher, &games(), format(name));
}

/// Real files.
#[divan::bench(args = REAL, sample_count = 10)]
fn read_real(bencher: Bencher, name: &str) {
    let files = real(format(name));
    let read_all = |files: &[Vec<u8>]| files.iter().map(|file| read(file)).sum::<usize>();
    if files.is_empty() {
        return;
    }
    bencher
        .counter(ItemsCount::new(read_all(&files)))
        .bench_local(|| read_all(black_box(&files)));
}

/// Openings; the counts are games.
#[divan::bench]
fn name_opening(bencher: Bencher) {
    let games: Vec<Vec<Move>> = games().iter().map(main_line).collect();
    bencher
        .counter(ItemsCount::new(games.len()))
        .bench_local(|| {
            let named = games
                .iter()
                .filter_map(|moves| opening::of_moves(black_box(moves)));
            named.count()
        });
}

fn main_line(record: &Record) -> Vec<Move> {
    let nodes = record.tree.main_line();
    nodes
        .filter_map(|id| Some(record.tree.node(id)?.m))
        .collect()
}
