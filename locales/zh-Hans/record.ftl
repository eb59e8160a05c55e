# 从文件读入、写到文件的棋局：格式、编码、记谱法的名称，以及对每局棋要说明的事。

format-pgn = PGN
format-xqf = XQF（象棋演播室）
format-cbr = CBR（象棋桥）
format-cbl = CBL（象棋桥棋库）
format-dhtmlxq = DhtmlXQ、UBB（东萍）
format-mxq = MXQ（弈天）
format-cbf = CBF（象棋桥 XML）
format-fen = FEN、EPD
format-text = 纯文本

encoding-utf-8 = UTF-8
encoding-utf-16le = UTF-16
encoding-gb18030 = GBK（简体中文）
encoding-big5 = Big5（繁体中文）
encoding-windows-1258 = Windows-1258（越南文）
encoding-tcvn3 = TCVN3（越南文 ABC）
encoding-vni = VNI（越南文）
encoding-viscii = VISCII（越南文）

encoding-why-asked = 由您选定
encoding-why-format = 这种格式只有一种编码
encoding-why-byte-order-mark = 文件开头有这种编码的标记
encoding-why-ascii = 文件里只有英文字符
encoding-why-valid = 所有文字都符合这种编码
encoding-why-moves = 这样能读出最多的着法
encoding-why-words = 这样能读出最多的词语
encoding-why-usual = 没有可供判断的依据，这是最常见的编码

notation-vi = 越南文（P2-5）
notation-zh = 简体中文（炮二平五）
notation-zh-hant = 繁体中文（炮二平五）
notation-wxf = WXF（C2=5）
notation-iccs = ICCS（H2-E2）
notation-uci = UCI（h2e2）
notation-uci10 = UCI 横线 1–10（h3e3）
notation-san = WinBoard（Che2）
notation-san10 = WinBoard 横线 1–10（Che3）

## 所在之处。$ply 把双方的着数都算上。

place-game = 整局
place-header = 栏目 { $name }
place-start = 起始局面
place-introduction = 引言
place-node = 第 { $ply } 着
place-line = 第 { $line } 行
place-offset = 字节 { $offset }

## 读入时修正或舍去的内容。

remark-side-from-first-move = 文件写错了先走的一方，已按第一着的棋子改正。
remark-text-overflow = 一段文字超出了它的栏位，多出的部分已舍去。
remark-text-runs-on = 一段文字延伸到下一个空着的栏位，已整段读入。
remark-no-meaning = 数字 { $found } 在那里没有意义，已舍去。
remark-left-over = 棋局结束之后还有 { $bytes } 个字节，已舍去。
remark-deleted = 这一局已从棋谱库中删除，但记录还在。
remark-index-disagrees = 棋谱库的目录与其中的棋局不符，以棋局为准。
remark-undecoded = 有些文字不符合所选的编码。请换一种编码试试。
remark-not-a-move = “{ $text }”不是着法，其后的着法已舍去。
remark-impossible-move =
    { $why ->
        [no-such-piece] “{ $text }”：没有这样的子可走，此着及其后的着法已舍去。
        [no-such-step] “{ $text }”：此子不能这样走，此着及其后的着法已舍去。
        [ambiguous] “{ $text }”可能是几种着法（{ $candidates }），此着及其后的着法已舍去。
       *[other] “{ $text }”不能走，此着及其后的着法已舍去。
    }
remark-truncated = 文件中途断了，此前的内容已保留。
remark-off-board = 有一着走出了棋盘，这一着和其后的着法已舍去。
remark-no-such-move = 一个变着从不存在的着法分出，已略去。
remark-text-moved = 一段文字与原文位置不同：此处没有它原来的位置。
remark-too-many = 超过上限 { $most }，其余已舍去。
remark-not-storable = 这种格式存不下此项，只好舍去。
remark-blanks-not-storable = 这种格式存不下首尾的空格。
remark-comment-not-storable = 这种格式存不下注解。
remark-times-not-storable = 这种格式存不下每着的用时。
remark-glyphs-not-storable = 这种格式存不下评价符号（!、?）。
remark-drawings-not-storable = 这种格式存不下棋盘上的箭头和圆圈。
remark-variation-not-storable = 这种格式存不下变着，只保留主变。
remark-cut = 栏位只有 { $most } 字节，文字已截短。
remark-not-encodable = 编码里没有这些字：{ $characters }，已写成“?”。

## 文件或其中一局读不了的原因。

read-error-unknown = 这不是我们认识的格式。我们能读 PGN、XQF、CBR、CBL、DhtmlXQ、MXQ、CBF、FEN 和写着着法的文本。
read-error-empty = 这个文件是空的。
read-error-not-this = 这不是 { $format } 文件。
read-error-truncated = 文件只有 { $len } 字节，应有 { $wanted } 字节。可能没有下载完。
read-error-too-large = 文件太大，最多 { $most } 字节。
read-error-impossible = 文件已损坏，或比我们所知的更新：{ $what ->
    [version] 版本号
    [digit-count] 起始局面的数字个数
   *[man] 棋子编号
}不可能是 { $found }。
read-error-bad-start = 起始局面把棋子放在了不可能的地方：{ $detail }。
read-error-fen = 起始局面写错了：{ $detail }。
read-error-unpack = 文件的压缩部分已损坏。
read-error-io = 读不了文件：{ $detail }。

## 一局棋写不出的原因。

write-error-one-game-only = 一个 { $format } 文件只能存一局棋；多局请存到文件夹。
write-error-start = { $format } 文件存不下这个起始局面。
write-error-full = 文件已放不下更多棋局。
write-error-io = 写不了文件：{ $detail }。

## 各项的名称。

header-Title = 标题
header-Event = 赛事
header-Round = 轮次
header-Site = 地点
header-Date = 日期
header-Red = 红方
header-Black = 黑方
header-RedTeam = 红方团体
header-BlackTeam = 黑方团体
header-Result = 结果
header-Termination = 结束原因
header-Group = 组别
header-Table = 台次
header-RedElo = 红方等级分
header-BlackElo = 黑方等级分
header-RedTitle = 红方称号
header-BlackTitle = 黑方称号
header-RedTime = 红方用时
header-BlackTime = 黑方用时
header-TimeControl = 用时规定
header-ECCO = 开局编号
header-Opening = 开局
header-Variation = 开局变例
header-Annotator = 评注人
header-Recorder = 记录人
header-Referee = 裁判
header-Creator = 文件作者
header-Created = 建立日期
header-Saved = 保存日期
header-Source = 出处
header-Category = 类别
header-Kind = 种类
header-Remark = 备注
header-Ruleset = 规则
header-EventClass = 赛事种类
