# What happens in a game, in the words of a Vietnamese player.

side-red = Đỏ
side-black = Đen
side-red-player = Bên Đỏ
side-black-player = Bên Đen

## A move, spoken: "Pháo hai bình năm", "Xe trước tấn một".

spoken-rank = { $rank ->
    [front] trước
    [rear] sau
   *[middle] giữa
}
spoken-direction = { $direction ->
    [forward] tấn
    [backward] thoái
   *[sideways] bình
}
spoken-number = { $number ->
    [1] một
    [2] hai
    [3] ba
    [4] bốn
    [5] năm
    [6] sáu
    [7] bảy
    [8] tám
   *[9] chín
}
spoken-move = { $piece } { $place } { $direction } { $target }
spoken-by = { $side }: { $move }.
spoken-check = Chiếu tướng!
spoken-clock = { $side } còn { $minutes ->
    [0] { $seconds } giây
   *[other] { $minutes } phút { $seconds } giây
}.

check-call = Chiếu tướng!
mate-call = Chiếu bí!

## How a game ended. $view is whose eyes see it: won, lost, or watching; $winner and $loser name the sides.

outcome-title = { $result ->
    [redWins] { $view ->
        [won] Bạn thắng
        [lost] Bạn thua
       *[watching] Đỏ thắng
    }
    [blackWins] { $view ->
        [won] Bạn thắng
        [lost] Bạn thua
       *[watching] Đen thắng
    }
    [draw] Hoà
    [bothLose] Hai bên cùng thua
   *[aborted] Ván đã huỷ
}

outcome-checkmate = { $view ->
    [won] { $loser } bị chiếu bí, bạn thắng ván này.
    [lost] Bạn bị chiếu bí, { $winner } thắng ván này.
   *[watching] { $winner } thắng vì { $loser } bị chiếu bí.
}
outcome-stalemate = { $view ->
    [won] { $loser } bí nước: không bị chiếu nhưng không còn nước đi, bạn thắng.
    [lost] Bạn bí nước: không bị chiếu nhưng không còn nước đi nên thua.
   *[watching] { $winner } thắng vì { $loser } bí nước: không bị chiếu nhưng không còn nước đi.
}
outcome-resignation = { $view ->
    [won] { $loser } xin thua, bạn thắng ván này.
    [lost] Bạn đã xin thua, { $winner } thắng ván này.
   *[watching] { $winner } thắng vì { $loser } xin thua.
}
outcome-timeout = { $view ->
    [won] { $loser } hết giờ, bạn thắng ván này.
    [lost] Bạn hết giờ, { $winner } thắng ván này.
   *[watching] { $winner } thắng vì { $loser } hết giờ.
}
outcome-moveTimeout = { $view ->
    [won] { $loser } nghĩ một nước quá lâu, bạn thắng ván này.
    [lost] Bạn nghĩ một nước quá thời gian cho phép, { $winner } thắng ván này.
   *[watching] { $winner } thắng vì { $loser } nghĩ một nước quá thời gian cho phép.
}
outcome-quotaTimeout = { $view ->
    [won] { $loser } không đi đủ số nước trong thời gian quy định, bạn thắng ván này.
    [lost] Bạn không đi đủ số nước trong thời gian quy định, { $winner } thắng ván này.
   *[watching] { $winner } thắng vì { $loser } không đi đủ số nước trong thời gian quy định.
}
outcome-agreement = { $view ->
    [watching] Ván hoà: hai bên đồng ý hoà.
   *[other] Ván hoà: bạn và đối thủ đồng ý hoà.
}
outcome-abandonment = { $view ->
    [won] { $loser } đã rời ván, bạn thắng ván này.
    [lost] Bạn đã rời ván quá lâu, { $winner } thắng ván này.
   *[watching] { $winner } thắng vì { $loser } đã rời ván.
}
outcome-repetition = { $result ->
    [draw] Ván hoà: thế cờ lặp lại, không bên nào phạm luật.
   *[loss] { $view ->
        [won] { $loser } chỉ còn những nước lặp lại thế cờ quá số lần cho phép, bạn thắng ván này.
        [lost] Bạn chỉ còn những nước lặp lại thế cờ quá số lần cho phép nên bị xử thua.
       *[watching] { $winner } thắng vì { $loser } chỉ còn những nước lặp lại thế cờ quá số lần cho phép.
    }
}
outcome-perpetualCheck = { $view ->
    [won] { $loser } chiếu mãi không đổi nước, bạn thắng ván này.
    [lost] Bạn chiếu mãi không đổi nước nên bị xử thua.
   *[watching] { $winner } thắng vì { $loser } chiếu mãi không đổi nước.
}
outcome-tooManyChecks = { $view ->
    [won] { $loser } chiếu liên tục quá số lần cho phép, bạn thắng ván này.
    [lost] Bạn chiếu liên tục quá số lần cho phép nên bị xử thua.
   *[watching] { $winner } thắng vì { $loser } chiếu liên tục quá số lần cho phép.
}
outcome-perpetualKill = { $view ->
    [won] { $loser } doạ hết mãi không đổi nước, bạn thắng ván này.
    [lost] Bạn doạ hết mãi không đổi nước nên bị xử thua.
   *[watching] { $winner } thắng vì { $loser } doạ hết mãi không đổi nước.
}
outcome-perpetualChase = { $view ->
    [won] { $loser } đuổi bắt mãi không đổi nước, bạn thắng ván này.
    [lost] Bạn đuổi bắt mãi không đổi nước nên bị xử thua.
   *[watching] { $winner } thắng vì { $loser } đuổi bắt mãi không đổi nước.
}
outcome-perpetualAttack = { $view ->
    [won] { $loser } đánh mãi (chiếu, doạ hết, đuổi bắt) không đổi nước, bạn thắng ván này.
    [lost] Bạn đánh mãi (chiếu, doạ hết, đuổi bắt) không đổi nước nên bị xử thua.
   *[watching] { $winner } thắng vì { $loser } đánh mãi (chiếu, doạ hết, đuổi bắt) không đổi nước.
}
outcome-tooManyChases = { $view ->
    [won] { $loser } đuổi bắt liên tục quá số lần cho phép, bạn thắng ván này.
    [lost] Bạn đuổi bắt liên tục quá số lần cho phép nên bị xử thua.
   *[watching] { $winner } thắng vì { $loser } đuổi bắt liên tục quá số lần cho phép.
}
outcome-noCapture = Ván hoà: quá nhiều nước liền mà không có quân nào bị ăn.
outcome-noProgress = Ván hoà: quá nhiều nước liền không ăn quân, cũng không có Tốt đã qua sông nào tiến lên.
outcome-lengthLimit = Ván hoà: ván cờ đã dài đến giới hạn của luật.
outcome-deadMaterial = Ván hoà: không bên nào còn quân để thắng.
outcome-bothAtFault = { $result ->
    [draw] Ván hoà: hai bên cùng phạm luật như nhau.
   *[bothLose] Hai bên cùng phạm luật nên cùng bị xử thua.
}
outcome-aborted = Ván được huỷ trước khi hai bên đều đã đi, không tính thắng thua.
outcome-firstMoveTimeout = Ván được huỷ vì nước đầu tiên không được đi kịp giờ.
outcome-serverFault = Máy chủ gặp lỗi nên ván phải dừng. Chúng tôi xin lỗi; ván này không tính thắng thua.

## Trọng tài nhắc trước khi xử. $view là mắt người xem: own khi chính người xem bị nhắc. $class là một trong các
## câu class của arbiter.ftl; $then là điều xảy ra ở lần thứ $limit.

warn-fault = { $view ->
    [own] Lần lặp thứ { $times } — bạn đang { $class }, phải đổi nước: { $then ->
        [loses] lặp đến lần thứ { $limit } là thua
        [refused] đến lần thứ { $limit } thì nước ấy không đi được
       *[ruling] đến lần thứ { $limit } trọng tài sẽ xử
    }.
   *[other] Lần lặp thứ { $times } — { $side } đang { $class }, phải đổi nước: { $then ->
        [loses] lặp đến lần thứ { $limit } là thua
        [refused] đến lần thứ { $limit } thì nước ấy không đi được
       *[ruling] đến lần thứ { $limit } trọng tài sẽ xử
    }.
}
warn-last = { $view ->
    [own] Bạn đang { $class }: { $then ->
        [loses] lặp thêm lần nữa sẽ thua
        [refused] lặp thêm lần nữa thì nước ấy không đi được
       *[ruling] lặp thêm lần nữa trọng tài sẽ xử
    }. Hãy đổi nước!
   *[other] Lần lặp thứ { $times } — { $side } đang { $class }, phải đổi nước: { $then ->
        [loses] lặp thêm lần nữa sẽ thua
        [refused] lặp thêm lần nữa thì nước ấy không đi được
       *[ruling] lặp thêm lần nữa trọng tài sẽ xử
    }.
}
warn-repetition = Thế cờ này đã xuất hiện { $times } lần; { $then ->
    [refused] nước đưa về nó lần thứ { $limit } sẽ không đi được
    [claim] đến lần thứ { $limit }, ai xin hoà sẽ được xử hoà
    [nothing] không bên nào phạm luật, ván tiếp tục
   *[ruling] đến lần thứ { $limit } mà không bên nào phạm luật thì hoà
}.
warn-checks = { $view ->
    [own] Bạn đã chiếu { $times } lần liền; luật chỉ cho phép { $limit } lần.
   *[other] { $side } đã chiếu { $times } lần liền; luật chỉ cho phép { $limit } lần.
}
warn-checks-last = { $view ->
    [own] Bạn đã chiếu { $times } lần liền, đủ số lần luật cho phép: nước tới không được chiếu nữa!
   *[other] { $side } đã chiếu { $times } lần liền, đủ số lần luật cho phép; nước tới không được chiếu nữa.
}
warn-chases = { $view ->
    [own] Bạn đã đuổi bắt một quân { $times } lần liền; luật chỉ cho phép { $limit } lần.
   *[other] { $side } đã đuổi bắt một quân { $times } lần liền; luật chỉ cho phép { $limit } lần.
}
warn-chases-last = { $view ->
    [own] Bạn đã đuổi bắt một quân { $times } lần liền, đủ số lần luật cho phép: nước tới không được đuổi nữa!
   *[other] { $side } đã đuổi bắt một quân { $times } lần liền, đủ số lần luật cho phép; nước tới không được đuổi nữa.
}
warn-noCapture = { $moves } nước liền không ăn quân; đến nước { $limit } thì hoà.
warn-noProgress = { $moves } nước liền không có tiến triển; đến nước { $limit } thì hoà.
warn-length = Ván đã đi { $moves } nước; đến nước { $limit } thì hoà.
warn-claimable = { $reason ->
    [noCapture] Đã đủ { $count } nước không ăn quân
    [noProgress] Đã đủ { $count } nước không có tiến triển
   *[repetition] Thế cờ đã lặp đủ { $count } lần
}: ai xin hoà sẽ được xử hoà.
claim-why = { $reason ->
    [noCapture] đủ { $count } nước không ăn quân
    [noProgress] đủ { $count } nước không có tiến triển
   *[repetition] thế cờ lặp đủ { $count } lần
}

## Vì sao trọng tài không cho đi một nước. $move viết như trong biên bản.

forbidden-check = Không đi được { $move }: đó là nước chiếu liền thứ { $times }, luật chỉ cho phép { $limit }. Hãy đi một nước không chiếu.
forbidden-chase = Không đi được { $move }: đó là nước đuổi bắt liền thứ { $times }, luật chỉ cho phép { $limit }. Hãy đi một nước khác.
forbidden-repetition = Không đi được { $move }: thế cờ sẽ lặp lần thứ { $times }. Hãy đổi nước.
forbidden-perpetual = Không đi được { $move }: bạn đang { $class }, thế cờ sẽ lặp lần thứ { $times }. Hãy đổi nước.
forbidden-under = { $why } Luật của bàn: { $ruleset }.

## Xem lại vòng lặp với tên của từng nước.

square-file = cột { $file }
squares-joined = { $first }, { $rest }
ruling-basis = Theo { $ruleset }.
replay-heading = { $times ->
    [0] Từ nước { $from } đến nước { $to }
   *[other] { $kind ->
        [checks] { $times } nước chiếu liền, nước { $from } đến { $to }
        [chases] { $times } nước đuổi bắt liền, nước { $from } đến { $to }
       *[circle] Vòng lặp nước { $from } đến { $to }, lặp lần thứ { $times }
    }
}
replay-open = Xem vòng lặp
replay-close = Đóng vòng lặp
replay-play = Chạy
replay-pause = Dừng
replay-previous = Nước trước
replay-next = Nước sau

## Vì sao một việc không làm được.

refusal-notAPlayer = Chỉ hai kỳ thủ của ván mới làm được việc này.
refusal-tableFull = Bàn đã đủ hai người. Bạn có thể ở lại xem.
refusal-alreadySeated = Bạn đã ngồi ở bàn này rồi.
refusal-tooManyTables = Bạn đang ngồi ở nhiều bàn quá. Hãy chơi xong hoặc đóng bớt một bàn rồi thử lại.
refusal-notStarted = Ván chưa bắt đầu.
refusal-gameOver = Ván đã kết thúc.
refusal-notOver = Ván chưa kết thúc.
refusal-notYourTurn = Chưa đến lượt bạn.
refusal-stalePly = Nước đi đến muộn: thế cờ đã khác. Bạn hãy xem lại bàn cờ rồi chọn nước đi.
refusal-unreadableMove = Máy chủ không đọc được nước đi này.
refusal-illegalMove = Nước đi này không hợp lệ.
refusal-forbiddenCheck = Bạn đã chiếu liên tục đủ số lần luật cho phép. Hãy đi một nước không chiếu.
refusal-forbiddenChase = Bạn đã đuổi bắt liên tục đủ số lần luật cho phép. Hãy đi một nước khác.
refusal-forbiddenRepetition = Nước này làm thế cờ lặp lại quá số lần luật cho phép. Hãy đổi nước.
refusal-noOffer = Lời đề nghị ấy không còn nữa.
refusal-alreadyOffered = Đã có một lời đề nghị như vậy đang chờ trả lời.
refusal-offeredTooSoon = Đối thủ vừa không đồng ý. Lúc này bạn chưa đề nghị lại được.
refusal-offerForbidden = Bạn sắp bị chiếu bí hoặc bị vây hết nước: lúc này luật của bàn không cho bạn xin hoà.
refusal-nothingToTakeBack = Chưa có nước nào để đi lại.
refusal-tooLateToAbort = Hai bên đều đã đi, không huỷ ván được nữa.
refusal-notAbandoned = Đối thủ chưa vắng đủ lâu.
refusal-paused = Máy chủ vừa khởi động lại, đồng hồ đang dừng. Xin chờ một chút.
refusal-tooFast = Bạn thao tác nhanh quá. Xin chờ một chút.
refusal-timeIsUp = Hết giờ trước khi nước đi đến nơi.

## Vì sao kết nối bị đóng.

fault-badFrame = Trang này gửi điều máy chủ không hiểu. Hãy tải lại trang.
fault-noHello = Kết nối mở quá chậm. Hãy tải lại trang.
fault-wrongVersion = Kỳ Đài vừa có bản mới. Hãy tải lại trang để tiếp tục.
fault-noSuchTable = Không có bàn này. Có thể đường dẫn bị sai, hoặc bàn đã đóng.
fault-tooFast = Quá nhiều thao tác trong thời gian ngắn. Hãy chờ một chút rồi tải lại trang.
fault-tooSlow = Mạng của bạn không theo kịp. Hãy tải lại trang.
fault-restart = Máy chủ đang khởi động lại.
fault-tableFailed = Bàn này gặp lỗi của chúng tôi và đã dừng. Thành thật xin lỗi bạn.
fault-full = Máy chủ đã kín chỗ. Xin thử lại sau ít phút.
