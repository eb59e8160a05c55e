//! The wire's JSON, pinned: what a client of this version says must be read, and what the server
//! says must stay readable for it.
//!
//! `KYDAI_BLESS=1 cargo test -p protocol` rewrites the file; a change in it is a change of the
//! protocol.

#![expect(clippy::unwrap_used, reason = "a helper of a test fails by panicking")]

use protocol::{
    Absence, Action, Attack, Byoyomi, Claim, ClientFrame, ClockView, Color, Consequence, EndReason,
    Event, Fault, Forbidden, Label, LobbyFrame, LobbyTable, Notice, NumberedEvent, Offence,
    Offender, Offers, Outcome, Pause, Phase, PlayedMove, Player, Presence, Problem, Quota, Refusal,
    Result as GameResult, Role, RuledPly, RulesetGroup, RulesetInfo, RulesetPage, Ruling, Seats,
    ServerFrame, SideClock, TableHead, TableSettings, TableState, TimeControl, VERSION, Visibility,
};
use serde::{Serialize, de::DeserializeOwned};
use std::{env, fmt::Debug, fs, path::Path};

fn player(name: &str) -> Player {
    Player {
        id: "0123456789Ab".into(),
        name: name.into(),
    }
}

fn time() -> TimeControl {
    TimeControl {
        initial: 900_000,
        increment: 5_000,
        move_cap: Some(180_000),
        byoyomi: Some(Byoyomi {
            period: 30_000,
            periods: 3,
        }),
        quotas: vec![Quota {
            moves: 25,
            bonus: 1_800_000,
        }],
        first_move: Some(30_000),
    }
}

fn head() -> TableHead {
    let side = SideClock {
        remaining: 599_000,
        periods: Some(3),
        in_byoyomi: false,
        move_left: Some(179_000),
        quota_left: Some(24),
    };
    TableHead {
        phase: Phase::Playing,
        seats: Seats {
            red: Some(player("Trúc Xanh 42")),
            black: None,
        },
        host: Some(player("Mây Hồng 17")),
        clock: Some(ClockView {
            red: side,
            black: side,
            running: Some(Color::Black),
            at: 1_800_000_000_000,
        }),
        first_move_by: Some(1_800_000_030_000),
        offers: Offers {
            draw: Some(Color::Red),
            takeback: None,
            rematch: None,
        },
        notice: Some(Notice::Repetition {
            times: 2,
            limit: 3,
            fault: Some(Offender {
                by: Color::Red,
                reason: EndReason::PerpetualCheck,
            }),
            then: Consequence::Loses,
        }),
        claim: Some(Claim {
            reason: EndReason::NoCapture,
            count: 60,
        }),
        ruling: Some(ruling()),
        absence: Some(Absence {
            color: Color::Black,
            claim_at: 1_800_000_060_000,
        }),
        pause: Some(Pause {
            until: 1_800_000_020_000,
        }),
        outcome: Some(Outcome {
            result: GameResult::BothLose,
            reason: EndReason::BothAtFault,
        }),
        next_table: Some("AbCd1234".into()),
    }
}

fn ruling() -> Ruling {
    Ruling {
        reason: EndReason::PerpetualChase,
        by: Some(Color::Red),
        article: Some("WXF 2018, article 20: perpetual chase loses".into()),
        times: 3,
        first_ply: 6,
        plies: vec![RuledPly {
            mv: "d5d4".into(),
            piece: Role::Chariot,
            labels: vec![Label::Chase],
            attacks: vec![Attack {
                label: Label::Chase,
                by: Role::Chariot,
                attacker: "d4".into(),
                of: Role::Cannon,
                victim: "b4".into(),
                protectors: Vec::new(),
                fake_protectors: vec!["a6".into()],
            }],
            provisional: false,
        }],
    }
}

fn played() -> PlayedMove {
    PlayedMove {
        mv: "h2e2".into(),
        spent: 1_250,
    }
}

/// Writes the values as JSON, one a line, and reads them back.
fn lines<T: Serialize + DeserializeOwned + PartialEq + Debug>(title: &str, values: &[T]) -> String {
    let mut text = format!("# {title}\n");
    for value in values {
        let json = serde_json::to_string(value).unwrap();
        assert_eq!(&serde_json::from_str::<T>(&json).unwrap(), value, "{json}");
        text.push_str(&json);
        text.push('\n');
    }
    text
}

fn client_frames() -> String {
    lines(
        "ClientFrame",
        &[
            ClientFrame::Hello {
                protocol: VERSION,
                since: None,
            },
            ClientFrame::Hello {
                protocol: VERSION,
                since: Some(17),
            },
            ClientFrame::Act {
                id: 1,
                action: Action::Sit,
            },
            ClientFrame::Act {
                id: 2,
                action: Action::Move {
                    mv: "h2e2".into(),
                    ply: 1,
                },
            },
            ClientFrame::Act {
                id: 3,
                action: Action::ClaimAbandonment,
            },
        ],
    )
}

fn server_frames() -> String {
    let presence = Presence {
        red: true,
        black: false,
        watchers: 3,
    };
    let events = [
        Event::Seated {
            color: None,
            player: player("Trúc Xanh 42"),
        },
        Event::Started,
        Event::Moved {
            played: played(),
            ply: 1,
        },
        Event::TakenBack { ply: 0 },
        Event::Left {
            color: Color::Black,
        },
        Event::Ended {
            outcome: Outcome {
                result: GameResult::RedWins,
                reason: EndReason::Checkmate,
            },
        },
        Event::RematchAgreed {
            table: "AbCd1234".into(),
        },
    ];
    let numbered = (1..).zip(events);
    let events = numbered
        .map(|(seq, event)| NumberedEvent {
            seq,
            at: 1_800_000_000_000,
            event,
        })
        .collect();
    lines(
        "ServerFrame",
        &[
            ServerFrame::State {
                protocol: VERSION,
                you: Some(Color::Red),
                seq: 7,
                now: 1_800_000_000_000,
                table: TableState {
                    id: "AbCd1234".into(),
                    created_at: 1_799_999_000_000,
                    settings: TableSettings {
                        time: Some(time()),
                        ruleset: "casual".into(),
                        start_fen: "9/9/9/9/9/9/9/9/9/9 w - - 0 1".into(),
                        visibility: Visibility::Link,
                    },
                    head: head(),
                    moves: vec![played()],
                },
                presence,
            },
            ServerFrame::Update {
                you: None,
                now: 1_800_000_000_000,
                events,
                head: head(),
            },
            ServerFrame::Presence { presence },
            ServerFrame::Done { id: 2 },
            ServerFrame::Refused {
                id: 2,
                refusal: Refusal::NotYourTurn,
                forbidden: None,
            },
            ServerFrame::Refused {
                id: 3,
                refusal: Refusal::ForbiddenRepetition,
                forbidden: Some(Forbidden::Repetition {
                    times: 4,
                    offence: Some(EndReason::PerpetualChase),
                }),
            },
            ServerFrame::Closing {
                fault: Fault::Restart,
                retry_after: Some(1_000),
            },
        ],
    )
}

fn lobby_frames() -> String {
    let table = LobbyTable {
        id: "AbCd1234".into(),
        phase: Phase::Waiting,
        seats: Seats::default(),
        host: Some(player("Mây Hồng 17")),
        time: None,
        ruleset: "bigkool".into(),
        ply: 0,
        fen: "9/9/9/9/9/9/9/9/9/9 w - - 0 1".into(),
    };
    lines(
        "LobbyFrame",
        &[
            LobbyFrame::Tables {
                tables: vec![table.clone()],
                online: 2,
            },
            LobbyFrame::Changes {
                set: vec![table],
                gone: vec!["AbCd1234".into()],
                online: 3,
            },
            LobbyFrame::Closing {
                fault: Fault::TooSlow,
                retry_after: None,
            },
        ],
    )
}

fn rulesets() -> String {
    let info = RulesetInfo {
        id: "wxf-2018".into(),
        aliases: vec!["vn-2021".into()],
        experimental: false,
        group: RulesetGroup::Common,
        forbids: vec![Offence::Check, Offence::Chase],
    };
    let page = RulesetPage {
        id: "wxf-2018".into(),
        markdown: "# WXF 2018\n".into(),
    };
    lines("RulesetInfo", &[info]) + &lines("RulesetPage", &[page])
}

fn problems() -> String {
    lines(
        "Problem",
        &[Problem::BadName, Problem::TooFast { seconds: 3 }],
    )
}

#[test]
fn the_wire_is_as_it_was() {
    let fresh = [
        client_frames(),
        server_frames(),
        lobby_frames(),
        rulesets(),
        problems(),
    ]
    .concat();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/wire.v1.txt");
    if env::var_os("KYDAI_BLESS").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &fresh).unwrap();
    }
    let stored = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        stored == fresh,
        "the wire has changed: KYDAI_BLESS=1 cargo test -p protocol"
    );
}

/// The server says goodbye on both sockets with one frame.
#[test]
fn both_sockets_close_with_the_same_words() {
    let (fault, retry_after) = (Fault::Restart, Some(1_000));
    assert_eq!(
        serde_json::to_value(ServerFrame::Closing { fault, retry_after }).unwrap(),
        serde_json::to_value(LobbyFrame::Closing { fault, retry_after }).unwrap(),
    );
}
