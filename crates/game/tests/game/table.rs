//! A game with its log and a clock that the test turns by hand.

use arbiter::Ruleset;
use game::{
    Action, Command, EndReason, Event, Game, GameResult, Happening, Millis, Outcome, Preset,
    Refusal, Settings, Signal, TimeControl, TimeParts, Timestamp,
};
use xiangqi::{Color, Position};

pub(crate) const START: Timestamp = Timestamp(1_000_000);

pub(crate) struct Table {
    pub(crate) game: Game,
    pub(crate) log: Vec<Event>,
    pub(crate) now: Timestamp,
}

pub(crate) fn settings(ruleset: &str, time: Option<TimeControl>, fen: Option<&str>) -> Settings {
    Settings {
        ruleset: Ruleset::named(ruleset).unwrap().clone(),
        time,
        start: fen.map_or_else(Position::start, |fen| Position::from_fen(fen).unwrap()),
    }
}

/// Time that runs from the first move on, without a first-move deadline.
pub(crate) fn plain_time(seconds: u32) -> TimeControl {
    let parts = TimeParts {
        initial: Millis::seconds(seconds),
        ..TimeParts::default()
    };
    TimeControl::try_new(parts).unwrap()
}

impl Table {
    pub(crate) fn with(settings: Settings) -> Self {
        let mut table = Self {
            game: Game::new(settings),
            log: Vec::new(),
            now: START,
        };
        table.signal(Signal::Start);
        table
    }

    pub(crate) fn plain() -> Self {
        Self::with(settings(
            "casual",
            Some(Preset::Rapid10Plus5.control()),
            None,
        ))
    }

    /// Decides and applies; afterwards the log must replay to the same game.
    pub(crate) fn run(&mut self, command: Command) -> Result<Vec<Happening>, Refusal> {
        let before = self.game.clone();
        let decided = self.game.decide(command, self.now);
        assert_eq!(self.game, before, "deciding changes nothing");
        let events = decided?;
        for event in &events {
            self.game.apply(event).unwrap();
        }
        self.log.extend(events.iter().copied());
        let replayed = Game::replay(self.game.settings().clone(), &self.log).unwrap();
        assert_eq!(replayed, self.game);
        Ok(events.into_iter().map(|event| event.what).collect())
    }

    pub(crate) fn act(&mut self, by: Color, action: Action) -> Result<Vec<Happening>, Refusal> {
        self.run(Command::Player(by, action))
    }

    pub(crate) fn signal(&mut self, signal: Signal) -> Vec<Happening> {
        self.run(Command::System(signal)).unwrap()
    }

    pub(crate) fn wait(&mut self, time: Millis) -> &mut Self {
        self.now = self.now.after(time);
        self
    }

    pub(crate) fn try_move(&mut self, m: &str) -> Result<Vec<Happening>, Refusal> {
        let by = self.game.position().turn();
        let ply = u16::try_from(self.game.history().len() + 1).unwrap();
        self.act(
            by,
            Action::Move {
                m: m.parse().unwrap(),
                ply,
                lag: Millis::ZERO,
            },
        )
    }

    /// Makes moves, each after a second.
    pub(crate) fn play(&mut self, moves: &str) -> &mut Self {
        for m in moves.split_whitespace() {
            self.wait(Millis::seconds(1));
            self.try_move(m).unwrap();
        }
        self
    }

    pub(crate) fn ended(&self) -> Option<(GameResult, EndReason)> {
        self.game
            .outcome()
            .map(|Outcome { result, reason }| (result, reason))
    }
}
