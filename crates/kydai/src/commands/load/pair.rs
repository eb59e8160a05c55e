//! Two bots who play each other.

use super::{
    client::{Address, Guest, Socket},
    report::stopwatch,
};
use anyhow::{Context, bail};
use protocol::{Action, ClientFrame, Event, Phase, ServerFrame};
use std::time::Duration;
use tokio::{
    sync::watch,
    time::{Instant, sleep, sleep_until, timeout},
};
use xiangqi::{Color, Move, Position};

/// How long a bot waits for what must come before it holds the server for dead.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long a pair that lost its server tries to come back.
const RETURN: Duration = Duration::from_millis(50);

/// How often a bot that has nothing to do says that it is there: a server takes who is silent for
/// twelve seconds for gone.
pub(crate) const KEEP_ALIVE: Duration = Duration::from_secs(3);

/// What every pair is to do.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) address: Address,
    /// Moves to make.
    pub(crate) moves: u32,
    /// From move to move.
    pub(crate) interval: Duration,
    /// Rises when the server has been started again.
    pub(crate) alive: watch::Receiver<u32>,
}

/// A game as the bots were told of it.
#[derive(Debug)]
pub(crate) struct Record {
    table: String,
    /// Moves that somebody was told of.
    told: Vec<String>,
}

impl Record {
    /// How many of them the server does not know.
    pub(crate) async fn missing(&self, address: &Address) -> anyhow::Result<usize> {
        let (_, frame) = Socket::open(address, "", &self.table).await?;
        let ServerFrame::State { table, .. } = frame else {
            bail!("no state")
        };
        let moves: Vec<String> = table.moves.into_iter().map(|played| played.mv).collect();
        Ok(missing(&self.told, &moves))
    }
}

/// How many moves from the first difference on were told and are not there.
fn missing(told: &[String], there: &[String]) -> usize {
    let same = told
        .iter()
        .zip(there)
        .take_while(|(told, there)| told == there)
        .count();
    told.len() - same
}

/// Two bots at a table.
#[derive(Debug)]
pub(crate) struct Pair {
    plan: Plan,
    dice: u64,
    guests: [Guest; 2],
    sockets: [Socket; 2],
    position: Position,
    act: u32,
    /// Which of the server's lives the sockets belong to.
    life: u32,
    records: Vec<Record>,
    /// From a move's leaving to its being seen by the opponent, in microseconds.
    pub(crate) latencies: Vec<u32>,
    /// Moves that were told of and are not there any more.
    pub(crate) lost: usize,
}

enum Turn {
    GoesOn,
    GameOver,
}

impl Pair {
    /// Two new guests who sit down at a new table.
    pub(crate) async fn set_up(plan: Plan, seed: u64) -> anyhow::Result<Self> {
        let guests = [
            Guest::arrive(&plan.address).await?,
            Guest::arrive(&plan.address).await?,
        ];
        let (sockets, record) = sit_down(&guests).await?;
        Ok(Self {
            latencies: Vec::with_capacity(plan.moves as usize),
            plan,
            // Xorshift has a fixed point at zero.
            dice: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
            guests,
            sockets,
            position: Position::start(),
            act: 0,
            life: 0,
            records: vec![record],
            lost: 0,
        })
    }

    /// The games that were played.
    pub(crate) fn into_records(self) -> Vec<Record> {
        self.records
    }

    fn roll(&mut self, sides: usize) -> usize {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        usize::try_from(self.dice >> 11).unwrap_or_default() % sides
    }

    /// Plays as planned, through a restart of the server.
    pub(crate) async fn play(mut self) -> anyhow::Result<Self> {
        // The pairs do not move in step.
        let phase = self
            .plan
            .interval
            .mul_f64(f64::from(self.dice.to_le_bytes()[7]) / 256.0);
        let mut due = now() + phase;
        self.rest_until(due).await;
        for _ in 0..self.plan.moves {
            due += self.plan.interval;
            self.rest_until(due).await;
            match timeout(PATIENCE, self.make_a_move()).await {
                Ok(Ok(Turn::GoesOn)) => {}
                Ok(Ok(Turn::GameOver)) => self.next_game().await?,
                Ok(Err(error)) => self.come_back(error).await?,
                Err(_) => bail!("a move was not answered in {PATIENCE:?}"),
            }
        }
        Ok(self)
    }

    /// Tells the server that both are still here. A server that is gone is found out by the next move.
    pub(crate) async fn keep_alive(&mut self) {
        for socket in &mut self.sockets {
            socket.ping().await.ok();
        }
    }

    async fn rest_until(&mut self, due: Instant) {
        while due > now() + KEEP_ALIVE {
            sleep(KEEP_ALIVE).await;
            self.keep_alive().await;
        }
        sleep_until(due).await;
    }

    async fn make_a_move(&mut self) -> anyhow::Result<Turn> {
        let moves: Vec<Move> = self.position.legal_moves().into_iter().collect();
        let chosen = moves[self.roll(moves.len())];
        let told = &mut self.records.last_mut().context("a game")?.told;
        let ply = u16::try_from(told.len() + 1)?;
        self.act += 1;
        let act = self.act;
        let mv = chosen.to_string();
        let frame = ClientFrame::Act {
            id: act,
            action: Action::Move {
                mv: mv.clone(),
                ply,
            },
        };
        let [red, black] = &mut self.sockets;
        let (mover, other) = if self.position.turn() == Color::Red {
            (red, black)
        } else {
            (black, red)
        };

        let left = stopwatch();
        mover.say(&frame).await?;
        let over = loop {
            let text = other.text().await?;
            let seen = left.elapsed();
            if let Some(over) = tells_of(ply, &serde_json::from_str(&text)?)? {
                self.latencies
                    .push(u32::try_from(seen.as_micros()).unwrap_or(u32::MAX));
                break over;
            }
        };
        told.push(mv);
        self.position
            .play(chosen)
            .map_err(|why| anyhow::anyhow!("an illegal move: {why:?}"))?;
        loop {
            match mover.hear().await? {
                ServerFrame::Done { id } if id == act => break,
                ServerFrame::Refused { refusal, .. } => bail!("{chosen} refused: {refusal:?}"),
                ServerFrame::Closing { fault, .. } => bail!("closed: {fault:?}"),
                _ => {}
            }
        }
        Ok(if over { Turn::GameOver } else { Turn::GoesOn })
    }

    async fn next_game(&mut self) -> anyhow::Result<()> {
        let (sockets, record) = sit_down(&self.guests).await?;
        self.sockets = sockets;
        self.records.push(record);
        self.position = Position::start();
        Ok(())
    }

    /// The server is gone. When it is back, the game must be as both knew it.
    async fn come_back(&mut self, error: anyhow::Error) -> anyhow::Result<()> {
        let life = self.life;
        let back = timeout(PATIENCE, self.plan.alive.wait_for(|alive| *alive > life)).await;
        if !back.is_ok_and(|back| back.is_ok()) {
            return Err(error.context("and nobody started the server again"));
        }
        self.life += 1;
        let record = self.records.last_mut().context("a game")?;
        let until = now() + PATIENCE;
        let (red, black, state) = loop {
            match rejoin(&self.guests, &record.table).await {
                Ok(joined) => break joined,
                Err(error) if now() > until => return Err(error.context("no way back")),
                Err(_) => sleep(RETURN).await,
            }
        };
        self.sockets = [red, black];
        let ServerFrame::State { table, .. } = state else {
            bail!("no state")
        };
        let there: Vec<String> = table.moves.into_iter().map(|played| played.mv).collect();
        self.lost += missing(&record.told, &there);
        self.position = Position::start();
        for mv in &there {
            let mv: Move = mv.parse().map_err(|_| anyhow::anyhow!("no move: {mv}"))?;
            self.position
                .play(mv)
                .map_err(|why| anyhow::anyhow!("illegal: {why:?}"))?;
        }
        record.told = there;
        if table.head.phase == Phase::Over {
            self.next_game().await?;
        }
        Ok(())
    }
}

/// Whether the frame tells of the move with this number, and if so whether the game is over.
fn tells_of(ply: u16, frame: &ServerFrame) -> anyhow::Result<Option<bool>> {
    match frame {
        ServerFrame::Update { events, head, .. } => {
            let moved = events.iter().any(
                |numbered| matches!(numbered.event, Event::Moved { ply: seen, .. } if seen == ply),
            );
            Ok(moved.then_some(head.phase == Phase::Over))
        }
        ServerFrame::Closing { fault, .. } => bail!("closed: {fault:?}"),
        _ => Ok(None),
    }
}

async fn sit_down(guests: &[Guest; 2]) -> anyhow::Result<([Socket; 2], Record)> {
    let [host, guest] = guests;
    let table = host.open_table().await?;
    let (mut red, _) = host.join(&table).await?;
    let (mut black, _) = guest.join(&table).await?;
    black
        .say(&ClientFrame::Act {
            id: 0,
            action: Action::Sit,
        })
        .await?;
    for socket in [&mut red, &mut black] {
        loop {
            match socket.hear().await? {
                ServerFrame::Update { head, .. } if head.phase == Phase::Playing => break,
                ServerFrame::Refused { refusal, .. } => bail!("no seat: {refusal:?}"),
                ServerFrame::Closing { fault, .. } => bail!("closed: {fault:?}"),
                _ => {}
            }
        }
    }
    Ok((
        [red, black],
        Record {
            table,
            told: Vec::new(),
        },
    ))
}

async fn rejoin(guests: &[Guest; 2], table: &str) -> anyhow::Result<(Socket, Socket, ServerFrame)> {
    let [host, guest] = guests;
    let (red, _) = host.join(table).await?;
    let (black, state) = guest.join(table).await?;
    Ok((red, black, state))
}

#[expect(
    clippy::disallowed_methods,
    reason = "the bots' own pace is not the server's time"
)]
fn now() -> Instant {
    Instant::now()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_counts_from_the_first_difference() {
        let moves = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let told = moves("a b c d");
        assert_eq!(missing(&told, &told), 0);
        assert_eq!(missing(&told, &moves("a b c d e")), 0);
        assert_eq!(missing(&told, &moves("a b c")), 1);
        assert_eq!(missing(&told, &moves("a x c d")), 3);
        assert_eq!(missing(&told, &[]), 4);
    }
}
