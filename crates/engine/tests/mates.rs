//! Forced wins: every proof is walked again here, against every defence, and what is claimed of small
//! positions is compared with a search that looks at everything.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

use core::time::Duration;
use std::{env, fs, path::PathBuf};

use engine::Control;
use engine::mate::{Answer, Budget, Proof, Solver, Verdict};
use proptest::prelude::*;
use xiangqi::{Board, Color, Diagram, Piece, Position, Role, Square};

fn still() -> Duration {
    Duration::ZERO
}

fn solve(position: &Position, nodes: u64) -> Answer {
    let budget = Budget {
        nodes: Some(nodes),
        time: None,
    };
    Solver::new(8).solve(position, budget, &Control::new(), &still)
}

/// Walks a proof: the winner's answers are legal, every line ends with the loser out of moves, none
/// comes back to where it was, and the longest is as long as claimed.
fn check(position: &Position, proof: &Proof) {
    let mut way = Vec::new();
    assert_eq!(
        longest(&mut position.clone(), proof, &mut way),
        proof.plies()
    );
    let mut end = position.clone();
    for &m in &proof.line {
        end.play(m).unwrap();
    }
    assert!(end.legal_moves().is_empty(), "{:?} goes on", proof.line);
    assert_eq!(end.turn(), !proof.winner);
}

fn longest(position: &mut Position, proof: &Proof, way: &mut Vec<u64>) -> usize {
    assert!(!way.contains(&position.key()), "{position} comes back");
    way.push(position.key());
    let moves = if position.turn() == proof.winner {
        let answer = proof.answer(position).unwrap();
        assert!(position.is_legal(answer), "{answer} in {position}");
        vec![answer]
    } else {
        position.legal_moves().to_vec()
    };
    let mut plies = 0;
    for m in moves {
        let undo = position.play_unchecked(m);
        plies = plies.max(1 + longest(position, proof, way));
        position.take_back(undo);
    }
    way.pop();
    plies
}

/// Whether the side to move wins within so many plies, by looking at everything.
fn wins(position: &mut Position, plies: usize) -> bool {
    if plies == 0 {
        return false;
    }
    let moves = position.legal_moves();
    moves.iter().any(|&m| {
        let undo = position.play_unchecked(m);
        let won = loses(position, plies - 1);
        position.take_back(undo);
        won
    })
}

fn loses(position: &mut Position, plies: usize) -> bool {
    let moves = position.legal_moves();
    moves.is_empty()
        || plies > 0
            && moves.iter().all(|&m| {
                let undo = position.play_unchecked(m);
                let lost = wins(position, plies - 1);
                position.take_back(undo);
                lost
            })
}

/// The proof of a win, walked.
#[track_caller]
fn mate(fen: &str) -> Proof {
    let position = Position::from_fen(fen).unwrap();
    let answer = solve(&position, 200_000);
    let proof = answer.proof().unwrap_or_else(|| panic!("{answer:?}"));
    check(&position, proof);
    proof.clone()
}

#[test]
fn a_side_that_cannot_move_has_lost_in_check_or_not() {
    for fen in [
        "R3k4/1R7/9/9/9/9/9/9/9/3K5 b",
        "3k5/4R4/9/9/9/9/9/9/9/4K4 b",
    ] {
        let proof = mate(fen);
        assert_eq!((proof.winner, proof.plies()), (Color::Red, 0));
    }
}

#[test]
fn one_move_wins_in_many_ways() {
    for (fen, kind) in [
        (
            "3k5/9/4R4/9/9/9/9/9/9/4K4 w",
            "the defender is left without a move",
        ),
        ("3k5/9/9/9/R8/9/9/9/9/4K4 w", "the generals face each other"),
        (
            "3aka3/9/9/4C4/9/7C1/9/9/9/3K5 w",
            "a cannon is another's screen",
        ),
        (
            "3aka3/9/4N4/9/4P4/9/4C4/9/9/3K5 w",
            "two pieces give check at once",
        ),
    ] {
        let proof = mate(fen);
        assert_eq!((proof.winner, proof.plies()), (Color::Red, 1), "{kind}");
    }
}

#[test]
fn a_quiet_move_wins_where_no_check_does() {
    for fen in [
        "5k3/9/3P5/4R1r2/9/9/9/9/9/4K4 w",
        "4k4/7R1/7N1/2rP5/9/9/9/9/9/5K3 w",
        "9/3k5/5rR1N/9/9/9/9/9/9/4K4 w",
        "2N2k3/6r2/9/6R2/9/9/9/9/9/3K5 w",
    ] {
        let position = Position::from_fen(fen).unwrap();
        let proof = mate(fen);
        assert!(wins(&mut position.clone(), 3), "{fen}");
        assert!(!position.gives_check(proof.line[0]), "{:?}", proof.line);
    }
}

#[test]
fn the_side_to_move_may_be_the_one_that_loses() {
    let proof = mate("4k4/4P4/9/9/9/9/9/9/9/4K4 b");
    assert_eq!((proof.winner, proof.plies()), (Color::Red, 2));
}

/// Black is mated at once after any move that gives no check, and can give check for ever. Most
/// rulesets forbid that; a proof needs none of them.
#[test]
fn who_can_check_for_ever_is_not_mated() {
    for fen in [
        "3k5/2P5R/9/9/9/9/9/1r7/9/4K4 b",
        "3k5/4P4/5R3/9/9/9/2r6/9/9/5K3 b",
        "r4k3/1R2P4/9/9/9/9/9/9/9/4K4 b",
    ] {
        let position = Position::from_fen(fen).unwrap();
        for &m in &position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(m);
            assert!(position.gives_check(m) || wins(&mut next, 1), "{m}");
        }
        assert_eq!(solve(&position, 200_000).verdict, Verdict::NoMate, "{fen}");
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let position = Position::from_fen("4k4/7R1/7N1/2rP5/9/9/9/9/9/5K3 w").unwrap();
    let mut solver = Solver::new(1);
    let budget = Budget {
        nodes: Some(50_000),
        time: None,
    };
    let mut ask = |position: &Position| solver.solve(position, budget, &Control::new(), &still);
    let first = ask(&position);
    ask(&Position::start());
    assert_eq!(ask(&position), first);
}

#[test]
fn a_search_ends_when_it_is_told_to() {
    let start = Position::start();
    let answer = solve(&start, 10_000);
    assert_eq!(answer.verdict, Verdict::Unknown);
    assert!((10_000..10_300).contains(&answer.nodes), "{}", answer.nodes);

    let ticks = core::sync::atomic::AtomicU64::new(0);
    let clock = || Duration::from_millis(ticks.fetch_add(1, core::sync::atomic::Ordering::Relaxed));
    let budget = Budget {
        nodes: None,
        time: Some(Duration::from_millis(20)),
    };
    let answer = Solver::new(1).solve(&start, budget, &Control::new(), &clock);
    assert_eq!(answer.verdict, Verdict::Unknown);

    let control = Control::new();
    control.stop();
    let answer = Solver::new(1).solve(&start, Budget::default(), &control, &still);
    assert_eq!(answer.verdict, Verdict::Unknown);
}

/// A few pieces around two generals.
fn few_pieces() -> impl Strategy<Value = Position> {
    let attackers = prop::collection::vec((0..4_usize, 27..90_usize), 1..4);
    let defenders = prop::collection::vec((0..4_usize, 0..90_usize), 0..3);
    let generals = (3..6_usize, 0..3_usize, 3..6_usize, 7..10_usize);
    (generals, attackers, defenders, any::<bool>()).prop_filter_map(
        "no position",
        |(generals, attackers, defenders, red)| {
            let mut board = Board::empty();
            let mut put = |color, role, index| {
                let square = Square::all().nth(index);
                square.map(|square| board.set(square, Piece { color, role }))
            };
            let roles = [Role::Chariot, Role::Cannon, Role::Horse, Role::Soldier];
            for (color, pieces) in [(Color::Red, attackers), (Color::Black, defenders)] {
                for (role, index) in pieces {
                    put(color, roles[role], index)?;
                }
            }
            put(Color::Red, Role::General, generals.1 * 9 + generals.0)?;
            put(Color::Black, Role::General, generals.3 * 9 + generals.2)?;
            let turn = if red { Color::Red } else { Color::Black };
            Position::from_diagram(Diagram {
                board,
                turn,
                halfmove_clock: 0,
                fullmove_number: 1,
            })
            .ok()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// What looking at everything shows is found, and what is claimed to be short is.
    #[test]
    fn short_wins_are_those_that_looking_at_everything_shows(position in few_pieces()) {
        let answer = solve(&position, 100_000);
        let shown = (1..=3).step_by(2).find(|&plies| wins(&mut position.clone(), plies));
        if let Some(proof) = answer.proof() {
            check(&position, proof);
            let wins_here = proof.winner == position.turn();
            if wins_here && proof.plies() <= 3 {
                prop_assert!(shown.is_some_and(|shown| shown <= proof.plies()));
            }
        }
        if shown.is_some() {
            prop_assert_eq!(answer.proof().map(|proof| proof.winner), Some(position.turn()));
        }
    }
}

/// Positions with a win that somebody has verified, outside the repository: in the folder that
/// `KYDAI_SHARED` names, or in `shared` beside it.
fn cases() -> Option<String> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let shared = env::var_os("KYDAI_SHARED").map_or_else(beside, PathBuf::from);
    fs::read_to_string(shared.join("cases/mates.tsv")).ok()
}

/// One in so many of the positions, each with so many nodes: about as much as a normal test run
/// can take. All of them, with a second each, are measured in docs/mates.md.
const SAMPLE: usize = 20;
const SAMPLE_NODES: u64 = 50_000;

#[test]
fn verified_wins_are_found_and_proved() {
    let Some(text) = cases() else { return };
    let mut solver = Solver::new(16);
    let (mut found, mut all) = (0, 0);
    for line in text.lines().skip(1).step_by(SAMPLE) {
        let mut columns = line.split('\t');
        let position = Position::from_fen(columns.next().unwrap()).unwrap();
        let plies: usize = columns.next().unwrap().parse().unwrap();
        if plies > 17 {
            continue;
        }
        let budget = Budget {
            nodes: Some(SAMPLE_NODES),
            time: None,
        };
        let answer = solver.solve(&position, budget, &Control::new(), &still);
        all += 1;
        if let Some(proof) = answer.proof() {
            check(&position, proof);
            found += 1;
            let winner = if plies % 2 == 1 {
                position.turn()
            } else {
                !position.turn()
            };
            assert_eq!(proof.winner, winner, "{line}");
        }
    }
    assert!(all > 100, "the file has {all} positions of the sample");
    assert!(found * 100 >= all * 90, "{found} of {all}");
}
