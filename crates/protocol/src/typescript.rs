//! Writes the client's types from ours.
//!
//! `KYDAI_BLESS=1 cargo test -p protocol` rewrites `web/src/lib/protocol.ts`; without it the test
//! fails when the file and the types differ.

use crate::{
    Absence, Action, Attack, Byoyomi, Claim, ClientFrame, ClockView, Color, Consequence,
    CreateTable, EndReason, Event, Fault, Forbidden, Joined, Label, LobbyFrame, LobbyTable, Me,
    Notice, NumberedEvent, Offence, Offender, Offers, Outcome, Pause, Phase, PlayedMove, Player,
    Presence, Problem, Quick, Quota, Refusal, Rename, Result, Role, RuledPly, RulesetGroup,
    RulesetInfo, RulesetPage, Ruling, SeatChoice, Seats, ServerFrame, SideClock, TableHead,
    TableSettings, TableState, TimeControl, VERSION, Visibility,
};
use std::{env, fs, path::Path};
use ts_rs::{Config, TS};

fn declarations() -> String {
    let config = Config::default();
    let mut text = format!(
        "// Written by `KYDAI_BLESS=1 cargo test -p protocol` from crates/protocol. Do not edit.\n\n\
         export const VERSION = {VERSION};\nexport const PING = {:?};\nexport const PONG = {:?};\n",
        crate::PING,
        crate::PONG
    );
    macro_rules! declare {
        ($($name:ident)*) => {
            $(
                text.push_str("\nexport ");
                text.push_str(&<$name as TS>::decl(&config));
                text.push('\n');
            )*
        };
    }
    declare! {
        Color SeatChoice Visibility Player Seats Me
        TimeControl Byoyomi Quota ClockView SideClock
        TableSettings Phase PlayedMove Offers Presence Absence Pause Result EndReason Outcome
        Offender Consequence Notice Claim Forbidden Role Label Attack RuledPly Ruling
        Event TableHead TableState
        ClientFrame Action NumberedEvent ServerFrame
        LobbyTable LobbyFrame
        Refusal Fault Problem
        Rename CreateTable Quick Joined
        RulesetGroup Offence RulesetInfo RulesetPage
    }
    text
}

#[test]
fn client_types_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/protocol.ts");
    let fresh = declarations();
    if env::var_os("KYDAI_BLESS").is_some() {
        fs::write(&path, &fresh).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == fresh,
        "web/src/lib/protocol.ts is stale: KYDAI_BLESS=1 cargo test -p protocol"
    );
}
