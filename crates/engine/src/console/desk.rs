//! Where a session sits: the game it was told, the player, and the search under way.

use super::{ConsoleError, Fault, Output, Place, Player, Setting, Settings, Setup};
use crate::{Bound, Choice, Clock, Control, Info, Level, Limits, Memory, Score};
use arbiter::History;
use core::time::Duration;
use std::io::{self, Write};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use xiangqi::Position;

/// Stack of the thread that searches.
const STACK: usize = 16 << 20;

/// Words what a search says; it goes into the thread that searches.
pub(crate) trait Telling: Send + 'static {
    /// Lines on the way, if the protocol has words for them.
    fn info(&mut self, info: &Info) -> Option<String>;

    /// The answer.
    fn answer(&mut self, choice: &Choice) -> String;
}

/// What an answer waits for besides its being found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wait {
    /// Nothing.
    Never,
    /// The opponent's move.
    Ponder,
    /// The word to stop.
    Stop,
}

/// The state of a session that does not depend on its protocol.
pub(crate) struct Desk<P: Player, W: Write + Send + 'static> {
    pub(crate) settings: Settings,
    out: Output<W>,
    clock: Arc<dyn Clock + Send>,
    /// None after a position that was none.
    game: Option<History>,
    /// Away while it searches.
    seat: Option<Seat<P>>,
    search: Option<Search<P>>,
}

/// The player, and how far it knows what it has been told.
struct Seat<P> {
    player: P,
    prepared: Option<Setup>,
    forget: bool,
}

/// A search under way, or one that has answered and not been looked after yet.
struct Search<P> {
    control: Arc<Control>,
    thread: JoinHandle<(Seat<P>, io::Result<()>)>,
}

impl<P: Player, W: Write + Send + 'static> Desk<P, W> {
    pub(crate) fn new(writer: W, player: P, clock: Arc<dyn Clock + Send>) -> Self {
        Self {
            settings: Settings::default(),
            out: Output::new(writer),
            clock,
            game: Some(History::new(Position::start())),
            seat: Some(Seat {
                player,
                prepared: None,
                forget: false,
            }),
            search: None,
        }
    }

    pub(crate) fn say(&self, text: impl Into<String>) -> io::Result<()> {
        self.out.say(text.into())
    }

    /// The game, if the last one told was one.
    pub(crate) fn game(&self) -> Option<&History> {
        self.game.as_ref()
    }

    /// Takes on a game. After one that cannot be there is none to search, rather than an old one.
    pub(crate) fn place(&mut self, place: Result<Box<Place>, Fault>) -> Result<(), Fault> {
        let before = self.game.take();
        self.game = Some(place?.reach(before)?);
        Ok(())
    }

    /// Sets something; a search under way goes on as it was.
    pub(crate) fn set(&mut self, setting: Setting) -> Result<(), ConsoleError> {
        self.settings.apply(setting);
        if setting == Setting::Forget {
            self.forget()?;
        }
        Ok(())
    }

    /// What was learned has no bearing any more. A search under way is ended.
    pub(crate) fn forget(&mut self) -> Result<(), ConsoleError> {
        self.player_at_rest()?.forget = true;
        Ok(())
    }

    /// Does what takes time before a search is asked for, unless one is under way.
    pub(crate) fn get_ready(&mut self) -> Result<(), ConsoleError> {
        if !self.is_thinking() {
            let setup = self.settings.setup;
            self.player_at_rest()?.prepare(&setup);
        }
        Ok(())
    }

    /// The player's opinion of the position without a search, if there is a position.
    pub(crate) fn glance(&mut self) -> Result<Option<Score>, ConsoleError> {
        let setup = self.settings.setup;
        let seat = self.player_at_rest()?;
        seat.prepare(&setup);
        let seat = self.seat.as_mut().ok_or(ConsoleError::Search)?;
        let game = self.game.as_ref();
        Ok(game.map(|game| seat.player.glance(game.position())))
    }

    /// What is remembered of a place; nothing can be asked while a search is under way.
    pub(crate) fn recall(
        &mut self,
        place: &Place,
    ) -> Result<Result<Option<Memory>, Fault>, ConsoleError> {
        if self.is_thinking() {
            return Ok(Ok(None));
        }
        let player = &self.player_at_rest()?.player;
        Ok(place.reach(None).map(|game| player.recall(game.position())))
    }

    /// Whether a search is under way.
    pub(crate) fn is_thinking(&self) -> bool {
        let search = self.search.as_ref();
        search.is_some_and(|search| !search.thread.is_finished())
    }

    /// Begins a search, having ended the one before. Moves to choose or not to choose that are not
    /// legal are left out and returned.
    pub(crate) fn think(
        &mut self,
        mut limits: Limits,
        wait: Wait,
        telling: impl Telling,
    ) -> Result<Vec<Fault>, ConsoleError> {
        self.finish()?;
        let faults = match &self.game {
            None => vec![Fault::Nowhere],
            Some(game) => leave_out_illegal(game.position(), &mut limits),
        };
        let control = Arc::new(match wait {
            Wait::Ponder => Control::ponder(),
            Wait::Never | Wait::Stop => Control::new(),
        });
        let task = Task {
            seat: self.seat.take().ok_or(ConsoleError::Search)?,
            setup: self.settings.setup,
            game: self.game.clone(),
            limits,
            level: self.settings.strength.level(),
            control: Arc::clone(&control),
            wait,
            clock: Arc::clone(&self.clock),
            out: self.out.clone(),
            telling,
        };
        let builder = thread::Builder::new().stack_size(STACK);
        let thread = builder.spawn(move || task.run())?;
        self.search = Some(Search { control, thread });
        Ok(faults)
    }

    /// The expected move was played.
    pub(crate) fn opponent_moved(&self) {
        if let Some(search) = &self.search {
            search.control.opponent_moved();
            search.thread.thread().unpark();
        }
    }

    /// Has the search answer; whether there is one that had not yet.
    pub(crate) fn stop(&mut self) -> Result<bool, ConsoleError> {
        let thinking = self.is_thinking();
        self.finish()?;
        Ok(thinking)
    }

    /// Has the search answer and waits until it has.
    pub(crate) fn finish(&mut self) -> Result<(), ConsoleError> {
        let Some(search) = self.search.take() else {
            return Ok(());
        };
        search.control.stop();
        search.thread.thread().unpark();
        self.seat = Some(search.join()?);
        Ok(())
    }

    /// Waits until the search has answered of its own accord.
    pub(crate) fn wait(&mut self) -> Result<(), ConsoleError> {
        if let Some(search) = self.search.take() {
            self.seat = Some(search.join()?);
        }
        Ok(())
    }

    fn player_at_rest(&mut self) -> Result<&mut Seat<P>, ConsoleError> {
        self.finish()?;
        self.seat.as_mut().ok_or(ConsoleError::Search)
    }
}

impl<P> Search<P> {
    fn join(self) -> Result<Seat<P>, ConsoleError> {
        let (seat, written) = self.thread.join().map_err(|_| ConsoleError::Search)?;
        written?;
        Ok(seat)
    }
}

/// Nobody is left to hear an answer; the thread must not go on without its session.
impl<P: Player, W: Write + Send + 'static> Drop for Desk<P, W> {
    fn drop(&mut self) {
        drop(self.finish());
    }
}

impl<P: Player> Seat<P> {
    fn prepare(&mut self, setup: &Setup) {
        if self.prepared.as_ref() != Some(setup) {
            self.player.prepare(setup);
            self.prepared = Some(*setup);
        }
        if std::mem::take(&mut self.forget) {
            self.player.forget();
        }
    }
}

/// Leaves only legal moves in the lists, and says which others stood there.
fn leave_out_illegal(position: &Position, limits: &mut Limits) -> Vec<Fault> {
    let asked = limits.only.len();
    let mut faults = Vec::new();
    for list in [&mut limits.only, &mut limits.not] {
        list.retain(|&m| {
            let legal = position.is_legal(m);
            if !legal {
                faults.push(Fault::NotHere(m));
            }
            legal
        });
    }
    if asked > 0 && limits.only.is_empty() {
        // An empty list would mean all.
        limits.not = position.legal_moves().iter().copied().collect();
    }
    faults
}

/// One search, from its beginning to its answer.
struct Task<P, W, T> {
    seat: Seat<P>,
    setup: Setup,
    game: Option<History>,
    limits: Limits,
    level: Level,
    control: Arc<Control>,
    wait: Wait,
    clock: Arc<dyn Clock + Send>,
    out: Output<W>,
    telling: T,
}

impl<P: Player, W: Write, T: Telling> Task<P, W, T> {
    fn run(mut self) -> (Seat<P>, io::Result<()>) {
        let mut written = Ok(());
        let choice = match &self.game {
            Some(game) if may_choose(game.position(), &self.limits) => {
                self.seat.prepare(&self.setup);
                let control = &*self.control;
                let mut report = |info: &Info| {
                    if written.is_ok()
                        && let Some(text) = self.telling.info(info)
                    {
                        written = self.out.say(text);
                    }
                    if written.is_err() {
                        control.stop();
                    }
                };
                let player = &mut self.seat.player;
                let (limits, clock) = (&self.limits, &*self.clock);
                player.think(game, limits, self.level, control, clock, &mut report)
            }
            _ => {
                let choice = no_choice();
                if let Some(text) = self.telling.info(&choice.info) {
                    written = self.out.say(text);
                }
                choice
            }
        };
        while self.is_held() {
            thread::park();
        }
        let written = written.and_then(|()| self.out.say(self.telling.answer(&choice)));
        (self.seat, written)
    }

    /// Whether the answer must wait.
    fn is_held(&self) -> bool {
        let held = self.wait == Wait::Stop || self.control.is_pondering();
        held && !self.control.is_stopped()
    }
}

/// Whether the limits leave a move.
fn may_choose(position: &Position, limits: &Limits) -> bool {
    let Limits { only, not, .. } = limits;
    let moves = position.legal_moves();
    let mut moves = moves.iter();
    moves.any(|m| (only.is_empty() || only.contains(m)) && !not.contains(m))
}

/// Where there is nothing to choose.
fn no_choice() -> Choice {
    Choice {
        best: None,
        ponder: None,
        info: Info {
            depth: 0,
            longest: 0,
            line: 1,
            score: Score::lost_at(0),
            bound: Bound::Exact,
            nodes: 0,
            time: Duration::ZERO,
            fill: 0,
            moves: Vec::new(),
        },
    }
}
