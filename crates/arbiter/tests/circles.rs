//! Laws of rulings on circles, tried on random ones.
#![expect(clippy::unwrap_used, reason = "a test may fail by it")]

use arbiter::{
    Arbiter, Decision, Fault, FaultRule, History, NoFaultRule, Notice, Reason, Ruleset,
    RulesetParts, Ruling,
};
use proptest::{prelude::*, sample::Index};
use xiangqi::{Board, Color, Diagram, File, Move, Position, Rank, Square};

/// A position and a way around it that leads back.
#[derive(Clone, Debug)]
struct Circle {
    start: Position,
    moves: Vec<Move>,
}

/// What a ruling on repetition says, without the counts of plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Finding {
    Nothing,
    Warned(Fault),
    Over(Decision, Reason),
}

/// The ruleset without anything but its repetition rule, ending games instead of refusing moves:
/// counts and runs depend on the prefix by their nature, and refusals on whose turn it is.
fn bare(ruleset: &Ruleset) -> Ruleset {
    let mut parts = ruleset.parts().clone();
    if let Some(rule) = &mut parts.repetition {
        rule.fault = FaultRule::Loses;
        rule.series = None;
        if rule.no_fault == NoFaultRule::Refused {
            rule.no_fault = NoFaultRule::PlayOn;
        }
    }
    let length = toml::from_str("count = 10000\nunit = 'plies'").unwrap();
    Ruleset::try_new(RulesetParts {
        checks: None,
        chases: None,
        no_capture: None,
        no_progress: None,
        length: Some(length),
        material: arbiter::MaterialRule::default(),
        ..parts
    })
    .unwrap()
}

fn find(ruleset: &Ruleset, history: &History) -> Finding {
    match ruleset.judge(history) {
        Ruling::Over(verdict) => Finding::Over(verdict.decision, verdict.reason),
        Ruling::Continue(Some(Notice::Repetition {
            fault: Some(fault), ..
        })) => Finding::Warned(fault),
        Ruling::Continue(_) => Finding::Nothing,
    }
}

/// The finding after so many rounds.
fn after(ruleset: &Ruleset, circle: &Circle, rounds: usize) -> Finding {
    let mut history = History::new(circle.start.clone());
    for _ in 0..rounds {
        for &m in &circle.moves {
            history.push(m).unwrap();
        }
    }
    find(ruleset, &history)
}

fn back(m: Move) -> Move {
    Move::new(m.to, m.from)
}

/// A random position of a random game from which both sides can step out and back, told by lots.
fn circle(lots: &[Index], choices: [Index; 2]) -> Option<Circle> {
    let mut position = Position::start();
    for lot in lots {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return None;
        }
        // Captures first, so that boards get empty and lines open.
        let takes: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|&m| position.captured_by(m).is_some())
            .collect();
        let m = if takes.is_empty() || lot.index(3) == 0 {
            *lot.get(&moves)
        } else {
            *lot.get(&takes)
        };
        position.play(m).unwrap();
    }
    let start = position.clone();
    let mut moves = Vec::new();
    for choice in choices {
        let quiet: Vec<Move> = position
            .legal_moves()
            .iter()
            .copied()
            .filter(|&m| position.captured_by(m).is_none())
            .collect();
        let m = *quiet.get(choice.index(quiet.len().max(1)))?;
        position.play(m).ok()?;
        moves.push(m);
    }
    for m in [back(moves[0]), back(moves[1])] {
        position.play(m).ok()?;
        moves.push(m);
    }
    (position.key() == start.key()).then_some(Circle { start, moves })
}

fn transformed(circle: &Circle, square: fn(Square) -> Square, swap: bool) -> Circle {
    let mut board = Board::empty();
    for (at, mut piece) in circle.start.board().pieces() {
        if swap {
            piece.color = !piece.color;
        }
        board.set(square(at), piece);
    }
    let turn = circle.start.turn();
    let diagram = Diagram {
        board,
        turn: if swap { !turn } else { turn },
        halfmove_clock: 0,
        fullmove_number: 1,
    };
    Circle {
        start: Position::from_diagram(diagram).unwrap(),
        moves: circle
            .moves
            .iter()
            .map(|m| Move::new(square(m.from), square(m.to)))
            .collect(),
    }
}

fn mirrored(square: Square) -> Square {
    Square::new(File::new(8 - square.file().index()).unwrap(), square.rank())
}

fn turned(square: Square) -> Square {
    Square::new(square.file(), Rank::new(9 - square.rank().index()).unwrap())
}

fn swapped(finding: Finding) -> Finding {
    match finding {
        Finding::Warned(fault) => Finding::Warned(Fault {
            by: swap(fault.by),
            ..fault
        }),
        Finding::Over(Decision::Loses(color), reason) => {
            Finding::Over(Decision::Loses(swap(color)), reason)
        }
        other => other,
    }
}

fn swap(color: Color) -> Color {
    !color
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Left and right, the colours, where the circle is entered and what came before it do not
    /// matter.
    #[test]
    fn a_circle_is_ruled_by_nothing_but_itself(
        lots in prop::collection::vec(any::<Index>(), 20..120),
        choices in any::<[Index; 2]>(),
        detour in any::<Index>(),
        ruleset in prop::sample::select(Ruleset::all()),
    ) {
        let Some(circle) = circle(&lots, choices) else {
            return Ok(());
        };
        let rules = bare(&ruleset);
        for rounds in 1..=4 {
            let finding = after(&rules, &circle, rounds);
            prop_assert_eq!(finding, after(&rules, &transformed(&circle, mirrored, false), rounds));
            prop_assert_eq!(
                swapped(finding),
                after(&rules, &transformed(&circle, turned, true), rounds)
            );
            prop_assert_eq!(finding, after(&rules, &entered_later(&circle), rounds), "entered later");
            if let Some(prefix) = idle_prefix(&circle, detour) {
                let mut history = History::new(prefix.start);
                for &m in prefix.moves.iter().chain(circle.moves.iter().cycle().take(4 * rounds)) {
                    history.push(m).unwrap();
                }
                prop_assert_eq!(finding, find(&rules, &history), "with a prefix");
            }
        }
    }
}

/// The same circle from its second position on.
fn entered_later(circle: &Circle) -> Circle {
    let mut start = circle.start.clone();
    start.play(circle.moves[0]).unwrap();
    let mut moves = circle.moves.clone();
    moves.rotate_left(1);
    Circle { start, moves }
}

/// A way into the circle: its start with the last mover's man somewhere else, and the move that
/// brings it to its place.
fn idle_prefix(circle: &Circle, lot: Index) -> Option<Circle> {
    let mut diagram = circle.start.to_diagram();
    let mover = !diagram.turn;
    diagram.turn = mover;
    let men: Vec<Square> = diagram.board.by_color(mover).into_iter().collect();
    let to = *men.get(lot.index(men.len()))?;
    let from = Square::all()
        .filter(|&from| diagram.board.piece_at(from).is_none())
        .find(|&from| {
            let mut earlier = diagram.clone();
            let Some(piece) = earlier.board.remove(to) else {
                return false;
            };
            earlier.board.set(from, piece);
            Position::from_diagram(earlier).is_ok_and(|mut position| {
                position.play(Move::new(from, to)).is_ok() && position.key() == circle.start.key()
            })
        })?;
    let piece = diagram.board.remove(to)?;
    diagram.board.set(from, piece);
    Some(Circle {
        start: Position::from_diagram(diagram).ok()?,
        moves: vec![Move::new(from, to)],
    })
}
