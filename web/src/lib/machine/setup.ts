// Written by `KYDAI_BLESS=1 cargo test -p kydai-wasm-table` from crates/wasm-table. Do not edit.

import type { Color, Seats, TableSettings } from '$lib/protocol';

export type Setup = { 
/**
 * The colour of the person at the table.
 */
you: Color, 
/**
 * Who sits where.
 */
seats: Seats, 
/**
 * Clock, ruleset and start.
 */
settings: TableSettings, };
