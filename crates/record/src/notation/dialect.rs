//! Which notation a game is written in: decided for a whole game, never for a move.

use super::coordinate::{self, Base};
use super::{Notation, NotationChoice, chinese, san, vietnamese, wxf};
use crate::Replay;
use xiangqi::Diagram;

/// The notations that are read in ways of their own; where several read a game equally far, the
/// first is taken.
const READINGS: [Notation; 7] = [
    Notation::Chinese,
    Notation::Vietnamese,
    Notation::Wxf,
    Notation::Iccs,
    Notation::Uci10,
    Notation::San,
    Notation::San10,
];

/// How many moves are looked at before their form alone decides.
const FEWEST_TEXTS: usize = 4;

/// How many moves are looked at and played at most.
const MOST_TEXTS: usize = 512;

/// Decides in which notation the moves of a game are written, from the texts of its main line.
///
/// First their form: the notations that most of the first texts could be in. If that leaves one, no
/// move is played. Otherwise the line is played from `start` in each of them, and the one that reads
/// most plies before the first that it cannot read as a legal move is taken; of equals the hint,
/// which is what the file's headers say, and then the first of Chinese, Vietnamese, WXF, coordinates
/// from 0, from 1, SAN from 0, from 1.
///
/// None if no text has the form of a move.
pub fn decide(
    texts: &[impl AsRef<str>],
    start: &Diagram,
    hint: Option<Notation>,
) -> Option<NotationChoice> {
    let texts = texts.get(..MOST_TEXTS).unwrap_or(texts);
    let contenders = by_form(texts);
    let hinted = hint.map(reading);
    let mut tried: Vec<_> = match contenders.as_slice() {
        [] => return None,
        [_] => Vec::new(),
        several => {
            let played = |&notation| (notation, plies(notation, texts, start));
            several.iter().map(played).collect()
        }
    };
    // Of equals the last is found: backwards, the first.
    let best = tried
        .iter()
        .rev()
        .max_by_key(|&&(notation, plies)| (plies, Some(notation) == hinted));
    let taken = best.map_or(contenders.first().copied(), |&(notation, _)| Some(notation))?;
    let notation = spelling(taken, texts, hint);
    for (tried, _) in &mut tried {
        if *tried == taken {
            *tried = notation;
        }
    }
    Some(NotationChoice { notation, tried })
}

/// The notations that most of the texts could be in.
fn by_form(texts: &[impl AsRef<str>]) -> Vec<Notation> {
    let mut counts = READINGS.map(|notation| (notation, 0));
    let leaders = |counts: &[(Notation, usize)]| {
        let most = counts.iter().map(|&(_, count)| count).max().unwrap_or(0);
        let leaders = counts
            .iter()
            .filter(move |&&(_, count)| count == most && most > 0);
        leaders.map(|&(notation, _)| notation).collect::<Vec<_>>()
    };
    for (seen, text) in texts.iter().enumerate() {
        if seen >= FEWEST_TEXTS && leaders(&counts).len() == 1 {
            break;
        }
        for (notation, count) in &mut counts {
            *count += usize::from(has_form(*notation, text.as_ref()));
        }
    }
    leaders(&counts)
}

/// Whether the text could be a move in some notation.
pub(crate) fn is_move(text: &str) -> bool {
    READINGS
        .into_iter()
        .any(|notation| has_form(notation, text))
}

/// Whether the text could be a move in this notation.
fn has_form(notation: Notation, text: &str) -> bool {
    match notation {
        Notation::Vietnamese => vietnamese::is_move(text),
        Notation::Chinese | Notation::ChineseTraditional => chinese::is_move(text),
        Notation::Wxf => wxf::is_move(text),
        Notation::Iccs | Notation::Uci => coordinate::parse(text, Base::Zero).is_some(),
        Notation::Uci10 => coordinate::parse(text, Base::One).is_some(),
        Notation::San => san::is_move(text, Base::Zero),
        Notation::San10 => san::is_move(text, Base::One),
    }
}

/// How many plies read as legal moves before the first that does not.
fn plies(notation: Notation, texts: &[impl AsRef<str>], start: &Diagram) -> usize {
    let mut replay = Replay::new(start);
    for text in texts {
        let m = notation.read(&replay, text.as_ref());
        if m.map(|m| replay.play(m)) != Ok(Ok(())) {
            break;
        }
    }
    replay.plies()
}

/// The notation among [`READINGS`] that is read the same way.
const fn reading(notation: Notation) -> Notation {
    match notation {
        Notation::ChineseTraditional => Notation::Chinese,
        Notation::Uci => Notation::Iccs,
        other => other,
    }
}

/// Which of the notations that are read alike the texts are in.
fn spelling(notation: Notation, texts: &[impl AsRef<str>], hint: Option<Notation>) -> Notation {
    let hinted = hint.filter(|&hint| hint == Notation::Uci || hint == Notation::Iccs);
    match notation {
        Notation::Chinese if is_traditional(texts) => Notation::ChineseTraditional,
        Notation::Iccs => hinted.unwrap_or_else(|| {
            let parsed = |text: &_| coordinate::parse(AsRef::as_ref(text), Base::Zero);
            let first = texts.iter().find_map(parsed);
            match first {
                Some(coordinate::Parsed { is_iccs: false, .. }) => Notation::Uci,
                _ => Notation::Iccs,
            }
        }),
        other => other,
    }
}

/// Whether the first texts have more characters that only the traditional script has than ones
/// that only the simplified script has.
fn is_traditional(texts: &[impl AsRef<str>]) -> bool {
    let characters = texts
        .iter()
        .take(2 * FEWEST_TEXTS)
        .flat_map(|text| text.as_ref().chars());
    let balance: i32 = characters
        .map(|c| match c {
            '帥' | '將' | '馬' | '傌' | '車' | '俥' | '砲' | '進' | '後' => 1,
            '帅' | '将' | '马' | '车' | '进' => -1,
            _ => 0,
        })
        .sum();
    balance > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use xiangqi::Position;

    fn decided(line: &str, hint: Option<Notation>) -> Option<NotationChoice> {
        let start = Position::start().to_diagram();
        let texts: Vec<_> = line.split_whitespace().collect();
        decide(&texts, &start, hint)
    }

    fn notation(line: &str) -> Option<Notation> {
        Some(decided(line, None)?.notation)
    }

    #[test]
    fn the_form_decides_without_playing() {
        for (line, expected) in [
            ("炮二平五 马８进７ 马二进三 车９平８", Notation::Chinese),
            (
                "炮二平五 馬８進７ 馬二進三 車９平８",
                Notation::ChineseTraditional,
            ),
            ("P2-5 M8.7 M2.3 X9-8", Notation::Vietnamese),
            ("C2=5 h8+7 H2+3 r9=8", Notation::Wxf),
            ("C8.5 c2.5 H8+7 h2+3", Notation::Wxf),
            ("Ｃ２＝５ Ｈ８＋７ Ｈ２＋３ Ｒ９＝８", Notation::Wxf),
            ("h2e2 h9g7 h0g2 i9h9", Notation::Uci),
            ("H2-E2 H9-G7 H0-G2 I9-H9", Notation::Iccs),
            ("h3e3 h10g8 h1g3 i10h10", Notation::Uci10),
            ("Che2 Hg7 Hg2 Rh9 Rh0", Notation::San),
            ("Che3 Hg8 Hg3 Rh10", Notation::San10),
        ] {
            let choice = decided(line, None).unwrap();
            assert_eq!(
                (choice.notation, choice.tried),
                (expected, Vec::new()),
                "{line}"
            );
        }
    }

    #[test]
    fn playing_decides_where_the_form_does_not() {
        // Cannon and horse here, soldier and elephant in WXF, where neither could move like that.
        let choice = decided("P2-5 P8-5", None).unwrap();
        assert_eq!(choice.notation, Notation::Vietnamese);
        let tried = vec![(Notation::Vietnamese, 2), (Notation::Wxf, 0)];
        assert_eq!(choice.tried, tried);
        // Chariots named `R` decide for WXF; without them `C` could be a soldier (chốt).
        assert_eq!(notation("C2.5 C8.5"), Some(Notation::Wxf));
        let choice = decided("h2e2 h7e7", None).unwrap();
        assert_eq!(choice.notation, Notation::Uci);
        assert_eq!(choice.tried, [(Notation::Uci, 2), (Notation::Uci10, 0)]);
        assert_eq!(notation("h3e3 h8e8"), Some(Notation::Uci10));
        assert_eq!(notation("Che3 Che8"), Some(Notation::San10));
        assert_eq!(notation("Che2 Che7"), Some(Notation::San));
    }

    #[test]
    fn a_bad_text_does_not_turn_the_game() {
        assert_eq!(notation("h2e2 h9g7 a10b2 h0g2 i9h9"), Some(Notation::Uci));
        assert_eq!(notation("ad h2e2 h9g7 h0g2"), Some(Notation::Uci));
        assert_eq!(
            notation("P2-5 M8.7 C2=5 X9-8 X1-2"),
            Some(Notation::Vietnamese)
        );
    }

    #[test]
    fn a_hint_decides_among_equals_only() {
        let hinted = |line, hint| decided(line, Some(hint)).unwrap().notation;
        assert_eq!(hinted("h2e2 h7e7", Notation::Uci10), Notation::Uci);
        assert_eq!(hinted("h2e2 h9g7 h0g2", Notation::Iccs), Notation::Iccs);
        assert_eq!(hinted("P2-5 P8-5", Notation::Wxf), Notation::Vietnamese);
        // A soldier's step in both.
        assert_eq!(hinted("a3a4 a6a5", Notation::San), Notation::Uci);
        assert_eq!(hinted("K5+1", Notation::Iccs), Notation::Wxf);
    }

    #[test]
    fn no_move_no_notation() {
        assert_eq!(decided("", None), None);
        assert_eq!(decided("感谢使用 1-0 hello", Some(Notation::Wxf)), None);
    }
}
