# Ván cờ đọc từ tệp và ghi ra tệp: tên các định dạng, bảng mã, ký hiệu, và điều phải nói về từng ván.

format-pgn = PGN
format-xqf = XQF (XQStudio)
format-cbr = CBR (CCBridge)
format-cbl = CBL (thư viện CCBridge)
format-dhtmlxq = DhtmlXQ, UBB
format-mxq = MXQ (Dịch Thiên)
format-cbf = CBF (CCBridge, XML)
format-fen = FEN, EPD
format-text = Văn bản thường

encoding-utf-8 = UTF-8
encoding-utf-16le = UTF-16
encoding-gb18030 = GBK (chữ Hán giản thể)
encoding-big5 = Big5 (chữ Hán phồn thể)
encoding-windows-1258 = Windows-1258 (tiếng Việt)
encoding-tcvn3 = TCVN3 (ABC, tiếng Việt)
encoding-vni = VNI (tiếng Việt)
encoding-viscii = VISCII (tiếng Việt)

encoding-why-asked = do bạn chọn
encoding-why-format = định dạng này chỉ có một bảng mã
encoding-why-byte-order-mark = đầu tệp có dấu hiệu của bảng mã
encoding-why-ascii = trong tệp chỉ có chữ không dấu
encoding-why-valid = mọi chữ đều đúng theo bảng mã này
encoding-why-moves = đọc thế này thì ra nhiều nước đi nhất
encoding-why-words = đọc thế này thì ra nhiều chữ có nghĩa nhất
encoding-why-usual = không có gì để phân biệt; đây là bảng mã thường gặp

notation-vi = Tiếng Việt (P2-5)
notation-zh = Trung văn giản thể (炮二平五)
notation-zh-hant = Trung văn phồn thể (炮二平五)
notation-wxf = WXF (C2=5)
notation-iccs = ICCS (H2-E2)
notation-uci = UCI (h2e2)
notation-uci10 = UCI hàng 1–10 (h3e3)
notation-san = WinBoard (Che2)
notation-san10 = WinBoard hàng 1–10 (Che3)

## Nơi của một điều cần nói. $ply là số thứ tự nước đi kể cả hai bên.

place-game = Cả ván
place-header = Mục { $name }
place-start = Thế ban đầu
place-introduction = Lời mở đầu
place-node = Nước { $ply }
place-line = Dòng { $line }
place-offset = Byte { $offset }

## Điều trình đọc phải sửa, hay điều bị bỏ.

remark-side-from-first-move = Tệp ghi sai bên đi trước; đã lấy theo quân của nước đầu.
remark-text-overflow = Một đoạn chữ dài quá chỗ dành cho nó; phần thừa bị bỏ.
remark-text-runs-on = Một đoạn chữ tràn sang mục sau vốn để trống; đã lấy trọn.
remark-no-meaning = Con số { $found } ở đó không có nghĩa nên bị bỏ.
remark-left-over = Sau chỗ hết ván còn { $bytes } byte; phần ấy bị bỏ.
remark-deleted = Ván này đã bị xóa khỏi bộ ván nhưng bản ghi vẫn còn.
remark-index-disagrees = Mục lục của bộ ván không khớp với các ván; đã lấy theo các ván.
remark-undecoded = Có chữ không đọc được theo bảng mã đã chọn. Thử chọn bảng mã khác.
remark-not-a-move = “{ $text }” không phải nước đi; các nước sau chỗ ấy bị bỏ.
remark-impossible-move =
    { $why ->
        [no-such-piece] “{ $text }”: không có quân nào như thế để đi; nước này và các nước sau bị bỏ.
        [no-such-step] “{ $text }”: quân ấy không đi được như thế; nước này và các nước sau bị bỏ.
        [ambiguous] “{ $text }” có thể là nhiều nước ({ $candidates }); nước này và các nước sau bị bỏ.
       *[other] “{ $text }” không đi được ở chỗ ấy; nước này và các nước sau bị bỏ.
    }
remark-truncated = Tệp hết giữa chừng; ván được giữ đến chỗ ấy.
remark-off-board = Một nước đi ra ngoài bàn cờ; nước ấy và mọi nước sau nó bị bỏ.
remark-no-such-move = Một biến rẽ từ nước đi không có trong ván; biến đó bị bỏ.
remark-text-moved = Một lời bình đứng ở chỗ khác so với bản gốc vì ở đây không có chỗ của nó.
remark-too-many = Vượt giới hạn { $most }; phần còn lại bị bỏ.
remark-not-storable = Định dạng này không ghi được điều này nên phải bỏ.
remark-blanks-not-storable = Định dạng này không giữ được khoảng trắng ở hai đầu.
remark-comment-not-storable = Định dạng này không ghi được lời bình.
remark-times-not-storable = Định dạng này không ghi được thời gian của từng nước.
remark-glyphs-not-storable = Định dạng này không ghi được dấu đánh giá nước đi (!, ?).
remark-drawings-not-storable = Định dạng này không ghi được mũi tên và vòng tròn vẽ trên bàn.
remark-variation-not-storable = Định dạng này không ghi được biến, chỉ giữ biến chính.
remark-cut = Chỗ ghi chỉ có { $most } byte nên chữ bị cắt bớt.
remark-not-encodable = Bảng mã không có các chữ { $characters }; chúng được ghi thành “?”.

## Vì sao một tệp, hay một ván trong tệp, không đọc được.

read-error-unknown = Đây không phải định dạng nào chúng tôi biết. Chúng tôi đọc được PGN, XQF, CBR, CBL, DhtmlXQ, MXQ, CBF, FEN và văn bản ghi nước đi.
read-error-empty = Không có gì trong tệp này.
read-error-not-this = Đây không phải tệp { $format }.
read-error-truncated = Tệp chỉ có { $len } byte, cần { $wanted } byte. Có lẽ tệp tải về chưa xong.
read-error-too-large = Tệp lớn quá: nhiều nhất là { $most } byte.
read-error-impossible = Tệp bị hỏng, hoặc mới hơn những gì chúng tôi biết: { $what ->
    [version] số phiên bản
    [digit-count] số chữ số của thế ban đầu
   *[man] mã số quân cờ
} không thể là { $found }.
read-error-bad-start = Thế ban đầu xếp quân vào chỗ không thể có: { $detail }.
read-error-fen = Thế ban đầu viết sai: { $detail }.
read-error-unpack = Phần nén của tệp bị hỏng.
read-error-io = Không đọc được tệp: { $detail }.

## Vì sao một ván không ghi được.

write-error-one-game-only = Tệp { $format } chỉ chứa được một ván; nhiều ván thì hãy ghi ra một thư mục.
write-error-start = Tệp { $format } không ghi được thế ban đầu này.
write-error-full = Tệp không còn chỗ cho ván nào nữa.
write-error-io = Không ghi được tệp: { $detail }.

## Tên các mục của ván cờ.

header-Title = Tên ván
header-Event = Giải
header-Round = Vòng
header-Site = Địa điểm
header-Date = Ngày
header-Red = Đỏ
header-Black = Đen
header-RedTeam = Đội Đỏ
header-BlackTeam = Đội Đen
header-Result = Kết quả
header-Termination = Lý do kết thúc
header-Group = Bảng
header-Table = Bàn
header-RedElo = Hệ số Đỏ
header-BlackElo = Hệ số Đen
header-RedTitle = Đẳng cấp Đỏ
header-BlackTitle = Đẳng cấp Đen
header-RedTime = Giờ Đỏ dùng
header-BlackTime = Giờ Đen dùng
header-TimeControl = Thời gian
header-ECCO = Mã khai cuộc
header-Opening = Khai cuộc
header-Variation = Biến khai cuộc
header-Annotator = Người bình
header-Recorder = Người ghi
header-Referee = Trọng tài
header-Creator = Người làm tệp
header-Created = Ngày làm tệp
header-Saved = Ngày lưu
header-Source = Nguồn
header-Category = Mục
header-Kind = Loại
header-Remark = Ghi chú
header-Ruleset = Luật
header-EventClass = Loại giải
