## What the command line says of files of records.

record-unread = { $file }：{ $why }
record-game-unread = { $file }，第 { $game } 局：{ $why }
records-passed-over = 跳过了 { $count } 个不是棋谱的文件。
info-numbers = { $plies } 步，{ $variations } 个变着，{ $comments } 条注解
info-illegal = 有 { $count } 步违规；第一步是第 { $ply } 步 { $move }。
info-lost = 有 { $count } 处未能完整读出（详见 --json）。
expected-unread = 对照文件第 { $line } 行无法读取：{ $error }
show-no-ply = 主变{ $count ->
    [0] 没有着法
   *[other] 只有 { $count } 步
}。
show-binary = 终端无法显示图片：请用 -o 指定文件，或将输出转走。
show-too-long = { $count } 步太长，动画最多 { $most } 步：请用 --ply 指定结束处。
convert-needs-to = 请用 --to 指定要写的格式。
convert-unknown-ending = 不清楚 { $file } 应写成什么格式；请用 --to 指定。
convert-onto-itself = 正在读取 { $file }，不会覆盖它。
convert-report-is-out = 报告和棋局不能都写入 { $file }。
convert-games = 已写出 { $count } 局。
convert-lossy = 有 { $count } 局未能完整读出或写出（用 --report 列出详情）。
convert-illegal = 有 { $count } 步违规，原样保留。
no-such-game = { $file } 里没有第 { $game } 局。
solve-mate = { $winner ->
    [red] 红方
   *[black] 黑方
}必胜，最多{ $plies }步。
solve-no-mate = 双方都没有必胜着法。
solve-unknown = 在给定时间内没有找到必胜着法。
solve-no-position = { $file }:{ $line }：{ $why }
solve-more-faults = ……另有{ $count }行。
solve-summary = 已解{ $solved }/{ $count }个局面，{ $seconds }秒内搜索了{ $nodes }个局面。
