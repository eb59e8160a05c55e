## What the command line says of files of records.

record-unread = { $file }: { $why }
record-game-unread = { $file }, ván { $game }: { $why }
records-passed-over = Bỏ qua { $count } tệp không phải ván cờ.
info-numbers = { $plies } nước, { $variations } biến, { $comments } lời bình
info-illegal = { $count } nước sai luật; nước đầu tiên: nước thứ { $ply }, { $move }.
info-lost = { $count } chỗ không đọc được trọn vẹn (xem chi tiết với --json).
expected-unread = Dòng { $line } của tệp đối chiếu không đọc được: { $error }
show-no-ply = Biến chính { $count ->
    [0] không có nước nào
   *[other] chỉ có { $count } nước
}.
show-binary = Màn hình dòng lệnh không hiện được hình: hãy ghi vào tệp bằng -o, hoặc chuyển đầu ra đi.
show-too-long = { $count } nước là quá dài, hình động chỉ được { $most } nước: hãy chọn chỗ dừng bằng --ply.
convert-needs-to = Hãy cho biết định dạng cần ghi bằng --to.
convert-unknown-ending = Không biết ghi { $file } theo định dạng nào; hãy dùng --to.
convert-onto-itself = { $file } là tệp đang đọc nên không ghi đè lên nó.
convert-report-is-out = Báo cáo và ván cờ không thể cùng ghi vào { $file }.
convert-games = Đã ghi { $count } ván.
convert-lossy = { $count } ván không đọc hoặc không ghi được trọn vẹn (chi tiết ghi bằng --report).
convert-illegal = { $count } nước sai luật, vẫn giữ nguyên.
no-such-game = { $file } không có ván thứ { $game }.
solve-mate = { $winner ->
    [red] Đỏ
   *[black] Đen
} thắng cưỡng bức, lâu nhất { $plies } nước.
solve-no-mate = Không bên nào thắng cưỡng bức.
solve-unknown = Chưa tìm thấy thắng cưỡng bức trong thời gian đã cho.
solve-no-position = { $file }:{ $line }: { $why }
solve-more-faults = … và { $count } dòng khác.
solve-summary = Đã giải { $solved }/{ $count } thế cờ, xét { $nodes } thế trong { $seconds } giây.
