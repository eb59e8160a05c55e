//! Names of tables and people: fixed numbers of base-62 characters.

use std::{fmt, str::FromStr};

const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The text is not a name of this kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a well-formed id")]
pub struct ParseIdError;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $length:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; $length]);

        impl $name {
            /// How many characters it has, and how many random bytes make one.
            pub const LENGTH: usize = $length;

            /// The name that these random bytes draw.
            pub fn from_random(bytes: [u8; $length]) -> Self {
                Self(bytes.map(|byte| ALPHABET[usize::from(byte) % ALPHABET.len()]))
            }

            /// Its characters.
            pub fn as_str(&self) -> &str {
                std::str::from_utf8(&self.0).unwrap_or_default()
            }
        }

        impl FromStr for $name {
            type Err = ParseIdError;

            fn from_str(text: &str) -> Result<Self, ParseIdError> {
                let bytes: [u8; $length] =
                    text.as_bytes().try_into().map_err(|_| ParseIdError)?;
                if bytes.iter().all(u8::is_ascii_alphanumeric) {
                    Ok(Self(bytes))
                } else {
                    Err(ParseIdError)
                }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

id!(
    /// A table's name in links. 47 bits: not to be guessed, short enough to read aloud.
    TableId,
    8
);
id!(
    /// A person's public identity.
    PersonId,
    12
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_round_trip_and_refuse_other_text() {
        let id = TableId::from_random([0, 1, 61, 62, 123, 255, 7, 8]);
        assert_eq!(id.to_string().parse(), Ok(id));
        for text in ["", "short", "toolong12", "with spc", "đđđđ", "../../.."] {
            assert_eq!(text.parse::<TableId>(), Err(ParseIdError), "{text}");
        }
    }
}
