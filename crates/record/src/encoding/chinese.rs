//! What tells Chinese text from bytes that only look like it, and GBK from Big5.

use super::Encoding;
use std::collections::HashSet;
use std::sync::LazyLock;

/// Characters that make up most of what is written, and those of xiangqi: its men, its moves, its
/// tournaments, the names of its players. Simplified and traditional.
const FREQUENT: &str = "\
    的一是了我不人在他有这上们来到时大地为子中你说生国年着就那和要她出也得里后自以会家可下而过天去能对小多然于心学么之都好看起\
    发当没成只如事把还用第样道想作种开美总从无情己面最女但现前些所同日手又行意动方期它头经长儿回位分爱老因很给名法间斯知世什两\
    次使身者被高已亲其进此话常与活正感见明问力理尔点文几定本公特做外孩相西果走将月十实向声车全信重三机工物气每并别真打太新比\
    才便夫再书部水像眼等体却加电主界门利海受听表德少克代员许先口由死安写性马光白或住难望教命花结乐色更拉东神记处让母父应直字\
    场平报友关放至张认接告入笑内英军候民岁往何度山觉路带万男边风解叫任金快原吃妈变通师立象数四失满战远格士音轻目条呢二五六七八\
    九零百千两双单独强化合各件保城南北京广深江湖省市区县杯赛冠军亚季届组轮局胜负红黑棋谱残杀着法谱秘橘梅竹兰\
    车马炮兵卒相仕士象帅将进退平前后中砲俥傌包宫担子河界线肋底沉巡横顺逆列过飞仙人指路屏风反左右急补架攻守抢占得失优势均势\
    变化评注解说明可以如果否则以下以上双方红方黑方改走应走此着随手缓着好棋妙手败着简单精彩形成对攻局面先手后手布局中局残局排局\
    王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜\
    范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文庞樊兰殷施陶洪翟安颜倪严牛温芦季俞章鲁葛\
    伍韦申尤毕聂丛焦向柳邢骆岳齐尚梅莫庄辛管祝左涂谷祁时舒耿牟卜路詹关苗凌费纪靳盛童欧甄项曲成游阳裴席卫查屈鲍位覃霍翁隋植\
    钦川天一智超群国荣大华庆全远杰鑫银川嘉良伟峰勇建军明强辉波涛斌宇浩凯健俊帆鹏飞翔海洋志刚永富生惟桐泓辰蕊娜丽娟燕玲\
    東南亞運動會個這們來時國說過對學發當沒樣還開總從無現間長兒愛經給兩次親進話與見問點幾車機氣別書體卻電門聽員許難樂記處讓應\
    場報關張認軍歲覺萬邊風變師數滿戰遠輕條雙單獨強廣區縣賽冠組輪勝負紅譜殘殺馬將帥後擔線順過飛補搶優勢評註則緩簡單開佈楊劉陳\
    趙黃吳孫羅鄭謝韓馮蕭鄧呂蘇盧蔣賈葉閻鍾範譚鄒陸邱顧龍湯黎喬賀賴龔龐蘭顏嚴蘆魯韋畢聶叢駱齊莊項歐陽衛銀偉傑鑫欽慶華榮輝濤凱\
    鵬麗環實戰全局車前兵卒象棋大全書橘中秘梅花譜著變解說越南阮黎陳范武鄧裴杜胡吳楊李河內胡志明岘港峴港世界錦標锦标個人个人團體团体";

static FREQUENT_SET: LazyLock<HashSet<char>> = LazyLock::new(|| FREQUENT.chars().collect());

pub(super) fn is_frequent(c: char) -> bool {
    FREQUENT_SET.contains(&c)
}

/// Whether it is one of the characters of the main block.
pub(super) fn is_character(c: char) -> bool {
    matches!(c, '\u{4E00}'..='\u{9FFF}' | '\u{3400}'..='\u{4DBF}' | '\u{3007}')
}

/// How many pairs of bytes stand for characters of the encoding's first level: those that are
/// common, in both encodings some 4,000 to 5,000 of them.
pub(super) fn first_level(encoding: Encoding, bytes: &[u8]) -> i64 {
    let level = match encoding {
        Encoding::Gb18030 => 0xB0..=0xD7,
        Encoding::Big5 => 0xA4..=0xC6,
        _ => return 0,
    };
    let mut found = 0;
    let mut rest = bytes.iter();
    while let Some(&lead) = rest.next() {
        if lead < 0x81 {
            continue;
        }
        let Some(&trail) = rest.next() else { break };
        let is_regular = trail >= 0xA1 || (encoding == Encoding::Big5 && trail >= 0x40);
        if level.contains(&lead) && is_regular {
            found += 1;
        }
    }
    found
}

const fn is_man(c: char) -> bool {
    matches!(
        c,
        '车' | '車'
            | '俥'
            | '马'
            | '馬'
            | '傌'
            | '炮'
            | '砲'
            | '包'
            | '兵'
            | '卒'
            | '相'
            | '象'
            | '仕'
            | '士'
            | '帅'
            | '帥'
            | '将'
            | '將'
    )
}

const fn is_number(c: char) -> bool {
    matches!(
        c,
        '一' | '二' | '三' | '四' | '五' | '六' | '七' | '八' | '九'
    )
}

const fn is_digit(c: char) -> bool {
    matches!(c, '1'..='9' | '１'..='９') || is_number(c)
}

/// Whether it comes before a man, of which there are several on a file.
const fn is_front(c: char) -> bool {
    matches!(c, '前' | '后' | '後' | '中') || is_number(c)
}

const fn is_direction(c: char) -> bool {
    matches!(c, '进' | '進' | '退' | '平')
}

const fn is_move([first, second, direction, last]: [char; 4]) -> bool {
    is_direction(direction)
        && is_digit(last)
        && ((is_man(first) && is_digit(second)) || (is_front(first) && is_man(second)))
}

/// The places where a move of four characters ends.
fn moves(text: &str) -> impl Iterator<Item = char> {
    let mut last = ['\0'; 4];
    text.chars().filter(move |c| {
        if c.is_whitespace() {
            return false;
        }
        let [_, second, third, fourth] = last;
        last = [second, third, fourth, *c];
        is_move(last)
    })
}

/// How many moves of four characters stand in a text.
pub(super) fn count_moves(text: &str) -> usize {
    moves(text).count()
}

/// Whether there is such a move in the text. Bytes of another encoding hardly ever read as one.
pub(crate) fn has_moves(text: &str) -> bool {
    moves(text).next().is_some()
}
