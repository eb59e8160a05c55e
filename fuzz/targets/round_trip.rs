//! Reading, writing and reading again: a byte for the format, the file.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| fuzz::round_trip(bytes));
