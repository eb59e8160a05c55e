//! The key that signs cookies, and the signature.

use crate::dice::Dice;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::{
    fmt, fs,
    io::{self, Write},
    path::Path,
};
use store::PersonId;

/// The file's name in the data folder.
const FILE: &str = "cookie.key";

/// Its name until it is written.
const UNFINISHED: &str = "cookie.key.new";

/// What the signature is about, so that it can be taken for nothing else.
const PURPOSE: &[u8] = b"kydai guest v1\0";

/// Name and version of the format at the front of a signed identity.
const VERSION: &str = "v1";

/// A secret of this server. Whoever has it can be anybody.
#[derive(Clone)]
pub struct Key([u8; 32]);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl Key {
    /// A new key.
    pub(crate) fn roll(dice: &dyn Dice) -> Self {
        Self(dice.bytes())
    }

    /// The key in `folder`; made, readable by its owner only, when there is none.
    pub fn load_or_make(folder: &Path, dice: &dyn Dice) -> io::Result<Self> {
        let path = folder.join(FILE);
        match fs::read(&path) {
            Ok(bytes) => bytes.try_into().map(Self).map_err(|_| {
                let fault = format!(
                    "{FILE} does not hold 32 bytes: put the right file back, or remove it, which \
                     makes everybody a new guest"
                );
                io::Error::new(io::ErrorKind::InvalidData, fault)
            }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let key = Self::roll(dice);
                // Whole or not at all, should the machine stop in between.
                let unfinished = folder.join(UNFINISHED);
                match fs::remove_file(&unfinished) {
                    Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                    _ => {}
                }
                let mut options = fs::OpenOptions::new();
                options.write(true).create_new(true);
                #[cfg(unix)]
                std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
                let mut file = options.open(&unfinished)?;
                file.write_all(&key.0)?;
                file.sync_all()?;
                fs::rename(&unfinished, &path)?;
                Ok(key)
            }
            Err(error) => Err(error),
        }
    }

    fn mac(&self, person: PersonId) -> Hmac<Sha256> {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&self.0).expect("HMAC takes keys of any length");
        mac.update(PURPOSE);
        mac.update(person.as_str().as_bytes());
        mac
    }

    /// The identity with its signature: `v1.id.signature`.
    pub(crate) fn sign(&self, person: PersonId) -> String {
        let mut text = format!("{VERSION}.{person}.");
        for byte in self.mac(person).finalize().into_bytes() {
            for digit in [byte >> 4, byte & 15] {
                text.push(char::from_digit(u32::from(digit), 16).unwrap_or('0'));
            }
        }
        text
    }

    /// The identity, if the signature is ours.
    pub(crate) fn verify(&self, text: &str) -> Option<PersonId> {
        let (person, signature) = text
            .strip_prefix(VERSION)?
            .strip_prefix('.')?
            .split_once('.')?;
        let person: PersonId = person.parse().ok()?;
        let signature = unhex(signature)?;
        self.mac(person).verify_slice(&signature).ok()?;
        Some(person)
    }
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    text.as_bytes()
        .chunks(2)
        .map(|pair| {
            let [high, low] = *pair else { return None };
            let high = char::from(high).to_digit(16)?;
            let low = char::from(low).to_digit(16)?;
            u8::try_from(high * 16 + low).ok()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signed_identity_verifies_and_nothing_else_does() {
        let key = Key([7; 32]);
        let person = PersonId::from_random([1; 12]);
        let other = PersonId::from_random([2; 12]);
        let text = key.sign(person);
        assert_eq!(key.verify(&text), Some(person));
        assert_eq!(Key([8; 32]).verify(&text), None);
        assert_eq!(
            key.verify(&text.replace(person.as_str(), other.as_str())),
            None
        );
        for bad in [
            "",
            "v1",
            "v1.",
            "v1..",
            "v2.x.y",
            text.strip_suffix(char::is_alphanumeric).unwrap(),
            &format!("{text}0"),
        ] {
            assert_eq!(key.verify(bad), None, "{bad}");
        }
    }

    #[test]
    fn the_key_is_made_once_and_kept_private() {
        let folder = tempfile::tempdir().unwrap();
        let dice = crate::dice::SystemDice;
        fs::write(folder.path().join(UNFINISHED), b"half of a k").unwrap();
        let first = Key::load_or_make(folder.path(), &dice).unwrap();
        let second = Key::load_or_make(folder.path(), &dice).unwrap();
        assert_eq!(first.0, second.0);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(folder.path().join(FILE))
                .unwrap()
                .permissions()
                .mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::write(folder.path().join(FILE), b"short").unwrap();
        assert!(Key::load_or_make(folder.path(), &dice).is_err());
    }
}
