use std::collections::BTreeMap;
use std::io::{self, Write};

use locale::{Argument, Catalogue, Language, Message};
use record::NotationError;
use serde::Serialize;
use xiangqi::{Illegal, Move, Position, Square, Status};

use crate::exit::Exit;
use crate::input;

/// List the legal moves of a position, or say why a move is not legal
///
/// Without --why: the side to move, whether it is mated, stalemated or in check (and by which
/// pieces), and its legal moves, written like h2e2.
///
/// With --why MOVE: whether that move is legal, and if not, the reason as a sentence, followed by
/// the squares it speaks of, in brackets and written by letters. Sentences count files and ranks from
/// the mover's own side. An illegal move is an answer like any other: the exit code is 0.
#[derive(clap::Args, Debug)]
pub(crate) struct Args {
    /// The position; the start position if left out
    #[arg(long)]
    fen: Option<String>,

    /// Say why this move is not legal: h2e2, H2-E2, or in Vietnamese notation P2-5, M8.7
    #[arg(long, value_name = "MOVE")]
    why: Option<String>,

    /// The language of the sentences: vi, en or zh
    #[arg(long, default_value_t)]
    lang: Language,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<Exit> {
    let position = match input::position(args.fen.as_deref()) {
        Ok(position) => position,
        Err(error) => return Ok(input::refuse(&error, args.lang)?),
    };
    match &args.why {
        None => list(&position, args.json, out)?,
        Some(text) => match read(&position, text) {
            Ok(m) => why(&position, m, args, out)?,
            Err(error) => {
                writeln!(io::stderr(), "kydai: {}: {error}", text.escape_debug())?;
                return Ok(Exit::WrongInput);
            }
        },
    }
    Ok(Exit::Done)
}

/// The move somebody typed, legal or not.
fn read(position: &Position, text: &str) -> Result<Move, NotationError> {
    match record::read_any(position, text) {
        Err(NotationError::Illegal { m, .. }) => Ok(m),
        read => read,
    }
}

#[derive(Serialize)]
struct Listing {
    fen: String,
    turn: String,
    status: &'static str,
    checkers: Vec<String>,
    moves: Vec<String>,
}

fn list(position: &Position, json: bool, out: &mut impl Write) -> anyhow::Result<()> {
    let mut moves = position.legal_moves().to_vec();
    moves.sort_unstable();
    let listing = Listing {
        fen: position.fen(),
        turn: position.turn().to_string(),
        status: match position.status() {
            Status::Ongoing => "ongoing",
            Status::Checkmate => "checkmate",
            Status::Stalemate => "stalemate",
        },
        checkers: texts(position.checkers()),
        moves: texts(moves),
    };
    if json {
        serde_json::to_writer(&mut *out, &listing)?;
        writeln!(out)?;
        return Ok(());
    }
    writeln!(out, "turn      {}", listing.turn)?;
    writeln!(out, "status    {}", listing.status)?;
    writeln!(out, "checkers  {}", or_none(&listing.checkers))?;
    writeln!(out, "count     {}", listing.moves.len())?;
    writeln!(out, "moves     {}", or_none(&listing.moves))?;
    Ok(())
}

fn texts(items: impl IntoIterator<Item: ToString>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}

fn or_none(texts: &[String]) -> String {
    if texts.is_empty() {
        "none".to_owned()
    } else {
        texts.join(" ")
    }
}

#[derive(Serialize)]
struct Verdict {
    fen: String,
    r#move: String,
    legal: bool,
    /// Only of an illegal move.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Reason>,
    sentence: String,
}

#[derive(Serialize)]
struct Reason {
    code: &'static str,
    squares: Vec<String>,
    args: BTreeMap<&'static str, serde_json::Value>,
}

fn why(position: &Position, m: Move, args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let refusal = position.judge(m).err();
    let message = match &refusal {
        None => Message::plain("legal"),
        Some(illegal) => Message::illegal(position, m, illegal),
    };
    let sentence = Catalogue::new().text(args.lang, &message);
    if !args.json {
        let squares = refusal.map_or_else(Vec::new, |illegal| spoken_of(m, &illegal));
        if squares.is_empty() {
            writeln!(out, "{sentence}")?;
        } else {
            writeln!(out, "{sentence} [{}]", texts(squares).join(" "))?;
        }
        return Ok(());
    }
    let reason = refusal.map(|illegal| Reason {
        code: illegal.code(),
        squares: texts(illegal.squares()),
        args: message
            .args
            .into_iter()
            .map(|(name, value)| (name, json(value)))
            .collect(),
    });
    let verdict = Verdict {
        fen: position.fen(),
        r#move: m.to_string(),
        legal: reason.is_none(),
        reason,
        sentence,
    };
    serde_json::to_writer(&mut *out, &verdict)?;
    writeln!(out)?;
    Ok(())
}

/// The squares that the sentence speaks of.
fn spoken_of(m: Move, illegal: &Illegal) -> Vec<Square> {
    match illegal {
        Illegal::EmptySquare => vec![m.from],
        Illegal::OwnPiece => vec![m.to],
        _ => illegal.squares(),
    }
}

fn json(argument: Argument) -> serde_json::Value {
    match argument {
        Argument::Text(text) => text.into(),
        Argument::Number(number) => number.into(),
    }
}
