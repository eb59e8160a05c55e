//! Reading lists of positions.

#![no_main]

use libfuzzer_sys::fuzz_target;
use record::Format;

fuzz_target!(|bytes: &[u8]| fuzz::read(bytes, Some(Format::Fen)));
