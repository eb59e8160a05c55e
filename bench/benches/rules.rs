//! How fast the rules are: `cargo bench` in the folder `bench`.

use bench::position;
use divan::{Bencher, black_box, counter::ItemsCount};
use xiangqi::{Position, perft};

fn main() {
    divan::main();
}

const NAMES: [&str; 4] = ["opening", "middle", "ending", "in check"];

#[divan::bench(args = NAMES)]
fn generate(bencher: Bencher, name: &str) {
    let position = position(name);
    bencher.bench_local(|| black_box(&position).legal_moves());
}

#[divan::bench(args = NAMES)]
fn count(bencher: Bencher, name: &str) {
    let position = position(name);
    bencher.bench_local(|| black_box(&position).legal_move_count());
}

#[divan::bench(args = NAMES)]
fn detect_check(bencher: Bencher, name: &str) {
    let position = position(name);
    bencher.bench_local(|| black_box(&position).is_check());
}

/// Every legal move, played and taken back.
#[divan::bench(args = NAMES)]
fn play_and_take_back(bencher: Bencher, name: &str) {
    let mut position = position(name);
    let moves = position.legal_moves();
    bencher
        .counter(ItemsCount::new(moves.len()))
        .bench_local(|| {
            for &m in &moves {
                let undo = position.play_unchecked(black_box(m));
                position.take_back(undo);
            }
        });
}

#[divan::bench(args = NAMES)]
fn judge(bencher: Bencher, name: &str) {
    let position = position(name);
    let moves = position.legal_moves();
    bencher
        .counter(ItemsCount::new(moves.len()))
        .bench_local(|| {
            moves
                .iter()
                .filter(|&&m| black_box(&position).is_legal(m))
                .count()
        });
}

#[divan::bench]
fn read_fen() -> Position {
    Position::from_fen(black_box(bench::POSITIONS[0].1)).expect("a valid FEN")
}

#[divan::bench(args = ["opening", "middle", "ending"], sample_count = 10)]
fn perft_four(bencher: Bencher, name: &str) {
    let position = position(name);
    bencher
        .counter(ItemsCount::new(perft(&position, 4)))
        .bench_local(|| perft(&position, 4));
}
