## What the command line says of files of records.

record-unread = { $file }: { $why }
record-game-unread = { $file }, ván { $game }: { $why }
records-passed-over = Bỏ qua { $count } tệp không phải ván cờ.
info-numbers = { $plies } nước, { $variations } biến, { $comments } lời bình
info-illegal = { $count } nước sai luật; nước đầu tiên: nước thứ { $ply }, { $move }.
info-lost = { $count } chỗ không đọc được trọn vẹn (xem chi tiết với --json).
expected-unread = Dòng { $line } của tệp đối chiếu không đọc được: { $error }
