//! A server of our own, to be measured and killed.

use super::client::Address;
use anyhow::Context;
use std::{
    env, fs,
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{self, Child, Command, Stdio},
};

/// What a ready server prints before its address.
const READY: &str = "Kỳ Đài: ";

/// A running server on a data folder of its own. Dropped, both are gone.
#[derive(Debug)]
pub(crate) struct ServerProcess {
    child: Child,
    data: PathBuf,
    address: Address,
}

impl ServerProcess {
    /// Starts a server on a new data folder.
    pub(crate) fn start(arguments: &[String]) -> anyhow::Result<Self> {
        let data = env::temp_dir().join(format!("kydai-load-{}", process::id()));
        let (child, address) = spawn(&data, "127.0.0.1:0", arguments)?;
        Ok(Self {
            child,
            data,
            address,
        })
    }

    /// Starts it again where it was.
    pub(crate) fn start_again(&mut self, arguments: &[String]) -> anyhow::Result<()> {
        let (child, address) = spawn(&self.data, &self.address.to_string(), arguments)?;
        self.child = child;
        self.address = address;
        Ok(())
    }

    /// Kills it, as `kill -9` does.
    pub(crate) fn kill(&mut self) -> anyhow::Result<()> {
        self.child.kill().context("failed to kill the server")?;
        self.child.wait()?;
        Ok(())
    }

    pub(crate) fn address(&self) -> &Address {
        &self.address
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // It may be dead already, and what is left of a folder harms nobody.
        self.kill().ok();
        fs::remove_dir_all(&self.data).ok();
    }
}

fn spawn(data: &PathBuf, listen: &str, arguments: &[String]) -> anyhow::Result<(Child, Address)> {
    let mut child = Command::new(env::current_exe()?)
        .args([
            "serve",
            "--trust-loopback",
            "--log",
            "warn",
            "--max-tables-per-person",
            "1000",
        ])
        .args(["--listen", listen])
        .arg("--data")
        .arg(data)
        .args(arguments)
        .stdout(Stdio::piped())
        .spawn()
        .context("failed to start a server")?;
    let mut line = String::new();
    let out = child.stdout.take().context("a server without output")?;
    BufReader::new(out).read_line(&mut line)?;
    let url = line
        .trim()
        .strip_prefix(READY)
        .context("the server did not get ready")?;
    let address = url.parse().map_err(anyhow::Error::msg)?;
    Ok((child, address))
}
