//! The published rules of the board, sentence by sentence; `docs/seeds.md` names these tests.
//! Positions are lists of men: `Ke0` is Red's general on e0, `kd9` Black's on d9.

use xiangqi::{
    Bitboard, Color, Diagram, File, Illegal, Move, Piece, Position, Role, Square, Status,
};

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn mv(text: &str) -> Move {
    text.parse().expect("a move")
}

fn set(names: &str) -> Bitboard {
    names.split_whitespace().map(square).collect()
}

fn position(turn: Color, men: &str) -> Position {
    let mut diagram = Diagram::empty();
    diagram.turn = turn;
    for man in men.split_whitespace() {
        let (letter, point) = man.split_at(1);
        let piece = letter.chars().next().and_then(Piece::from_fen_char);
        diagram.board.set(square(point), piece.expect("a man"));
    }
    Position::from_diagram(diagram).expect("a position")
}

fn red(men: &str) -> Position {
    position(Color::Red, men)
}

fn black(men: &str) -> Position {
    position(Color::Black, men)
}

/// Where the man on `from` may go.
fn targets(position: &Position, from: &str) -> Bitboard {
    let moves = position.legal_moves_from(square(from));
    moves.iter().map(|m| m.to).collect()
}

fn why(position: &Position, text: &str) -> Illegal {
    position.judge(mv(text)).expect_err("an illegal move")
}

fn all_moves(position: &Position) -> Vec<String> {
    let mut moves: Vec<_> = position.legal_moves().iter().map(Move::to_string).collect();
    moves.sort();
    moves
}

// The board and the men.

#[test]
fn nine_files_ten_ranks_ninety_points() {
    assert_eq!(File::all().len(), 9);
    assert_eq!(xiangqi::Rank::all().len(), 10);
    assert_eq!(Square::all().len(), 90);
}

#[test]
fn files_count_from_each_sides_right() {
    let numbers = |color| {
        File::all()
            .map(|file| file.number(color))
            .collect::<Vec<_>>()
    };
    assert_eq!(numbers(Color::Red), [9, 8, 7, 6, 5, 4, 3, 2, 1]);
    assert_eq!(numbers(Color::Black), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
}

#[test]
fn sixteen_men_a_side_of_seven_kinds() {
    let start = Position::start();
    for color in Color::ALL {
        assert_eq!(start.board().by_color(color).len(), 16);
        let count = |role| start.board().by_piece(Piece { color, role }).len();
        assert_eq!(count(Role::Soldier), 5);
        for role in [
            Role::Cannon,
            Role::Chariot,
            Role::Horse,
            Role::Elephant,
            Role::Advisor,
        ] {
            assert_eq!(count(role), 2);
        }
        assert_eq!(count(Role::General), 1);
    }
}

#[test]
fn the_men_start_on_their_points() {
    let start = Position::start();
    for color in Color::ALL {
        // The side's own file numbers and distances from its own back rank.
        let places = |role| {
            let men = start.board().by_piece(Piece { color, role });
            let mut places: Vec<_> = men
                .into_iter()
                .map(|s| (s.file().number(color), s.rank().from_side(color)))
                .collect();
            places.sort_unstable();
            places
        };
        assert_eq!(places(Role::Chariot), [(1, 0), (9, 0)]);
        assert_eq!(places(Role::Horse), [(2, 0), (8, 0)]);
        assert_eq!(places(Role::Elephant), [(3, 0), (7, 0)]);
        assert_eq!(places(Role::Advisor), [(4, 0), (6, 0)]);
        assert_eq!(places(Role::General), [(5, 0)]);
        assert_eq!(places(Role::Cannon), [(2, 2), (8, 2)]);
        assert_eq!(
            places(Role::Soldier),
            [(1, 3), (3, 3), (5, 3), (7, 3), (9, 3)]
        );
    }
}

#[test]
fn red_moves_first_and_the_sides_take_turns() {
    let mut game = Position::start();
    assert_eq!(game.turn(), Color::Red);
    assert_eq!(why(&game, "h7e7"), Illegal::NotYourTurn);
    game.play(mv("h2e2")).expect("legal");
    assert_eq!(game.turn(), Color::Black);
    assert_eq!(why(&game, "b2c2"), Illegal::NotYourTurn);
}

#[test]
fn nobody_may_pass() {
    let start = Position::start();
    assert_eq!(why(&start, "e0e0"), Illegal::SameSquare);
    assert_eq!(why(&start, "e4e5"), Illegal::EmptySquare);
    assert!(start.legal_moves().iter().all(|m| m.from != m.to));
}

// The general.

#[test]
fn the_general_steps_one_point_along_file_or_rank() {
    let game = red("Ke1 kd9 Pd5");
    assert_eq!(targets(&game, "e1"), set("d1 f1 e0 e2"));
    assert_eq!(why(&game, "e1e3"), Illegal::WrongShape);
}

#[test]
fn the_general_never_steps_diagonally() {
    assert_eq!(why(&red("Ke1 kd9"), "e1f2"), Illegal::WrongShape);
}

#[test]
fn the_general_stays_in_the_palace() {
    let game = red("Kf2 kd9");
    assert_eq!(why(&game, "f2g2"), Illegal::LeavesPalace);
    assert_eq!(why(&game, "f2f3"), Illegal::LeavesPalace);
    let game = black("Kd0 ke7");
    assert_eq!(why(&game, "e7e6"), Illegal::LeavesPalace);
}

#[test]
fn the_general_never_steps_into_an_attack() {
    let attackers = set("d5");
    assert_eq!(
        why(&red("Ke0 kf9 rd5"), "e0d0"),
        Illegal::LeavesGeneralInCheck { attackers }
    );
}

#[test]
fn the_generals_never_face_each_other() {
    let (own, enemy) = (square("d0"), square("d9"));
    assert_eq!(
        why(&red("Ke0 kd9"), "e0d0"),
        Illegal::GeneralsFace { own, enemy }
    );
    // One man between them, of either colour, is enough.
    assert!(red("Ke0 kd9 pd3").is_legal(mv("e0d0")));
}

#[test]
fn the_last_man_between_the_generals_stays_on_their_file() {
    let (own, enemy) = (square("e0"), square("e9"));
    let game = red("Ke0 ke9 Ne4 pc5");
    assert_eq!(why(&game, "e4d6"), Illegal::GeneralsFace { own, enemy });
    // Not even to capture.
    assert_eq!(why(&game, "e4c5"), Illegal::GeneralsFace { own, enemy });
    assert!(targets(&game, "e4").is_empty());
    assert!(red("Ke0 ke9 Ne4 pe5").is_legal(mv("e4d2")));
}

// The advisor and the elephant.

#[test]
fn the_advisor_steps_one_point_diagonally() {
    let game = red("Ke0 kd9 Ae1");
    assert_eq!(targets(&game, "e1"), set("d0 f0 d2 f2"));
    assert_eq!(why(&game, "e1e2"), Illegal::WrongShape);
}

#[test]
fn the_advisor_stays_in_the_palace() {
    let game = red("Ke0 kd9 Ad2");
    assert_eq!(targets(&game, "d2"), set("e1"));
    assert_eq!(why(&game, "d2c3"), Illegal::LeavesPalace);
}

#[test]
fn the_elephant_moves_two_points_diagonally() {
    let game = red("Kd0 ke9 Be2");
    assert_eq!(targets(&game, "e2"), set("c0 g0 c4 g4"));
    assert_eq!(why(&game, "e2d3"), Illegal::WrongShape);
}

#[test]
fn the_elephant_never_crosses_the_river() {
    let game = red("Kd0 ke9 Bc4");
    assert_eq!(targets(&game, "c4"), set("a2 e2"));
    assert_eq!(why(&game, "c4e6"), Illegal::CrossesRiver);
    assert_eq!(why(&black("Kd0 ke9 bg5"), "g5i3"), Illegal::CrossesRiver);
}

#[test]
fn a_man_in_the_elephants_eye_blocks_it() {
    for man in ["Nd3", "pd3"] {
        let game = red(&format!("Kd0 ke9 Be2 {man}"));
        let eye = square("d3");
        assert_eq!(why(&game, "e2c4"), Illegal::ElephantEyeBlocked { eye });
        assert_eq!(targets(&game, "e2"), set("c0 g0 g4"));
    }
}

// The chariot and the horse.

#[test]
fn the_chariot_goes_any_way_along_file_or_rank() {
    let game = red("Kd0 kf9 Re4");
    let goes = targets(&game, "e4");
    assert_eq!(goes.len(), 8 + 9);
    let from = square("e4");
    assert!(
        goes.into_iter()
            .all(|s| s.file() == from.file() || s.rank() == from.rank())
    );
    assert_eq!(why(&game, "e4f5"), Illegal::WrongShape);
}

#[test]
fn the_chariot_jumps_over_nothing_and_takes_the_first_enemy() {
    let game = red("Kd0 kf9 Re4 pe6 Pc4");
    assert_eq!(
        targets(&game, "e4"),
        set("e0 e1 e2 e3 e5 e6 d4 f4 g4 h4 i4")
    );
    let blocker = square("e6");
    assert_eq!(why(&game, "e4e7"), Illegal::PathBlocked { blocker });
    assert!(game.captured_by(mv("e4e6")).is_some());
}

#[test]
fn the_horse_goes_one_straight_and_one_diagonally_on() {
    let game = red("Kd0 ke9 Ne4");
    assert_eq!(targets(&game, "e4"), set("d6 f6 c5 g5 c3 g3 d2 f2"));
    assert_eq!(why(&game, "e4e6"), Illegal::WrongShape);
}

#[test]
fn a_man_at_the_horses_leg_blocks_that_way() {
    for man in ["Pe5", "pe5"] {
        let game = red(&format!("Kd0 kf9 Ne4 {man}"));
        let leg = square("e5");
        assert_eq!(why(&game, "e4d6"), Illegal::HorseLegBlocked { leg });
        assert_eq!(why(&game, "e4f6"), Illegal::HorseLegBlocked { leg });
        assert_eq!(targets(&game, "e4"), set("c5 g5 c3 g3 d2 f2"));
    }
}

#[test]
fn chariot_cannon_and_horse_cross_the_river() {
    for man in ["R", "C"] {
        assert!(red(&format!("Kd0 kf9 {man}a4")).is_legal(mv("a4a7")));
    }
    assert!(red("Kd0 kf9 Na4").is_legal(mv("a4b6")));
}

// The cannon.

#[test]
fn the_cannon_moves_like_the_chariot_when_it_takes_nothing() {
    let cannon = red("Kd0 kf9 Ce4");
    let chariot = red("Kd0 kf9 Re4");
    assert_eq!(targets(&cannon, "e4"), targets(&chariot, "e4"));
}

#[test]
fn the_cannon_jumps_over_nothing_when_it_takes_nothing() {
    let game = red("Kd0 kf9 Ce4 pe6");
    let blockers = set("e6");
    assert_eq!(why(&game, "e4e7"), Illegal::CannonJump { blockers });
}

#[test]
fn the_cannon_takes_over_exactly_one_screen_of_either_colour() {
    for screen in ["Pe6", "pe6"] {
        let game = red(&format!("Kd0 kf9 Ce4 {screen} re8"));
        assert!(game.captured_by(mv("e4e8")).is_some());
        assert!(game.is_legal(mv("e4e8")));
    }
}

#[test]
fn the_cannon_takes_nothing_without_a_screen() {
    assert_eq!(
        why(&red("Kd0 kf9 Ce4 re8"), "e4e8"),
        Illegal::CannonNoScreen
    );
}

#[test]
fn the_cannon_takes_nothing_over_two_screens() {
    let screens = set("e5 e7");
    assert_eq!(
        why(&red("Kd0 kf9 Ce4 pe5 ne7 re8"), "e4e8"),
        Illegal::CannonTooManyScreens { screens }
    );
}

// The soldier.

#[test]
fn a_soldier_at_home_only_goes_forward() {
    let game = red("Kd0 kf9 Pe3");
    assert_eq!(targets(&game, "e3"), set("e4"));
    assert_eq!(why(&game, "e3e5"), Illegal::WrongShape);
    assert_eq!(targets(&black("Kd0 kf9 pe6"), "e6"), set("e5"));
}

#[test]
fn a_soldier_goes_sideways_only_across_the_river() {
    assert_eq!(why(&red("Kd0 kf9 Pe4"), "e4d4"), Illegal::SoldierSideways);
    assert_eq!(why(&black("Kd0 kf9 pe5"), "e5f5"), Illegal::SoldierSideways);
    assert_eq!(targets(&red("Kd0 kf9 Pe5"), "e5"), set("e6 d5 f5"));
    assert_eq!(targets(&black("Kd0 kf9 pe4"), "e4"), set("e3 d4 f4"));
}

#[test]
fn a_soldier_never_goes_back() {
    assert_eq!(why(&red("Kd0 kf9 Pe4"), "e4e3"), Illegal::SoldierBackward);
    assert_eq!(why(&red("Kd0 kf9 Pe6"), "e6e5"), Illegal::SoldierBackward);
    assert_eq!(why(&black("Kd0 kf9 pe3"), "e3e4"), Illegal::SoldierBackward);
}

#[test]
fn a_soldier_on_the_last_rank_stays_a_soldier_and_goes_sideways() {
    let mut game = red("Kd0 kf7 Pb8");
    game.play(mv("b8b9")).expect("legal");
    game.play(mv("f7f8")).expect("legal");
    assert_eq!(
        game.board().piece_at(square("b9")).map(|piece| piece.role),
        Some(Role::Soldier)
    );
    assert_eq!(targets(&game, "b9"), set("a9 c9"));
}

// Taking.

#[test]
fn a_captured_man_leaves_the_board() {
    let mut game = red("Kd0 kf9 Re4 pe6");
    game.play(mv("e4e6")).expect("legal");
    let taker = game.board().piece_at(square("e6"));
    assert_eq!(taker.map(Piece::fen_char), Some('R'));
    assert_eq!(game.board().occupied(), set("d0 f9 e6"));
}

#[test]
fn nobody_takes_their_own_men() {
    assert_eq!(why(&red("Kd0 kf9 Re4 Pe5"), "e4e5"), Illegal::OwnPiece);
}

#[test]
fn a_wrong_way_to_an_own_man_is_the_mistake_that_is_told() {
    let start = Position::start();
    for (step, reason) in [
        ("a0b2", Illegal::WrongShape),
        ("h0h2", Illegal::WrongShape),
        (
            "i0g0",
            Illegal::PathBlocked {
                blocker: square("h0"),
            },
        ),
        ("i0h0", Illegal::OwnPiece),
        ("e0d0", Illegal::OwnPiece),
    ] {
        assert_eq!(why(&start, step), reason, "{step}");
    }
    let leg = square("e2");
    assert_eq!(
        why(&red("Kd0 kf9 Ne1 Ce2 Cf3"), "e1f3"),
        Illegal::HorseLegBlocked { leg }
    );
    let eye = square("d1");
    assert_eq!(
        why(&red("Kf0 kd9 Bc0 Nd1 Ce2"), "c0e2"),
        Illegal::ElephantEyeBlocked { eye }
    );
    assert_eq!(why(&red("Kd0 kf9 Rc0"), "d0c0"), Illegal::LeavesPalace);
}

#[test]
fn a_cannon_takes_none_of_its_own_side_either() {
    let own = |men| why(&red(men), "e1e7");
    assert_eq!(own("Kd0 kf9 Ce1 Re7"), Illegal::OwnPiece);
    assert_eq!(own("Kd0 kf9 Ce1 pe4 Re7"), Illegal::OwnPiece);
    let screens = set("e4 e6");
    assert_eq!(
        own("Kd0 kf9 Ce1 pe4 pe6 Re7"),
        Illegal::CannonTooManyScreens { screens }
    );
}

#[test]
fn taking_men_alone_does_not_win() {
    let mut game = red("Ke0 kd9 Re4 pe6");
    game.play(mv("e4e6")).expect("legal");
    assert_eq!(game.status(), Status::Ongoing);
}

#[test]
fn no_capture_may_leave_the_general_in_check() {
    let attackers = set("e9");
    assert_eq!(
        why(&red("Ke0 kd9 Re4 pa4 re9"), "e4a4"),
        Illegal::LeavesGeneralInCheck { attackers }
    );
}

// Check.

#[test]
fn a_threat_to_the_general_is_check() {
    for (man, checker) in [("re6", "e6"), ("nd2", "d2"), ("pe1", "e1"), ("pf0", "f0")] {
        let game = red(&format!("Ke0 kd9 {man}"));
        assert_eq!(game.checkers(), set(checker));
    }
    assert_eq!(red("Ke0 kd9 ce6 Pe3").checkers(), set("e6"));
    assert!(!Position::start().is_check());
}

#[test]
fn check_comes_from_all_four_directions() {
    for checker in ["e5", "e0", "a1", "i1"] {
        assert_eq!(red(&format!("Ke1 kd9 r{checker}")).checkers(), set(checker));
    }
}

#[test]
fn several_men_may_check_at_once() {
    assert_eq!(red("Ke0 kd9 re6 nd2").checkers(), set("e6 d2"));
}

#[test]
fn check_is_answered_by_moving_capturing_or_blocking_and_by_nothing_else() {
    let game = red("Ke0 kd9 re5 Ra5 Nc1");
    assert_eq!(all_moves(&game), ["a5e5", "c1e2", "e0f0"]);
    let checkers = set("e5");
    assert_eq!(why(&game, "a5a6"), Illegal::DoesNotAnswerCheck { checkers });
}

#[test]
fn a_horses_check_is_answered_at_its_leg() {
    let mut game = red("Ke0 kf9 nd2 Ra1");
    assert!(game.is_check());
    game.play(mv("a1d1")).expect("legal");
    assert!(!position(Color::Red, "Ke0 kf9 nd2 Rd1").is_check());
}

// The end.

#[test]
fn check_without_an_answer_is_checkmate() {
    let mut game = Position::start();
    for text in ["h2e2", "a6a5", "e2e6", "i6i5", "b2b4", "g6g5"] {
        game.play(mv(text)).expect("legal");
        assert_eq!(game.status(), Status::Ongoing);
    }
    game.play(mv("b4e4")).expect("legal");
    assert!(game.is_check());
    assert_eq!(game.status(), Status::Checkmate);
    assert!(game.legal_moves().is_empty());
}

#[test]
fn no_move_without_check_is_stalemate() {
    let game = black("Ke0 Ra8 kd9");
    assert!(!game.is_check());
    assert_eq!(game.status(), Status::Stalemate);
    assert!(game.legal_moves().is_empty());
}

#[test]
fn no_move_may_leave_the_own_general_open_to_capture() {
    let attackers = set("e9");
    assert_eq!(
        why(&red("Ke0 kd9 Ne4 re9"), "e4f6"),
        Illegal::LeavesGeneralInCheck { attackers }
    );
}
