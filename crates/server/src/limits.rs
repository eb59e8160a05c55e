//! Every limit that is not an operator's to set, in one place.

use std::time::Duration;

/// Connections that speak HTTP at once; who comes later waits to be let in. Open sockets are not
/// among them: they have their own limits.
pub(crate) const CONNECTIONS: usize = 4_096;
/// Bytes in an HTTP body.
pub(crate) const BODY: usize = 8 * 1024;
/// Bytes in the head of an HTTP request.
pub(crate) const HEAD: usize = 16 * 1024;
/// How long the head of an HTTP request may take to arrive, and an idle connection to wait.
pub(crate) const HEAD_WAIT: Duration = Duration::from_secs(20);
/// How long a request may take from its head to the head of its answer, its body included.
pub(crate) const ANSWER_MS: u64 = 20_000;
/// Connections that speak HTTP for each socket that an address may have: what a browser opens to
/// load a page. An address that takes all it may still leaves some of [`CONNECTIONS`] to others.
pub(crate) const CONNECTIONS_PER_SOCKET: usize = 6;

/// Bytes in a frame from a client. The longest honest one has about a hundred.
pub(crate) const FRAME: usize = 1024;
/// Bytes in a frame that is read to its end before it is refused; a longer one is cut off.
pub(crate) const RUDE_FRAME: usize = 16 * 1024;
/// How long a closed socket may take to close its own side.
pub(crate) const LINGER: Duration = Duration::from_secs(1);
/// Bytes a socket reads at once; what a quiet socket costs.
pub(crate) const READ_BUFFER: usize = 512;
/// Bytes a socket may keep to itself while the network takes them.
pub(crate) const MAX_WRITE_BUFFER: usize = 512 * 1024;
/// Frames that may wait for a client that does not read.
pub(crate) const OUTGOING: usize = 64;
/// How long one frame may take to leave.
pub(crate) const WRITE_WAIT: Duration = Duration::from_secs(10);
/// How long a new socket may take to say hello.
pub(crate) const HELLO_WAIT: Duration = Duration::from_secs(10);
/// When a new socket is asked first.
pub(crate) const FIRST_PING: Duration = Duration::from_secs(2);
/// How often a socket is asked whether it lives, and its round trip is measured; any browser
/// answers by itself, also for a page in the background. A beat is a few bytes each way.
pub(crate) const PING_EVERY: Duration = Duration::from_secs(4);
/// Silence after which a socket is closed: three beats without an answer. A network that is cut tells
/// nobody, so an opponent learns of it by this, a beat later at most; the client gives up as early.
pub(crate) const SILENCE_MS: u64 = 12_000;

/// Messages that may wait for a table; senders then wait too.
pub(crate) const MAILBOX: usize = 32;
/// Events a table remembers for clients that come back.
pub(crate) const RECENT: usize = 16;
/// Answers a connection remembers for acts that come twice.
pub(crate) const ANSWERS: usize = 8;

/// How often the lobby tells what changed.
pub(crate) const LOBBY_EVERY: Duration = Duration::from_millis(300);
/// Waiting tables on the lobby's list.
pub(crate) const LOBBY_WAITING: usize = 60;
/// Tables in play on the lobby's list.
pub(crate) const LOBBY_PLAYING: usize = 40;

/// How often a server with live tables writes down that it lives. After a crash this is the most
/// time a player can lose or win, so it is short.
pub(crate) const HEARTBEAT_EVERY: Duration = Duration::from_secs(1);
/// How often the database is tended.
pub(crate) const TEND_EVERY: Duration = Duration::from_millis(2_300);
/// How often what has expired is swept out of memory.
pub(crate) const SWEEP_EVERY: Duration = Duration::from_secs(31);

/// How long the maker of a new table may take to open its page.
pub(crate) const ARRIVAL_MS: u64 = 10_000;
/// How long a waiting public table outlives its maker's last socket.
pub(crate) const PUBLIC_WAIT_MS: u64 = 90_000;
/// The same for a table that is reached by link: its maker may have left to send that link. How many
/// of them an address can pile up is bounded by its rate of opening them (`rate.rs`).
pub(crate) const LINK_WAIT_MS: u64 = 24 * 3_600_000;
/// How long a table that is over, or has no clock, stays in memory after its last socket left.
pub(crate) const IDLE_TABLE_MS: u64 = 60_000;

/// When clients should come back after a restart.
pub(crate) const RESTART_RETRY_MS: u32 = 1_000;
/// How long a stopping server waits for its tables and sockets.
pub(crate) const STOP_WAIT: Duration = Duration::from_secs(8);
/// How long a table that lost its store waits before it is read again.
pub(crate) const STORE_RETRY_MS: u64 = 2_000;
