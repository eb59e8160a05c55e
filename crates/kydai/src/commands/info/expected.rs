//! `kydai info --expected`: what we read beside what another reader read, by format.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use locale::{Language, Message};
use record::ReadOptions;
use serde::Deserialize;

use super::view::GameView;
use crate::exit::Exit;
use crate::input;
use crate::records::files::Source;
use crate::speaker::Speaker;

/// The largest file of expectations that is read.
const MOST_MIB: u16 = 256;

/// What the other reader found in a file. What it did not look at is missing.
#[derive(Deserialize, Debug, Default)]
#[serde(default)]
struct Expected {
    file: String,
    format: String,
    encoding: Option<String>,
    version: Option<u32>,
    /// The games, in formats that hold several; at most the first few of a large file. All of them
    /// may stand there again, read in another way.
    games: Vec<ExpectedGame>,
    games_n: Option<usize>,
    #[serde(flatten)]
    game: ExpectedGame,
}

/// What it found in a game.
#[derive(Deserialize, Debug, Default)]
#[serde(default)]
struct ExpectedGame {
    start: Option<String>,
    end: Option<String>,
    nodes: Option<usize>,
    illegal_nodes: Option<usize>,
    illegal: Option<usize>,
    main_plies: Option<usize>,
    comments: Option<usize>,
    result: Option<String>,
    title: Option<String>,
    red: Option<String>,
    black: Option<String>,
    /// What is wrong, the ply, the move, the board.
    first_illegal: Option<(String, u32, String, String)>,
}

/// How often one and the other found the same.
#[derive(Debug, Default)]
struct Agreement {
    files: usize,
    agreeing: usize,
    values: usize,
    same: usize,
}

pub(super) fn run(
    path: &Path,
    options: ReadOptions,
    lang: Language,
    out: &mut impl Write,
) -> anyhow::Result<Exit> {
    let text = match input::text(&path.to_string_lossy(), MOST_MIB, lang)? {
        Ok(text) => text,
        Err(complaint) => return Ok(complaint.tell()?),
    };
    let folder = path.parent().unwrap_or(Path::new("."));
    let speaker = Speaker::new(lang);
    let mut formats: BTreeMap<String, Agreement> = BTreeMap::new();
    for (index, line) in text.lines().enumerate() {
        let expected: Expected = match serde_json::from_str(line) {
            Ok(expected) => expected,
            Err(error) => {
                let message = Message::plain("expected-unread")
                    .with("line", index + 1)
                    .with("error", error.to_string());
                speaker.complain(&message)?;
                return Ok(Exit::WrongInput);
            }
        };
        let differences = compare(&expected, folder, options, &speaker);
        let agreement = formats.entry(expected.format.clone()).or_default();
        agreement.files += 1;
        agreement.agreeing += usize::from(differences.differ.is_empty());
        agreement.values += differences.compared;
        agreement.same += differences.compared - differences.differ.len();
        for difference in &differences.differ {
            writeln!(out, "{}: {}", expected.file, input::harmless(difference))?;
        }
    }
    for (format, agreement) in &formats {
        let Agreement {
            files,
            agreeing,
            values,
            same,
        } = agreement;
        writeln!(
            out,
            "{format:<8} {agreeing:>4}/{files:<4} {same:>6}/{values:<6}"
        )?;
    }
    let agree = |agreement: &Agreement| agreement.files == agreement.agreeing;
    Ok(if formats.values().all(agree) {
        Exit::Done
    } else {
        Exit::Disagrees
    })
}

/// What was compared, and what differs.
#[derive(Debug, Default)]
struct Differences {
    compared: usize,
    differ: Vec<String>,
}

impl Differences {
    #[expect(
        clippy::needless_pass_by_value,
        reason = "what is compared is made for the comparison"
    )]
    fn check<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, expected: Option<T>, found: T) {
        let Some(expected) = expected else { return };
        self.compared += 1;
        if expected != found {
            self.differ
                .push(format!("{what}: expected {expected:?}, found {found:?}"));
        }
    }
}

fn compare(
    expected: &Expected,
    folder: &Path,
    options: ReadOptions,
    speaker: &Speaker,
) -> Differences {
    let mut differences = Differences::default();
    let source = Source::named(folder.join(&expected.file));
    let games = super::read(&source, options, speaker.lang())
        .and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let games = match games {
        Ok(games) => games,
        Err(error) => {
            let message = speaker.read_error(&source, None, &error);
            differences.check("read", Some(String::new()), speaker.say(&message));
            return differences;
        }
    };
    let first = games.first();
    // Pasted text may be a PGN, too.
    let wanted = (expected.format != "text").then(|| Some(expected.format.clone()));
    let format = first.map(|view| view.format.to_owned());
    differences.check("format", wanted, format);
    let version = first.and_then(|view| view.version);
    differences.check("version", expected.version.map(Some), version);
    let encoding = first.and_then(|view| view.encoding).map(plain_encoding);
    let wanted = expected.encoding.as_deref().map(plain_encoding).map(Some);
    differences.check("encoding", wanted, encoding);
    differences.check("games", expected.games_n, games.len());
    if let Some(first) = first.filter(|_| expected.games.is_empty()) {
        compare_game("", &expected.game, first, &mut differences);
    }
    compare_games(&expected.games, &games, &mut differences);
    differences
}

/// Compares each game with that of its readings that it is nearest to.
fn compare_games(expected: &[ExpectedGame], games: &[GameView], differences: &mut Differences) {
    let several = games.len().max(1);
    let readings = if expected.len().is_multiple_of(several) {
        several
    } else {
        expected.len()
    };
    for index in 0..readings.min(expected.len()) {
        let place = format!("game {} ", index + 1);
        let Some(found) = games.get(index) else {
            differences.check(&place, Some("a game"), "none");
            continue;
        };
        let compared = expected.iter().skip(index).step_by(readings).map(|wanted| {
            let mut differences = Differences::default();
            compare_game(&place, wanted, found, &mut differences);
            differences
        });
        if let Some(nearest) = compared.min_by_key(|compared| compared.differ.len()) {
            differences.compared += nearest.compared;
            differences.differ.extend(nearest.differ);
        }
    }
}

/// ASCII is in UTF-8, and GBK in GB18030.
fn plain_encoding(name: &str) -> &str {
    match name {
        "ascii" => "utf-8",
        "gbk" => "gb18030",
        name => name,
    }
}

fn compare_game(
    place: &str,
    expected: &ExpectedGame,
    found: &GameView,
    differences: &mut Differences,
) {
    let header = |name: &str| found.headers.0.get(name).unwrap_or_default().to_owned();
    let mut check = |what: &str, expected: Option<String>, found: String| {
        differences.check(&format!("{place}{what}"), expected, found);
    };
    check("start", expected.start.clone(), board(&found.start_fen));
    check("end", expected.end.clone(), board(&found.final_fen));
    check("result", expected.result.clone(), found.result.clone());
    check(
        "title",
        expected.title.clone(),
        header(record::headers::TITLE),
    );
    check("red", expected.red.clone(), header(record::headers::RED));
    check(
        "black",
        expected.black.clone(),
        header(record::headers::BLACK),
    );
    let mut check = |what: &str, expected: Option<usize>, found: usize| {
        differences.check(&format!("{place}{what}"), expected, found);
    };
    check("nodes", expected.nodes, found.nodes);
    check("main_plies", expected.main_plies, found.main_plies);
    check("comments", expected.comments, found.comments);
    let illegal = expected.illegal_nodes.or(expected.illegal);
    check("illegal_nodes", illegal, found.illegal_nodes);
    let illegal = expected.first_illegal.as_ref();
    let illegal = illegal.map(|(_, ply, m, _)| Some((*ply, m.clone())));
    let first = found.first_illegal.as_ref();
    let first = first.map(|illegal| (illegal.ply, illegal.m.clone()));
    differences.check(&format!("{place}first_illegal"), illegal, first);
}

/// The first two fields of a FEN.
fn board(fen: &str) -> String {
    let mut fields = fen.split(' ');
    let board = fields.next().unwrap_or_default();
    format!("{board} {}", fields.next().unwrap_or_default())
}
