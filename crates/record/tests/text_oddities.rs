//! What real PGN and text files do, one test for each oddity of the formats' description, and what
//! hostile ones could do.

use record::encoding::EncodingReason;
use record::{
    Encoding, Format, Import, Notation, Outcome, Place, ReadError, ReadOptions, Reader, RemarkKind,
    Tree, headers,
};
use xiangqi::Color;

fn games(bytes: &[u8]) -> (Format, Vec<Import>) {
    let reader = Reader::open(bytes, ReadOptions::default()).expect("a known format");
    let format = reader.format();
    (format, reader.map(|game| game.expect("a game")).collect())
}

#[track_caller]
fn game(bytes: &[u8]) -> Import {
    let (_, mut games) = games(bytes);
    assert_eq!(games.len(), 1);
    games.remove(0)
}

fn pgn(moves: &str) -> Import {
    game(format!("[Game \"Chinese Chess\"]\n\n{moves}\n").as_bytes())
}

/// The main line as squares, with variations in brackets after the moves they replace.
fn line(import: &Import) -> String {
    let tree = &import.record.tree;
    let mut shown = Vec::new();
    for node in tree.main_line() {
        let m = |id| tree.node(id).expect("a move").m.to_string();
        shown.push(m(node));
        let mut other = tree.sibling(node);
        while let Some(first) = other {
            let rest = tree.line(first).map(m);
            let line: Vec<_> = std::iter::once(m(first)).chain(rest).collect();
            shown.push(format!("({})", line.join(" ")));
            other = tree.sibling(first);
        }
    }
    shown.join(" ")
}

fn notation(import: &Import) -> Notation {
    let choice = import.report.notation.as_ref();
    choice.expect("there are moves").notation
}

#[track_caller]
fn assert_clean(import: &Import) {
    assert!(import.report.is_clean(), "{:?}", import.report);
}

/// 13: content decides, not a name.
#[test]
fn an_xqf_file_is_known_whatever_its_name() {
    let reader = Reader::open(
        [b"XQ\x0a".as_slice(), &[0; 1_100]].concat().leak() as &[u8],
        ReadOptions::default(),
    );
    assert_eq!(reader.unwrap().format(), Format::Xqf);
}

/// 14: a position with two fields, Red being `r`.
#[test]
fn a_position_may_have_two_fields() {
    let import = game(b"[FEN \"3k5/9/9/9/9/9/9/9/9/R3K4 r\"]\n1. R9+1 *\n");
    assert_eq!(import.record.start.turn, Color::Red);
    assert_eq!(line(&import), "a0a1");
    assert!(import.report.is_clean() && !import.report.remarks.is_empty());
}

/// 15: an advertisement instead of moves.
#[test]
fn an_advertisement_is_no_move() {
    let import = game(
        "[ECCO \"C99\"]\n[FEN \"3k5/9/9/9/9/9/9/9/9/4K4 w\"]\n感谢使用鲨鱼象棋软件 *\n".as_bytes(),
    );
    assert!(import.record.tree.is_empty());
    let text = "感谢使用鲨鱼象棋软件".to_owned();
    let last = import.report.remarks.last().unwrap();
    assert_eq!(
        (&last.place, &last.kind),
        (&Place::Game, &RemarkKind::NotAMove { text })
    );
}

/// 16: question marks in place of letters stay.
#[test]
fn letters_that_are_lost_stay_lost() {
    let import = game(b"[Red \"L?c D??ng\"]\n1. h2e2 *\n");
    assert_eq!(import.record.headers.get(headers::RED), Some("L?c D??ng"));
}

/// 17: the same in Big5 as in GBK.
#[test]
fn moves_tell_big5_from_gbk() {
    for (encoding, text) in [
        (
            Encoding::Gb18030,
            "[Red \"李\"]\n1. 炮二平五 马８进７ 2. 马二进三 车９平８ *\n",
        ),
        (
            Encoding::Big5,
            "[Red \"李\"]\n1. 炮二平五 馬８進７ 2. 馬二進三 車９平８ *\n",
        ),
    ] {
        let import = game(&encoding.encode(text).bytes);
        let choice = import.report.encoding.as_ref().unwrap();
        assert_eq!(
            (choice.encoding, choice.why),
            (encoding, EncodingReason::Moves)
        );
        assert_eq!(line(&import), "h2e2 h9g7 h0g2 i9h9");
        assert_eq!(import.record.headers.get(headers::RED), Some("李"));
    }
}

/// People put files together: each game has an encoding of its own.
#[test]
fn every_game_has_its_encoding() {
    use Encoding::{Big5, Gb18030, Utf8};

    let simplified = "[Red \"李\"]\n1. 炮二平五 马８进７ 2. 马二进三 车９平８ *\n";
    let traditional = "[Red \"李\"]\n1. 炮二平五 馬８進７ 2. 馬二進三 車９平８ *\n";
    let order = [Gb18030, Gb18030, Big5, Big5, Utf8, Big5, Gb18030];
    let bytes: Vec<u8> = order
        .iter()
        .flat_map(|encoding| {
            let text = if *encoding == Big5 {
                traditional
            } else {
                simplified
            };
            encoding.encode(text).bytes
        })
        .collect();
    let (_, games) = games(&bytes);
    let found: Vec<_> = games
        .iter()
        .map(|game| game.report.encoding.as_ref().map(|choice| choice.encoding))
        .collect();
    assert_eq!(found, order.map(Some));
    for game in &games {
        assert_eq!(line(game), "h2e2 h9g7 h0g2 i9h9");
        assert_eq!(game.record.headers.get(headers::RED), Some("李"));
    }
}

/// 18: after a comment, Black's move behind the number once more.
#[test]
fn a_number_and_blanks_stand_before_blacks_move() {
    let import = pgn("  1. 炮二平五\n{中炮}\n  1.          炮８平５\n  2. 马二进三 *");
    assert_eq!(line(&import), "h2e2 h7e7 h0g2");
    assert_clean(&import);
    let text = "  1. 炮二平五\n{中炮}\n  1.          炮８平５\n  2. 马二进三";
    assert_eq!(line(&game(text.as_bytes())), "h2e2 h7e7 h0g2");
}

/// 19: variations in variations, and a blank line before one.
#[test]
fn variations_nest() {
    let import = pgn(
        "1. h2e2 h9g7 (1... h7e7 2. h0g2 (2. b0c2 b9c7 (2... h9g7) 3. a0b0))\n\n(1... b9c7) 2. h0g2",
    );
    assert_eq!(line(&import), "h2e2 h9g7 (h7e7 h0g2) (b9c7) h0g2");
    assert_eq!(import.record.tree.len(), 10);
    assert_clean(&import);
    // Before the move that it replaces.
    let import = pgn("(1. c3c4) (1. g3g4 g6g5) 1. h2e2 (1. b2e2) 1... h9g7");
    assert_eq!(line(&import), "h2e2 (c3c4) (g3g4 g6g5) (b2e2) h9g7");
    assert_clean(&import);
}

/// 20: moves and numbers without blanks.
#[test]
fn moves_are_cut_where_they_end() {
    let import = pgn("1.炮二平五炮8平52.兵三进一炮2平32.兵七进一*");
    assert_eq!(line(&import), "h2e2 h7e7 g3g4 b7c7 c3c4");
    assert_clean(&import);
    assert_eq!(
        line(&game("1.P2-5M8.72.M2.3X9-8".as_bytes())),
        "h2e2 h9g7 h0g2 i9h9"
    );
}

/// 21: two elephants on a file.
#[test]
fn moves_may_be_spelled_out() {
    for text in [
        "1. Pháo hai bình năm Mã tám tấn bảy\n2. Mã hai tiến ba Xe chín bình tám\n3. Xe một tấn một",
        "1. Pháo 2 bình 5 Mã 8 tiến 7 2. Mã 2 tấn 3 Xe 9 bình 8 3. Xe 1 tấn 1",
        "1. phao hai binh nam, ma tam tien bay 2. ma hai tan ba, xe chin binh tam 3. xe mot tan mot",
        "Pháo hai bình năm\nMã tám tấn bảy\nMã hai tấn ba\nXe chín bình tám\nXe một tiến một",
    ] {
        let import = game(text.as_bytes());
        assert_eq!(line(&import), "h2e2 h9g7 h0g2 i9h9 i0i1", "{text}");
        assert_eq!(notation(&import), Notation::Vietnamese);
        assert_clean(&import);
    }
}

#[test]
fn legality_picks_the_elephant() {
    let fen = "[FEN \"3k5/9/9/9/9/6B2/9/9/9/3K2B2 w\"]\n";
    let import = game(format!("{fen}1. 相三退一 将４进１ 2. 相三进五 *").as_bytes());
    assert_eq!(line(&import), "g4i2 d9d8 g0e2");
}

/// 22: full-width WXF and no result.
#[test]
fn full_width_letters_are_read() {
    let import = pgn("1. Ｃ２＝５ Ｈ８＋７ 2. Ｈ２＋３ Ｒ９＝８");
    assert_eq!(notation(&import), Notation::Wxf);
    assert_eq!(line(&import), "h2e2 h9g7 h0g2 i9h9");
    assert_eq!(import.record.outcome, Outcome::Unknown);
}

/// 23: SAN that looks like coordinates.
#[test]
fn san_is_told_from_coordinates() {
    let import = pgn("1. Chxe6 e5 2. E0a2 1-0");
    assert_eq!(notation(&import), Notation::San);
    let fen = "[FEN \"3k5/9/4p4/9/4E4/9/9/9/9/3KE4 w\"]\n";
    let import = game(format!("{fen}1. E5c7 e6 2. Ec3 *").as_bytes());
    assert_eq!(notation(&import), Notation::San);
}

/// 24: ranks from 1 to 10.
#[test]
fn a_rank_ten_shows_how_ranks_are_counted() {
    let import = pgn("1. h3e3 h10g8 2. h1g3 i10h10");
    assert_eq!(notation(&import), Notation::Uci10);
    assert_eq!(line(&import), "h2e2 h9g7 h0g2 i9h9");
}

/// 25: a cannon's move or a soldier's.
#[test]
fn the_whole_game_tells_its_notation() {
    let text = "1. P2-5 M8.7 2. M2.3 X9-8\n1. P2-5 P8-5 2. X1.1 X9.9 3. M2.3\n";
    let (format, games) = games(text.as_bytes());
    assert_eq!((format, games.len()), (Format::Text, 2));
    assert_eq!(line(&games[0]), "h2e2 h9g7 h0g2 i9h9");
    let illegal = &games[1].report.illegal;
    assert_eq!(illegal.iter().map(|node| node.ply).collect::<Vec<_>>(), [4]);
    // What follows an illegal move is read on.
    assert_eq!(games[1].record.tree.len(), 5);
}

/// 26: moves in the lines before the moves.
#[test]
fn lines_with_keys_are_no_moves() {
    let text = "\
标题: 第1局
分类: 全国象棋个人锦标赛
赛事: 2010年全国赛
布局: C11 中炮进三兵对屏风马
红方: 北京 王天一
黑方: 广东 许银川
结果: 红先胜
日期: 2010.05.01
【主变: 和棋】
　　1.　炮二平五　　马８进７　
　　2.　马二进三　　车９平８　

标题: 第2局
红方: 吕钦
结果: 黑胜

1. 兵七进一
";
    for encoding in [Encoding::Utf8, Encoding::Gb18030] {
        let (format, games) = games(&encoding.encode(text).bytes);
        assert_eq!((format, games.len()), (Format::Text, 2), "{encoding}");
        let [first, second] = games.as_slice() else {
            panic!("{} games", games.len());
        };
        assert_clean(first);
        assert_eq!(line(first), "h2e2 h9g7 h0g2 i9h9");
        let header = |name| first.record.headers.get(name);
        assert_eq!(header(headers::TITLE), Some("第1局"));
        assert_eq!(header(headers::OPENING), Some("C11 中炮进三兵对屏风马"));
        assert_eq!(header(headers::RED), Some("北京 王天一"));
        assert_eq!(header("分类"), Some("全国象棋个人锦标赛"));
        assert_eq!(first.record.outcome, Outcome::Won(Color::Red));
        assert_eq!(second.record.outcome, Outcome::Won(Color::Black));
        assert_eq!(line(second), "c3c4");
    }
}

/// 38: games divided by a word.
#[test]
fn a_marker_divides_games() {
    let text = "A - B\nCup 1997 EOD\nh2e2 h9g7\n\nC - D\nCup 1998 EOD\nc3c4 g6g5 \n\n";
    let (format, games) = games(text.as_bytes());
    assert_eq!((format, games.len()), (Format::Pgn, 2));
    assert_eq!(line(&games[0]), "h2e2 h9g7");
    assert_eq!(line(&games[1]), "c3c4 g6g5");
    assert_eq!(games[1].record.headers.get(headers::TITLE), Some("C - D"));
    assert_eq!(
        games[1].record.headers.get(headers::EVENT),
        Some("Cup 1998")
    );
}

#[test]
fn the_end_may_be_followed_by_a_footer() {
    for footer in [
        " 1-0\n=========\n欢迎访问《象棋百科全书网》\nhttps://www.xqbase.com/\n",
        "\n1-0\n========= h2e2",
        "\n=========\n欢迎访问",
    ] {
        let import = pgn(&format!("1. 炮二平五 马８进７{footer}"));
        assert_eq!(line(&import), "h2e2 h9g7");
        assert_clean(&import);
    }
}

#[track_caller]
fn assert_left_over(import: &Import, bytes: usize) {
    let kinds: Vec<_> = import.report.remarks.iter().map(|r| &r.kind).collect();
    assert_eq!(kinds, [&RemarkKind::LeftOver { bytes }]);
}

#[test]
fn text_after_the_result_is_told() {
    for (after, bytes) in [
        ("2. h0g2\n", 7),
        ("{a comment}", 11),
        ("thanks\n\n=====\n欢迎访问", 6),
        ("Được!\n\u{1A}", 9),
    ] {
        let import = pgn(&format!("1. h2e2 h9g7 1-0 {after}"));
        assert_eq!(line(&import), "h2e2 h9g7");
        assert_left_over(&import, bytes);
    }
    assert_clean(&pgn("1. h2e2 h9g7 1-0 \n\u{1A}\0\u{FEFF}"));
}

#[test]
fn playok_says_more_than_names() {
    let text = "FORMAT  WXF\nRED     a ; 1137 ;;\nBLACK   b ; 1177 ; x; y\nRESULT  1-0\n\
        EVENT   PlayOK Game ; 10m+0s\nSTART{\n 1. C8.5 c2.5\n}END\n";
    let import = game(text.as_bytes());
    assert_clean(&import);
    assert_eq!(import.record.headers.get(headers::BLACK_ELO), Some("1177"));
    let said = &import.record.tree.annotation(Tree::ROOT).comment;
    assert_eq!(said, "BLACK: x; y");
    let import = game(format!("{text}see you\n").as_bytes());
    assert_left_over(&import, 7);
}

#[test]
fn a_result_that_says_something_else_is_kept() {
    for (text, kept) in [
        ("红超时", Some("红超时")),
        ("红胜", None),
        ("?", None),
        ("*", None),
    ] {
        let import = game(format!("[Result \"{text}\"]\n\n1. h2e2\n").as_bytes());
        let termination = import.record.headers.get(headers::TERMINATION);
        assert_eq!(termination, kept, "{text}");
    }
}

/// One name, two kinds of data base: neither is a record (oddity 39).
#[test]
fn an_opening_book_is_no_record() {
    let mut tree_of_berkeley = vec![0; 512];
    tree_of_berkeley[12..16].copy_from_slice(&[0x62, 0x31, 0x05, 0x00]);
    for book in [&b"SQLite format 3\0\x10\0\x01\x01"[..], &tree_of_berkeley] {
        let found = Reader::open(book, ReadOptions::default());
        assert!(matches!(found, Err(ReadError::Unknown)), "{found:?}");
    }
}

#[test]
fn what_is_no_move_ends_its_line_only() {
    let import = pgn(
        "1. h2e2 h9g7 (1... xyz h7e7 (2. h0g2)) (1... h7e7 2. i0i9 h9g7) 2. h0g2 i0i5 3. zzz c3c4 1-0",
    );
    assert_eq!(line(&import), "h2e2 h9g7 (h7e7 i0i9 h9g7) h0g2 i0i5");
    assert_eq!(import.record.outcome, Outcome::Won(Color::Red));
    let texts: Vec<_> = import
        .report
        .remarks
        .iter()
        .map(|remark| match (&remark.place, &remark.kind) {
            (&Place::Node(node), RemarkKind::NotAMove { text }) => {
                (import.record.tree.ply(node) + 1, text.as_str())
            }
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(texts, [(2, "xyz"), (5, "zzz")]);
    assert_eq!(import.report.illegal.len(), 2);
}

#[test]
fn a_move_that_could_be_two_is_not_guessed() {
    let fen = "[FEN \"3k5/9/2P3P2/2P3P2/9/9/9/9/9/4K4 w\"]\n";
    let import = game(format!("{fen}1. 前兵进一 *").as_bytes());
    assert!(import.record.tree.is_empty());
    let kind = &import.report.remarks.last().unwrap().kind;
    assert!(
        matches!(
            kind,
            RemarkKind::ImpossibleMove { error: record::NotationError::Ambiguous { candidates }, .. }
                if candidates.len() == 2
        ),
        "{kind:?}"
    );
}

/// The man that moves first decides, in coordinates and in words.
#[test]
fn the_side_to_move_may_be_wrong() {
    let fen = "[FEN \"3k5/9/9/9/9/9/9/9/9/R3K4 w\"]\n";
    for moves in ["d9d8 a0a1", "将4进1 车九进一", "K4+1 R9+1"] {
        let import = game(format!("{fen}1. {moves} *").as_bytes());
        assert_eq!(import.record.start.turn, Color::Black, "{moves}");
        assert_eq!(line(&import), "d9d8 a0a1");
        assert_clean(&import);
        let has_remark = import
            .report
            .remarks
            .iter()
            .any(|remark| remark.kind == RemarkKind::SideFromFirstMove);
        assert!(has_remark);
    }
}

#[test]
fn every_kind_of_line_end_and_mark() {
    let text = "[Red \"许\"]\n[Black \"吕\"]\n\n1. 炮二平五 {一\n二} 马８进７\n\n[Red \"胡\"]\n1. 炮二平五\n";
    let (_, expected) = games(text.as_bytes());
    assert_eq!(expected.len(), 2);
    let wide = |text: &str| {
        text.encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect::<Vec<_>>()
    };
    for bytes in [
        text.replace('\n', "\r\n").into_bytes(),
        text.replace('\n', "\r").into_bytes(),
        format!("\u{feff}{text}").into_bytes(),
        wide(&format!("\u{feff}{text}")),
        Encoding::Gb18030.encode(text).bytes,
    ] {
        let (format, found) = games(&bytes);
        assert_eq!(format, Format::Pgn);
        assert_eq!(found.len(), 2);
        for (found, expected) in found.iter().zip(&expected) {
            assert_eq!(found.record, expected.record);
        }
    }
}

#[test]
fn legacy_vietnamese_is_read() {
    let text = "[Event \"Giải vô địch cờ tướng toàn quốc\"]\n[Red \"Trềnh A Sáng\"]\n[Black \"Nguyễn Thành Bảo\"]\n\n1. P2-5 M8.7 {Nước đi rất hay của bên đen} 2. M2.3 1-0\n";
    for encoding in [
        Encoding::Tcvn3,
        Encoding::Vni,
        Encoding::Viscii,
        Encoding::Windows1258,
    ] {
        let import = game(&encoding.encode(text).bytes);
        assert_eq!(import.report.encoding.as_ref().unwrap().encoding, encoding);
        assert_eq!(
            import.record.headers.get(headers::RED),
            Some("Trềnh A Sáng")
        );
        assert_eq!(line(&import), "h2e2 h9g7 h0g2");
    }
}

#[test]
fn bytes_that_are_no_text_are_kept() {
    let bytes = b"[Red \"\xC0\xEE\xFF\"]\n[Event \"ok\"]\n1. h2e2 *\n";
    let options = ReadOptions {
        encoding: Some(Encoding::Gb18030),
        ..ReadOptions::default()
    };
    let games: Vec<_> = Reader::open(bytes.as_slice(), options)
        .unwrap()
        .map(Result::unwrap)
        .collect();
    let kept = &games[0].report.undecoded;
    assert_eq!(kept.len(), 1);
    assert_eq!(
        (&kept[0].place, kept[0].bytes.as_slice()),
        (&Place::Line(1), b"[Red \"\xC0\xEE\xFF\"]".as_slice())
    );
}

#[test]
fn tags_may_be_open_double_or_long() {
    let long = "x".repeat(record::limits::MAX_TEXT_BYTES + 1);
    let text = format!(
        "[Event \"open]\n[Red \"A\"]\n[White \"B\"]\n[Site \"{long}\"]\n[Round \"?\"]\n1. h2e2\n"
    );
    let import = game(text.as_bytes());
    let codes: Vec<_> = import
        .report
        .remarks
        .iter()
        .map(|remark| remark.kind.code())
        .collect();
    assert_eq!(codes, ["truncated", "too-many", "too-many"]);
    let header = |name| import.record.headers.get(name);
    assert_eq!(header(headers::EVENT), Some("open"));
    assert_eq!(header(headers::RED), Some("A"));
    assert_eq!(
        (header(headers::SITE), header(headers::ROUND)),
        (None, None)
    );
}

/// A position that is none costs one game; the next is read.
#[test]
fn a_wrong_position_costs_one_game() {
    let text = "[FEN \"9/9\"]\n1. h2e2\n\n[Red \"A\"]\n1. h2e2\n";
    let games: Vec<_> = Reader::open(text.as_bytes(), ReadOptions::default())
        .unwrap()
        .collect();
    assert!(matches!(games.as_slice(), [Err(ReadError::Fen(_)), Ok(_)]));
}

#[test]
fn text_without_moves_is_not_taken_for_any() {
    for text in [
        "Hello, world",
        "欢迎访问象棋网",
        "{\"a\": 1}",
        "\0\0炮二平五",
    ] {
        let found = Reader::open(text.as_bytes(), ReadOptions::default());
        assert!(matches!(found, Err(ReadError::Unknown)), "{text}");
    }
    let pasted = game("Ván cờ hay\n炮二平五 马8进7 马二进三".as_bytes());
    assert_eq!(line(&pasted), "h2e2 h9g7 h0g2");
    assert_eq!(
        pasted.record.headers.get(headers::TITLE),
        Some("Ván cờ hay")
    );
    let spelled = game("1. Pháo 2 bình 5 Mã 8 tấn 7 2. Mã 2 tiến 3".as_bytes());
    assert_eq!(line(&spelled), "h2e2 h9g7 h0g2");
    assert_eq!(spelled.record.tree.annotation(Tree::ROOT).comment, "");
}

/// A result that stands after the moves is that game's, and not the head of another.
#[test]
fn a_result_after_the_moves() {
    let (_, found) = games(
        "Đỏ: A\nĐen: B\n1. P2-5 M8.7 2. M2.3 X9-8\nKết quả: Đỏ thắng\n\n\
         Đỏ: C\nKết quả: Đen thắng\nNgày: 2019\n1. P2-5 M8.7\n\n\
         Kết quả: Hòa\n1. P2-5 M8.7\n"
            .as_bytes(),
    );
    let ends = found
        .iter()
        .map(|import| (import.record.tree.len(), import.record.outcome));
    assert_eq!(
        ends.collect::<Vec<_>>(),
        [
            (4, Outcome::Won(Color::Red)),
            (2, Outcome::Won(Color::Black)),
            (2, Outcome::Drawn),
        ]
    );
    found.iter().for_each(assert_clean);

    let unnumbered = game("炮二平五 马8进7\n结果：红胜\n".as_bytes());
    assert_eq!(unnumbered.record.outcome, Outcome::Won(Color::Red));
    assert_clean(&unnumbered);
}

/// What is wrong with a move is told by a name that a reader's language has a sentence for.
#[test]
fn an_impossible_move_says_why() {
    let import = game(b"1. P2-5 M8.7 2. M2.3 X9-9\n");
    let [remark] = import.report.remarks.as_slice() else {
        panic!("{:?}", import.report);
    };
    assert!(
        remark
            .kind
            .values()
            .contains(&("why", "no-such-step".into()))
    );
}
