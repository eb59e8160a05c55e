//! Bytes and text: which of the encodings people's files are in, and what they say.

use encoding_rs::EncoderResult;
use std::fmt;
use std::str::FromStr;

/// An encoding of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Encoding {
    /// UTF-8, with or without a byte order mark.
    Utf8,
    /// UTF-16, least byte first: what `CCBridge` writes.
    Utf16Le,
    /// GB18030, which holds GBK and GB 2312: simplified Chinese.
    Gb18030,
    /// Big5: traditional Chinese.
    Big5,
    /// Windows-1258: Vietnamese with combining tone marks.
    Windows1258,
}

/// Text out of bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The text, with `U+FFFD` for what could not be read.
    pub text: String,
    /// Whether something could not be read.
    pub is_lossy: bool,
}

/// Bytes out of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encoded {
    /// The bytes, with `?` for what the encoding has not.
    pub bytes: Vec<u8>,
    /// The characters that the encoding has not, each once.
    pub missing: String,
}

/// Which encoding was taken, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EncodingChoice {
    /// The encoding.
    pub encoding: Encoding,
    /// Why.
    pub why: EncodingReason,
}

/// Why an encoding was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EncodingReason {
    /// Somebody said so.
    Asked,
    /// The format has no other.
    Format,
    /// The file begins with a byte order mark.
    ByteOrderMark,
    /// There is nothing but ASCII.
    Ascii,
    /// It is valid, which other encodings hardly are by accident.
    Valid,
    /// More of it reads as moves than in any other.
    Moves,
    /// More of it reads as words than in any other.
    Words,
    /// Nothing speaks for any; it is the one most files of the format have.
    Usual,
}

impl EncodingReason {
    /// A stable name for programs, also the end of the message's name in the locale files.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Asked => "asked",
            Self::Format => "format",
            Self::ByteOrderMark => "byte-order-mark",
            Self::Ascii => "ascii",
            Self::Valid => "valid",
            Self::Moves => "moves",
            Self::Words => "words",
            Self::Usual => "usual",
        }
    }
}

impl Encoding {
    /// Every encoding, the commonest first.
    pub const ALL: [Self; 5] = [
        Self::Utf8,
        Self::Gb18030,
        Self::Big5,
        Self::Utf16Le,
        Self::Windows1258,
    ];

    /// Its name, as `--encoding` takes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "utf-8",
            Self::Utf16Le => "utf-16le",
            Self::Gb18030 => "gb18030",
            Self::Big5 => "big5",
            Self::Windows1258 => "windows-1258",
        }
    }
}

impl Encoding {
    /// What the bytes say. A byte order mark is dropped.
    pub fn decode(self, bytes: &[u8]) -> Decoded {
        let (text, is_lossy) = self.table().decode_with_bom_removal(bytes);
        Decoded {
            text: text.into_owned(),
            is_lossy,
        }
    }

    /// The bytes of a text, without a byte order mark.
    pub fn encode(self, text: &str) -> Encoded {
        let mut missing = String::new();
        if self == Self::Utf16Le {
            let bytes = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
            return Encoded { bytes, missing };
        }
        let mut encoder = self.table().new_encoder();
        let mut bytes = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let room = encoder.max_buffer_length_from_utf8_without_replacement(rest.len());
            bytes.reserve(room.unwrap_or(rest.len()));
            let (result, read) =
                encoder.encode_from_utf8_to_vec_without_replacement(rest, &mut bytes, true);
            rest = rest.get(read..).unwrap_or_default();
            if let EncoderResult::Unmappable(character) = result {
                bytes.push(b'?');
                if !missing.contains(character) {
                    missing.push(character);
                }
            }
        }
        Encoded { bytes, missing }
    }

    const fn table(self) -> &'static encoding_rs::Encoding {
        match self {
            Self::Utf8 => encoding_rs::UTF_8,
            Self::Utf16Le => encoding_rs::UTF_16LE,
            Self::Gb18030 => encoding_rs::GB18030,
            Self::Big5 => encoding_rs::BIG5,
            Self::Windows1258 => encoding_rs::WINDOWS_1258,
        }
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no encoding has this name")]
pub struct ParseEncodingError;

impl FromStr for Encoding {
    type Err = ParseEncodingError;

    /// Takes the names of [`Encoding::name`] and what else people call them.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text.to_ascii_lowercase().as_str() {
            "utf-8" | "utf8" => Self::Utf8,
            "utf-16le" | "utf-16" | "utf16" => Self::Utf16Le,
            "gb18030" | "gbk" | "gb2312" => Self::Gb18030,
            "big5" => Self::Big5,
            "windows-1258" | "cp1258" | "1258" => Self::Windows1258,
            _ => return Err(ParseEncodingError),
        })
    }
}
