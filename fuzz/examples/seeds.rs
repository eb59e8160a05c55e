//! Writes a few small files of every kind into `corpus/`, for the targets to begin with:
//! `cargo run --example seeds`.

use record::{Encoding, Format, Notation, Outcome, Record, Tree, WriteOptions, Writer, headers};
use std::{fs, io, path::Path};
use xiangqi::{Color, Diagram, Position};

fn main() -> io::Result<()> {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let save = |target: &str, name: &str, bytes: &[u8]| {
        let folder = corpus.join(target);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(name), bytes)
    };
    for (choice, format) in (0..).zip(Format::ALL) {
        for (place, bytes) in files(format).into_iter().enumerate() {
            let name = format!("{format}-{place}");
            save(format.name(), &name, &bytes)?;
            save("any", &name, &bytes)?;
            save("round_trip", &name, &[&[choice], bytes.as_slice()].concat())?;
        }
    }
    for (place, encoding) in Encoding::ALL.into_iter().enumerate() {
        for text in [
            "Pháo đầu đối Bình phong mã: Đỏ thắng",
            "炮二平五 馬８進７，紅勝",
            "红先胜",
        ] {
            let name = format!("{encoding}-{place}-{}", text.len());
            save("encodings", &name, &encoding.encode(text).bytes)?;
        }
    }
    for (place, fen) in fuzz::PLACES.into_iter().enumerate() {
        let position = Position::from_fen(fen).map_err(io::Error::other)?;
        for notation in Notation::ALL {
            let first = position.legal_moves().first().copied();
            if let Some(Ok(text)) = first.map(|m| notation.write(&position, m)) {
                let mut bytes = vec![
                    u8::try_from(place).unwrap_or_default(),
                    255,
                    255,
                    255,
                    255,
                    255,
                ];
                bytes.extend(text.bytes());
                save("notations", &format!("{place}-{notation}"), &bytes)?;
            }
        }
    }
    talk(&save)
}

/// What is said in the dialogues that the engine is tested with.
fn talk(save: &impl Fn(&str, &str, &[u8]) -> io::Result<()>) -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/engine/tests/dialogues");
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let target = if name.starts_with("ucci") {
            "ucci"
        } else {
            "uci"
        };
        let text = fs::read_to_string(&path)?;
        let said: Vec<_> = text
            .lines()
            .filter_map(|line| line.strip_prefix("> "))
            .collect();
        save(target, &name, said.join("\n").as_bytes())?;
    }
    Ok(())
}

/// Each record, in each notation, encoding and container where the format leaves a choice.
fn files(format: Format) -> Vec<Vec<u8>> {
    let mut files = Vec::new();
    for notation in Notation::ALL.map(Some) {
        for encoding in [None, Some(Encoding::Gb18030), Some(Encoding::Tcvn3)] {
            for old_container in [false, true] {
                let options = WriteOptions {
                    notation,
                    encoding,
                    old_container,
                    ..WriteOptions::default()
                };
                files.extend(records().iter().filter_map(|r| file(r, format, &options)));
            }
        }
    }
    files.sort_unstable();
    files.dedup();
    files
}

/// The record alone in a file; none if the format cannot hold it.
fn file(record: &Record, format: Format, options: &WriteOptions) -> Option<Vec<u8>> {
    let mut writer = Writer::new(Vec::new(), format, options.clone());
    writer.add(record).ok()?;
    writer.finish().ok()
}

fn records() -> [Record; 4] {
    let empty = Record::default();
    let mut game = Record::default();
    game.headers.set(headers::TITLE, "Ván 1");
    game.headers.set(headers::RED, "胡荣华");
    game.headers.set(headers::BLACK, "Lại Lý Huynh");
    game.headers.set(headers::DATE, "2024.05.01");
    game.outcome = Outcome::Won(Color::Red);
    let first = line(&mut game.tree, Tree::ROOT, "h2e2 h9g7 h0g2 i9h9 i0h0");
    line(&mut game.tree, first, "b9c7 c3c4");
    game.tree.annotation_mut(first).comment = "红车出动 – xe ra".to_owned();
    game.tree.annotation_mut(Tree::ROOT).comment = "Mở đầu\nhai dòng".to_owned();
    let other = line(&mut game.tree, Tree::ROOT, "c3c4 g6g5 h2e2");
    game.tree.annotation_mut(other).nags = vec![1, 6];
    let mut illegal = Record::default();
    line(&mut illegal.tree, Tree::ROOT, "h2e2 h7e7 e2e6 a0a9 d9e8");
    let fen = "4k4/9/4r4/4r4/2n1c4/2n1c4/9/9/4P4/3K5 b";
    let mut study =
        Record::new(Diagram::from_fen(fen).map_or_else(|_| Diagram::empty(), |read| read.diagram));
    study.outcome = Outcome::Drawn;
    line(&mut study.tree, Tree::ROOT, "e6e1 d0e0");
    [empty, game, illegal, study]
}

/// Adds moves one after the other and says where the first one stands.
fn line(tree: &mut Tree, from: record::NodeId, moves: &str) -> record::NodeId {
    let mut last = from;
    let mut first = None;
    for m in moves.split(' ').filter_map(|m| m.parse().ok()) {
        last = tree.add(last, m);
        first.get_or_insert(last);
    }
    first.unwrap_or(from)
}
