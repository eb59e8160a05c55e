//! Bytes and text.

use record::Encoding;
use record::encoding::{choose, choose_for_moves};

/// Takes the bytes, cut at every zero, for the texts of one game: chooses an encoding, decodes in
/// every one, and encodes what could be decoded.
///
/// # Panics
///
/// Where a text is another one after it was encoded and decoded.
pub fn decode(bytes: &[u8]) {
    let texts: Vec<_> = bytes.split(|&byte| byte == 0).collect();
    for usual in Encoding::ALL {
        choose(&texts, usual);
        choose_for_moves(&texts, usual);
    }
    for encoding in Encoding::ALL {
        let decoded = encoding.decode(bytes);
        let encoded = encoding.encode(&decoded.text);
        if encoded.missing.is_empty() {
            let again = encoding.decode(&encoded.bytes);
            assert_eq!(again.text, decoded.text, "{encoding}");
        }
    }
}
