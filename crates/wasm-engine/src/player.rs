//! An engine with the game it plays.

use crate::{ChoiceView, GameView, LimitsView, LineView, answer, level};
use arbiter::{History, Ruleset};
use core::time::Duration;
use engine::selfplay::Seeded;
use engine::{Control, Engine, Judge, Options};
use std::sync::Arc;
use xiangqi::{Move, Position};

/// Where the engine runs: what it asks and tells while it searches.
pub(crate) trait Host: Sync {
    /// Milliseconds since some fixed moment.
    fn now(&self) -> f64;
    /// Whether the search that runs is to end.
    fn is_stopped(&self) -> bool;
    /// A line was searched to its depth.
    fn report(&self, line: &LineView);
}

/// A search looks at the clock, and so hears that it is to stop, while it has a limit of time: one
/// that has none is given this.
const FOREVER: Duration = Duration::from_hours(24);

#[derive(Debug)]
pub(crate) struct Player {
    engine: Engine,
    game: History,
}

impl Player {
    pub(crate) fn new(hash_mib: usize) -> Self {
        let options = Options {
            hash_mib,
            ..Options::default()
        };
        Self {
            engine: Engine::new(Judge::default(), options),
            game: History::new(Position::start()),
        }
    }

    /// Takes up a game; false, and all as before, when it does not fit together.
    pub(crate) fn take_up(&mut self, view: &GameView) -> bool {
        let (Some(ruleset), Some(game)) = (Ruleset::named(&view.ruleset), history(view)) else {
            return false;
        };
        self.game = game;
        if self.engine.options().ruleset.id() != ruleset.id() {
            self.engine.set_options(Options {
                ruleset: Arc::new(ruleset.clone()),
                ..self.engine.options().clone()
            });
        }
        true
    }

    /// Searches until a limit is reached or the host says stop.
    pub(crate) fn go(&mut self, view: &LimitsView, host: &dyn Host) -> ChoiceView {
        let mut limits = answer::limits(view);
        let level = view.level.map(level::numbered);
        if level.is_some() {
            level::keep_short(&mut limits);
        }
        if limits.time_left.is_none() {
            limits.move_time.get_or_insert(FOREVER);
        }
        let control = Control::new();
        let clock = || {
            if host.is_stopped() {
                control.stop();
            }
            Duration::from_secs_f64(host.now().max(0.0) / 1_000.0)
        };
        let mut report = |info: &_| host.report(&answer::line(info));
        let (game, engine) = (&self.game, &mut self.engine);
        // The time is all that comes from outside and is not the same in every game.
        let chance = host.now().to_bits() ^ game.position().key();
        let form = level.unwrap_or_default().form(&mut Seeded::new(chance));
        let choice = engine.play(game, &limits, form, &control, &clock, &mut report);
        answer::choice(&choice)
    }

    pub(crate) fn clear(&mut self) {
        self.engine.clear();
    }
}

fn history(view: &GameView) -> Option<History> {
    let mut history = History::new(Position::from_fen(&view.start_fen).ok()?);
    for text in &view.moves {
        history.push(text.parse::<Move>().ok()?).ok()?;
    }
    Some(history)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ScoreView;
    use std::sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    };

    /// A host whose time passes each time it is asked, and that says stop at a time.
    #[derive(Default)]
    struct Tester {
        asked: AtomicU64,
        stops_at: Option<u64>,
        stopped: AtomicBool,
        lines: Mutex<Vec<LineView>>,
    }

    impl Host for Tester {
        fn now(&self) -> f64 {
            f64::from(u32::try_from(self.asked.fetch_add(1, Relaxed)).unwrap())
        }

        fn is_stopped(&self) -> bool {
            let stopped = self
                .stops_at
                .is_some_and(|at| self.asked.load(Relaxed) >= at);
            self.stopped.fetch_or(stopped, Relaxed);
            stopped
        }

        fn report(&self, line: &LineView) {
            self.lines.lock().unwrap().push(line.clone());
        }
    }

    fn game(moves: &[&str]) -> GameView {
        GameView {
            ruleset: "casual".to_owned(),
            start_fen: Position::start().fen(),
            moves: moves.iter().map(|&m| m.to_owned()).collect(),
        }
    }

    #[test]
    fn it_plays_a_move_of_the_game_it_was_given() {
        let mut player = Player::new(1);
        assert!(player.take_up(&game(&["h2e2"])));
        let host = Tester::default();
        let limits = LimitsView {
            depth: Some(3),
            ..LimitsView::default()
        };
        let choice = player.go(&limits, &host);
        let mut after = player.game.clone();
        after.push(choice.best.unwrap().parse().unwrap()).unwrap();
        assert!(!host.lines.lock().unwrap().is_empty());
        assert_eq!(choice.line.depth, 3);
    }

    #[test]
    fn a_search_without_limits_ends_when_the_host_says_so() {
        let mut player = Player::new(1);
        let host = Tester {
            stops_at: Some(20),
            ..Tester::default()
        };
        let choice = player.go(&LimitsView::default(), &host);
        assert!(host.stopped.load(Relaxed));
        assert!(choice.best.is_some());
    }

    #[test]
    fn a_game_that_does_not_fit_together_changes_nothing() {
        let mut player = Player::new(1);
        assert!(player.take_up(&game(&["h2e2"])));
        assert!(!player.take_up(&game(&["h2e3"])));
        let unknown = GameView {
            ruleset: "x".to_owned(),
            ..game(&[])
        };
        assert!(!player.take_up(&unknown));
        assert_eq!(player.game.plies().len(), 1);
    }

    #[test]
    fn a_mated_side_chooses_nothing() {
        let mut player = Player::new(1);
        let mated = GameView {
            start_fen: "R3k4/R8/9/9/9/9/9/9/9/3K5 b - - 0 1".to_owned(),
            ..game(&[])
        };
        assert!(player.take_up(&mated));
        let choice = player.go(&LimitsView::default(), &Tester::default());
        assert_eq!(choice.best, None);
        assert_eq!(choice.line.score, ScoreView::Loses { plies: 0 });
    }
}
