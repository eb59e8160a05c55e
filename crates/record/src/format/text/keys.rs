//! What people call the fields of a game, in Chinese, Vietnamese and English.

use crate::{Encoding, headers};
use std::sync::LazyLock;

/// What a line `key: value` tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field<'a> {
    /// A header, by its name.
    Header(&'a str),
    Outcome,
    Fen,
    Notation,
}

const KEYS: [(&str, Field<'_>); 85] = [
    ("标题", Field::Header(headers::TITLE)),
    ("標題", Field::Header(headers::TITLE)),
    ("Tiêu đề", Field::Header(headers::TITLE)),
    ("Tên ván", Field::Header(headers::TITLE)),
    ("赛事", Field::Header(headers::EVENT)),
    ("賽事", Field::Header(headers::EVENT)),
    ("赛事名称", Field::Header(headers::EVENT)),
    ("比赛", Field::Header(headers::EVENT)),
    ("比賽", Field::Header(headers::EVENT)),
    ("比赛名称", Field::Header(headers::EVENT)),
    ("Giải", Field::Header(headers::EVENT)),
    ("Giải đấu", Field::Header(headers::EVENT)),
    ("Sự kiện", Field::Header(headers::EVENT)),
    ("日期", Field::Header(headers::DATE)),
    ("比赛日期", Field::Header(headers::DATE)),
    ("Ngày", Field::Header(headers::DATE)),
    ("地点", Field::Header(headers::SITE)),
    ("地點", Field::Header(headers::SITE)),
    ("比赛地点", Field::Header(headers::SITE)),
    ("Địa điểm", Field::Header(headers::SITE)),
    ("Nơi", Field::Header(headers::SITE)),
    ("Place", Field::Header(headers::SITE)),
    ("轮次", Field::Header(headers::ROUND)),
    ("輪次", Field::Header(headers::ROUND)),
    ("Vòng", Field::Header(headers::ROUND)),
    ("组别", Field::Header(headers::GROUP)),
    ("組別", Field::Header(headers::GROUP)),
    ("Bảng", Field::Header(headers::GROUP)),
    ("台次", Field::Header(headers::TABLE)),
    ("臺次", Field::Header(headers::TABLE)),
    ("Bàn", Field::Header(headers::TABLE)),
    ("红方", Field::Header(headers::RED)),
    ("紅方", Field::Header(headers::RED)),
    ("先手", Field::Header(headers::RED)),
    ("Đỏ", Field::Header(headers::RED)),
    ("Bên đỏ", Field::Header(headers::RED)),
    ("Quân đỏ", Field::Header(headers::RED)),
    ("Đi tiên", Field::Header(headers::RED)),
    ("White", Field::Header(headers::RED)),
    ("黑方", Field::Header(headers::BLACK)),
    ("后手", Field::Header(headers::BLACK)),
    ("後手", Field::Header(headers::BLACK)),
    ("Đen", Field::Header(headers::BLACK)),
    ("Bên đen", Field::Header(headers::BLACK)),
    ("Quân đen", Field::Header(headers::BLACK)),
    ("Đi hậu", Field::Header(headers::BLACK)),
    ("红方团体", Field::Header(headers::RED_TEAM)),
    ("紅方團體", Field::Header(headers::RED_TEAM)),
    ("红方单位", Field::Header(headers::RED_TEAM)),
    ("黑方团体", Field::Header(headers::BLACK_TEAM)),
    ("黑方團體", Field::Header(headers::BLACK_TEAM)),
    ("黑方单位", Field::Header(headers::BLACK_TEAM)),
    ("红方等级", Field::Header(headers::RED_TITLE)),
    ("黑方等级", Field::Header(headers::BLACK_TITLE)),
    ("红方用时", Field::Header(headers::RED_TIME)),
    ("紅方用時", Field::Header(headers::RED_TIME)),
    ("黑方用时", Field::Header(headers::BLACK_TIME)),
    ("黑方用時", Field::Header(headers::BLACK_TIME)),
    ("记时规则", Field::Header(headers::TIME_CONTROL)),
    ("記時規則", Field::Header(headers::TIME_CONTROL)),
    ("用时规则", Field::Header(headers::TIME_CONTROL)),
    ("Thời gian", Field::Header(headers::TIME_CONTROL)),
    ("布局", Field::Header(headers::OPENING)),
    ("佈局", Field::Header(headers::OPENING)),
    ("开局", Field::Header(headers::OPENING)),
    ("開局", Field::Header(headers::OPENING)),
    ("Khai cuộc", Field::Header(headers::OPENING)),
    ("评论", Field::Header(headers::ANNOTATOR)),
    ("評論", Field::Header(headers::ANNOTATOR)),
    ("讲评", Field::Header(headers::ANNOTATOR)),
    ("Bình chú", Field::Header(headers::ANNOTATOR)),
    ("作者", Field::Header(headers::CREATOR)),
    ("备注", Field::Header(headers::REMARK)),
    ("備註", Field::Header(headers::REMARK)),
    ("Ghi chú", Field::Header(headers::REMARK)),
    ("棋局类型", Field::Header(headers::KIND)),
    ("棋局類型", Field::Header(headers::KIND)),
    ("来源网页", Field::Header(headers::SOURCE)),
    ("來源網頁", Field::Header(headers::SOURCE)),
    ("结果", Field::Outcome),
    ("結果", Field::Outcome),
    ("Kết quả", Field::Outcome),
    ("Result", Field::Outcome),
    ("FEN", Field::Fen),
    ("Format", Field::Notation),
];

impl<'a> Field<'a> {
    /// The field that a key means; an unknown key is the name of a header.
    pub(super) fn of(key: &'a str) -> Self {
        known(key).unwrap_or(Self::Header(key))
    }
}

/// The field that a known key means.
pub(super) fn known(key: &str) -> Option<Field<'static>> {
    let key = key.to_lowercase();
    let names = headers::ALL.iter().map(|&name| (name, Field::Header(name)));
    let all = KEYS.into_iter().chain(names);
    let mut fields = all.filter(|(known, _)| known.to_lowercase() == key);
    fields.next().map(|(_, field)| field)
}

/// A line's key and value, if it has them: the colon may be full-width.
pub(super) fn split(line: &str) -> Option<(&str, &str)> {
    const MOST_CHARS: usize = 24;
    let (key, value) = line.split_once([':', '：'])?;
    let key = key.trim().trim_start_matches('\u{FEFF}');
    let is_key = !key.is_empty()
        && key.chars().count() <= MOST_CHARS
        && key.starts_with(char::is_alphabetic)
        && !value.starts_with("//");
    is_key.then(|| (key, value.trim()))
}

/// Whether a line begins with a known key and a colon, in whatever encoding.
pub(super) fn begins(line: &[u8]) -> bool {
    static ENCODED: LazyLock<Vec<Vec<u8>>> =
        LazyLock::new(|| encoded(headers::ALL.iter().copied().chain(KEYS.map(|(key, _)| key))));
    begins_with(line, &ENCODED)
}

/// Whether a line begins with a key for the result and a colon, in whatever encoding.
pub(super) fn tells_result(line: &[u8]) -> bool {
    static ENCODED: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
        let results = KEYS.into_iter();
        let results = results.filter(|(_, field)| *field == Field::Outcome);
        encoded(results.map(|(key, _)| key))
    });
    begins_with(line, &ENCODED)
}

/// The keys in every encoding that has their characters.
fn encoded(keys: impl Iterator<Item = &'static str>) -> Vec<Vec<u8>> {
    let encodings = [Encoding::Utf8, Encoding::Gb18030, Encoding::Big5];
    let pairs = keys.flat_map(|key| encodings.map(|encoding| encoding.encode(key)));
    let whole = pairs.filter(|encoded| encoded.missing.is_empty());
    whole.map(|encoded| encoded.bytes).collect()
}

fn begins_with(line: &[u8], keys: &[Vec<u8>]) -> bool {
    const COLONS: [&[u8]; 4] = [b":", b"\xEF\xBC\x9A", b"\xA3\xBA", b"\xA1\x47"];
    let line = line.trim_ascii();
    keys.iter().any(|key| {
        let after = line
            .strip_prefix(key.as_slice())
            .map(<[u8]>::trim_ascii_start);
        after.is_some_and(|after| COLONS.iter().any(|colon| after.starts_with(colon)))
    })
}

/// Whether a line begins with a name in ASCII and a colon, as PGN's names are.
pub(super) fn has_name(line: &[u8]) -> bool {
    let colon = line.iter().position(|&b| b == b':');
    let name = colon
        .and_then(|colon| line.get(..colon))
        .unwrap_or_default();
    name.first().is_some_and(u8::is_ascii_alphabetic)
        && name.iter().all(|b| b.is_ascii_alphanumeric() || *b == b'_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_in_three_languages() {
        for key in ["红方", "紅方", "Đỏ", "đỏ", "Red", "RED", "White"] {
            assert_eq!(Field::of(key), Field::Header(headers::RED), "{key}");
        }
        assert_eq!(Field::of("Kết quả"), Field::Outcome);
        assert_eq!(Field::of("棋谱主人"), Field::Header("棋谱主人"));
    }

    #[test]
    fn a_key_line_is_known_in_every_encoding() {
        for encoding in [Encoding::Utf8, Encoding::Gb18030, Encoding::Big5] {
            assert!(begins(&encoding.encode("  黑方：吕钦").bytes));
            assert!(begins(&encoding.encode("Event: x").bytes));
        }
        assert!(!begins("网址: x".as_bytes()));
        assert!(!begins(b"Events: x"));
        assert!(tells_result("Kết quả: Đỏ thắng".as_bytes()));
        assert!(!tells_result("Đỏ: A".as_bytes()));
        assert_eq!(split("布局：C84 中炮"), Some(("布局", "C84 中炮")));
        assert_eq!(split("http://x"), None);
        assert_eq!(split("1. a: b"), None);
    }
}
