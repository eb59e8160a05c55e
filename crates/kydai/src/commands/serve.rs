//! `kydai serve`: the stage.

use crate::exit::Exit;
use crate::stop;
use anyhow::Context;
use clap::ValueEnum;
use server::{Capacity, Config, Durability};
use std::{
    io::{self, IsTerminal, Write},
    net::SocketAddr,
    path::PathBuf,
};
use tracing_subscriber::{filter::Targets, layer::SubscriberExt, util::SubscriberInitExt};

/// Run the server: the client's pages, the API, the sockets and the games.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// Address to listen on; port 0 takes a free one
    #[arg(long, env = "KYDAI_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// Folder of the database and the key
    #[arg(long, env = "KYDAI_DATA", default_value = "data")]
    data: PathBuf,
    /// How people reach the server, as in `https://co.example`
    #[arg(long, env = "KYDAI_ORIGIN", value_parser = origin)]
    origin: Option<String>,
    /// A reverse proxy stands in front and writes X-Forwarded-For
    #[arg(long, env = "KYDAI_BEHIND_PROXY")]
    behind_proxy: bool,
    /// What an acknowledged move must survive
    #[arg(long, env = "KYDAI_DURABILITY", value_enum, default_value_t = Survive::Power)]
    durability: Survive,
    /// Tables in memory at once
    #[arg(long, env = "KYDAI_MAX_TABLES", default_value_t = Capacity::default().tables)]
    max_tables: usize,
    /// Open sockets at once
    #[arg(long, env = "KYDAI_MAX_SOCKETS", default_value_t = Capacity::default().sockets)]
    max_sockets: usize,
    /// Open sockets of one address
    #[arg(long, env = "KYDAI_MAX_SOCKETS_PER_IP",
          default_value_t = Capacity::default().sockets_per_ip)]
    max_sockets_per_ip: usize,
    /// Unfinished tables of one person
    #[arg(long, env = "KYDAI_MAX_TABLES_PER_PERSON",
          default_value_t = Capacity::default().tables_per_person)]
    max_tables_per_person: usize,
    /// Leave this machine's own addresses out of the limits per address (for load tests)
    #[arg(long, env = "KYDAI_TRUST_LOOPBACK")]
    trust_loopback: bool,
    /// What to log: off, error, warn, info, debug, or per module (info,store=debug)
    #[arg(long, env = "KYDAI_LOG", default_value = "info")]
    log: Targets,
    /// Log as JSON lines
    #[arg(long, env = "KYDAI_LOG_JSON")]
    log_json: bool,
}

/// What an acknowledged move must survive.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Survive {
    /// The machine losing power
    Power,
    /// The process being killed
    Process,
}

/// As browsers write it: in small letters, without the port that goes without saying.
fn origin(text: &str) -> Result<String, String> {
    let text = text.to_lowercase();
    let (name, port) = match text.split_once("://") {
        Some(("https", name)) => (name, ":443"),
        Some(("http", name)) => (name, ":80"),
        _ => ("", ""),
    };
    if name.is_empty() || name.contains('/') {
        return Err("an origin is http:// or https://, a name, and perhaps a port".into());
    }
    Ok(text.strip_suffix(port).unwrap_or(&text).to_owned())
}

/// Runs until the process is asked to stop.
pub(crate) fn run(args: Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    log_to_stderr(args.log.clone(), args.log_json);
    open_files(args.max_sockets);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let signal = stop::signal().context("failed to listen for signals")?;
        let stop = async {
            signal.await;
        };
        server::serve(args.config(), |address| ready(address, out), stop).await?;
        Ok(Exit::Done)
    })
}

impl Args {
    fn config(self) -> Config {
        Config {
            listen: self.listen,
            data: self.data,
            origin: self.origin,
            durability: match self.durability {
                Survive::Power => Durability::Power,
                Survive::Process => Durability::Process,
            },
            behind_proxy: self.behind_proxy,
            capacity: Capacity {
                tables: self.max_tables,
                sockets: self.max_sockets,
                sockets_per_ip: self.max_sockets_per_ip,
                tables_per_person: self.max_tables_per_person,
                trust_loopback: self.trust_loopback,
            },
        }
    }
}

fn log_to_stderr(what: Targets, json: bool) {
    let registry = tracing_subscriber::registry().with(what);
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    if json {
        registry.with(lines.json()).init();
    } else {
        registry
            .with(lines.with_ansi(io::stderr().is_terminal()))
            .init();
    }
}

/// Files that are none of the clients' sockets: the database, the runtime's own, connections that
/// come and go.
const OTHER_FILES: usize = 256;

/// A socket is a file: asks the system for as many as it lets us have.
fn open_files(sockets: usize) {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) if usize::try_from(files).is_ok_and(|files| files < sockets + OTHER_FILES) => {
            tracing::info!(
                files,
                sockets,
                "the system allows fewer open files than there may be sockets: raise its limit \
                 (ulimit -n, LimitNOFILE) or lower --max-sockets"
            );
        }
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, "the limit of open files is unknown"),
    }
}

/// The one line on standard output, for people and for scripts that wait for it.
fn ready(address: SocketAddr, out: &mut impl Write) {
    let told = writeln!(out, "Kỳ Đài: http://{address}").and_then(|()| out.flush());
    if let Err(error) = told {
        tracing::debug!(%error, "nobody reads standard output");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_are_what_browsers_say() {
        for (said, taken) in [
            ("https://Co.Example", "https://co.example"),
            ("https://co.example:443", "https://co.example"),
            ("http://co.example:80", "http://co.example"),
            ("http://co.example:8080", "http://co.example:8080"),
            ("http://[::1]:8080", "http://[::1]:8080"),
        ] {
            assert_eq!(origin(said).as_deref(), Ok(taken));
        }
        for said in [
            "",
            "co.example",
            "https://",
            "https://co.example/",
            "ftp://co.example",
        ] {
            assert!(origin(said).is_err(), "{said}");
        }
    }
}
