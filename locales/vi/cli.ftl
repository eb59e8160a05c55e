## What the command line says of files of records.

record-unread = { $file }: { $why }
record-game-unread = { $file }, ván { $game }: { $why }
records-passed-over = Bỏ qua { $count } tệp không phải ván cờ.
info-numbers = { $plies } nước, { $variations } biến, { $comments } lời bình
info-illegal = { $count } nước sai luật; nước đầu tiên: nước thứ { $ply }, { $move }.
info-lost = { $count } chỗ không đọc được trọn vẹn (xem chi tiết với --json).
expected-unread = Dòng { $line } của tệp đối chiếu không đọc được: { $error }
show-no-game = { $file } không có ván thứ { $game }: tệp này { $count ->
    [0] không có ván nào
   *[other] chỉ có { $count } ván
}.
show-no-ply = Biến chính { $count ->
    [0] không có nước nào
   *[other] chỉ có { $count } nước
}.
show-binary = Màn hình dòng lệnh không hiện được hình: hãy ghi vào tệp bằng -o, hoặc chuyển đầu ra đi.
show-too-long = { $count } nước là quá dài, hình động chỉ được { $most } nước: hãy chọn chỗ dừng bằng --ply.
