//! From text to its parts, without looking at a board.

use crate::notation::step::{Direction, Step};
use xiangqi::Role;

/// The parts of a move's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Parsed {
    pub(super) role: Role,
    pub(super) which: Which,
    pub(super) step: Step,
}

/// Which man of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Which {
    /// The one on this file, 1–9 from the mover's right.
    File(u8),
    /// This one of several on a file, and perhaps the file.
    Marked(Mark, Option<u8>),
}

/// Which of several like men.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    Front,
    Middle,
    Rear,
    /// From 1, the foremost.
    Nth(u8),
}

/// What one character says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Man(Role),
    Number(u8),
    Mark(Mark),
    Way(Direction),
}

/// The most characters a move has.
const MOST_SIGNS: usize = 5;

pub(super) fn parse(text: &str) -> Option<Parsed> {
    let mut signs = [Sign::Number(0); MOST_SIGNS];
    let mut count = 0;
    for c in text.chars().filter(|c| !c.is_whitespace()) {
        *signs.get_mut(count)? = sign(c)?;
        count += 1;
    }
    let &[ref man @ .., Sign::Way(direction), Sign::Number(number)] = signs.get(..count)? else {
        return None;
    };
    let (role, which) = man_of(man)?;
    Some(Parsed {
        role,
        which,
        step: Step { direction, number },
    })
}

/// The man that the signs before the step name.
fn man_of(signs: &[Sign]) -> Option<(Role, Which)> {
    use Sign::{Man, Mark as Word, Number};
    Some(match *signs {
        [Man(role), Number(file)] => (role, Which::File(file)),
        [Word(mark), Man(role)] | [Man(role), Word(mark)] => (role, Which::Marked(mark, None)),
        [Number(nth), Man(role)] => (role, Which::Marked(Mark::Nth(nth), None)),
        [Word(mark), Man(role), Number(file)] => (role, Which::Marked(mark, Some(file))),
        [Number(nth), Man(role), Number(file)] => (role, Which::Marked(Mark::Nth(nth), Some(file))),
        [Word(mark), Number(file)] => (Role::Soldier, Which::Marked(mark, Some(file))),
        [Number(nth), Number(file)] => (Role::Soldier, Which::Marked(Mark::Nth(nth), Some(file))),
        _ => return None,
    })
}

fn sign(c: char) -> Option<Sign> {
    Some(match c {
        '帅' | '帥' | '将' | '將' => Sign::Man(Role::General),
        '仕' | '士' => Sign::Man(Role::Advisor),
        '相' | '象' => Sign::Man(Role::Elephant),
        '马' | '馬' | '傌' => Sign::Man(Role::Horse),
        '车' | '車' | '俥' | '硨' | '砗' => Sign::Man(Role::Chariot),
        '炮' | '砲' | '包' => Sign::Man(Role::Cannon),
        '兵' | '卒' => Sign::Man(Role::Soldier),
        '前' => Sign::Mark(Mark::Front),
        '中' => Sign::Mark(Mark::Middle),
        '后' | '後' => Sign::Mark(Mark::Rear),
        '进' | '進' => Sign::Way(Direction::Forward),
        '退' => Sign::Way(Direction::Back),
        '平' => Sign::Way(Direction::Sideways),
        _ => Sign::Number(number(c)?),
    })
}

fn number(c: char) -> Option<u8> {
    Some(match c {
        '一' | '１' | '1' => 1,
        '二' | '２' | '2' => 2,
        '三' | '３' | '3' => 3,
        '四' | '４' | '4' => 4,
        '五' | '５' | '5' => 5,
        '六' | '６' | '6' => 6,
        '七' | '７' | '7' => 7,
        '八' | '８' | '8' => 8,
        '九' | '９' | '9' => 9,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_of_one_move_have_the_same_parts() {
        for spellings in [
            ["炮二平五", "砲２平５", "包2平5", "炮 二 平 五"],
            ["马8进7", "馬８進７", "傌八進七", "马8進７"],
            ["车九退一", "車9退1", "俥九退１", "硨9退一"],
            ["前车进三", "车前进3", "前車進三", "前俥进３"],
            ["帅五平四", "帥5平4", "将５平４", "將五平4"],
            ["后卒平4", "後卒平４", "后兵平四", "後兵平4"],
        ] {
            let [first, others @ ..] = spellings;
            assert!(parse(first).is_some(), "{first}");
            for text in others {
                assert_eq!(parse(text), parse(first), "{text}");
            }
        }
    }

    #[test]
    fn a_soldier_may_go_unnamed() {
        assert_eq!(parse("前九平八"), parse("前兵九平八"));
        assert_eq!(parse("二7平6"), parse("二卒7平6"));
    }

    #[test]
    fn other_texts_are_no_moves() {
        for text in [
            "",
            "炮",
            "炮二平",
            "炮二五",
            "二平五",
            "平五",
            "炮炮平五",
            "炮二平五六",
            "炮〇平五",
            "炮0平5",
            "前前平五",
            "炮二平五 ok",
            "C2=5",
            "感谢使用",
            "前兵九平八七",
            "中炮进三兵",
        ] {
            assert_eq!(parse(text), None, "{text:?}");
        }
    }
}
