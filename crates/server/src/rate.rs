//! How often things may be done, as one table.

use crate::identity::Peer;
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, PoisonError},
};
use store::PersonId;

/// Something that may not be done too often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Act {
    /// Any request to the API, by address.
    Request,
    /// A new guest, by address.
    NewGuest,
    /// A new name, by person.
    Rename,
    /// A new table or "play now", by address.
    OpenTableFrom,
    /// A new table that is reached by link, by address.
    OpenLinkTableFrom,
    /// A new table or "play now", by person.
    OpenTable,
    /// A new socket, by address.
    OpenSocket,
    /// Something done at a table, by person, whatever the number of their sockets.
    Play,
}

/// So many at once, and so many a minute on the long run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    burst: u32,
    per_minute: u32,
}

/// Tables from one address: a club of fifty who share one all begin at once, and then play games of
/// some minutes.
const OPEN_TABLE_FROM: (u32, u32) = (60, 30);

/// Tables by link from one address. Each may wait for a day ([`crate::limits::LINK_WAIT_MS`]), so this
/// bounds what one address can pile up to a small part of what a server holds, and still lets that
/// club meet by link all evening.
const OPEN_LINK_TABLE_FROM: (u32, u32) = (240, 2);

impl Act {
    const fn rate(self) -> Rate {
        let (burst, per_minute) = match self {
            Self::Request => (200, 600),
            Self::NewGuest => (60, 60),
            Self::Rename => (6, 6),
            Self::OpenTableFrom => OPEN_TABLE_FROM,
            Self::OpenLinkTableFrom => OPEN_LINK_TABLE_FROM,
            Self::OpenTable => (10, 12),
            Self::OpenSocket => (200, 300),
            Self::Play => (60, 600),
        };
        Rate { burst, per_minute }
    }
}

/// Frames from one socket.
pub(crate) const FRAMES: Rate = Rate {
    burst: 30,
    per_minute: 600,
};

impl Rate {
    const fn interval(self) -> u64 {
        60_000 / self.per_minute as u64
    }

    /// Takes one of what may still be done. `full_at` is when everything used will have grown
    /// back, which is all there is to remember (the "generic cell rate algorithm").
    pub(crate) fn take(self, full_at: &mut u64, now: u64) -> Result<(), u64> {
        let next = (*full_at).max(now) + self.interval();
        let room = now + self.interval() * u64::from(self.burst);
        if next > room {
            return Err(next - room);
        }
        *full_at = next;
        Ok(())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Key {
    Address(IpAddr),
    Person(PersonId),
}

/// Who did what how often.
#[derive(Debug, Default)]
pub(crate) struct Rates(Mutex<HashMap<(Act, Key), u64>>);

impl Rates {
    /// One more `act` from this address; otherwise the milliseconds to wait.
    pub(crate) fn by_address(&self, act: Act, peer: Peer, now: u64) -> Result<(), u64> {
        if peer.exempt {
            return Ok(());
        }
        self.take(act, Key::Address(network(peer.ip)), now)
    }

    /// One more `act` by this person; otherwise the milliseconds to wait.
    pub(crate) fn by_person(&self, act: Act, person: PersonId, now: u64) -> Result<(), u64> {
        self.take(act, Key::Person(person), now)
    }

    fn take(&self, act: Act, key: Key, now: u64) -> Result<(), u64> {
        let mut map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        act.rate().take(map.entry((act, key)).or_insert(0), now)
    }

    /// Forgets everybody who has everything grown back.
    pub(crate) fn sweep(&self, now: u64) {
        let mut map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        map.retain(|_, full_at| *full_at > now);
    }
}

/// One household has a whole /64 of IPv6 addresses.
pub(crate) fn network(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6((u128::from(v6) & !u128::from(u64::MAX)).into()),
        v4 @ IpAddr::V4(_) => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_then_the_steady_rate() {
        let rate = Rate {
            burst: 3,
            per_minute: 60,
        };
        let mut full_at = 0;
        let now = 1_000_000;
        for _ in 0..3 {
            assert_eq!(rate.take(&mut full_at, now), Ok(()));
        }
        assert_eq!(rate.take(&mut full_at, now), Err(1_000));
        assert_eq!(rate.take(&mut full_at, now + 999), Err(1));
        assert_eq!(rate.take(&mut full_at, now + 1_000), Ok(()));
        assert_eq!(rate.take(&mut full_at, now + 1_000), Err(1_000));
    }

    #[test]
    fn people_do_not_share_and_the_sweep_forgets_only_the_rested() {
        let rates = Rates::default();
        let [a, b] = [1, 2].map(|n| PersonId::from_random([n; 12]));
        for _ in 0..6 {
            assert_eq!(rates.by_person(Act::Rename, a, 5), Ok(()));
        }
        rates.sweep(5);
        assert!(rates.by_person(Act::Rename, a, 5).is_err());
        assert_eq!(rates.by_person(Act::Rename, b, 5), Ok(()));
        rates.sweep(100_000);
        assert!(rates.0.lock().unwrap().is_empty());
    }

    #[test]
    fn one_address_cannot_fill_a_server_with_tables_that_wait_for_a_day() {
        let rates = Rates::default();
        let peer = Peer {
            ip: "192.0.2.1".parse().unwrap(),
            exempt: false,
        };
        let minutes = crate::limits::LINK_WAIT_MS / 60_000;
        let opened = (1..=minutes)
            .map(|minute| {
                let act = || rates.by_address(Act::OpenLinkTableFrom, peer, minute * 60_000);
                std::iter::repeat_with(act)
                    .take_while(Result::is_ok)
                    .count()
            })
            .sum::<usize>();
        assert!(opened >= 1_000, "{opened}");
        assert!(
            opened * 5 < crate::Capacity::default().tables,
            "{opened} tables"
        );
    }

    #[test]
    fn addresses_count_by_network() {
        let ip = |text: &str| network(text.parse().unwrap());
        assert_eq!(ip("2001:db8::1"), ip("2001:db8::ffff:2"));
        assert_ne!(ip("2001:db8::1"), ip("2001:db8:0:1::1"));
        assert_eq!(ip("::ffff:10.0.0.1"), ip("10.0.0.1"));
        assert_ne!(ip("10.0.0.1"), ip("10.0.0.2"));
    }
}
