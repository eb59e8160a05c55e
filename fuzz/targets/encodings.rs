//! Choosing an encoding, decoding and encoding.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| fuzz::decode(bytes));
