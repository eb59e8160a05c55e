# 带入棋谱文件、复盘、保存。

navigation = 页面
import = 看棋谱
import-title = 看棋谱 · Kỳ Đài
import-heading = 看您的棋谱
import-note = 能读象棋演播室、象棋桥、东萍、弈天、PGN 等文件。一切都在您的浏览器里读取，什么都不会发送出去。
import-bring = 带入棋谱
import-drop = 把文件拖放到本页任何地方
import-drop-now = 松手即读
import-choose = 选择文件
import-paste = 或粘贴棋谱
import-paste-hint = 1. 炮二平五 马8进7 2. 马二进三 车9平8 …
import-read = 读取
import-formats = 能读的格式
import-formats-note = 能认出旧的越南文编码（TCVN3、VNI、VISCII、Windows-1258）和中文编码（GBK、Big5）；认错了可以更换。
import-too-large = 文件超过 256 MB。
import-unreadable = 打不开。如果是文件夹，请选择里面的文件。
import-games = 棋局
import-reading = 正在读取…… { $count } 局
import-count = { $count } 局
import-troubled = { $count } 局有需要看的地方
import-unread = { $count } 个文件读不了
import-full = 文件里还有，但这里只保留前 { $count } 局。
import-pasted = 粘贴的棋谱
import-search = 按姓名、赛事、年份查找
import-file = 文件
import-all-files = 全部 { $count } 个文件
import-none-found = 没有符合的棋局。
import-convert = 把整个文件存成 PGN
import-forget = 从列表中删去 { $name }
import-forget-all = 全部删去

game-unnamed = 第 { $number } 局
game-plies = { $count } 着
game-variations = { $count } 变
game-study = 局面
game-troubles = { $count } 处要看

encoding-choose = 编码
encoding-automatic = 自动识别
encoding-automatic-is = 自动识别：{ $encoding }
notation = 记谱法

## 复盘页

replay-title = 复盘
replay-page-title = { $title } · Kỳ Đài
replay-back = 回到列表
replay-missing = 看不了这局棋
replay-forgotten = 这个文件已不在浏览器里，请重新带入。
replay-bad-link = 这个链接里没有能读的棋局，可能被截断了。
replay-no-such-game = 文件里没有这一局。
replay-no-moves = 没有着法。
replay-details = 详情
replay-result = { $result ->
    [red] 红胜
    [black] 黑胜
    [draw] 和棋
   *[unknown] 未记结果
}
replay-steps = 顺着棋谱走
replay-last = 到最后
replay-choices = 接下来的着法
replay-choices-said = 此后有 { $count } 种走法。
replay-illegal = 违例着法
replay-illegal-why = 违例着法。{ $why }
replay-nag = { $nag ->
    [1] 好着
    [2] 劣着
    [3] 妙着
    [4] 大漏着
    [5] 值得注意的着法
   *[6] 可疑的着法
}
replay-variation-more = …… 还有 { $count } 着
replay-variation-close = 收起这一变
replay-variations-more = 还有 { $count } 变
replay-rows-before = …… 前面 { $count } 行
replay-rows-after = …… 后面 { $count } 行
replay-key-alternatives = 上一变、下一变
replay-key-forks = 上一个分支、下一个分支
replay-key-ends = 开局、终局
replay-key-notation = 更换记谱法

## 读取时要说明的事

report-heading = 关于这个文件
report-clean = 完整读取
report-lost = { $count } 处要看
report-format = 格式
report-format-version = { $format }，版本 { $version }
report-encoding = 编码
report-notation = 记谱法
report-because = { $what }——{ $why }
report-notation-why = 读出 { $plies } 着
report-illegal-place = 第 { $ply } 着：{ $move }
report-more = 还有 { $count } 条未列出。

## 保存与复制

save-open = 保存、复制
save-heading = 保存或复制
save-copy-pgn = 复制 PGN
save-copy-fen = 复制 FEN
save-copy-link = 复制链接
save-picture-png = PNG 图片
save-picture-svg = SVG 图片
save-format = 文件格式
save-usual = 常用
save-losses = 这种格式存不全：
save-losses-more = 等，另有 { $count } 处
save-whole = 这种格式能存下整局的一切。
save-download = 保存
save-download-as = 保存 { $name }
save-done = 已保存。
save-not-copied = 浏览器不允许复制。
save-link-too-long = 棋局太长，放不进一个链接。请发送文件。
save-picture-failed = 浏览器画不出图片。
save-failed = 写文件的部分没有加载。请检查网络后再试。
save-review = 复盘

failed-page = 本页没有加载。请检查网络后重新加载。
failed-records = 读棋谱的部分没有加载。请检查网络后重新加载。
