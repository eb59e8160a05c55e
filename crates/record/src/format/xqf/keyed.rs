//! Files of versions 11 and later, made from one of version 10: tests of reading only, since
//! nobody needs another.

use super::key::Keys;
use super::{HEADER, header};
use proptest::prelude::*;

/// What the writer of a keyed file is free to choose.
#[derive(Clone, Debug)]
pub(super) struct Freedom {
    version: u8,
    mask: u8,
    bits: [u8; 4],
    seeds: [u8; 3],
    /// For what means nothing: absent men, low bits of flags, reserved bytes.
    noise: Vec<u8>,
}

pub(super) fn freedom() -> impl Strategy<Value = Freedom> {
    let bits = prop_oneof![Just([0; 4]), any::<[u8; 4]>()];
    let mask = prop_oneof![Just(0), any::<u8>()];
    let noise = proptest::collection::vec(any::<u8>(), 97);
    (11..=18_u8, mask, bits, any::<[u8; 3]>(), noise).prop_map(
        |(version, mask, bits, seeds, noise)| Freedom {
            version,
            mask,
            bits,
            seeds,
            noise,
        },
    )
}

/// The same game under keys. Every second empty comment is written with its length, the others
/// without.
pub(super) fn keyed(plain: &[u8], freedom: &Freedom) -> Vec<u8> {
    let (file, body) = plain.split_first_chunk::<HEADER>().unwrap();
    let mut noise = freedom.noise.iter().copied().cycle();
    let mut file = *file;
    file[header::VERSION] = freedom.version;
    file[header::MASK] = freedom.mask;
    file[header::OR..][..4].copy_from_slice(&freedom.bits);
    let sum = freedom
        .seeds
        .iter()
        .fold(0_u8, |sum, &seed| sum.wrapping_sub(seed));
    file[header::SUM] = sum;
    file[header::SUM + 1..][..3].copy_from_slice(&freedom.seeds);
    let keys = Keys::of(&file);
    men(&mut file, &keys, &mut noise);
    let mut keyed = file.to_vec();
    keyed.extend(moves(body, &keys, &mut noise));
    let stream = keys.stream.iter().cycle();
    for (byte, key) in keyed.iter_mut().skip(HEADER).zip(stream) {
        *byte = byte.wrapping_add(*key);
    }
    keyed
}

fn men(file: &mut [u8; HEADER], keys: &Keys, noise: &mut impl Iterator<Item = u8>) {
    let plain: [u8; 32] = std::array::from_fn(|slot| file[header::MEN + slot]);
    for (slot, value) in plain.into_iter().enumerate() {
        let absent = noise.next().unwrap() % (255 - 89) + 90;
        let value = if value < 90 { value } else { absent };
        let shift = usize::from(keys.square) + 1;
        let raw = match file[header::VERSION] {
            11 => slot,
            _ => (slot + 32 * 9 - shift) % 32,
        };
        file[header::MEN + raw] = value.wrapping_add(keys.square);
    }
}

fn moves(mut body: &[u8], keys: &Keys, noise: &mut impl Iterator<Item = u8>) -> Vec<u8> {
    let mut keyed = Vec::new();
    let mut writes_empty = false;
    while let Some((&[from, to, flags, _, a, b, c, d], rest)) = body.split_first_chunk() {
        let len = u32::from_le_bytes([a, b, c, d]);
        let (text, rest) = rest.split_at(usize::try_from(len).unwrap());
        body = rest;
        writes_empty = !writes_empty;
        let has_comment = len > 0 || writes_empty;
        let mut bits = noise.next().unwrap() & 0x1F;
        for (bit, is_set) in [
            (0x80, flags & 0xF0 != 0),
            (0x40, flags & 0x0F != 0),
            (0x20, has_comment),
        ] {
            bits |= if is_set { bit } else { 0 };
        }
        keyed.push(from.wrapping_add(keys.from));
        keyed.push(to.wrapping_add(keys.to));
        keyed.extend([bits, noise.next().unwrap()]);
        if has_comment {
            keyed.extend((len + keys.comment).to_le_bytes());
            keyed.extend(text);
        }
    }
    keyed
}
