//! The numbers that tell records and libraries apart.

use std::fmt;
use std::str::FromStr;

/// A globally unique identifier, its bytes in the order in which Windows stores them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::format) struct Guid(pub(in crate::format) [u8; 16]);

/// Where the bytes of the text stand among those stored: the first three groups are numbers, the
/// least byte first.
const ORDER: [usize; 16] = [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15];

impl Guid {
    /// The number of what holds these bytes, always the same for the same ones: their 128-bit
    /// FNV-1a hash in the form that RFC 9562 leaves for such (version 8).
    pub(in crate::format) fn of(parts: &[&[u8]]) -> Self {
        const BASIS: u128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d;
        const PRIME: u128 = 0x0000_0000_0100_0000_0000_0000_0000_013b;
        let bytes = parts.iter().copied().flatten();
        let hash = bytes.fold(BASIS, |hash, &byte| {
            (hash ^ u128::from(byte)).wrapping_mul(PRIME)
        });
        let mut bytes = hash.to_le_bytes();
        bytes[7] = bytes[7] & 0x0F | 0x80;
        bytes[8] = bytes[8] & 0x3F | 0x80;
        Self(bytes)
    }
}

impl fmt::Display for Guid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        for (i, at) in ORDER.into_iter().enumerate() {
            if matches!(i, 4 | 6 | 8 | 10) {
                f.write_str("-")?;
            }
            write!(f, "{:02X}", self.0[at])?;
        }
        f.write_str("}")
    }
}

/// A text that is no such number.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::format) struct ParseGuidError;

impl FromStr for Guid {
    type Err = ParseGuidError;

    fn from_str(text: &str) -> Result<Self, ParseGuidError> {
        let mut digits = text.bytes().filter(|byte| !b"{}-".contains(byte));
        let mut digit = || char::from(digits.next()?).to_digit(16);
        let mut guid = Self::default();
        for at in ORDER {
            let (high, low) = digit().zip(digit()).ok_or(ParseGuidError)?;
            guid.0[at] = u8::try_from(high * 16 + low).map_err(|_| ParseGuidError)?;
        }
        // Nothing but its usual form is taken, so that it comes out as it went in.
        if guid.to_string() == text {
            Ok(guid)
        } else {
            Err(ParseGuidError)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_groups_are_numbers() {
        let bytes = 0x2220_7371_d179_e34a_9c98_8e26_ac67_93ba_u128.to_be_bytes();
        let text = "{71732022-79D1-4AE3-9C98-8E26AC6793BA}";
        assert_eq!(Guid(bytes).to_string(), text);
        assert_eq!(text.parse(), Ok(Guid(bytes)));
        for text in ["", "{71732022-79D1-4AE3-9C98-8E26AC6793B}", "é"] {
            assert_eq!(text.parse::<Guid>(), Err(ParseGuidError));
        }
    }

    #[test]
    fn equal_bytes_have_equal_numbers() {
        let one = Guid::of(&[b"ab", b"c"]);
        assert_eq!(one, Guid::of(&[b"abc"]));
        assert_ne!(one, Guid::of(&[b"abd"]));
        assert_eq!(one.to_string().parse(), Ok(one));
    }
}
