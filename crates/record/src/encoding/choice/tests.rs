use super::*;
use crate::encoding::choice::phrases::{CHINESE, TRADITIONAL, VIETNAMESE};
use proptest::prelude::*;

/// Chosen for a text in an encoding, when files of the format usually have another.
fn chosen(text: &str, encoding: Encoding, usual: Encoding) -> Encoding {
    let encoded = encoding.encode(text);
    assert_eq!(encoded.missing, "", "{encoding}: {text}");
    assert_eq!(encoding.decode(&encoded.bytes).text, text, "{encoding}");
    choose(&[&encoded.bytes], usual).encoding
}

/// What is not read back among phrases in an encoding, by the encoding that was taken for it.
fn mistaken<'a>(
    phrases: impl Iterator<Item = &'a str>,
    encoding: Encoding,
    usual: Encoding,
) -> Vec<(&'a str, Encoding)> {
    phrases
        .filter(|phrase| !phrase.is_ascii())
        .map(|phrase| (phrase, chosen(phrase, encoding, usual)))
        .filter(|&(phrase, found)| found.decode(&encoding.encode(phrase).bytes).text != phrase)
        .collect()
}

const VIETNAMESE_ENCODINGS: [Encoding; 6] = [
    Encoding::Utf8,
    Encoding::Gb18030,
    Encoding::Tcvn3,
    Encoding::Vni,
    Encoding::Windows1258,
    Encoding::Viscii,
];

/// Most phrases are enough by themselves. How many are not is known, so that a change shows.
#[test]
fn a_phrase_alone() {
    let cases: [(&str, &[(Encoding, usize)]); 3] = [
        (
            VIETNAMESE,
            &[
                (Encoding::Utf8, 0),
                (Encoding::Gb18030, 0),
                (Encoding::Tcvn3, 1),
                (Encoding::Vni, 2),
                (Encoding::Windows1258, 1),
                (Encoding::Viscii, 5),
            ],
        ),
        (CHINESE, &[(Encoding::Utf8, 0), (Encoding::Gb18030, 0)]),
        (
            TRADITIONAL,
            &[
                (Encoding::Utf8, 0),
                (Encoding::Gb18030, 0),
                (Encoding::Big5, 4),
            ],
        ),
    ];
    for (phrases, known) in cases {
        for &(encoding, most) in known {
            let wrong = mistaken(phrases.lines(), encoding, Encoding::Gb18030);
            assert_eq!(wrong.len(), most, "{encoding}: {wrong:?}");
        }
    }
}

/// The texts of a game are always enough, whatever the format's usual encoding.
#[test]
fn a_few_phrases_together() {
    let cases: [(&str, &[Encoding]); 3] = [
        (VIETNAMESE, &VIETNAMESE_ENCODINGS),
        (CHINESE, &[Encoding::Utf8, Encoding::Gb18030]),
        (
            TRADITIONAL,
            &[Encoding::Utf8, Encoding::Gb18030, Encoding::Big5],
        ),
    ];
    for (phrases, encodings) in cases {
        let phrases: Vec<_> = phrases.lines().collect();
        let games: Vec<_> = phrases
            .windows(5)
            .step_by(4)
            .map(|five| five.join("\n"))
            .collect();
        for usual in [Encoding::Gb18030, Encoding::Utf8, Encoding::Vni] {
            for &encoding in encodings {
                let wrong = mistaken(games.iter().map(String::as_str), encoding, usual);
                assert!(wrong.is_empty(), "{usual} {encoding}: {wrong:?}");
            }
        }
    }
}

#[test]
fn what_settles_it_at_once() {
    let choice = |texts: &[&[u8]]| {
        let EncodingChoice { encoding, why } = choose(texts, Encoding::Gb18030);
        (encoding, why)
    };
    assert_eq!(
        choice(&[b"\xEF\xBB\xBFabc"]),
        (Encoding::Utf8, EncodingReason::ByteOrderMark)
    );
    assert_eq!(
        choice(&[b"\xFF\xFEa\0"]),
        (Encoding::Utf16Le, EncodingReason::ByteOrderMark)
    );
    assert_eq!(choice(&[]), (Encoding::Utf8, EncodingReason::Ascii));
    assert_eq!(
        choice(&[b"L?c D??ng", b"1-0"]),
        (Encoding::Utf8, EncodingReason::Ascii)
    );
    // Cut in the middle of a character.
    let cut = "胡荣华".as_bytes().split_last().unwrap().1;
    assert_eq!(
        choice(&[b"x", cut]),
        (Encoding::Utf8, EncodingReason::Valid)
    );
    assert_eq!(
        choice(&["Mã".as_bytes()]),
        (Encoding::Utf8, EncodingReason::Valid)
    );
}

/// What a program that knew only GBK left of a Vietnamese name stays so (oddity 16).
#[test]
fn question_marks_among_chinese_stay() {
    let text = "L?c D??ng 先胜 Bích";
    let bytes = Encoding::Gb18030.encode("L?c D??ng 先胜").bytes;
    let choice = choose(&[&bytes], Encoding::Utf8);
    assert_eq!(choice.encoding, Encoding::Gb18030);
    assert_eq!(choice.why, EncodingReason::Words);
    assert_eq!(choice.encoding.decode(&bytes).text, "L?c D??ng 先胜");
    // And where the bytes say nothing at all, it is what is usual.
    let choice = choose(&[&[0x80, 0xFF]], Encoding::Big5);
    assert_eq!(choice.encoding, Encoding::Big5);
    assert_eq!(choice.why, EncodingReason::Usual);
    assert_eq!(
        chosen(text, Encoding::Gb18030, Encoding::Utf8),
        Encoding::Gb18030
    );
}

/// The Big5 twin of a GBK file is told by its moves (oddity 17).
#[test]
fn moves_tell_gbk_from_big5() {
    let simplified = "1. 炮二平五 马８进７ 2. 马二进三 前车退一";
    let traditional = "1. 炮二平五 馬８進７ 2. 馬二進三 前車退一";
    for (text, encoding) in [
        (simplified, Encoding::Gb18030),
        (traditional, Encoding::Gb18030),
        (traditional, Encoding::Big5),
    ] {
        let bytes = encoding.encode(text).bytes;
        let choice = choose_for_moves(&[b"[Event \"\"]", &bytes], Encoding::Utf8);
        assert_eq!(choice.encoding, encoding);
        assert_eq!(choice.why, EncodingReason::Moves);
    }
    let bytes = Encoding::Tcvn3.encode("Giải vô địch").bytes;
    let choice = choose_for_moves(&[&bytes], Encoding::Gb18030);
    assert_eq!(choice.encoding, Encoding::Tcvn3);
}

/// Only the beginning is compared, and from where there is something to compare.
#[test]
fn evidence_is_bounded() {
    let mut text = b"1. h2e2 ".repeat(100_000);
    text.extend(
        Encoding::Vni
            .encode("Nguyễn Thành Bảo ")
            .bytes
            .repeat(100_000),
    );
    assert_eq!(choose(&[&text], Encoding::Gb18030).encoding, Encoding::Vni);
    let sample = sample(&[&text], EVIDENCE_BYTES);
    assert!(sample.len() <= EVIDENCE_BYTES + 1);
    assert!(sample.starts_with(b"Nguye"));
    assert!(
        sample.ends_with(b"o\n")
            || sample.ends_with(b"n\n")
            || sample.ends_with(b"h\n")
            || sample.ends_with(&[0xFB, b'o', b'\n'])
    );
}

proptest! {
    #[test]
    fn any_bytes_are_in_some_encoding(bytes in prop::collection::vec(any::<u8>(), 0..60)) {
        for usual in Encoding::ALL {
            let texts = [bytes.as_slice(), b"a"];
            let decoded = choose(&texts, usual).encoding.decode(&bytes);
            // The character may also be the text's own.
            prop_assert!(!decoded.is_lossy || decoded.text.contains(char::REPLACEMENT_CHARACTER));
            choose_for_moves(&texts, usual);
        }
    }

    /// What an encoding has comes back, apart from marks that join the letter before them.
    #[test]
    fn text_comes_back(text in "[ -~àệưĐ炮馬车“é€\u{301}]{0,12}") {
        for encoding in Encoding::ALL {
            let encoded = encoding.encode(&text);
            if encoded.missing.is_empty() {
                let decoded = encoding.decode(&encoded.bytes);
                prop_assert!(!decoded.is_lossy);
                let joined = crate::encoding::vietnamese::compose(&text);
                prop_assert_eq!(crate::encoding::vietnamese::compose(&decoded.text), joined);
            }
        }
    }
}
