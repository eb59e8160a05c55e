use super::*;
use crate::format::testing;
use crate::{
    Encoding, Lost, Outcome, Place, Record, RemarkKind, Tree, WriteOptions, Writer, headers,
};
use proptest::prelude::*;
use xiangqi::Color;

const MEN: &str = "8979695949392919097717866646260600102030405060708012720323436383";

fn read(bytes: &[u8]) -> Vec<Result<Import, ReadError>> {
    games(bytes, ReadOptions::default()).collect()
}

fn one(text: &str) -> Import {
    let mut games = read(text.as_bytes());
    assert_eq!(games.len(), 1, "{games:?}");
    games.remove(0).unwrap()
}

fn main_line(record: &Record) -> String {
    let moves = record
        .tree
        .main_line()
        .filter_map(|id| record.tree.node(id));
    moves
        .map(|node| node.m.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

fn written(record: &Record, encoding: Encoding) -> (Vec<u8>, Vec<RemarkKind>) {
    let options = WriteOptions {
        encoding: Some(encoding),
        ..WriteOptions::default()
    };
    let mut writer = Writer::new(Vec::new(), Format::Dhtmlxq, options);
    let remarks = writer.add(record).unwrap();
    let kinds = remarks.into_iter().map(|remark| remark.kind).collect();
    (writer.finish().unwrap(), kinds)
}

#[test]
fn a_game_with_everything() {
    let import = one(&format!(
        "[DhtmlXQ][DhtmlXQ_title]北京 先胜[/DhtmlXQ_title][DhtmlXQ_binit]{MEN}[/DhtmlXQ_binit]\
         [DhtmlXQ_movelist]796770621927[/DhtmlXQ_movelist]\
         [DhtmlXQ_open]D29 顺炮直车对横车[/DhtmlXQ_open][DhtmlXQ_result]红胜[/DhtmlXQ_result]\
         [DhtmlXQ_date]0000-00-00[/DhtmlXQ_date][DhtmlXQ_hits]12[/DhtmlXQ_hits]\
         [DhtmlXQ_comment0]引言||第二行[/DhtmlXQ_comment0][DhtmlXQ_comment2]\\u4e3b线[/DhtmlXQ_comment2]\
         [DhtmlXQ_firstnum]0[/DhtmlXQ_firstnum]\
         [DhtmlXQ_refer]http%3A//www.dpxq.com/[/DhtmlXQ_refer][/DhtmlXQ]"
    ));
    let record = &import.record;
    assert!(import.report.is_clean(), "{:?}", import.report);
    assert!(import.report.remarks.is_empty());
    assert!(record.is_from_start());
    assert_eq!(main_line(record), "h0g2 h9g7 b0c2");
    assert_eq!(record.outcome, Outcome::Won(Color::Red));
    let headers: Vec<_> = record.headers.iter().collect();
    assert_eq!(
        headers,
        [
            (headers::TITLE, "北京 先胜"),
            (headers::ECCO, "D29"),
            (headers::OPENING, "顺炮直车对横车"),
            ("hits", "12"),
            (headers::SOURCE, "http://www.dpxq.com/"),
        ]
    );
    assert_eq!(record.tree.annotation(Tree::ROOT).comment, "引言\n第二行");
    let second = record.tree.main_line().nth(1).unwrap();
    assert_eq!(record.tree.annotation(second).comment, "主线");
}

/// Plies are absolute in every line, and a child may come before its parent (oddity 30).
#[test]
fn variations_hang_where_they_leave() {
    let import = one("[DhtmlXQ_movelist]796770621927[/DhtmlXQ_movelist]\
         [DhtmlXQ_move_1_3_2]0605[/DhtmlXQ_move_1_3_2][DhtmlXQ_move_0_2_1]03041927[/DhtmlXQ_move_0_2_1]\
         [DhtmlXQ_move_1_2_3]2324[/DhtmlXQ_move_1_2_3]\
         [DhtmlXQ_move_9_2_4]0304[/DhtmlXQ_move_9_2_4]\
         [DhtmlXQ_move_0_9_5]0304[/DhtmlXQ_move_0_9_5][DhtmlXQ_move_5_9_5]0304[/DhtmlXQ_move_5_9_5]\
         [DhtmlXQ_comment2_3]here[/DhtmlXQ_comment2_3][DhtmlXQ_comment2_1]there[/DhtmlXQ_comment2_1]\
         [DhtmlXQ_comment2_7]nowhere[/DhtmlXQ_comment2_7]");
    let tree = &import.record.tree;
    assert_eq!(tree.len(), 7);
    let first = tree.next(Tree::ROOT).unwrap();
    assert_eq!(tree.children(first).count(), 3);
    let variation = tree.children(first).nth(1).unwrap();
    let nested = tree.children(variation).nth(1).unwrap();
    assert_eq!(tree.node(nested).unwrap().m.to_string(), "a3a4");
    assert_eq!(tree.annotation(nested).comment, "here\nnowhere");
    assert_eq!(tree.annotation(first).comment, "there");
    let kinds: Vec<_> = import
        .report
        .remarks
        .iter()
        .map(|r| r.kind.clone())
        .collect();
    let mut expected = vec![RemarkKind::NoSuchMove; 3];
    expected.push(RemarkKind::TextMoved);
    assert_eq!(kinds, expected);
}

/// Closing names are wrong, tags are doubled or not closed, and a comment may hold brackets
/// (oddity 27).
#[test]
fn careless_tags() {
    let import = one(
        "[dhtmlxq][DhtmlXQ_blacktime][/DhtmlXQ_time]\n[DhtmlXQ_Black]乙[/DhtmlXQ_black]\
         [DhtmlXQ_blacktime]60[/DhtmlXQ_time][DhtmlXQ_blacktime]70[/DhtmlXQ_blacktime]\
         [DhtmlXQ_comment0][FEN \"x\"][/DhtmlXQ_comment0][DhtmlXQ_red]甲[DhtmlXQ_movelist]7747\n7062[/DhtmlXQ]",
    );
    let record = &import.record;
    assert_eq!(record.headers.get(headers::BLACK_TIME), Some("60"));
    assert_eq!(record.headers.get(headers::BLACK), Some("乙"));
    assert_eq!(record.headers.get(headers::RED), Some("甲"));
    assert_eq!(record.tree.annotation(Tree::ROOT).comment, "[FEN \"x\"]");
    assert_eq!(main_line(record), "h2e2 h9g7");
    assert!(import.report.remarks.is_empty());
}

/// An empty move list is no error: the moves may stand in a script, as one line or in parts
/// (oddity 28).
#[test]
fn moves_in_a_script() {
    let empty = one(
        "[DhtmlXQ][DhtmlXQ_title]a[/DhtmlXQ_title][DhtmlXQ_movelist][/DhtmlXQ_movelist][/DhtmlXQ]",
    );
    assert!(empty.record.tree.is_empty());
    assert!(empty.report.is_clean());
    for script in [
        "[DhtmlXQ_movelist]77477062[\\/DhtmlXQ_movelist]",
        "77477062",
        "[DhtmlXQ_movelist][0_1_0]7747[/0_1_0][0_1_0]1[/0_1_0][0_2_1]1022[/0_2_1][/DhtmlXQ_movelist]",
    ] {
        let import = one(&format!(
            "<html><script>var DhtmlXQ_movelist = '{script}';</script>\
             <div>[DhtmlXQ][DhtmlXQ_title]a[/DhtmlXQ_title][DhtmlXQ_movelist][/DhtmlXQ_movelist][/DhtmlXQ]</div>"
        ));
        let first = import.record.tree.next(Tree::ROOT).unwrap();
        assert_eq!(
            import.record.tree.node(first).unwrap().m.to_string(),
            "h2e2"
        );
        assert_eq!(import.record.tree.len(), 2, "{script}");
    }
    assert_eq!(main_line(&one("DhtmlXQ_movelist=\"7747\"").record), "h2e2");
}

#[test]
fn several_boards_on_a_page() {
    let game = |title: &str| {
        format!(
            "[DhtmlXQ_title]{title}[/DhtmlXQ_title][DhtmlXQ_binit]{MEN}[/DhtmlXQ_binit]\
             [DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]"
        )
    };
    let titles = |page: String| -> Vec<String> {
        let games = read(page.as_bytes()).into_iter();
        games
            .map(|game| {
                game.unwrap()
                    .record
                    .headers
                    .get(headers::TITLE)
                    .unwrap()
                    .to_owned()
            })
            .collect()
    };
    assert_eq!(titles([game("a"), game("b")].concat()), ["a", "b"]);
    let wrapped = |title| format!("<p>[DhtmlXQ]{}[/DhtmlXQ]</p>", game(title));
    assert_eq!(
        titles(["a", "b", "c"].map(wrapped).concat()),
        ["a", "b", "c"]
    );
    let encoded = |title| {
        let tags = format!("[DhtmlXQiFrame]{}[/DhtmlXQiFrame]", game(title));
        let name = tags.replace('[', "%5B").replace(']', "%5D");
        format!("<iframe name='NoFile_{name}'></iframe>")
    };
    assert_eq!(titles(["a", "%u70AE"].map(encoded).concat()), ["a", "炮"]);
    assert!(matches!(
        read(b"<html></html>").as_slice(),
        [Err(ReadError::NotThis { .. })]
    ));
}

/// A lost digit shifts all that follows (oddity 29).
#[test]
fn a_broken_start_is_rejected() {
    for (men, code) in [
        (
            "7299999959999957227717999999941129942993099609968028229489999999",
            "bad-start",
        ),
        (MEN.strip_prefix('8').unwrap(), "impossible"),
        (
            "8989695949392919097717866646260600102030405060708012720323436383",
            "bad-start",
        ),
    ] {
        let games = read(format!("[DhtmlXQ_binit]{men}[/DhtmlXQ_binit]").as_bytes());
        let [Err(error)] = games.as_slice() else {
            panic!("{men}")
        };
        assert_eq!(error.code(), code);
    }
}

#[test]
fn the_first_man_decides_who_begins() {
    let import =
        one("[DhtmlXQ_movelist]1022[/DhtmlXQ_movelist][DhtmlXQ_firstnum]0[/DhtmlXQ_firstnum]");
    assert_eq!(import.record.start.turn, Color::Black);
    assert_eq!(import.report.remarks[0].kind, RemarkKind::SideFromFirstMove);
    let import = one("[DhtmlXQ_movelist][/DhtmlXQ_movelist][DhtmlXQ_firstnum]1[/DhtmlXQ_firstnum]");
    assert_eq!(import.record.start.turn, Color::Black);
    let fen = "[DhtmlXQ_fen]4k4/9/9/9/9/9/9/9/9/3K5 b - - 3 9[/DhtmlXQ_fen]";
    let import = one(&format!("{fen}[DhtmlXQ_binit]{MEN}[/DhtmlXQ_binit]"));
    assert_eq!(
        import.record.start.fen(),
        "4k4/9/9/9/9/9/9/9/9/3K5 b - - 3 9"
    );
}

#[test]
fn lines_that_break_off() {
    for (moves, len, kind) in [
        ("7747706", 1, RemarkKind::Truncated),
        ("77479000", 1, RemarkKind::OffBoard),
        (
            "7747x012",
            1,
            RemarkKind::NotAMove {
                text: "x012".into(),
            },
        ),
    ] {
        let import = one(&format!("[DhtmlXQ_movelist]{moves}[/DhtmlXQ_movelist]"));
        assert_eq!(import.record.tree.len(), len);
        assert_eq!(import.report.remarks[0].kind, kind);
        let first = import.record.tree.next(Tree::ROOT).unwrap();
        assert_eq!(import.report.remarks[0].place, Place::Node(first));
    }
    let import = one("[DhtmlXQ_movelist]7747");
    assert_eq!(import.report.remarks[0].kind, RemarkKind::Truncated);
}

/// The numbered tags of the Guangdong site.
#[test]
fn numbered_tags() {
    let import = one(
        "[DHJHtmlXQ][DHJHtmlXQ_10]标题[/DHJHtmlXQ_10][DHJHtmlXQ_18]甲[/DHJHtmlXQ_18]\
         [DHJHtmlXQ_28]和棋[/DHJHtmlXQ_28][DHJHtmlXQ_34]23246665[/DHJHtmlXQ_34]\
         [game_comment_0_1]好[/comment_0_1][/DHJHtmlXQ]",
    );
    assert_eq!(main_line(&import.record), "c3c4 g6g5");
    assert_eq!(import.record.headers.get(headers::RED), Some("甲"));
    assert_eq!(import.record.headers.get(headers::TITLE), Some("标题"));
    assert_eq!(import.record.outcome, Outcome::Drawn);
    let first = import.record.tree.next(Tree::ROOT).unwrap();
    assert_eq!(import.record.tree.annotation(first).comment, "好");
    let board = "rheakaehr0000000000c00000c0p0p0p0p0p000000000000000000P0P0P0P0P0C00000C0000000000RHEAKAEHR";
    let import = one(&format!(
        "[DHJHtmlXQ_31]{board}[/DHJHtmlXQ_31][DHJHtmlXQ_32]1[/DHJHtmlXQ_32]"
    ));
    assert_eq!(
        import.record.start.board,
        *xiangqi::Position::start().board()
    );
    assert_eq!(import.record.start.turn, Color::Black);
}

#[test]
fn every_encoding() {
    let text = "[DhtmlXQ_title]全國象棋錦標賽[/DhtmlXQ_title][DhtmlXQ_result]紅勝[/DhtmlXQ_result]";
    for encoding in [Encoding::Utf8, Encoding::Gb18030, Encoding::Big5] {
        let games = read(&encoding.encode(text).bytes);
        let import = games[0].as_ref().unwrap();
        assert_eq!(
            import.record.headers.get(headers::TITLE),
            Some("全國象棋錦標賽")
        );
        assert_eq!(import.record.outcome, Outcome::Won(Color::Red));
        assert_eq!(import.report.encoding.as_ref().unwrap().encoding, encoding);
    }
}

#[test]
fn what_is_written() {
    let mut record = Record::default();
    record.headers.set(headers::TITLE, "[a]");
    record.headers.set("No tag", "x");
    let first = record.tree.add(Tree::ROOT, "h2e2".parse().unwrap());
    record.tree.add(Tree::ROOT, "c3c4".parse().unwrap());
    record.tree.annotation_mut(first).comment = "a\nạ".into();
    record.tree.annotation_mut(first).nags = vec![1];
    let (bytes, remarks) = written(&record, Encoding::Big5);
    let again = read(&bytes).remove(0).unwrap().record;
    assert_eq!(again.headers.get(headers::TITLE), Some("[a]"));
    assert_eq!(again.tree.annotation(first).comment, "a\nạ");
    let expected = "[DhtmlXQ]\n[DhtmlXQ_ver]www_dpxq_com[/DhtmlXQ_ver]\n[DhtmlXQ_init]500,350[/DhtmlXQ_init]\n\
        [DhtmlXQ_binit]0919293949596979891777062646668600102030405060708012720323436383[/DhtmlXQ_binit]\n\
        [DhtmlXQ_firstnum]0[/DhtmlXQ_firstnum]\n[DhtmlXQ_title]\\u005ba\\u005d[/DhtmlXQ_title]\n";
    let (bytes, _) = written(&record, Encoding::Utf8);
    let text = String::from_utf8(bytes).unwrap();
    assert!(text.starts_with(expected), "{text}");
    assert!(
        text.ends_with(
            "[DhtmlXQ_result]未知[/DhtmlXQ_result]\n[DhtmlXQ_length]2[/DhtmlXQ_length]\n\
         [DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n[DhtmlXQ_comment1]a||ạ[/DhtmlXQ_comment1]\n\
         [DhtmlXQ_move_0_1_1]2625[/DhtmlXQ_move_0_1_1]\n[/DhtmlXQ]\n"
        ),
        "{text}"
    );
    assert_eq!(
        remarks,
        [
            RemarkKind::NotStorable(Lost::Value),
            RemarkKind::NotStorable(Lost::Glyphs)
        ]
    );
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof!["[ -~\\n]{0,12}", "[炮馬车ạđ\\[\\]|\\\\&<>u0-9a-f]{0,8}"]
}

prop_compose! {
    fn record()(
        parents in prop::collection::vec((any::<prop::sample::Index>(), 0_u8..90, 0_u8..90), 0..40),
        comments in prop::collection::vec((any::<prop::sample::Index>(), text()), 0..6),
        title in text(), source in text(), own in text(),
        outcome in prop::sample::select(vec![Outcome::Unknown, Outcome::Drawn, Outcome::Won(Color::Black)]),
    ) -> Record {
        let mut record = Record::default();
        for (header, text) in [(headers::TITLE, title), (headers::SOURCE, source), ("Own", own)] {
            record.headers.set(header, text);
        }
        record.outcome = outcome;
        let mut nodes = vec![Tree::ROOT];
        for (parent, from, to) in parents {
            let parent = nodes[parent.index(nodes.len())];
            let m = xiangqi::Move::new(from.try_into().unwrap(), to.try_into().unwrap());
            nodes.push(record.tree.add(parent, m));
        }
        for (node, text) in comments {
            let node = nodes[node.index(nodes.len())];
            record.tree.annotation_mut(node).comment = text;
        }
        record.start.turn = record.first_mover().unwrap_or(Color::Red);
        record
    }
}

/// Headers with tags of their own, and two that have none.
const HEADERS: [&str; 8] = [
    headers::ECCO,
    headers::OPENING,
    headers::RED,
    headers::BLACK_TITLE,
    headers::TERMINATION,
    headers::RULESET,
    "Own",
    "redname",
];

proptest! {
    #[test]
    fn every_start_comes_back(record in testing::records(HEADERS.to_vec(), &["全局", "残局"])) {
        for encoding in [Encoding::Utf8, Encoding::Gb18030, Encoding::Utf16Le] {
            let (bytes, remarks) = written(&record, encoding);
            prop_assert!(remarks.is_empty());
            let options = ReadOptions { encoding: Some(encoding), ..ReadOptions::default() };
            let again = games(bytes.as_slice(), options).next().unwrap().unwrap().record;
            // The order of the headers is that of the tags.
            let mut expected = record.clone();
            expected.headers.clone_from(&again.headers);
            prop_assert_eq!(&again, &expected);
            for (name, text) in record.headers.iter() {
                let name = if name == "redname" && record.headers.get(headers::RED).is_none() {
                    headers::RED
                } else {
                    name
                };
                prop_assert_eq!(again.headers.get(name), Some(text));
            }
        }
    }

    #[test]
    fn every_game_comes_back(record in record()) {
        let (bytes, remarks) = written(&record, Encoding::Utf8);
        prop_assert!(remarks.is_empty());
        let games = read(&bytes);
        prop_assert_eq!(&games[0].as_ref().unwrap().record, &record);
    }

    #[test]
    fn no_bytes_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        drop(read(&bytes));
        drop(read(&[b"[DhtmlXQ_movelist]", bytes.as_slice(), b"[/DhtmlXQ_movelist]"].concat()));
        drop(read(&[b"[DhtmlXQ_comment0]", bytes.as_slice()].concat()));
    }

    #[test]
    fn no_tags_panic(parts in prop::collection::vec(prop::sample::select(vec![
        "[DhtmlXQ]", "[/DhtmlXQ]", "[DhtmlXQ_movelist]", "[/DhtmlXQ_x]", "[DhtmlXQ_move_0_1_1]", "[DhtmlXQ_move_1_1_1]",
        "[DhtmlXQ_move_1_0_2]", "7747", "77", "99", "[0_1_0]", "[/0_1_0]", "[DhtmlXQ_binit]", "DhtmlXQ_movelist='", "'", "\"",
        "%5BDhtmlXQ_title%5D", "\\u", "炮", "||", "[", "]", "[DhtmlXQ_comment1_1]", "[DhtmlXQ_fen]", "[game_comment_0_1]",
    ]), 0..30)) {
        drop(read(parts.concat().as_bytes()));
    }
}

/// A file that ends anywhere gives what came before.
#[test]
fn cut_at_every_byte() {
    let mut record = Record::default();
    record.headers.set(headers::TITLE, "全國象棋");
    let first = record.tree.add(Tree::ROOT, "h2e2".parse().unwrap());
    record.tree.add(first, "h9g7".parse().unwrap());
    record.tree.add(first, "b9c7".parse().unwrap());
    let (bytes, _) = written(&record, Encoding::Gb18030);
    for len in 0..bytes.len() {
        for game in read(&bytes[..len]).into_iter().flatten() {
            assert!(game.record.tree.len() <= 3);
        }
    }
}

fn tags(end: usize, tag: impl Fn(usize) -> String) -> String {
    let mut tags = String::new();
    for n in 1..end {
        for part in ["[DhtmlXQ_", &tag(n), "[/DhtmlXQ_end]"] {
            tags.push_str(part);
        }
    }
    tags
}

/// Work and memory grow with the size, not with its square, whatever the tags say.
#[test]
fn bombs() {
    let deep = tags(10_000, |n| format!("move_{}_1_{n}]7747", n - 1));
    let import = one(&format!("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]{deep}"));
    assert_eq!(import.record.tree.len(), 10_000);
    let chain = tags(10_000, |n| format!("move_{}_{}_{n}]77477747", n - 1, n + 1));
    let import = one(&format!(
        "[DhtmlXQ_movelist]77477747[/DhtmlXQ_movelist]{chain}"
    ));
    assert_eq!(import.record.tree.len(), 20_000);
    let many = "[DhtmlXQ_title]a[/DhtmlXQ_title]".repeat(50_000);
    assert_eq!(one(&many).record.headers.len(), 1);
    let many = tags(30_000, |n| format!("x{n}]a"));
    let import = one(&many);
    assert!(matches!(
        import.report.remarks[0].kind,
        RemarkKind::TooMany { .. }
    ));
    assert_eq!(read("[DhtmlXQ]".repeat(50_000).as_bytes()).len(), 1);
    let games = read("[DhtmlXQ][DhtmlXQ_a]1[/DhtmlXQ]".repeat(10_000).as_bytes());
    assert_eq!(games.len(), 10_000);
    let open = "[".repeat(1 << 20);
    assert!(read(open.as_bytes())[0].is_err());
    let scripts = "DhtmlXQ_movelist='".repeat(50_000);
    read(scripts.as_bytes());
}
