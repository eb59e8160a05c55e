//! Files of positions to be solved.

use locale::Message;
use xiangqi::Position;

use crate::input::{self, Complaint};
use crate::speaker::Speaker;

/// A file of positions is at most so large.
const MOST_MIB: u16 = 256;
/// So many wrong lines are told of; there is little use in more.
const MOST_FAULTS: usize = 20;

/// A position and the FEN it was read from.
#[derive(Debug)]
pub(super) struct Puzzle {
    pub(super) fen: String,
    pub(super) position: Position,
}

/// Reads the positions of a file, or says which lines are none.
pub(super) fn read(
    path: &str,
    speaker: &Speaker,
) -> anyhow::Result<Result<Vec<Puzzle>, Complaint>> {
    let text = input::text(path, MOST_MIB, speaker.lang())?;
    Ok(text.and_then(|text| puzzles(&text, path, speaker)))
}

fn puzzles(text: &str, path: &str, speaker: &Speaker) -> Result<Vec<Puzzle>, Complaint> {
    let mut puzzles = Vec::new();
    let mut faults = Vec::new();
    let lines = (1_usize..).zip(text.lines());
    let columns = lines.map(|(number, line)| (number, line.split('\t').next().unwrap_or(line)));
    let fens = columns
        .map(|(number, fen)| (number, fen.trim()))
        .filter(|(_, fen)| !fen.is_empty() && !fen.starts_with('#'));
    // Ranks are divided by slashes; headings are not.
    for (_, (number, fen)) in (0..)
        .zip(fens)
        .filter(|(n, (_, fen))| *n > 0 || fen.contains('/'))
    {
        match Position::from_fen(fen) {
            Ok(position) => puzzles.push(Puzzle {
                fen: fen.to_owned(),
                position,
            }),
            Err(error) => {
                let why: Vec<_> = input::faults(&error)
                    .iter()
                    .map(|m| speaker.say(m))
                    .collect();
                let message = input::about_file("solve-no-position", path)
                    .with("line", number)
                    .with("why", why.join(" "));
                faults.push(speaker.say(&message));
            }
        }
    }
    if faults.is_empty() {
        return Ok(puzzles);
    }
    let more = faults.len().saturating_sub(MOST_FAULTS);
    faults.truncate(MOST_FAULTS);
    if more > 0 {
        faults.push(speaker.say(&Message::plain("solve-more-faults").with("count", more)));
    }
    Err(Complaint(faults))
}
