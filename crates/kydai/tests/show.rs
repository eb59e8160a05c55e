//! `kydai show` as it is used: files in, pictures and text out.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

use record::{Format, Outcome, Record, Tree, WriteOptions, Writer, headers};
use resvg::tiny_skia::Pixmap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use xiangqi::Color;

const STUDY: &str = "3k5/4a4/4b1P2/9/9/2B6/9/3R5/4A4/2r1K4 b - - 0 1";

fn kydai(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kydai"));
    command
        .arg("show")
        .args(args)
        .stdin(Stdio::null())
        .output()
        .unwrap()
}

fn done(args: &[&str]) -> Vec<u8> {
    let output = kydai(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {output:?}");
    output.stdout
}

fn text(args: &[&str]) -> String {
    String::from_utf8(done(args)).unwrap()
}

fn complaint(code: i32, args: &[&str]) -> String {
    let output = kydai(args);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {output:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// A short game that ends in a check, in a file of its own.
fn game(folder: &Path) -> PathBuf {
    let mut record = Record::default();
    record.headers.set(headers::RED, "Lại Lý Huynh");
    record.headers.set(headers::BLACK, "許銀川");
    let mut at = Tree::ROOT;
    for m in ["h2e2", "h9g7", "e2e6"] {
        at = record.tree.add(at, m.parse().unwrap());
    }
    "将军".clone_into(&mut record.tree.annotation_mut(at).comment);
    record.outcome = Outcome::Won(Color::Red);
    let mut writer = Writer::new(Vec::new(), Format::Xqf, WriteOptions::default());
    writer.add(&record).unwrap();
    let path = folder.join("game.xqf");
    fs::write(&path, writer.finish().unwrap()).unwrap();
    path
}

#[test]
fn text_has_headers_board_and_moves_in_the_readers_notation() {
    let folder = tempfile::tempdir().unwrap();
    let file = game(folder.path());
    let file = file.to_str().unwrap();
    let shown = text(&[file]);
    assert!(shown.contains("Đen: 許銀川\n"), "{shown}");
    assert!(shown.contains("[炮]"), "{shown}");
    assert!(shown.contains("SỞ HÀ"), "{shown}");
    assert!(shown.contains("将军\n"), "{shown}");
    assert!(shown.ends_with("\n1. P2-5 M8.7 2. [P5.4] 1-0\n"), "{shown}");
    let shown = text(&[file, "--ply=1", "--lang=en", "--text"]);
    assert!(shown.contains("楚  河"), "{shown}");
    assert!(shown.contains("Black: 許銀川\n"), "{shown}");
    assert!(shown.ends_with("\n1. [C2=5] H8+7 2. C5+4 1-0\n"), "{shown}");
    let shown = text(&[file, "--ply=0", "--notation=zh", "--numbers=chinese"]);
    assert!(shown.contains("九  八"), "{shown}");
    assert!(
        shown.ends_with("\n1. 炮二平五 马８进７ 2. 炮五进四 1-0\n"),
        "{shown}"
    );
    assert!(!shown.contains('['), "{shown}");
}

#[test]
fn a_file_comes_from_standard_input_too() {
    let folder = tempfile::tempdir().unwrap();
    let bytes = fs::read(game(folder.path())).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_kydai"))
        .args(["show", "-", "--svg", "--flip"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(&bytes).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let svg = String::from_utf8(output.stdout).unwrap();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    assert_eq!(svg.matches("<use ").count(), 31);
}

#[test]
fn a_picture_has_the_size_that_was_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("study.png");
    let out = out.to_str().unwrap();
    assert!(done(&["--fen", STUDY, "--size=200", "--style=wood", "-o", out]).is_empty());
    let picture = Pixmap::load_png(out).unwrap();
    assert_eq!((picture.width(), picture.height()), (200, 242));
    let piped = done(&["--fen", STUDY, "--size=200", "--style=wood", "--png"]);
    assert_eq!(piped, fs::read(out).unwrap());
}

#[test]
fn a_film_has_a_frame_a_ply_and_one_for_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let file = game(folder.path());
    let file = file.to_str().unwrap();
    for (style, plies) in [("book", 3), ("wood", 2)] {
        let ply = format!("--ply={plies}");
        let film = done(&[file, "--gif", "--size=120", "--style", style, &ply]);
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(film.as_slice()).unwrap();
        assert_eq!((decoder.width(), decoder.height()), (120, 145));
        let mut sizes = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            sizes.push((frame.width, frame.height));
        }
        assert_eq!(sizes.len(), plies + 1);
        assert_eq!(sizes[0], (120, 145));
        assert!(
            sizes[1].0 < 120 && sizes[1].1 < 145,
            "only what has changed: {sizes:?}"
        );
    }
}

#[test]
fn arrows_and_circles_of_the_file_are_drawn_where_they_stand() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("marks.pgn");
    let moves = "[Red \"A\"]\n\n1. H2-E2 {[%csl Rh9][%cal Gb0c2]} H9-G7 *\n";
    fs::write(&file, moves).unwrap();
    let file = file.to_str().unwrap();
    let green = "#15781b";
    let marked = text(&[file, "--ply=1", "--svg", "--style=wood"]);
    assert!(marked.contains(green), "the arrow");
    let later = text(&[file, "--ply=2", "--svg", "--style=wood"]);
    assert!(!later.contains(green), "it belongs to another move");
    let plain = text(&[file, "--ply=1", "--svg", "--style=wood", "--plain"]);
    assert!(!plain.contains(green), "nothing was to be pointed out");
}

#[test]
fn what_is_wrong_is_told_in_the_readers_language() {
    let folder = tempfile::tempdir().unwrap();
    let file = game(folder.path());
    let file = file.to_str().unwrap();
    let inside = format!("{file}/a.svg");
    for (args, code, said) in [
        (&[file, "--game=2"][..], 2, "không có ván"),
        (&[file, "--ply=4"], 2, "chỉ có 3 nước"),
        (&[file, "--ply=4", "--lang=en"], 2, "has 3 plies"),
        (&["--fen", "9/9"], 2, "kydai: "),
        (&["none.xqf"], 1, "không có tệp này"),
        (&[file, "-o", &inside], 1, &inside),
        (&[file, "--svg", "--png"], 2, "--svg"),
        (&[file, "--size=1"], 2, "--size"),
        (&[], 2, "FILE"),
    ] {
        let complaint = complaint(code, args);
        assert!(complaint.contains(said), "{args:?}: {complaint}");
    }
}

#[test]
fn a_reader_that_has_seen_enough_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kydai"))
        .args(["show", "--fen", STUDY, "--svg"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty());
}
