//! What an operator can set. Every key is a flag and an environment variable of `kydai serve`.

use crate::{limits, socket::Most};
use std::{net::SocketAddr, path::PathBuf};
use store::Durability;

/// Settings of one server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Address to listen on; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Folder of the database and the key.
    pub data: PathBuf,
    /// How people reach the server (`https://co.example`). Decides whether cookies are `Secure`
    /// and which pages may open sockets; absent: whatever the request's `Host` says.
    pub origin: Option<String>,
    /// What a move must survive before it is told to anyone.
    pub durability: Durability,
    /// Whether a reverse proxy of ours stands in front and writes `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Sizes an operator may want to change.
    pub capacity: Capacity,
}

/// How much one server takes on.
#[derive(Clone, Copy, Debug)]
pub struct Capacity {
    /// Tables in memory.
    pub tables: usize,
    /// Open sockets.
    pub sockets: usize,
    /// Open sockets of one address. A school or a club is one address.
    pub sockets_per_ip: usize,
    /// Tables that are not over, for one person.
    pub tables_per_person: usize,
    /// Whether the limits per address leave this machine's own addresses alone. For load tests;
    /// not with a proxy on the same machine, unless it is declared.
    pub trust_loopback: bool,
}

impl Capacity {
    /// Sockets there may be. `is_exempt`: the limits per address do not count.
    pub(crate) fn most_sockets(&self, is_exempt: bool) -> Most {
        Most {
            in_all: self.sockets,
            of_one_address: if is_exempt {
                usize::MAX
            } else {
                self.sockets_per_ip
            },
        }
    }

    /// Connections that speak HTTP one address may have; in all, who comes later waits.
    pub(crate) fn most_connections(&self, is_exempt: bool) -> Most {
        let sockets = self.most_sockets(is_exempt).of_one_address;
        Most {
            in_all: usize::MAX,
            of_one_address: sockets.saturating_mul(limits::CONNECTIONS_PER_SOCKET),
        }
    }
}

impl Default for Capacity {
    fn default() -> Self {
        Self {
            tables: 20_000,
            sockets: 40_000,
            sockets_per_ip: 500,
            tables_per_person: 6,
            trust_loopback: false,
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("data"),
            origin: None,
            durability: Durability::default(),
            behind_proxy: false,
            capacity: Capacity::default(),
        }
    }
}
