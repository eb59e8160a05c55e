//! The openings of real games against the codes that stand in their files. The games are not part of
//! the repository: the folder is `KYDAI_SHARED`, or `shared` beside the repository, and without it
//! there is nothing to check.

#[path = "shared/folder.rs"]
mod folder;

use folder::folder;
use record::{Import, ReadOptions, Reader, headers, opening};
use std::fs;

fn games() -> Vec<(String, Import)> {
    let mut games = Vec::new();
    for file in fs::read_dir(folder().join("records/pgn"))
        .into_iter()
        .flatten()
    {
        let file = file.expect("a folder that can be read").path();
        let bytes = fs::read(&file).expect("the file is there");
        if let Ok(reader) = Reader::open(bytes.as_slice(), ReadOptions::default()) {
            let name = file.display().to_string();
            games.extend(reader.flatten().map(|game| (name.clone(), game)));
        }
    }
    games
}

#[test]
fn games_have_the_code_their_file_says() {
    let mut wrong = Vec::new();
    for (file, Import { record, .. }) in games() {
        let said = record.headers.get(headers::ECCO);
        let found = opening::of(&record).map(|opening| opening.code);
        if found.is_some() && said.is_some() && found != said {
            wrong.push(format!("{file}: {said:?}, not {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
