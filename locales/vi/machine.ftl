# Chơi với máy.

machine-play = Chơi với máy
machine-play-with = { $level } · { $color ->
    [red] bạn cầm Đỏ
    [black] bạn cầm Đen
   *[random] bốc thăm bên
}{ $handicap ->
    [none] {""}
   *[some] , có chấp
}
machine-resume = Chơi tiếp với máy
machine-resume-note = Ván đang chơi dở
machine-setup = Chọn cấp, bên, thời gian
machine-heading = Chơi với máy
machine-start = Bắt đầu
machine-new = Ván mới
machine-name = Máy · { $level }
machine-you = Khách
machine-load-failed = Không tải được máy chơi cờ. Hãy kiểm tra mạng rồi thử lại; ván cờ vẫn còn nguyên.
machine-retry = Thử lại

## Cấp, từ 1 đến 12: tên như người chơi gọi nhau, rồi một dòng về sức cờ.

machine-level = Sức của máy
machine-level-value = Cấp { $level }: { $name }
level-1 = Vỡ lòng
level-1-note = Hay bỏ quên quân; người mới biết đi quân cũng thắng được.
level-2 = Tập chơi
level-2-note = Thấy quân là ăn, chưa biết giữ quân mình.
level-3 = Biết chơi
level-3-note = Biết ăn, biết giữ, nhưng chưa tính xa.
level-4 = Cờ quán nước
level-4-note = Tính được vài nước, thỉnh thoảng sơ hở.
level-5 = Cờ xóm
level-5-note = Khó bắt quân không; phải có đòn mới thắng.
level-6 = Cờ phường
level-6-note = Ngang người chơi thường xuyên ở câu lạc bộ.
level-7 = Cờ huyện
level-7-note = Đòn phối hợp ngắn đều thấy.
level-8 = Cờ tỉnh
level-8-note = Ít sai lầm; cờ tàn chắc tay.
level-9 = Kiện tướng
level-9-note = Người chơi giỏi cũng khó thắng.
level-10 = Đại kiện tướng
level-10-note = Hơn hầu hết mọi người.
level-11 = Quốc thủ
level-11-note = Gần hết sức của máy.
level-12 = Kỳ vương
level-12-note = Hết sức, không nhường.

## Cờ chấp.

machine-handicap = Chấp
handicap-none = Không chấp
handicap-move = Chấp tiên (được chấp đi trước)
handicap-twoMoves = Chấp hai tiên (đã vào Pháo đầu, đi tiếp một nước)
handicap-horse = Chấp một Mã
handicap-cannon = Chấp một Pháo
handicap-chariot = Chấp một Xe
handicap-twoHorses = Chấp hai Mã
handicap-chariotHorse = Chấp Xe và Mã
machine-giver = Ai chấp
giver-machine = Máy chấp bạn
giver-you = Bạn chấp máy
machine-handicap-note = Bên chấp thiếu quân ở cánh trái của mình. Đỏ vẫn đi trước.
machine-handicap-colors = { $color ->
    [red] Được chấp tiên nên bạn cầm Đỏ.
   *[black] Bạn chấp tiên nên cầm Đen.
}

## Gợi ý.

machine-hint = Gợi ý
machine-hint-busy = Đang tìm nước hay…
machine-hint-move = Gợi ý: { $move }
machine-draw-declined = Máy chưa chịu hoà, mời bạn đánh tiếp.
