# Đưa tệp ván cờ vào, xem lại, tải về.

navigation = Các trang
import = Xem biên bản
import-title = Xem biên bản · Kỳ Đài
import-heading = Xem biên bản của bạn
import-note = Đọc được tệp của XQStudio, CCBridge, DhtmlXQ, Dịch Thiên, PGN… Mọi thứ được đọc ngay trong trình duyệt của bạn; không có gì được gửi đi.
import-bring = Đưa ván cờ vào
import-drop = Thả tệp vào bất cứ đâu trên trang này
import-drop-now = Thả ra là đọc
import-choose = Chọn tệp
import-paste = Hoặc dán biên bản
import-paste-hint = 1. P2-5 M8.7 2. M2.3 X9-8 …
import-read = Đọc
import-formats = Những gì đọc được
import-formats-note = Bảng mã tiếng Việt cũ (TCVN3, VNI, VISCII, Windows-1258) và tiếng Trung (GBK, Big5) được nhận ra; nhận nhầm thì đổi được.
import-too-large = Tệp lớn quá 256 MB.
import-unreadable = Không mở được tệp này. Nếu đó là thư mục, hãy chọn các tệp trong đó.
import-games = Các ván
import-reading = Đang đọc… { $count } ván
import-count = { $count } ván
import-troubled = { $count } ván có chỗ cần xem
import-unread = { $count } tệp không đọc được
import-full = Tệp còn nữa, nhưng ở đây chỉ giữ được { $count } ván đầu.
import-pasted = Biên bản đã dán
import-search = Tìm theo tên, giải, năm
import-file = Tệp
import-all-files = Cả { $count } tệp
import-none-found = Không có ván nào khớp.
import-convert = Tải cả tệp thành PGN
import-forget = Xoá { $name } khỏi danh sách
import-forget-all = Xoá hết

game-unnamed = Ván { $number }
game-plies = { $count } nước
game-variations = { $count } biến
game-study = thế cờ
game-troubles = { $count } chỗ cần xem

encoding-choose = Bảng mã
encoding-automatic = Tự nhận ra
encoding-automatic-is = Tự nhận ra: { $encoding }
notation = Ký hiệu

## Trang xem lại

replay-title = Xem lại ván cờ
replay-page-title = { $title } · Kỳ Đài
replay-back = Về danh sách
replay-missing = Không xem được ván này
replay-forgotten = Tệp này không còn trong trình duyệt. Hãy đưa lại tệp vào.
replay-bad-link = Đường dẫn này không mang theo ván cờ nào đọc được; có lẽ nó đã bị cắt cụt.
replay-no-such-game = Tệp không có ván này.
replay-no-moves = Không có nước đi nào.
replay-details = Chi tiết
replay-result = { $result ->
    [red] Đỏ thắng
    [black] Đen thắng
    [draw] Hoà
   *[unknown] Không ghi kết quả
}
replay-steps = Đi theo biên bản
replay-last = Tới cuối
replay-choices = Các nước tiếp theo
replay-choices-said = Từ đây có { $count } cách đi tiếp.
replay-illegal = nước sai luật
replay-illegal-why = Nước sai luật. { $why }
replay-nag = { $nag ->
    [1] nước hay
    [2] nước yếu
    [3] nước rất hay
    [4] sai lầm nặng
    [5] nước đáng chú ý
   *[6] nước đáng ngờ
}
replay-variation-more = … { $count } nước nữa
replay-variation-close = Thu biến này lại
replay-variations-more = { $count } biến nữa
replay-rows-before = … { $count } dòng trước
replay-rows-after = … { $count } dòng sau
replay-key-alternatives = Biến trước, biến sau
replay-key-forks = Chỗ rẽ trước, chỗ rẽ sau
replay-key-ends = Đầu ván, cuối ván
replay-key-notation = Đổi ký hiệu

## Điều trình đọc có để nói

report-heading = Về tệp này
report-clean = đọc được trọn vẹn
report-lost = { $count } chỗ cần xem
report-format = Định dạng
report-format-version = { $format }, bản { $version }
report-encoding = Bảng mã
report-notation = Ký hiệu
report-because = { $what } — { $why }
report-notation-why = đọc được { $plies } nước
report-illegal-place = Nước { $ply }: { $move }
report-more = Còn { $count } điều nữa không kể ra.

## Tải về và chép

save-open = Tải, chép
save-heading = Tải về hoặc chép
save-copy-pgn = Chép PGN
save-copy-fen = Chép FEN
save-copy-link = Chép đường dẫn
save-picture-png = Hình PNG
save-picture-svg = Hình SVG
save-format = Định dạng tệp
save-usual = Thường dùng
save-losses = Định dạng này không giữ được hết:
save-losses-more = và { $count } chỗ nữa
save-whole = Định dạng này giữ được mọi thứ của ván.
save-download = Tải về
save-download-as = Tải về { $name }
save-done = Đã tải về.
save-not-copied = Trình duyệt không cho chép.
save-link-too-long = Ván dài quá, không gửi gọn trong một đường dẫn được. Hãy gửi tệp.
save-picture-failed = Trình duyệt không vẽ được hình.
save-failed = Chưa tải được phần ghi tệp. Kiểm tra mạng rồi thử lại.
save-review = Xem lại

failed-page = Không tải được trang này. Kiểm tra mạng rồi tải lại.
failed-records = Không tải được phần đọc biên bản. Kiểm tra mạng rồi tải lại trang.
