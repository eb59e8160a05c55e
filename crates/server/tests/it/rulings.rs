//! The arbiter between two clients: warnings, refusals, rulings, and what a restart leaves of them.

use crate::support::{Client, Game, TestApp, make, settings};
use protocol::{
    Action, ClientFrame, Color, Consequence, EndReason, Event, Forbidden, Label, Notice, Offender,
    Refusal, Role, RulesetInfo, RulesetPage, Ruling, ServerFrame, TableHead,
};

/// Red's chariot comes out and finds a cannon that nobody protects.
const COMING: [&str; 5] = ["i0i1", "i6i5", "i1d1", "b7b5", "d1d5"];
/// It runs to and fro, and the chariot after it.
const CHASE: [&str; 4] = ["b5b4", "d5d4", "b4b5", "d4d5"];

async fn game(app: &TestApp, ruleset: &str) -> Game {
    let mut settings = settings(None);
    settings["ruleset"] = ruleset.into();
    app.game_with(&settings).await
}

/// How the table stands for somebody who has just come.
async fn seen(app: &TestApp, table: &str) -> TableHead {
    let mut late = app.socket(None, table).await;
    late.hello(None).await;
    let ServerFrame::State { table, .. } = late.next_state().await else {
        unreachable!()
    };
    table.head
}

fn check_chase(ruling: &Ruling, times: u16, first_ply: u16) {
    assert_eq!(
        (ruling.reason, ruling.by, ruling.times, ruling.first_ply),
        (
            EndReason::PerpetualChase,
            Some(Color::Red),
            times,
            first_ply
        )
    );
    let article = "WXF 2018, article 20: perpetual chase loses";
    assert_eq!(ruling.article.as_deref(), Some(article));
    let moves: Vec<_> = ruling.plies.iter().map(|ply| ply.mv.as_str()).collect();
    assert_eq!(moves, CHASE);
    let chase = &ruling.plies[1];
    assert_eq!(chase.labels, [Label::Chase]);
    let attack = &chase.attacks[0];
    assert_eq!((attack.by, attack.of), (Role::Chariot, Role::Cannon));
    assert_eq!((&*attack.attacker, &*attack.victim), ("d4", "b4"));
    assert!(attack.protectors.is_empty());
}

fn warning(times: u16) -> Notice {
    Notice::Repetition {
        times,
        limit: 4,
        fault: Some(Offender {
            by: Color::Red,
            reason: EndReason::PerpetualChase,
        }),
        then: Consequence::Loses,
    }
}

#[tokio::test]
async fn a_circle_goes_on_through_a_restart_and_its_ruling_is_there_for_who_comes_later() {
    let app = TestApp::start().await;
    let mut game = game(&app, "wxf-2018").await;
    game.play(1, &COMING).await;
    game.play(6, &CHASE).await;
    game.play(10, &CHASE[..2]).await;
    let (red_guest, black_guest, table) = (game.red_guest, game.black_guest, game.table);

    // In the middle of the second circle.
    let app = app.crash_and_restart(1_000).await;
    let mut game = Game {
        red: app.sit_by(&red_guest, &table).await,
        black: app.sit_by(&black_guest, &table).await,
        red_guest,
        black_guest,
        table,
    };
    game.red.state().await;
    game.black.state().await;
    game.play(12, &CHASE[2..]).await;
    let head = seen(&app, &game.table).await;
    assert_eq!(head.notice, Some(warning(3)));
    check_chase(&head.ruling.unwrap(), 3, 10);

    game.play(14, &CHASE[..3]).await;
    game.red.must(make(CHASE[3], 17)).await;
    let ended = |event: &Event| matches!(event, Event::Ended { .. });
    let head = game.black.until(ended).await;
    assert_eq!(head.notice, None);
    check_chase(&head.ruling.unwrap(), 4, 14);

    let app = app.crash_and_restart(1_000).await;
    let head = seen(&app, &game.table).await;
    assert_eq!(head.outcome.unwrap().reason, EndReason::PerpetualChase);
    check_chase(&head.ruling.unwrap(), 4, 14);
}

#[tokio::test]
async fn a_refused_repetition_says_which_time_it_would_be() {
    let app = TestApp::start().await;
    let mut game = game(&app, "no-fourth").await;
    let shuffle = ["a0a1", "a9a8", "a1a0", "a8a9"];
    let line: Vec<_> = shuffle.iter().cycle().take(11).copied().collect();
    game.play(1, &line).await;
    let head = seen(&app, &game.table).await;
    let Some(Notice::Repetition { then, .. }) = head.notice else {
        panic!("{:?}", head.notice)
    };
    assert_eq!(then, Consequence::Refused);
    let (refusal, forbidden) = refused(&mut game.black, make("a8a9", 12)).await;
    assert_eq!(refusal, Refusal::ForbiddenRepetition);
    let expected = Forbidden::Repetition {
        times: 4,
        offence: None,
    };
    assert_eq!(forbidden, Some(expected));
    let (refusal, forbidden) = refused(&mut game.red, make("a0a1", 12)).await;
    assert_eq!((refusal, forbidden), (Refusal::NotYourTurn, None));
}

async fn refused(client: &mut Client, action: Action) -> (Refusal, Option<Forbidden>) {
    client.say(&ClientFrame::Act { id: 900, action }).await;
    loop {
        let frame = client.next().await;
        if let ServerFrame::Refused {
            refusal, forbidden, ..
        } = frame
        {
            return (refusal, forbidden);
        }
    }
}

#[tokio::test]
async fn the_rulesets_are_listed_and_each_has_its_page() {
    let app = TestApp::start().await;
    let (status, _, body) = app.http("GET", "/api/v1/rulesets", "", None).await;
    assert_eq!(status, 200, "{body}");
    let rulesets: Vec<RulesetInfo> = serde_json::from_str(&body).unwrap();
    assert_eq!(rulesets.len(), 13);
    assert_eq!(rulesets[0].id, "casual");
    for (language, word) in [("vi", "Luật"), ("en", "rules"), ("zh-Hans", "规则")] {
        let path = format!("/api/v1/rulesets/vn-2021/{language}");
        let (status, _, body) = app.http("GET", &path, "", None).await;
        assert_eq!(status, 200, "{body}");
        let page: RulesetPage = serde_json::from_str(&body).unwrap();
        assert_eq!(page.id, "wxf-2018");
        assert!(page.markdown.contains(word), "{body}");
    }
    for path in ["nothing/vi", "casual/fr"] {
        let path = format!("/api/v1/rulesets/{path}");
        assert_eq!(app.http("GET", &path, "", None).await.0, 404);
    }
}
