//! From the rules' types to the client's.

use crate::{
    Captured, Failure, FailureCode, MoveRead, MoveWords, PlacedPiece, PositionView, ReadFault,
    Role, Side, Status, Value, Why,
    line::{self, Made},
};
use locale::{Argument, Message};
use record::{NotationError, notation::vietnamese};
use std::collections::BTreeMap;
use xiangqi::{Color, Illegal, Move, Position};

pub(crate) fn view(start: &str, moves: &str) -> Result<PositionView, Failure> {
    let mut captured = Captured::default();
    let mut last_move = None;
    let position = line::play(start, moves, |_, made| {
        last_move = Some(made.m.to_string());
        if let Some(victim) = made.captured {
            match victim.color {
                Color::Red => captured.red.push(victim.role.into()),
                Color::Black => captured.black.push(victim.role.into()),
            }
        }
    })?;
    let pieces = position
        .board()
        .pieces()
        .map(|(square, piece)| PlacedPiece {
            square: square.to_string(),
            color: piece.color.into(),
            role: piece.role.into(),
        });
    let mut dests = BTreeMap::<String, Vec<String>>::new();
    for m in position.legal_moves() {
        dests
            .entry(m.from.to_string())
            .or_default()
            .push(m.to.to_string());
    }
    Ok(PositionView {
        fen: position.fen(),
        turn: position.turn().into(),
        pieces: pieces.collect(),
        check: position.is_check(),
        checkers: position
            .checkers()
            .into_iter()
            .map(|square| square.to_string())
            .collect(),
        general: position.general(position.turn()).to_string(),
        dests,
        status: position.status().into(),
        captured,
        last_move,
    })
}

pub(crate) fn notate(start: &str, moves: &str) -> Result<Vec<String>, Failure> {
    let mut texts = Vec::new();
    line::play(start, moves, |before, made| {
        texts.push(text(before, made.m));
    })?;
    Ok(texts)
}

pub(crate) fn describe(start: &str, moves: &str, ply: usize) -> Result<MoveWords, Failure> {
    let mut count = 0;
    let mut words = None;
    line::play(start, moves, |before, made| {
        count += 1;
        if count == ply {
            words = Some(in_words(before, &made));
        }
    })?;
    words.ok_or(Failure {
        error: FailureCode::NoSuchPly,
        ply: Some(ply),
    })
}

fn in_words(before: &Position, made: &Made) -> MoveWords {
    let mut after = before.clone();
    after.play(made.m).expect("it was made");
    MoveWords {
        color: made.piece.color.into(),
        role: made.piece.role.into(),
        from: made.m.from.to_string(),
        to: made.m.to.to_string(),
        captured: made.captured.map(|victim| victim.role.into()),
        check: after.is_check(),
        status: after.status().into(),
        text: text(before, made.m),
    }
}

fn text(position: &Position, m: Move) -> String {
    vietnamese::write(position, m).expect("the move is legal")
}

pub(crate) fn why(fen: &str, m: &str) -> Result<Option<Why>, Failure> {
    let position = line::position(fen)?;
    let m = m.parse().map_err(|_| Failure {
        error: FailureCode::BadMove,
        ply: None,
    })?;
    Ok(position
        .judge(m)
        .err()
        .map(|illegal| explain(&position, m, &illegal)))
}

fn explain(position: &Position, m: Move, illegal: &Illegal) -> Why {
    let message = Message::illegal(position, m, illegal);
    let mut args = BTreeMap::new();
    for (name, value) in message.args {
        let value = match value {
            Argument::Text(text) => Value::Text(text),
            Argument::Number(number) => Value::Number(number),
        };
        args.insert(name.to_owned(), value);
    }
    Why {
        code: message.id.clone().into_owned(),
        args,
        squares: illegal
            .squares()
            .into_iter()
            .map(|square| square.to_string())
            .collect(),
    }
}

pub(crate) fn read_move(fen: &str, text: &str) -> Result<Result<MoveRead, ReadFault>, Failure> {
    let position = line::position(fen)?;
    Ok(match record::read_any(&position, text) {
        Ok(m) => Ok(MoveRead { m: m.to_string() }),
        Err(error) => Err(read_fault(&position, &error)),
    })
}

fn read_fault(position: &Position, error: &NotationError) -> ReadFault {
    let (candidates, why) = match error {
        NotationError::Ambiguous { candidates } => {
            (candidates.iter().map(Move::to_string).collect(), None)
        }
        NotationError::Illegal { m, why } => (Vec::new(), Some(explain(position, *m, why))),
        _ => (Vec::new(), None),
    };
    ReadFault {
        error: error.code().to_owned(),
        candidates,
        why,
    }
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        match color {
            Color::Red => Self::Red,
            Color::Black => Self::Black,
        }
    }
}

impl From<xiangqi::Role> for Role {
    fn from(role: xiangqi::Role) -> Self {
        match role {
            xiangqi::Role::General => Self::General,
            xiangqi::Role::Advisor => Self::Advisor,
            xiangqi::Role::Elephant => Self::Elephant,
            xiangqi::Role::Horse => Self::Horse,
            xiangqi::Role::Chariot => Self::Chariot,
            xiangqi::Role::Cannon => Self::Cannon,
            xiangqi::Role::Soldier => Self::Soldier,
        }
    }
}

impl From<xiangqi::Status> for Status {
    fn from(status: xiangqi::Status) -> Self {
        match status {
            xiangqi::Status::Ongoing => Self::Ongoing,
            xiangqi::Status::Checkmate => Self::Checkmate,
            xiangqi::Status::Stalemate => Self::Stalemate,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

    #[test]
    fn a_view_has_what_a_board_shows() {
        let view = view(START, "h2e2 h7e7 e2e6").unwrap();
        assert_eq!(view.turn, Side::Black);
        assert_eq!(view.pieces.len(), 31);
        assert!(view.check);
        assert_eq!(view.checkers, ["e6"]);
        assert_eq!(view.general, "e9");
        assert_eq!(
            view.captured,
            Captured {
                red: vec![],
                black: vec![Role::Soldier]
            }
        );
        assert_eq!(view.last_move.as_deref(), Some("e2e6"));
        assert_eq!(view.status, Status::Ongoing);
        assert_eq!(view.dests["d9"], ["e8"]);
        assert_eq!(view.dests.get("a9"), None);
    }

    #[test]
    fn moves_have_texts_and_words() {
        assert_eq!(notate(START, "h2e2 h9g7").unwrap(), ["P2-5", "M8.7"]);
        let words = describe(START, "h2e2 h7e7 e2e6", 3).unwrap();
        assert_eq!((words.color, words.role), (Side::Red, Role::Cannon));
        assert_eq!(words.captured, Some(Role::Soldier));
        assert!(words.check);
        assert_eq!(words.text, "P5.4");
        let failure = Failure {
            error: FailureCode::NoSuchPly,
            ply: Some(4),
        };
        assert_eq!(describe(START, "h2e2", 4), Err(failure));
    }

    #[test]
    fn a_refused_move_says_why_and_where() {
        let why = why(START, "h0f1").unwrap().unwrap();
        assert_eq!(why.code, "illegal-horse-leg-blocked");
        assert_eq!(why.squares, ["g0"]);
        assert_eq!(why.args["file"], Value::Number(3));
        assert_eq!(super::why(START, "h0g2"), Ok(None));
    }

    #[test]
    fn typed_moves_are_read_or_explained() {
        assert_eq!(
            read_move(START, "m2.3"),
            Ok(Ok(MoveRead {
                m: "h0g2".to_owned()
            }))
        );
        let fault = read_move(START, "M2.4").unwrap().unwrap_err();
        assert_eq!(fault.error, "illegal");
        assert_eq!(fault.why.unwrap().code, "illegal-horse-leg-blocked");
        let fault = read_move(START, "?").unwrap().unwrap_err();
        assert_eq!(fault.error, "unreadable");
    }

    #[test]
    fn questions_that_do_not_fit_name_the_place() {
        let failure = |error, ply| Failure { error, ply };
        assert_eq!(
            view("x", "").unwrap_err(),
            failure(FailureCode::BadFen, None)
        );
        assert_eq!(
            notate(START, "h2e2 h9").unwrap_err(),
            failure(FailureCode::BadMove, Some(2))
        );
        assert_eq!(
            view(START, "a0a9").unwrap_err(),
            failure(FailureCode::IllegalMove, Some(1))
        );
        assert_eq!(crate::view("x", ""), r#"{"error":"badFen","ply":null}"#);
    }
}
