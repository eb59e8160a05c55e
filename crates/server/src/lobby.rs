//! The list of public tables, and the task that tells it to everybody in the lobby.

use crate::{
    app::App,
    limits,
    socket::{Out, Outbox},
    table::room::frame,
};
use axum::extract::ws::Utf8Bytes;
use protocol::{Fault, LobbyFrame, LobbyTable, Phase};
use std::{
    collections::{HashMap, HashSet},
    sync::{Mutex, MutexGuard, PoisonError},
};
use store::{PersonId, TableId};
use tokio::time::MissedTickBehavior;

/// A public table.
#[derive(Debug)]
struct Listing {
    created_at: u64,
    table: LobbyTable,
}

#[derive(Debug, Default)]
struct State {
    tables: HashMap<TableId, Listing>,
    /// Tables that changed since everybody was told.
    changed: HashSet<TableId>,
    /// Tables that everybody was told of.
    told: HashSet<TableId>,
    told_online: u32,
    sockets: Vec<Outbox>,
}

/// The list of public tables.
#[derive(Debug, Default)]
pub(crate) struct Lobby(Mutex<State>);

impl Lobby {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lists a table, or changes how it is listed.
    pub(crate) fn put(&self, id: TableId, created_at: u64, table: LobbyTable) {
        let mut state = self.state();
        let known = state.tables.get(&id);
        if known.is_none_or(|known| known.table != table) {
            state.tables.insert(id, Listing { created_at, table });
            state.changed.insert(id);
        }
    }

    /// Forgets sockets that are gone. Telling does that too, but there may be nothing to tell.
    pub(crate) fn sweep(&self) {
        self.state().sockets.retain(|socket| !socket.is_gone());
    }

    /// Takes a table off the list.
    pub(crate) fn remove(&self, id: TableId) {
        let mut state = self.state();
        state.tables.remove(&id);
        state.changed.remove(&id);
    }

    /// Waiting tables with these settings, oldest first, not made by `person`; and whether
    /// `person` has made one.
    pub(crate) fn waiting(
        &self,
        person: PersonId,
        matches: impl Fn(&LobbyTable) -> bool,
    ) -> (Vec<TableId>, Option<TableId>) {
        let person = person.to_string();
        let state = self.state();
        let mut own = None;
        let mut found = Vec::new();
        for (id, listing) in &state.tables {
            let table = &listing.table;
            if table.phase != Phase::Waiting || !matches(table) {
                continue;
            }
            let sitters = [&table.host, &table.seats.red, &table.seats.black];
            if sitters
                .into_iter()
                .flatten()
                .any(|sitter| sitter.id == person)
            {
                own = Some(*id);
            } else {
                found.push((listing.created_at, *id));
            }
        }
        found.sort_unstable();
        (found.into_iter().map(|(_, id)| id).collect(), own)
    }

    /// Lets a socket in and tells it the whole list.
    pub(crate) fn enter(&self, out: Outbox, online: u32) {
        let mut state = self.state();
        // Everybody must stand at the same list before the newcomer joins them.
        state.tell(online);
        let tables = state.listed();
        let tables = tables
            .iter()
            .map(|id| state.tables[id].table.clone())
            .collect();
        let text = frame(&LobbyFrame::Tables { tables, online });
        if out.put(Out::Frame(text), limits::OUTGOING).is_ok() {
            state.sockets.push(out);
        }
    }
}

impl State {
    /// The tables that are shown: waiting ones first, then those in play, newest first.
    fn listed(&self) -> Vec<TableId> {
        let newest = |phase: Phase, most: usize| {
            let mut some: Vec<_> = self
                .tables
                .iter()
                .filter(|(_, listing)| listing.table.phase == phase)
                .map(|(id, listing)| (listing.created_at, *id))
                .collect();
            some.sort_unstable_by(|a, b| b.cmp(a));
            some.truncate(most);
            some
        };
        let waiting = newest(Phase::Waiting, limits::LOBBY_WAITING);
        let playing = newest(Phase::Playing, limits::LOBBY_PLAYING);
        waiting
            .into_iter()
            .chain(playing)
            .map(|(_, id)| id)
            .collect()
    }

    /// Tells everybody what changed, if something did.
    fn tell(&mut self, online: u32) {
        if self.sockets.is_empty() {
            self.changed.clear();
            self.told = self.listed().into_iter().collect();
            self.told_online = online;
            return;
        }
        let listed = self.listed();
        let set: Vec<LobbyTable> = listed
            .iter()
            .filter(|id| self.changed.contains(*id) || !self.told.contains(*id))
            .map(|id| self.tables[id].table.clone())
            .collect();
        let listed: HashSet<TableId> = listed.into_iter().collect();
        let gone: Vec<String> = self
            .told
            .difference(&listed)
            .map(ToString::to_string)
            .collect();
        self.told = listed;
        self.changed.clear();
        if set.is_empty() && gone.is_empty() && self.told_online == online {
            return;
        }
        self.told_online = online;
        let text: Utf8Bytes = frame(&LobbyFrame::Changes { set, gone, online });
        self.sockets.retain(|socket| {
            socket
                .put(Out::Frame(text.clone()), limits::OUTGOING)
                .is_ok()
        });
    }
}

/// Tells the lobby what changed, a few times a second, until the server stops.
pub(crate) async fn tell(app: App) {
    let mut every = tokio::time::interval(limits::LOBBY_EVERY);
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = every.tick() => {
                let online = app.sockets.people();
                app.lobby.state().tell(online);
            }
            () = app.tasks.stopping().cancelled() => {
                for socket in app.lobby.state().sockets.drain(..) {
                    let farewell = Out::Farewell(Fault::Restart, Some(limits::RESTART_RETRY_MS));
                    socket.put(farewell, limits::OUTGOING).ok();
                }
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::socket::outbox;

    #[test]
    fn sockets_that_are_gone_are_swept_out() {
        let lobby = Lobby::default();
        let (stays, _kept) = outbox();
        let (goes, gone) = outbox();
        lobby.enter(stays, 1);
        lobby.enter(goes, 1);
        drop(gone);
        lobby.sweep();
        assert_eq!(lobby.state().sockets.len(), 1);
    }
}
