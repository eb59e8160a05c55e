use super::*;
use crate::Score;
use crate::checksum::fnv1a;
use proptest::prelude::*;
use std::io::Cursor;
use xiangqi::{Color, Move, Position};

fn header() -> Header {
    Header {
        ruleset: "wxf-2018".to_owned(),
        nodes: 5000,
        engine: 0x0123_4567_89ab_cdef,
        seed: 7,
    }
}

fn ply(m: &str, score: Option<Score>, by_lot: bool) -> PlayedPly {
    PlayedPly {
        m: m.parse().unwrap(),
        score,
        by_lot,
    }
}

fn short_game() -> GameRecord {
    GameRecord {
        start: Position::start(),
        plies: vec![
            ply("h2e2", None, true),
            ply("h9g7", Some(Score::hundredths(-12)), false),
            ply("e2e6", Some(Score::hundredths(30)), true),
            ply("b9c7", Some(Score::lost_at(8)), false),
        ],
        winner: Some(Color::Red),
        ending: Ending::Agreed,
    }
}

fn endgame() -> GameRecord {
    GameRecord {
        start: Position::from_fen("3k5/9/9/9/9/9/4p4/9/9/4K4 b - - 0 1").unwrap(),
        plies: vec![ply("e3d3", Some(Score::EVEN), false)],
        winner: None,
        ending: Ending::Rules,
    }
}

fn file(games: &[GameRecord]) -> Vec<u8> {
    let mut bytes = Vec::new();
    header().write(&mut bytes).unwrap();
    let mut writer = Writer::new(&mut bytes);
    for game in games {
        writer.add(game).unwrap();
    }
    writer.flush().unwrap();
    bytes
}

fn read_all(bytes: &[u8]) -> Result<(Vec<GameRecord>, u64, bool), DatasetError> {
    let mut reader = Reader::new(bytes)?;
    let mut games = Vec::new();
    while let Some(game) = reader.next_game()? {
        games.push(game);
    }
    Ok((games, reader.whole_bytes(), reader.is_cut()))
}

/// The format of version 1, byte by byte: what is written today must be read for ever.
#[test]
fn the_bytes_are_these() {
    let bytes = file(&[short_game(), endgame()]);
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    let hex: Option<String> = digits
        .map(|digit| char::from_digit(digit.into(), 16))
        .collect();
    assert_eq!(hex.unwrap(), GOLDEN);
}

const GOLDEN: &str = concat!(
    "4b4447414d455301087778662d3230313888130000efcdab896745230107000000000000004f9b4c",
    "a85cb2c7932a0000006dcfe670a6b7d6f921000400e0880080351ff4fff6871e00151d0883100110",
    "0000800000000000001004d0070100040b0000",
);

#[test]
fn games_come_back_as_they_were() {
    let games = [short_game(), endgame(), short_game()];
    let bytes = file(&games);
    let (read, whole, cut) = read_all(&bytes).unwrap();
    assert_eq!(read, games);
    assert_eq!((whole, cut), (bytes.len() as u64, false));
    assert_eq!(Reader::new(bytes.as_slice()).unwrap().header(), &header());
}

#[test]
fn positions_are_those_that_were_looked_at() {
    let game = short_game();
    let positions: Vec<_> = game.positions().collect();
    assert_eq!(positions.len(), game.scored());
    assert_eq!(positions[0].0.turn(), Color::Black);
    assert_eq!(positions[0].1.m, "h9g7".parse::<Move>().unwrap());
}

#[test]
fn a_file_cut_anywhere_is_good_up_to_its_last_whole_block() {
    let games = vec![short_game(); 400];
    let bytes = file(&games);
    let (_, whole, _) = read_all(&bytes).unwrap();
    let mut ends = vec![file(&[]).len()];
    for length in (file(&[]).len()..bytes.len()).step_by(7) {
        let (read, whole, cut) = read_all(&bytes[..length]).unwrap();
        let whole = usize::try_from(whole).unwrap();
        assert!(whole <= length && read[..] == games[..read.len()]);
        assert_eq!(cut, whole != length);
        ends.push(whole);
    }
    ends.dedup();
    assert!(
        ends.len() > 1,
        "there are blocks between {ends:?} and {whole}"
    );
}

#[test]
fn a_cut_file_is_gone_on_with() {
    let bytes = file(&vec![short_game(); 400]);
    let (kept, whole, _) = read_all(&bytes[..bytes.len() - 5]).unwrap();
    let mut to = Cursor::new(bytes[..usize::try_from(whole).unwrap()].to_vec());
    to.set_position(whole);
    let mut writer = Writer::new(&mut to);
    writer.add(&endgame()).unwrap();
    writer.flush().unwrap();
    let (games, _, cut) = read_all(to.get_ref()).unwrap();
    assert!(!cut);
    assert_eq!(games.len(), kept.len() + 1);
    assert_eq!(games.last(), Some(&endgame()));
}

#[test]
fn a_damaged_block_and_all_after_it_are_not_read() {
    let mut bytes = file(&[short_game(), endgame()]);
    let last = bytes.len() - 1;
    bytes[last] ^= 1;
    let (games, whole, cut) = read_all(&bytes).unwrap();
    assert!(games.is_empty() && cut);
    assert_eq!(whole, file(&[]).len() as u64);
}

#[test]
fn other_files_are_told() {
    let good = file(&[]);
    let with = |place: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[place] = byte;
        read_all(&bytes).unwrap_err()
    };
    assert!(matches!(read_all(b"").unwrap_err(), DatasetError::Foreign));
    assert!(matches!(with(0, b'k'), DatasetError::Foreign));
    assert!(matches!(with(7, 2), DatasetError::Version(2)));
    assert!(matches!(with(8, 33), DatasetError::Ruleset));
    assert!(matches!(with(12, b'X'), DatasetError::Foreign));
    let cut = read_all(&good[..good.len() - 1]).unwrap_err();
    assert!(matches!(cut, DatasetError::Foreign));
}

#[test]
fn a_game_too_long_is_not_written() {
    let mut game = short_game();
    game.plies = vec![game.plies[0]; MAX_PLIES + 1];
    let added = Writer::new(Vec::new()).add(&game);
    assert!(matches!(added, Err(DatasetError::TooLong)));
}

proptest! {
    /// Whatever a block holds, reading it ends, and what it gives can be played through.
    #[test]
    fn no_bytes_break_the_reader(mut block in prop::collection::vec(any::<u8>(), 0..200), kind in 0_u8..3) {
        if let Some(first) = block.first_mut() {
            *first = kind;
        }
        let mut bytes = file(&[]);
        bytes.extend(u32::try_from(block.len()).unwrap().to_le_bytes());
        bytes.extend(fnv1a(&block).to_le_bytes());
        bytes.extend(&block);
        let mut reader = Reader::new(bytes.as_slice()).unwrap();
        while let Ok(Some(game)) = reader.next_game() {
            prop_assert!(game.positions().count() <= game.scored());
        }
    }

    #[test]
    fn no_bytes_break_the_header(bytes in prop::collection::vec(any::<u8>(), 0..80)) {
        prop_assert!(Reader::new(bytes.as_slice()).is_err());
    }
}
