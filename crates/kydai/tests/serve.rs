//! `kydai serve` and `kydai load`, run as an operator runs them.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Command, Stdio},
};

fn kydai() -> Command {
    Command::new(env!("CARGO_BIN_EXE_kydai"))
}

#[test]
fn no_move_is_lost_when_the_server_is_killed_in_the_middle() {
    let output = kydai()
        .args([
            "load", "--spawn", "--tables", "12", "--moves", "24", "--rate", "96",
        ])
        .args(["--kill-after", "1"])
        .output()
        .unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{out}{complaint}");
    for line in ["server killed and restarted: yes", "lost: 0"] {
        assert!(out.lines().any(|one| one == line), "{out}");
    }
}

#[cfg(unix)]
#[test]
fn a_server_says_where_it_is_and_stops_when_asked() {
    let data = tempfile::tempdir().unwrap();
    let mut server = kydai()
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = BufReader::new(server.stdout.take().unwrap());
    let mut line = String::new();
    out.read_line(&mut line).unwrap();
    let address = line
        .trim_end()
        .strip_prefix("Kỳ Đài: http://")
        .unwrap()
        .to_owned();

    let mut stream = TcpStream::connect(&address).unwrap();
    write!(
        stream,
        "GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
    )
    .unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(
        answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok\n"),
        "{answer}"
    );

    let pid = server.id().to_string();
    assert!(
        Command::new("kill")
            .args(["-TERM", &pid])
            .status()
            .unwrap()
            .success()
    );
    assert!(server.wait().unwrap().success());
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert_eq!(rest, "", "one line on standard output and no more");
}

#[test]
fn an_address_in_use_is_said_to_be() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = tempfile::tempdir().unwrap();
    let output = kydai()
        .args(["serve", "--listen", &address, "--data"])
        .arg(data.path())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(
        complaint.contains(&format!("failed to listen on {address}")),
        "{complaint}"
    );
}

/// Starts a server that cannot start; what it says.
#[expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]
fn complaint(data: &std::path::Path) -> String {
    let output = kydai()
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let complaint = String::from_utf8(output.stderr).unwrap();
    let line = complaint.lines().last().unwrap().to_owned();
    assert!(line.starts_with("kydai: failed to use the "), "{complaint}");
    line
}

#[test]
fn what_is_wrong_with_a_data_folder_is_said_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("file"), "").unwrap();
    for name in ["key", "noise", "folder/kydai.db"] {
        std::fs::create_dir_all(path(name)).unwrap();
    }
    std::fs::write(path("key/cookie.key"), "short").unwrap();
    std::fs::write(path("noise/kydai.db"), [7; 8_192]).unwrap();
    for (name, what) in [
        ("file", "--data names another"),
        ("key", "cookie.key does not hold 32 bytes"),
        (
            "noise",
            "kydai.db: the file is damaged or no database: put a copy back",
        ),
        ("folder", "kydai.db: the database cannot be written: check"),
    ] {
        let line = complaint(&path(name));
        assert!(line.contains(what), "{line}");
        assert!(line.contains(path(name).to_str().unwrap()), "{line}");
    }
}

#[test]
fn a_data_folder_has_one_server() {
    let data = tempfile::tempdir().unwrap();
    let mut first = kydai()
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(data.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(first.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    assert!(complaint(data.path()).contains("another server is using it"));
    first.kill().unwrap();
    first.wait().unwrap();
}
