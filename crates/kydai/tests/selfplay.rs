//! `kydai selfplay`, run as a user runs it.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

use engine::dataset::{GameRecord, Reader};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn selfplay(folder: &Path, args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_kydai"))
        .args(["selfplay", "--nodes", "30", "--threads", "1", "-o"])
        .arg(folder)
        .args(args)
        .output()
        .unwrap()
}

fn games(file: &Path) -> Vec<GameRecord> {
    let bytes = fs::read(file).unwrap();
    let mut reader = Reader::new(bytes.as_slice()).unwrap();
    let mut games = Vec::new();
    while let Some(game) = reader.next_game().unwrap() {
        games.push(game);
    }
    assert!(!reader.is_cut());
    games
}

#[test]
fn a_broken_run_goes_on_to_the_same_games() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("whole/seed-7-lane-0.games");
    let whole = selfplay(file.parent().unwrap(), &["--seed", "7", "--games", "3"]);
    assert!(whole.status.success());
    let told = String::from_utf8(whole.stdout).unwrap();
    assert!(told.starts_with("3 games, "), "{told}");
    let all = games(&file);
    assert_eq!(all.len(), 3);

    let broken = folder.path().join("broken/seed-7-lane-0.games");
    let first = selfplay(broken.parent().unwrap(), &["--seed", "7", "--games", "2"]);
    assert!(first.status.success());
    let mut bytes = fs::read(&broken).unwrap();
    bytes.extend([9, 9, 9]);
    fs::write(&broken, bytes).unwrap();
    let second = selfplay(broken.parent().unwrap(), &["--seed", "7", "--games", "3"]);
    assert!(second.status.success());
    assert_eq!(games(&broken), all);
}

#[test]
fn games_of_another_kind_are_not_mixed_in() {
    let folder = tempfile::tempdir().unwrap();
    assert!(selfplay(folder.path(), &["--games", "1"]).status.success());
    let file = folder.path().join("seed-1-lane-0.games");
    let before = fs::read(&file).unwrap();
    let other = selfplay(folder.path(), &["--games", "2", "--ruleset", "casual"]);
    assert_eq!(other.status.code(), Some(1));
    let said = String::from_utf8(other.stderr).unwrap();
    assert!(said.contains("choose another folder or seed"), "{said}");
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn an_unknown_ruleset_is_wrong_input() {
    let folder = tempfile::tempdir().unwrap();
    let refused = selfplay(folder.path(), &["--ruleset", "nobody"]);
    assert_eq!(refused.status.code(), Some(2));
}
