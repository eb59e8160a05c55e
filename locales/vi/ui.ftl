# The screens. Vietnamese is the source; the other languages have the same messages.

brand = Kỳ Đài
title-home = Kỳ Đài · chơi cờ tướng
title-table = { $red } – { $black } · Kỳ Đài
title-table-your-turn = Đến lượt bạn · { $red } – { $black }
title-waiting = Chờ đối thủ · Kỳ Đài
title-missing = Không có trang này · Kỳ Đài

skip-to-content = Tới nội dung chính
close = Đóng
cancel = Thôi
back-home = Về trang chính
loading = Đang tải…
reload = Tải lại trang

## Trang chính

home-heading = Chơi cờ tướng
play-now = Chơi ngay
play-now-with = { $time } · { $ruleset }
play-now-busy = Đang tìm bàn…
create-table = Tạo bàn
pace-heading = Chọn thời gian
pace-blitz = Cờ chớp
pace-rapid = Cờ nhanh
pace-slow = Cờ chậm
preset-bigkool-blitz = Bigkool
preset-bigkool-slow = Bigkool

tables-open = Bàn đang chờ
tables-open-empty = Chưa ai chờ. Bấm “Chơi ngay”: bàn của bạn sẽ hiện ở đây cho mọi người thấy.
tables-live = Ván đang diễn ra
tables-live-empty = Chưa có ván nào đang diễn ra. Ván công khai nào bắt đầu sẽ hiện ở đây để xem.
tables-mine = Ván của bạn
table-join = Vào chơi
table-resume = Chơi tiếp
table-closed = Bàn đã đóng
table-own = Bàn của bạn
table-host-plays = { $color ->
    [red] { $name } cầm Đỏ
    [black] { $name } cầm Đen
   *[random] { $name }, bốc thăm bên
}
table-moves = { $moves ->
    [0] chưa đi nước nào
   *[other] nước { $moves }
}
table-versus = { $red } – { $black }
online = { $count } người đang ở đây
lobby-lost = Mất kết nối với sảnh, đang nối lại…
diagram-label = Thế cờ hiện tại của { $red } và { $black }

time-none = Không tính giờ
time-minutes = { $minutes } phút
time-fischer = { $minutes }+{ $seconds }
time-fischer-long = { $minutes } phút, thêm { $seconds } giây mỗi nước
time-joined = { $first }, { $rest }
time-part-cap-minutes = tối đa { $minutes } phút/nước
time-part-cap-seconds = tối đa { $seconds } giây/nước
time-part-byoyomi = rồi { $periods } lần { $seconds } giây
time-part-quota = đi { $moves } nước, thêm { $minutes } phút

## Tạo bàn

create-heading = Tạo bàn
create-time = Thời gian
create-time-custom = Tự đặt
create-initial = Mỗi bên (phút)
create-increment = Thêm mỗi nước (giây)
create-cap = Tối đa một nước (giây, 0 là không giới hạn)
create-byoyomi-periods = Số lần đọc giây
create-byoyomi-seconds = Mỗi lần đọc giây (giây)
create-ruleset = Luật
create-color = Bạn cầm
color-red = Đỏ, đi trước
color-black = Đen, đi sau
color-random = Bốc thăm
create-visibility = Ai vào được
visibility-public = Mọi người
visibility-public-note = Bàn hiện ở sảnh.
visibility-link = Chỉ ai có đường dẫn
visibility-link-note = Để chơi với người quen.
create-submit = Tạo bàn

problem-badRequest = Máy chủ không hiểu yêu cầu này. Hãy tải lại trang rồi thử lại.
problem-badName = Tên phải có từ 1 đến 24 ký tự đọc được.
problem-badTimeControl = Thời gian này nằm ngoài giới hạn. Hãy chọn số khác.
problem-unknownRuleset = Máy chủ không có bộ luật này.
problem-notFound = Không có gì ở địa chỉ này.
problem-wrongOrigin = Yêu cầu đến từ trang khác nên bị từ chối.
problem-tooFast = Bạn thao tác nhanh quá. Xin thử lại sau { $seconds } giây.
problem-tooManyTables = Bạn đang có nhiều bàn mở quá. Hãy đóng bớt một bàn rồi thử lại.
problem-tooLarge = Yêu cầu quá lớn.
problem-full = Máy chủ đã kín chỗ. Xin thử lại sau ít phút.
problem-internal = Máy chủ gặp lỗi. Chúng tôi đã ghi lại; xin thử lại.
problem-unreachable = Không liên lạc được với máy chủ. Kiểm tra mạng rồi thử lại.

## Tên và cài đặt

name-change = Đổi tên
name-label = Tên của bạn
name-save = Lưu tên
settings = Cài đặt
settings-pieces = Bộ quân
pieces-han = Chữ Hán
pieces-han-note = Bộ quân truyền thống
pieces-doc = Dễ đọc
pieces-doc-note = Không cần biết chữ Hán
settings-board = Bàn cờ
board-go = Gỗ
board-giay = Giấy
settings-theme = Giao diện
theme-auto = Theo máy
theme-light = Sáng
theme-dark = Tối
settings-digits = Số cột
digits-arabic = 1 2 3
digits-chinese = 一 二 三
settings-language = Ngôn ngữ
settings-sound = Âm thanh
sound-on = Bật
sound-off = Tắt

welcome-heading = Bạn muốn chơi với bộ quân nào?
welcome-note = Đổi lúc nào cũng được trong phần cài đặt.
welcome-choose = Dùng bộ này
welcome-cannon-heading = Chưa chơi bao giờ? Lạ nhất là quân Pháo
welcome-cannon-moves = Khi không ăn quân, Pháo đi thẳng như Xe: ngang dọc bao xa cũng được, miễn đường trống.
welcome-cannon-captures = Khi ăn quân, giữa Pháo và quân bị ăn phải có đúng một quân làm ngòi, của bên nào cũng được.
welcome-cannon-never = Không có ngòi, hoặc có từ hai quân trở lên ở giữa, thì Pháo không ăn được.

## Bàn chơi

board-name = Bàn cờ
board-selected = đang chọn
board-target = đi được
square-empty = Trống, { square }
player-waiting = Đang chờ người chơi
player-you = bạn
player-away = đang vắng
player-turn = đang đi
captured-label = Quân { $side } đã bị ăn
clock-label = Đồng hồ của { $side }
clock-move-left = nước này còn { $time }
clock-periods = { $periods } lần đọc giây
clock-quota = còn { $moves } nước nữa
watchers = { $count } người xem

moves-heading = Biên bản
moves-empty = Đỏ đi trước.
moves-back-to-now = về hiện tại
moves-looking = Đang xem nước { $ply }
moves-looking-start = Đang xem thế ban đầu
moves-first = Về đầu ván
moves-previous = Lùi một nước
moves-next = Tới một nước
moves-last = Về hiện tại
move-input-label = Gõ nước đi
move-input-hint = P2-5 hoặc h2e2
move-input-letters = Tg Tướng, S Sĩ, T Tượng, M Mã, X Xe, P Pháo, B Tốt
move-input-send = Đi

move-error-unreadable = Không đọc được “{ $text }”. Hãy gõ như P2-5, M8.7 hoặc h2e2.
move-error-no-such-piece = “{ $text }”: không có quân nào như vậy ở cột ấy.
move-error-no-such-step = “{ $text }”: quân ấy không đi được như vậy.
move-error-ambiguous = “{ $text }” có thể là nhiều nước: { $candidates }. Hãy gõ rõ hơn.
move-error-turn = Chưa đến lượt bạn.
move-error-looked-back = Bạn đang xem lại nước cũ nên nước này chưa đi. Bàn cờ đã về hiện tại.

actions-label = Việc trong ván
action-resign = Xin thua
action-resign-sure = Xin thua ván này?
action-resign-yes = Xin thua
action-draw = Xin hoà
action-draw-sent = Đã xin hoà, chờ đối thủ trả lời.
action-takeback = Xin đi lại
action-takeback-sent = Đã xin đi lại, chờ đối thủ trả lời.
action-abort = Huỷ ván
action-close-table = Đóng bàn
action-flip = Xoay bàn
action-more = Thêm
action-sound = Tiếng
action-shortcuts = Phím tắt
action-claim = Nhận thắng
action-rematch = Đấu lại
action-rematch-sent = Đã mời đấu lại, chờ đối thủ trả lời.
action-next-table = Sang ván mới
action-sit = Ngồi vào chơi

offer-draw = Đối thủ xin hoà
offer-takeback = Đối thủ xin đi lại
offer-rematch = Đối thủ mời đấu lại
offer-accept = Đồng ý
offer-decline = Từ chối

absence-opponent = Đối thủ đã rời ván. { $seconds ->
    [0] Bạn có thể nhận thắng.
   *[other] Sau { $seconds } giây nữa bạn có thể nhận thắng.
}
absence-watching = { $side } đã rời ván.
first-move-you = Bạn đi nước đầu trong { $seconds } giây, quá giờ thì ván bị huỷ.
first-move-other = { $side } có { $seconds } giây để đi nước đầu.
pause-line = Máy chủ vừa khởi động lại; đồng hồ đang dừng, chậm nhất { $seconds } giây nữa sẽ chạy tiếp.
connection-lost = Mất kết nối, đang nối lại… Nối xong sẽ hiện đúng giờ còn lại.
connection-connecting = Đang vào bàn…
premove-line = Đã đặt sẵn nước { $move }: bấm bàn cờ hoặc Esc để huỷ.
premove-cancel = Huỷ nước này
turn-yours = Đến lượt bạn
turn-opponent = Đối thủ đang nghĩ
turn-side = { $side } đang nghĩ

waiting-heading = Đang chờ đối thủ
waiting-public = Bàn đã hiện ở sảnh. Ván bắt đầu ngay khi có người vào.
waiting-link = Gửi đường dẫn này cho người bạn muốn chơi cùng. Ván bắt đầu ngay khi người ấy vào.
waiting-share = Chia sẻ
waiting-copy = Chép đường dẫn
waiting-copied = Đã chép
waiting-link-label = Đường dẫn tới bàn
invite-heading = { $name } mời bạn một ván
invite-you-play = { $color ->
    [red] Bạn cầm Đỏ, đi trước.
    [black] Bạn cầm Đen, đi sau.
   *[random] Bốc thăm bên khi bạn ngồi vào.
}

result-heading = Kết quả

shortcuts-heading = Phím tắt
shortcut-previous = Lùi, tới một nước
shortcut-ends = Đầu ván, hiện tại
shortcut-flip = Xoay bàn
shortcut-type = Gõ nước đi
shortcut-sound = Bật, tắt tiếng
shortcut-help = Bảng phím tắt này
shortcut-cancel = Bỏ chọn quân, huỷ nước đặt sẵn
shortcut-board = Di chuyển trên bàn cờ, chọn quân, chọn điểm đến

announce-seated = { $name } đã ngồi vào bàn.
announce-started = Ván bắt đầu, Đỏ đi trước.
announce-draw-offered = { $side } xin hoà.
announce-draw-declined = { $side } không đồng ý hoà.
announce-takeback-offered = { $side } xin đi lại.
announce-takeback-declined = { $side } không cho đi lại.
announce-takeback-withdrawn = { $side } thôi xin đi lại.
announce-taken-back = Đã đi lại, còn { $ply } nước.
announce-left = { $side } mất kết nối.
announce-returned = { $side } đã trở lại.
announce-paused = Đồng hồ dừng vì máy chủ khởi động lại.
announce-resumed = Đồng hồ chạy tiếp.
announce-rematch-offered = { $side } mời đấu lại.
announce-rematch-declined = { $side } không đấu lại.
announce-rematch-agreed = Hai bên đấu lại.

missing-heading = Không có trang này
missing-note = Đường dẫn có thể bị sai, hoặc bàn đã đóng.
failed-rules = Không tải được phần luật cờ. Hãy tải lại trang.

## Ván của bạn, quân đã bị ăn

tables-open-only-own = Ngoài bàn của bạn, chưa ai chờ.
own-playing = Ván đang chơi
own-versus = Với { $name }
own-waiting = Đang chờ đối thủ
captured-men = { $count } { role }

## Các bộ luật

rules = Luật
rules-title = Luật chơi · Kỳ Đài
rules-title-one = { $ruleset } · Kỳ Đài
rules-heading = Các bộ luật
rules-intro = Mỗi bàn chơi theo một bộ luật, chọn khi tạo bàn. Trọng tài xử đúng theo bộ luật ấy và giải thích từng phán quyết.
rules-group-common = Thường dùng
rules-group-federation = Luật các liên đoàn
rules-group-site = Luật các trang chơi cờ
rules-group-engine = Để máy đấu với nhau
rules-read = Đọc luật này
rules-all = Tất cả các bộ luật
rules-of-table = Luật của bàn: { $ruleset }
action-draw-claim = Đòi hoà
action-draw-claim-why = Đòi hoà ({ $why })
