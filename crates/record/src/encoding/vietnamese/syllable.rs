//! Whether a word can be a Vietnamese syllable. Every word is one; there are some 18,000 that the
//! rules allow, so that text in the wrong encoding hardly ever consists of them.

use super::{Tone, split};
use std::collections::HashSet;
use std::sync::LazyLock;

/// What a syllable may begin with.
const ONSETS: [&str; 27] = [
    "ngh", "ch", "gh", "gi", "kh", "ng", "nh", "ph", "qu", "th", "tr", "b", "c", "d", "đ", "g",
    "h", "k", "l", "m", "n", "r", "s", "t", "v", "x", "p",
];

/// What may follow, without the tone.
const RHYMES: &str = "a ac ach ai am an ang anh ao ap at au ay ăc ăm ăn ăng ăp ăt \
    âc âm ân âng âp ât âu ây e ec em en eng eo ep et ê êch êm ên ênh êp êt êu \
    i ich im in inh ip it iu ia iêc iêm iên iêng iêp iêt iêu \
    o oc oi om on ong op ot oong ooc oa oac oach oai oam oan oang oanh oao oap oat oay \
    oăc oăm oăn oăng oăt oe oen oeo oet ô ôc ôi ôm ôn ông ôp ôt ơ ơi ơm ơn ơp ơt \
    u uc ui um un ung up ut ua uôc uôi uôm uôn uông uôt uơ uân uâng uât uây uê uêch uên uênh \
    uy uya uych uyên uyêt uynh uyt uyp uyu ư ưa ưc ưi ưng ưt ưu ươc ươi ươm ươn ương ươp ươt ươu \
    y yêm yên yêng yêt yêu ych ynh yt";

static RHYME_SET: LazyLock<HashSet<&str>> = LazyLock::new(|| RHYMES.split(' ').collect());

/// Syllables that turn up in most records and comments: of several encodings under which a short
/// text is all syllables, they tell the right one.
const FREQUENT: &str = "cờ tướng pháo mã sĩ tượng tốt đỏ đen thắng hòa hoà bại giải vô địch quốc đội hạng \
    nhất cúp vòng ván trận chung kết bán bảng nữ hội nội hà thành phố hồ chí đà nẵng hải phòng cần thơ \
    bình dương quảng huế giang nguyễn trần lê phạm hoàng huỳnh phan vũ võ đặng bùi đỗ ngô lý lại trịnh \
    đào trương văn thị hữu đức quân việt bảo hùng cường dũng tiến tân bắc là và của có không được cho \
    với một các những này đã để khi thì nếu đi nước bên hai ở vào ra lên tiền hậu tiên chiếu hết bí thế \
    cuộc khai tàn sát ưu bằng đối phương đầu đơn thí xuân năm lần thứ trẻ quá phá công thủ đổi";

static FREQUENT_SET: LazyLock<HashSet<&str>> =
    LazyLock::new(|| FREQUENT.split_whitespace().collect());

/// Whether the word, in any case, is one of the most frequent.
pub(in crate::encoding) fn is_frequent(word: &str) -> bool {
    FREQUENT_SET.contains(word.to_lowercase().as_str())
}

/// How many letters a syllable has at most: `nghiêng`.
const LONGEST: usize = 7;

/// Whether the word, in any case, is a syllable.
pub(in crate::encoding) fn is_syllable(word: &str) -> bool {
    if word.chars().nth(LONGEST).is_some() {
        return false;
    }
    let Some((letters, tone)) = without_tone(word) else {
        return false;
    };
    is_cased_like_a_word(word)
        && ONSETS
            .into_iter()
            .chain([""])
            .any(|onset| has_onset(&letters, onset, tone))
}

/// The letters in lower case without the tone, and the tone; none where there are two.
fn without_tone(word: &str) -> Option<(String, Tone)> {
    let mut letters = String::with_capacity(word.len());
    let mut tone = Tone::Level;
    for c in word.chars().flat_map(char::to_lowercase) {
        match split(c) {
            Some((vowel, Tone::Level)) => letters.push(vowel),
            Some((vowel, found)) if tone == Tone::Level => {
                letters.push(vowel);
                tone = found;
            }
            Some(_) => return None,
            None => letters.push(c),
        }
    }
    Some((letters, tone))
}

/// `việt`, `Việt`, `VIỆT`, and `VIệT`, as TCVN3's fonts of capitals leave it.
fn is_cased_like_a_word(word: &str) -> bool {
    let mut letters = word.chars();
    let first_is_upper = letters.next().is_some_and(char::is_uppercase);
    let is_upper = |c: char| c.is_uppercase() || (first_is_upper && !c.is_ascii());
    letters.clone().all(char::is_lowercase) || (first_is_upper && letters.all(is_upper))
}

fn has_onset(letters: &str, onset: &str, tone: Tone) -> bool {
    let Some(rhyme) = letters.strip_prefix(onset) else {
        return false;
    };
    let is_front = rhyme.starts_with(['e', 'ê', 'i', 'y']);
    let fits = match onset {
        "k" | "gh" | "ngh" => is_front,
        "c" | "ng" => !is_front,
        "g" => !is_front || rhyme.starts_with('i'),
        _ => true,
    };
    fits && RHYME_SET.contains(rhyme) && has_tone(rhyme, tone)
}

/// What ends in a stop has one of two tones.
fn has_tone(rhyme: &str, tone: Tone) -> bool {
    !rhyme.ends_with(['c', 'p', 't']) && !rhyme.ends_with("ch")
        || matches!(tone, Tone::Acute | Tone::Dot)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_syllables() {
        let text = "Giải vô địch cờ tướng toàn quốc Nguyễn Trường Hoàng Quỳnh Nghĩa quyển khuya giếng \
            gì ghế nghiệp Thủy thuỷ hoà hòa yếu Ý ĐỖ VIỆT VIệT quý xoáy ngoằn loạn Đắc";
        for word in text.split_whitespace() {
            assert!(is_syllable(word), "{word}");
        }
    }

    #[test]
    fn other_words_are_none() {
        for word in [
            "vắ", "lẠi", "ườ", "ngế", "cía", "thuât", "bàc", "ấÔ", "ầế", "Müller", "", "đ",
        ] {
            assert!(!is_syllable(word), "{word}");
        }
    }
}
