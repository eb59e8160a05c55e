//! Counts open sockets: in all, of each address, and of each person.

use crate::rate::network;
use std::{
    collections::HashMap,
    hash::Hash,
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use store::PersonId;

#[derive(Debug, Default)]
struct Counts {
    all: usize,
    addresses: HashMap<IpAddr, usize>,
    people: HashMap<PersonId, usize>,
}

/// How many there may be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Most {
    pub(crate) in_all: usize,
    pub(crate) of_one_address: usize,
}

/// The open sockets.
#[derive(Clone, Debug, Default)]
pub(crate) struct Register(Arc<Mutex<Counts>>);

/// One open socket; dropped when it closes.
#[derive(Debug)]
pub(crate) struct Ticket {
    register: Register,
    address: IpAddr,
    person: Option<PersonId>,
}

impl Register {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more socket, if there is room.
    pub(crate) fn admit(&self, ip: IpAddr, person: Option<PersonId>, most: Most) -> Option<Ticket> {
        let address = network(ip);
        let mut counts = self.counts();
        let from_here = counts.addresses.get(&address).copied().unwrap_or_default();
        if counts.all >= most.in_all || from_here >= most.of_one_address {
            return None;
        }
        counts.all += 1;
        *counts.addresses.entry(address).or_default() += 1;
        if let Some(person) = person {
            *counts.people.entry(person).or_default() += 1;
        }
        Some(Ticket {
            register: self.clone(),
            address,
            person,
        })
    }

    /// Open sockets.
    pub(crate) fn len(&self) -> usize {
        self.counts().all
    }

    /// People with an open socket.
    pub(crate) fn people(&self) -> u32 {
        u32::try_from(self.counts().people.len()).unwrap_or(u32::MAX)
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut counts = self.register.counts();
        counts.all -= 1;
        remove_one(&mut counts.addresses, &self.address);
        if let Some(person) = self.person {
            remove_one(&mut counts.people, &person);
        }
    }
}

fn remove_one<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}
