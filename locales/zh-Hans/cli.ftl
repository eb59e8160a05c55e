## What the command line says of files of records.

record-unread = { $file }：{ $why }
record-game-unread = { $file }，第 { $game } 局：{ $why }
records-passed-over = 跳过了 { $count } 个不是棋谱的文件。
info-numbers = { $plies } 步，{ $variations } 个变着，{ $comments } 条注解
info-illegal = 有 { $count } 步违规；第一步是第 { $ply } 步 { $move }。
info-lost = 有 { $count } 处未能完整读出（详见 --json）。
expected-unread = 对照文件第 { $line } 行无法读取：{ $error }
