//! Reading move texts: a byte for the place, two for every move that leads on from there, the text.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| fuzz::read_move(bytes));
