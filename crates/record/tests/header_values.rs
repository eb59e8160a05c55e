//! What a format keeps of a header's value, it says.

#![expect(clippy::unwrap_used, reason = "a test may fail by it")]

use record::{Format, Place, ReadOptions, Reader, Record, WriteOptions, Writer, headers};

const NAMES: [&str; 14] = [
    headers::TITLE,
    headers::SUBTITLE,
    headers::OTHER_TITLE,
    headers::EVENT,
    headers::SITE,
    headers::DATE,
    headers::RED,
    headers::RED_TITLE,
    headers::BLACK,
    headers::TIME_CONTROL,
    headers::OPENING,
    headers::KIND,
    headers::SOURCE,
    "Own",
];

/// Writes a game with one header and reads it back.
fn is_kept_or_told(format: Format, name: &str, value: &str) -> bool {
    let mut record = Record::default();
    record.headers.set(name, value);
    record.tree.add(record::Tree::ROOT, "h2e2".parse().unwrap());
    let mut writer = Writer::new(Vec::new(), format, WriteOptions::default());
    let remarks = writer.add(&record).unwrap();
    let mut places = vec![Place::Header(name.to_owned())];
    if format == Format::Mxq {
        // The names stand in one text with the result.
        places.push(Place::Header(headers::RESULT.to_owned()));
    }
    let is_told = remarks.iter().any(|remark| places.contains(&remark.place));
    let bytes = writer.finish().unwrap();
    let options = ReadOptions {
        format: Some(format),
        ..ReadOptions::default()
    };
    let mut games = Reader::open(bytes.as_slice(), options).unwrap();
    let back = games.next().unwrap().unwrap().record;
    is_told || back.headers.get(name) == Some(value)
}

#[test]
fn a_value_is_kept_or_its_loss_is_told() {
    let mut silent = Vec::new();
    for format in Format::ALL {
        for name in NAMES {
            for value in [
                "a",
                " a",
                "a ",
                "\u{3000}a\u{a0}",
                "a\tb\t",
                "\na\nb\n",
                "a\r\nb",
                "a (b)",
                "1  2 3 4 5",
                "a;b|c",
                "opening",
                "middle game",
                ".",
                "??",
                "\0a",
                "a\0b",
            ] {
                if !is_kept_or_told(format, name, value) {
                    silent.push(format!("{format} {name} {value:?}"));
                }
            }
        }
    }
    assert!(silent.is_empty(), "{silent:#?}");
}
