## Names. Files are counted from the mover's own right hand, ranks from the mover's own back rank.

role =
    { $role ->
        [general] Tướng
        [advisor] Sĩ
        [elephant] Tượng
        [horse] Mã
        [chariot] Xe
        [cannon] Pháo
       *[soldier] Tốt
    }
side =
    { $color ->
        [red] Đỏ
       *[black] Đen
    }
piece =
    { role } { $color ->
        [red] đỏ
       *[black] đen
    }
square = cột { $file } hàng { $rank }
piece-on-square = { piece }, { square }

## Why a move is not legal. Each name ends in the code of the reason.

legal = Nước đi hợp lệ.
illegal-empty-square = Không có quân nào ở { square }.
illegal-not-your-turn = Chưa đến lượt quân này: bây giờ bên { side } đi.
illegal-same-square = Quân phải đi sang một điểm khác.
illegal-own-piece = Không được ăn quân mình: { role } của bạn đang ở { square }.
illegal-wrong-shape =
    { $role ->
        [general] Tướng mỗi nước chỉ đi một ô, ngang hoặc dọc.
        [advisor] Sĩ mỗi nước chỉ đi chéo một ô.
        [elephant] Tượng mỗi nước đi chéo đúng hai ô.
        [horse] Mã đi thẳng một ô rồi chéo một ô.
        [chariot] Xe chỉ đi ngang hoặc dọc.
        [cannon] Pháo chỉ đi ngang hoặc dọc.
       *[soldier] Tốt mỗi nước chỉ đi một ô: tiến thẳng, qua sông rồi thì được đi ngang.
    }
illegal-leaves-palace = { role } không được ra khỏi cung.
illegal-crosses-river = Tượng không được qua sông.
illegal-soldier-backward = Tốt không được đi lùi.
illegal-soldier-sideways = Tốt chưa qua sông thì chưa được đi ngang.
illegal-horse-leg-blocked = Mã bị cản chân ở { square }.
illegal-elephant-eye-blocked = Tượng bị chặn mắt ở { square }.
illegal-path-blocked = Xe bị cản đường ở { square }.
illegal-cannon-jump = Pháo chỉ được nhảy qua quân khác khi ăn quân.
illegal-cannon-no-screen = Pháo muốn ăn quân phải có đúng một quân làm ngòi; ở đây chưa có ngòi.
illegal-cannon-too-many-screens = Pháo muốn ăn quân phải có đúng một quân làm ngòi; ở đây có tới { $count } quân.
illegal-generals-face = Không được để hai Tướng lộ mặt nhau trên cột { $file }.
illegal-leaves-general-in-check =
    { $count ->
        [1] Đi như vậy thì Tướng mình bị { role } ở { square } chiếu.
       *[other] Đi như vậy thì Tướng mình bị { $count } quân cùng chiếu.
    }
illegal-does-not-answer-check =
    { $count ->
        [1] Tướng đang bị chiếu mà nước này chưa đỡ được { role } ở { square }.
       *[other] Tướng đang bị chiếu mà nước này chưa đỡ được { $count } quân chiếu.
    }

## Why a diagram cannot be a position. Squares are written as in FEN tools: file a-i, rank 0-9.

fault-missing-general = Bên { side } không có Tướng.
fault-too-many = Bên { side } có { $count } { role }, nhiều nhất chỉ được { $most }.
fault-misplaced = { piece } không bao giờ tới được { $square }.
fault-soldiers-on-one-file = Bên { side } có hai Tốt chưa qua sông trên cùng cột { $line }.
fault-opponent-in-check = Bên { side } đang bị chiếu mà chưa đến lượt đi (quân chiếu: { $squares }).
fault-generals-face = Hai Tướng lộ mặt nhau trên cột { $line }.

## Why a text is no FEN.

fen-error-empty = FEN trống.
fen-error-row-count = Bàn cờ có { $found } hàng, phải là 10.
fen-error-row-width = Hàng thứ { $row } của FEN (hàng { $rank } trên bàn) có { $found } điểm, phải là 9.
fen-error-unknown-piece = Ở hàng thứ { $row } của FEN (hàng { $rank } trên bàn), “{ $found }” không phải là quân nào.
fen-error-turn = Bên đi phải là w hoặc b, không phải “{ $found }”.
fen-error-unused-field = Chỗ của “{ $found }” phải là dấu “-”.
fen-error-halfmove = Số nước từ lần ăn quân cuối phải là một số, không phải “{ $found }”.
fen-error-fullmove = Số thứ tự nước đi phải là một số, không phải “{ $found }”.
fen-error-trailing = Thừa “{ $found }” ở cuối.

## What a reader of FEN filled in or read in another way.

fen-note-letter-h = Chữ H được đọc là Mã; dạng chuẩn viết N.
fen-note-letter-e = Chữ E được đọc là Tượng; dạng chuẩn viết B.
fen-note-split-gap = Có khoảng trống viết bằng nhiều chữ số liền nhau; dạng chuẩn gộp lại.
fen-note-turn-missing = Không ghi bên đi: hiểu là Đỏ.
fen-note-turn-r = Bên đi ghi là r: hiểu là Đỏ; dạng chuẩn viết w.
fen-note-unused-fields-missing = Thiếu hai dấu “-” sau bên đi.
fen-note-halfmove-missing = Không ghi số nước từ lần ăn quân cuối: hiểu là 0.
fen-note-fullmove-missing = Không ghi số thứ tự nước đi: hiểu là 1.
fen-note-fullmove-zero = Số thứ tự nước đi ghi là 0: hiểu là 1.
