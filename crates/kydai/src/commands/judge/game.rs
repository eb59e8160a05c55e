//! The game to be judged, as it was typed.

use std::num::NonZeroUsize;

use locale::{Catalogue, Language, Message};
use record::format::sniff;
use record::{Format, NotationError, ReadError, ReadOptions, Reader};
use xiangqi::{FenOrPositionError, Move, Position};

use crate::input::{self, Complaint};
use crate::records::files::Source;
use crate::speaker::Speaker;

/// The largest file, in MiB: some million moves.
const MOST: u16 = 16;
/// How much of a wrong move is shown back.
const EXCERPT: usize = 24;

/// A start position and legal moves from there.
#[derive(Debug)]
pub(super) struct Game {
    pub(super) start: Position,
    pub(super) moves: Vec<Move>,
}

impl Game {
    /// Reads the moves of an option.
    pub(super) fn of(fen: Option<&str>, moves: &str, lang: Language) -> Result<Self, Complaint> {
        let start = input::position(fen).map_err(|error| Complaint::fen(&error, lang))?;
        let moves = read_moves(&start, moves, lang)?;
        Ok(Self { start, moves })
    }

    /// Reads a game of a file, counted from 1, or of standard input when it is called `-`. What is no
    /// record in a format of its own is plain moves.
    pub(super) fn from_file(
        path: &str,
        number: NonZeroUsize,
        lang: Language,
    ) -> anyhow::Result<Result<Self, Complaint>> {
        let bytes = match input::whole(path, MOST, lang)? {
            Ok(bytes) => bytes,
            Err(complaint) => return Ok(Err(complaint)),
        };
        Ok(match sniff(&bytes) {
            Err(_) | Ok(Format::Text | Format::Fen) => {
                input::decode(path, bytes, lang).and_then(|text| Self::from_text(&text, lang))
            }
            Ok(_) => Self::from_record(path, &bytes, number, lang),
        })
    }

    /// The main line of a game of a record.
    fn from_record(
        path: &str,
        bytes: &[u8],
        number: NonZeroUsize,
        lang: Language,
    ) -> Result<Self, Complaint> {
        let speaker = Speaker::new(lang);
        let source = Source::named(path.into());
        let unread = |error: ReadError| {
            let message = speaker.read_error(&source, None, &error);
            Complaint::one(speaker.say(&message))
        };
        let mut games = Reader::open(bytes, ReadOptions::default()).map_err(unread)?;
        let record = match games.nth(number.get() - 1) {
            Some(game) => game.map_err(unread)?.record,
            None => return Err(Complaint::of(&no_such_game(path, number), lang)),
        };
        let start = Position::from_diagram(record.start.clone())
            .map_err(|faults| Complaint::fen(&FenOrPositionError::Position(faults), lang))?;
        let line = record.tree.main_line();
        let moves: Vec<_> = line
            .filter_map(|id| Some(record.tree.node(id)?.m))
            .collect();
        let mut position = start.clone();
        for (ply, &m) in (1..).zip(&moves) {
            if let Err(why) = position.play(m) {
                let error = NotationError::Illegal { m, why };
                return Err(wrong(&position, ply, &m.to_string(), &error, lang));
            }
        }
        Ok(Self { start, moves })
    }

    /// Reads moves with an optional FEN in a line before them; what follows `#` is a comment.
    fn from_text(text: &str, lang: Language) -> Result<Self, Complaint> {
        let lines = text
            .lines()
            .map(|line| line.split('#').next().unwrap_or(""));
        let mut lines = lines.map(str::trim).filter(|line| !line.is_empty());
        let first = lines.next().unwrap_or("");
        // A move that goes back is written with a slash, too, but a move has only one.
        let is_fen = tokens(first)
            .next()
            .is_some_and(|token| token.matches('/').count() > 1);
        let fen = is_fen.then_some(first);
        let mut moves: Vec<_> = (!is_fen).then_some(first).into_iter().collect();
        moves.extend(lines);
        Self::of(fen, &moves.join(" "), lang)
    }
}

fn no_such_game(path: &str, number: NonZeroUsize) -> Message {
    input::about_file("no-such-game", path).with("game", number.get())
}

fn read_moves(start: &Position, text: &str, lang: Language) -> Result<Vec<Move>, Complaint> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for token in tokens(text)
        .map(without_number)
        .filter(|token| !token.is_empty())
    {
        let m = record::read_any(&position, token)
            .map_err(|error| wrong(&position, moves.len() + 1, token, &error, lang))?;
        position.play_unchecked(m);
        moves.push(m);
    }
    Ok(moves)
}

fn tokens(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || c == ',')
}

/// The move behind a move number such as `12.`, which may stand close to it.
fn without_number(token: &str) -> &str {
    match token.split_once('.') {
        Some((number, rest))
            if !number.is_empty() && number.chars().all(|c| c.is_ascii_digit()) =>
        {
            rest.trim_start_matches('.')
        }
        _ => token,
    }
}

/// Says which move is wrong, and why.
fn wrong(
    position: &Position,
    ply: usize,
    token: &str,
    error: &NotationError,
    lang: Language,
) -> Complaint {
    let catalogue = Catalogue::new();
    let why = match error {
        NotationError::Illegal { m, why } => Message::illegal(position, *m, why),
        NotationError::Ambiguous { candidates } => {
            let candidates: Vec<_> = candidates.iter().map(Move::to_string).collect();
            Message::plain("wrong-notation")
                .with("code", error.code())
                .with("moves", candidates.join(", "))
        }
        _ => Message::plain("wrong-notation")
            .with("code", error.code())
            .with("moves", ""),
    };
    let message = Message::plain("wrong-move")
        .with("ply", ply)
        .with("move", input::excerpt(token, EXCERPT))
        .with("why", catalogue.text(lang, &why));
    Complaint::one(catalogue.text(lang, &message))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(text: &str) -> Vec<String> {
        let game = Game::from_text(text, Language::En).unwrap();
        game.moves.iter().map(Move::to_string).collect()
    }

    fn complaint(text: &str) -> String {
        Game::from_text(text, Language::En)
            .unwrap_err()
            .0
            .join("\n")
    }

    #[test]
    fn moves_are_read_in_coordinates_and_in_vietnamese() {
        assert_eq!(
            moves("1. h2e2 h9g7 2.P8-6, b9c7"),
            ["h2e2", "h9g7", "b2d2", "b9c7"]
        );
        assert_eq!(moves(""), [""; 0]);
    }

    #[test]
    fn a_fen_may_stand_first_and_comments_anywhere() {
        let text = "# two men\n3k5/9/9/9/9/9/9/9/9/R3K4 w # to move\n\na0a1 # quiet\nd9d8\n";
        assert_eq!(moves(text), ["a0a1", "d9d8"]);
    }

    #[test]
    fn moves_that_go_back_are_no_fen() {
        let text = "P2-5 M8.7 M2.3 M7/8 M3/2";
        assert_eq!(moves(text), ["h2e2", "h9g7", "h0g2", "g7h9", "g2h0"]);
        assert_eq!(moves(&text.replace(' ', ",")).len(), 5);
    }

    #[test]
    fn a_wrong_move_is_named_with_its_number_and_the_reason() {
        assert_eq!(
            complaint("h2e2 h9g7 a0a5"),
            "Move 3, a0a5: The chariot’s path is blocked on file 9, rank 3."
        );
        assert_eq!(
            complaint("h2e2 \u{1b}[31m"),
            "Move 2, \\u{1b}[31m: This cannot be read as a move; write h2e2 or P2-5."
        );
        let mated = "4k4/R8/9/9/9/9/9/9/9/1R1K5 w\nb0b9 e9e8";
        assert!(complaint(mated).starts_with("Move 2, e9e8: "));
    }

    #[test]
    fn a_wrong_fen_is_named() {
        assert!(complaint("9/9/9 w\nh2e2").contains("3 rows"));
    }
}
