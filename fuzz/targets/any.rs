//! Reading whatever the content says it is.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| fuzz::read(bytes, None));
