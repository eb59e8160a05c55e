//! What a program says to the engine over UCI.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| fuzz::talk_uci(bytes));
