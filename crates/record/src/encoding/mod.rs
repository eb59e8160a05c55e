//! Bytes and text: which of the encodings people's files are in, and what they say.

mod chinese;
mod choice;
mod vietnamese;

pub(crate) use chinese::has_moves;
pub(crate) use choice::mark;
pub use choice::{EncodingChoice, EncodingReason, choose, choose_for_moves};

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;
use vietnamese::{tcvn3, viscii, vni};

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
    /// TCVN 5712 VN3, also called ABC: what the north of Vietnam wrote before Unicode.
    Tcvn3,
    /// VNI for Windows: what the south wrote.
    Vni,
    /// VISCII (RFC 1456): what Vietnamese abroad wrote.
    Viscii,
}

/// Bytes out of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encoded {
    /// The bytes, with `?` for characters that the encoding has not.
    pub bytes: Vec<u8>,
    /// These characters, each once.
    pub missing: String,
}

/// Text out of bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The text, with `U+FFFD` for what could not be read.
    pub text: String,
    /// Whether something could not be read.
    pub is_lossy: bool,
}

impl Encoding {
    /// Every encoding, the commonest first.
    pub const ALL: [Self; 8] = [
        Self::Utf8,
        Self::Gb18030,
        Self::Big5,
        Self::Utf16Le,
        Self::Tcvn3,
        Self::Vni,
        Self::Windows1258,
        Self::Viscii,
    ];

    /// Its name, as `--encoding` takes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "utf-8",
            Self::Utf16Le => "utf-16le",
            Self::Gb18030 => "gb18030",
            Self::Big5 => "big5",
            Self::Windows1258 => "windows-1258",
            Self::Tcvn3 => "tcvn3",
            Self::Vni => "vni",
            Self::Viscii => "viscii",
        }
    }
}

/// What reads and writes an encoding.
enum Codec {
    /// The tables browsers have.
    Web(&'static encoding_rs::Encoding),
    /// A table here.
    Own {
        decode: fn(&[u8]) -> String,
        encode: fn(char, &mut Vec<u8>) -> Option<()>,
    },
}

impl Encoding {
    /// What the bytes say. A byte order mark is dropped; Vietnamese letters come out as one
    /// character each, however the bytes spell them.
    pub fn decode(self, bytes: &[u8]) -> Decoded {
        match self.codec() {
            Codec::Web(table) => {
                let (text, is_lossy) = table.decode_with_bom_removal(bytes);
                let text = match self {
                    Self::Windows1258 => vietnamese::compose(&text),
                    _ => text.into_owned(),
                };
                Decoded { text, is_lossy }
            }
            Codec::Own { decode, .. } => {
                let text = decode(bytes);
                let is_lossy = text.contains(char::REPLACEMENT_CHARACTER);
                Decoded { text, is_lossy }
            }
        }
    }

    /// The bytes of a text, without a byte order mark.
    pub fn encode(self, text: &str) -> Encoded {
        let mut out = Encoded {
            bytes: Vec::with_capacity(text.len()),
            missing: String::new(),
        };
        match self {
            Self::Utf8 => out.bytes.extend(text.as_bytes()),
            Self::Utf16Le => out
                .bytes
                .extend(text.encode_utf16().flat_map(u16::to_le_bytes)),
            _ if self.encode_whole(text, &mut out.bytes) => {}
            _ => {
                let mut missing = HashSet::new();
                for c in vietnamese::compose(text).chars() {
                    if self.encode_one(c, &mut out.bytes).is_none() {
                        out.bytes.push(b'?');
                        if missing.insert(c) {
                            out.missing.push(c);
                        }
                    }
                }
            }
        }
        out
    }

    /// Adds the bytes of a text which the encoding has whole; otherwise nothing.
    fn encode_whole(self, text: &str, out: &mut Vec<u8>) -> bool {
        let Codec::Web(table) = self.codec() else {
            return false;
        };
        let (bytes, _, failed) = table.encode(text);
        if !failed {
            out.extend(&*bytes);
        }
        !failed
    }

    /// Adds the bytes of a character, or nothing if the encoding has it not.
    fn encode_one(self, c: char, out: &mut Vec<u8>) -> Option<()> {
        match self.codec() {
            Codec::Own { encode, .. } => {
                let len = out.len();
                encode(c, out).or_else(|| {
                    out.truncate(len);
                    None
                })
            }
            Codec::Web(_) => self.encode_web(c, out),
        }
    }

    /// Windows-1258 has some vowels with their tones and writes others in two characters.
    fn encode_web(self, c: char, out: &mut Vec<u8>) -> Option<()> {
        let mut text = [0; 4];
        if self.encode_whole(c.encode_utf8(&mut text), out) {
            return Some(());
        }
        let (vowel, tone) = vietnamese::decompose(c).filter(|_| self == Self::Windows1258)?;
        let text: String = [vowel, tone].into_iter().collect();
        self.encode_whole(&text, out).then_some(())
    }

    const fn codec(self) -> Codec {
        match self {
            Self::Utf8 => Codec::Web(encoding_rs::UTF_8),
            Self::Utf16Le => Codec::Web(encoding_rs::UTF_16LE),
            Self::Gb18030 => Codec::Web(encoding_rs::GB18030),
            Self::Big5 => Codec::Web(encoding_rs::BIG5),
            Self::Windows1258 => Codec::Web(encoding_rs::WINDOWS_1258),
            Self::Tcvn3 => Codec::Own {
                decode: tcvn3::decode,
                encode: tcvn3::encode,
            },
            Self::Vni => Codec::Own {
                decode: vni::decode,
                encode: vni::encode,
            },
            Self::Viscii => Codec::Own {
                decode: viscii::decode,
                encode: viscii::encode,
            },
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
            "tcvn3" | "tcvn" | "abc" => Self::Tcvn3,
            "vni" => Self::Vni,
            "viscii" => Self::Viscii,
            _ => return Err(ParseEncodingError),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for encoding in Encoding::ALL {
            assert_eq!(encoding.name().parse(), Ok(encoding));
        }
        assert_eq!("ABC".parse(), Ok(Encoding::Tcvn3));
        assert_eq!("latin1".parse::<Encoding>(), Err(ParseEncodingError));
    }

    /// The same words as bytes, from the definitions of each encoding.
    #[test]
    fn known_bytes() {
        let cases: [(Encoding, &str, &[u8]); 12] = [
            (Encoding::Tcvn3, "Việt Đường", b"Vi\xD6t \xA7\xAD\xEAng"),
            (Encoding::Tcvn3, "Ắ Á", b"\xA1\xB3 A\xB3"),
            (Encoding::Tcvn3, "“Mã”", b"\x93M\xB7\x94"),
            (Encoding::Vni, "Việt Đường", b"Vie\xE4t \xD1\xF6\xF4\xF8ng"),
            (Encoding::Vni, "VĨ ỴẴ", b"V\xD3 \xCEA\xDC"),
            (Encoding::Viscii, "Việt Đường", b"Vi\xAEt \xD0\xDF\xB6ng"),
            (Encoding::Viscii, "Ẵ", b"\x05"),
            (
                Encoding::Windows1258,
                "Việt Đường",
                b"Vi\xEA\xF2t \xD0\xFD\xF5\xCCng",
            ),
            (Encoding::Gb18030, "车", b"\xB3\xB5"),
            (Encoding::Big5, "車", b"\xA8\xAE"),
            (Encoding::Utf16Le, "车a", b"\x66\x8F\x61\x00"),
            (Encoding::Utf8, "é", b"\xC3\xA9"),
        ];
        for (encoding, text, bytes) in cases {
            assert_eq!(encoding.encode(text).bytes, bytes, "{encoding} {text}");
            let decoded = encoding.decode(bytes);
            assert_eq!((decoded.text.as_str(), decoded.is_lossy), (text, false));
        }
    }

    #[test]
    fn other_spellings_are_read() {
        // The second byte in the other case, and TCVN3's capital fonts.
        assert_eq!(Encoding::Vni.decode(b"A\xF9").text, "Á");
        assert_eq!(Encoding::Tcvn3.decode(b"NGUY\xD4N").text, "NGUYễN");
        assert_eq!(Encoding::Tcvn3.decode(b"\xC0").text, "Ắ");
    }

    #[test]
    fn what_an_encoding_has_not() {
        for (encoding, text, bytes, missing) in [
            (Encoding::Big5, "车a车馬", &b"?a?\xB0\xA8"[..], "车"),
            (Encoding::Vni, "炮Pháo", b"?Pha\xF9o", "炮"),
            (Encoding::Windows1258, "炮ạ", b"?a\xF2", "炮"),
            (Encoding::Viscii, "\u{2}", b"?", "\u{2}"),
        ] {
            let encoded = encoding.encode(text);
            assert_eq!(encoded.bytes, bytes, "{encoding}");
            assert_eq!(encoded.missing, missing, "{encoding}");
        }
    }

    /// Every byte and every pair of bytes reads as something, and what is read without loss is
    /// written as something that reads the same.
    #[test]
    fn every_pair_of_bytes() {
        for encoding in [Encoding::Tcvn3, Encoding::Vni, Encoding::Viscii] {
            for pair in 0..=u16::MAX {
                let decoded = encoding.decode(&pair.to_le_bytes());
                let encoded = encoding.encode(&decoded.text);
                let again = encoding.decode(&encoded.bytes);
                assert!(
                    decoded.is_lossy || encoded.missing.is_empty() && again == decoded,
                    "{encoding} {pair:04x}: {decoded:?} {encoded:?}"
                );
            }
        }
    }
}
