use std::io::{self, Write};

use locale::{Catalogue, Language, Message};
use xiangqi::{FenOrPositionError, Position};

use crate::exit::Exit;

/// The position of a `--fen` option: the start position when there is none.
pub(crate) fn position(fen: Option<&str>) -> Result<Position, FenOrPositionError> {
    fen.map_or_else(|| Ok(Position::start()), Position::from_fen)
}

/// The sentences that say what is wrong with a FEN.
pub(crate) fn faults(error: &FenOrPositionError) -> Vec<Message> {
    match error {
        FenOrPositionError::Fen(error) => vec![Message::fen_error(error)],
        FenOrPositionError::Position(faults) => faults.iter().map(Message::fault).collect(),
    }
}

/// Says on standard error what is wrong with a FEN.
pub(crate) fn refuse(error: &FenOrPositionError, language: Language) -> io::Result<Exit> {
    let catalogue = Catalogue::new();
    let mut err = io::stderr().lock();
    for message in faults(error) {
        writeln!(err, "kydai: {}", catalogue.text(language, &message))?;
    }
    Ok(Exit::WrongInput)
}
