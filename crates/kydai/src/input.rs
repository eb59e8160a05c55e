use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;

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

    /// A sentence about what is wrong, in the reader's language.
    pub(crate) fn of(message: &Message, language: Language) -> Self {
        Self::one(Catalogue::new().text(language, message))
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

/// The text of a file, or of standard input when it is called `-`. A file that cannot be read is a
/// failure outside; one that is too large, so that no device fills the memory, or no text is wrong
/// input. A byte order mark, which some editors write, is dropped.
pub(crate) fn text(
    path: &str,
    most_mib: u16,
    language: Language,
) -> anyhow::Result<Result<String, Complaint>> {
    let bytes = whole(path, most_mib, language)?;
    Ok(bytes.and_then(|bytes| decode(path, bytes, language)))
}

/// The bytes of a file, likewise.
pub(crate) fn whole(
    path: &str,
    most_mib: u16,
    language: Language,
) -> anyhow::Result<Result<Vec<u8>, Complaint>> {
    let bytes = bytes(path, u64::from(most_mib) << 20).map_err(|error| {
        anyhow::Error::msg(Catalogue::new().text(language, &unreadable(path, &error)))
    })?;
    Ok(bytes.ok_or_else(|| {
        let message = about_file("file-too-large", path).with("most", usize::from(most_mib));
        Complaint::of(&message, language)
    }))
}

/// The text that a file's bytes are.
pub(crate) fn decode(path: &str, bytes: Vec<u8>, language: Language) -> Result<String, Complaint> {
    match String::from_utf8(bytes) {
        Ok(text) => Ok(match text.strip_prefix('\u{feff}') {
            Some(rest) => rest.to_owned(),
            None => text,
        }),
        Err(error) => {
            let valid = error.utf8_error().valid_up_to();
            let before = error.as_bytes().iter().take(valid);
            let line = before.filter(|&&byte| byte == b'\n').count() + 1;
            let message = about_file("file-no-text", path).with("line", line);
            Err(Complaint::of(&message, language))
        }
    }
}

/// All the bytes, unless there are more than `most`.
fn bytes(path: &str, most: u64) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    let read = if path == "-" {
        io::stdin().take(most + 1).read_to_end(&mut bytes)?
    } else {
        File::open(path)?.take(most + 1).read_to_end(&mut bytes)?
    };
    Ok((read as u64 <= most).then_some(bytes))
}

/// Why a file cannot be read.
pub(crate) fn unreadable(path: &str, error: &io::Error) -> Message {
    let why = match error.kind() {
        ErrorKind::NotFound => "not-found",
        ErrorKind::PermissionDenied => "denied",
        ErrorKind::IsADirectory => "folder",
        _ => "other",
    };
    about_file("file-unreadable", path)
        .with("why", why)
        .with("error", error.to_string())
}

pub(crate) fn about_file(id: &'static str, path: &str) -> Message {
    Message::plain(id).with("file", harmless(path))
}

/// That a file which is being read is not written over.
pub(crate) fn onto_itself(path: &Path) -> Message {
    about_file("convert-onto-itself", &path.to_string_lossy())
}

/// As much of a text as fits a message, as a terminal may be shown it.
pub(crate) fn excerpt(text: &str, most: usize) -> String {
    let shown: String = text.chars().take(most).collect();
    let more = if shown.len() < text.len() { "…" } else { "" };
    harmless(&shown) + more
}

/// A text of the user's that a terminal may be shown.
pub(crate) fn harmless(text: &str) -> String {
    let shown = |c: char| {
        if is_harmful(c) {
            c.escape_default().to_string()
        } else {
            c.to_string()
        }
    };
    text.chars().map(shown).collect()
}

/// JSON that a terminal may be shown: what could harm it stands only in texts, where it can be
/// written as `\uXXXX`.
pub(crate) fn harmless_json(json: &str) -> String {
    let shown = |c: char| {
        if is_harmful(c) {
            format!("\\u{:04x}", u32::from(c))
        } else {
            c.to_string()
        }
    };
    json.chars().map(shown).collect()
}

/// Whether a character commands a terminal instead of being shown: controls, and those that turn
/// the direction of the text around them, behind which a text can hide what it says.
fn is_harmful(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_could_command_a_terminal_is_written_out() {
        let harmful = "\u{1b}[2J \u{202e}abc\u{2066} \u{200f}\u{61c} \u{2028} \u{9b}";
        let shown = harmless(harmful);
        assert!(!shown.chars().any(is_harmful), "{shown}");
        assert!(shown.contains("\\u{202e}abc"), "{shown}");
        assert_eq!(harmless("Lại Lý Huynh 許銀川"), "Lại Lý Huynh 許銀川");
    }

    #[test]
    fn json_says_the_same_without_harm() {
        let text = "\u{1b}\u{202e}\u{7f}Đỏ\"";
        let json = harmless_json(&serde_json::to_string(text).unwrap());
        assert!(!json.chars().any(is_harmful), "{json}");
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), text);
    }
}
