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
    Complaint::fen(error, language).tell()
}

/// What is wrong with the input, a sentence each.
#[derive(Debug)]
pub(crate) struct Complaint(pub(crate) Vec<String>);

impl Complaint {
    pub(crate) fn one(sentence: impl Into<String>) -> Self {
        Self(vec![sentence.into()])
    }

    pub(crate) fn fen(error: &FenOrPositionError, language: Language) -> Self {
        let catalogue = Catalogue::new();
        let texts = faults(error).into_iter();
        Self(texts.map(|text| catalogue.text(language, &text)).collect())
    }

    /// Says it on standard error.
    pub(crate) fn tell(self) -> io::Result<Exit> {
        let mut err = io::stderr().lock();
        for sentence in self.0 {
            writeln!(err, "kydai: {sentence}")?;
        }
        Ok(Exit::WrongInput)
    }
}

/// A text of the user's that a terminal may be shown.
pub(crate) fn harmless(text: &str) -> String {
    let shown = |c: char| {
        if c.is_control() {
            c.escape_default().to_string()
        } else {
            c.to_string()
        }
    };
    text.chars().map(shown).collect()
}
