//! The sockets around a table, and what they are told.

use super::Table;
use crate::{
    limits,
    metrics::Metrics,
    socket::{Out, Outbox, Undeliverable},
};
use axum::extract::ws::Utf8Bytes;
use protocol::{self as wire, Fault, Refusal, ServerFrame};
use std::collections::VecDeque;
use store::PersonId;
use xiangqi::{ByColor, Color};

/// A frame as it goes over the wire.
pub(crate) fn frame(frame: &impl serde::Serialize) -> Utf8Bytes {
    serde_json::to_string(frame)
        .expect("the protocol's types have a JSON form")
        .into()
}

/// The number by which the table knows a socket.
pub(crate) type SocketId = u32;

/// The answer to an act.
pub(crate) type Answer = Result<(), Refused>;

/// Why an act was not carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    pub(crate) refusal: Refusal,
    /// Which rule of the arbiter's a move would have broken, if that is why.
    pub(crate) forbidden: Option<wire::Forbidden>,
}

impl From<&game::Refusal> for Refused {
    fn from(refusal: &game::Refusal) -> Self {
        Self {
            refusal: herald::refusal(refusal),
            forbidden: herald::forbidden(refusal),
        }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self {
            refusal,
            forbidden: None,
        }
    }
}

#[derive(Debug)]
struct Socket {
    id: SocketId,
    person: Option<PersonId>,
    /// Gone when the socket could not take what it was sent. The socket itself stays until it
    /// [leaves](Room::leave), since that is when its person may count as having left.
    out: Option<Outbox>,
    /// The latest acts and their answers, for acts that come twice.
    answers: VecDeque<(u32, Answer)>,
}

/// What is known of an act's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    /// It is new.
    New,
    /// It was answered like this.
    Answered(Answer),
    /// It is older than what is remembered.
    Forgotten,
}

/// The sockets around a table.
#[derive(Debug, Default)]
pub(crate) struct Room {
    sockets: Vec<Socket>,
    next_id: SocketId,
}

impl Room {
    pub(crate) fn is_empty(&self) -> bool {
        self.sockets.is_empty()
    }

    /// Lets a socket in.
    pub(crate) fn enter(&mut self, person: Option<PersonId>, out: Outbox) -> SocketId {
        let id = self.next_id;
        self.next_id = id.wrapping_add(1);
        self.sockets.push(Socket {
            id,
            person,
            out: Some(out),
            answers: VecDeque::new(),
        });
        id
    }

    /// Lets a socket go; whose it was.
    pub(crate) fn leave(&mut self, id: SocketId) -> Option<PersonId> {
        let at = self.sockets.iter().position(|socket| socket.id == id)?;
        self.sockets.swap_remove(at).person
    }

    /// Who a socket belongs to.
    pub(crate) fn person(&self, id: SocketId) -> Option<PersonId> {
        self.sockets.iter().find(|socket| socket.id == id)?.person
    }

    pub(crate) fn is_here(&self, person: PersonId) -> bool {
        self.sockets
            .iter()
            .any(|socket| socket.person == Some(person))
    }

    /// Who is here, as everybody is told.
    pub(crate) fn presence(&self, table: &Table) -> wire::Presence {
        let mut presence = wire::Presence::default();
        for socket in &self.sockets {
            match socket.person.and_then(|person| table.color_of(person)) {
                Some(Color::Red) => presence.red = true,
                Some(Color::Black) => presence.black = true,
                None => presence.watchers += 1,
            }
        }
        presence
    }

    /// What is known of this socket's act with this number.
    pub(crate) fn known(&self, id: SocketId, act: u32) -> Known {
        let Some(socket) = self.sockets.iter().find(|socket| socket.id == id) else {
            return Known::Forgotten;
        };
        match socket.answers.iter().find(|(number, _)| *number == act) {
            Some((_, answer)) => Known::Answered(*answer),
            None if socket.answers.back().is_some_and(|(last, _)| *last > act) => Known::Forgotten,
            None => Known::New,
        }
    }

    /// Answers an act, and remembers the answer.
    pub(crate) fn answer(&mut self, id: SocketId, act: u32, answer: Answer, metrics: &Metrics) {
        if let Some(socket) = self.sockets.iter_mut().find(|socket| socket.id == id)
            && is_new(&socket.answers, act)
        {
            if socket.answers.len() == limits::ANSWERS {
                socket.answers.pop_front();
            }
            socket.answers.push_back((act, answer));
        }
        let text = frame(&match answer {
            Ok(()) => ServerFrame::Done { id: act },
            Err(Refused { refusal, forbidden }) => ServerFrame::Refused {
                id: act,
                refusal,
                forbidden,
            },
        });
        self.tell(id, text, metrics);
    }

    /// Tells one socket.
    pub(crate) fn tell(&mut self, id: SocketId, text: Utf8Bytes, metrics: &Metrics) {
        if let Some(socket) = self.sockets.iter_mut().find(|socket| socket.id == id) {
            send(socket, text, metrics);
        }
    }

    /// Tells everybody the same thing, in which only `you` differs. Each of the three forms is
    /// made once, and only if there is somebody to be told it.
    pub(crate) fn tell_all(
        &mut self,
        table: &Table,
        metrics: &Metrics,
        mut make: impl FnMut(Option<wire::Color>) -> ServerFrame,
    ) {
        let mut players: ByColor<Option<Utf8Bytes>> = ByColor::default();
        let mut watchers: Option<Utf8Bytes> = None;
        for socket in &mut self.sockets {
            let you = socket.person.and_then(|person| table.color_of(person));
            let form = match you {
                Some(color) => &mut players[color],
                None => &mut watchers,
            };
            let text = form.get_or_insert_with(|| frame(&make(you.map(herald::color))));
            send(socket, text.clone(), metrics);
        }
    }

    /// Tells everybody exactly the same thing.
    pub(crate) fn tell_same(&mut self, metrics: &Metrics, told: &ServerFrame) {
        let text = frame(told);
        for socket in &mut self.sockets {
            send(socket, text.clone(), metrics);
        }
    }

    /// Sends everybody away.
    pub(crate) fn clear(&mut self, fault: Fault, retry_after: Option<u32>) {
        for socket in self.sockets.drain(..) {
            // A full queue ends here too, and its socket closes for being slow.
            if let Some(out) = socket.out {
                out.put(Out::Farewell(fault, retry_after), limits::OUTGOING)
                    .ok();
            }
        }
    }
}

fn is_new(answers: &VecDeque<(u32, Answer)>, act: u32) -> bool {
    answers.back().is_none_or(|(last, _)| *last < act)
}

/// Sends if the socket can take it. One that cannot is sent nothing more, and its task closes it.
fn send(socket: &mut Socket, text: Utf8Bytes, metrics: &Metrics) {
    let Some(out) = &socket.out else { return };
    if let Err(fault) = out.put(Out::Frame(text), limits::OUTGOING) {
        if fault == Undeliverable::Full {
            metrics.slow_sockets.add();
        }
        socket.out = None;
    }
}
