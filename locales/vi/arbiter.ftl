# The arbiter's words, for the client and the command line. $side and $other name the sides, squares
# are written as in FEN tools, and $class is one of the class messages put into words. Cases are named
# as the arbiter names them, and in warnings as the protocol does.

## The rulesets: a name, and one line.

ruleset-casual = Luật phổ thông
ruleset-casual-note = Lặp thế cờ ba lần thì hoà; chiếu mãi thì thua.
ruleset-tong-hop = Luật tổng hợp
ruleset-tong-hop-note = Chiếu mãi, đuổi bắt mãi thì thua; 30 nước không tiến triển hoặc ván dài 300 nước thì hoà.
ruleset-vn-2004 = Luật Việt Nam 2004
ruleset-vn-2004-note = Chiếu mãi, đuổi bắt mãi phải đổi nước; đủ 60 nước không ăn quân thì được xin xử hoà.
ruleset-wxf-2018 = Luật thế giới WXF 2018
ruleset-wxf-2018-note = Cũng là luật Việt Nam 2021: chiếu mãi, đuổi bắt mãi phải đổi nước, doạ hết mãi thì hoà.
ruleset-axf = Luật châu Á AXF
ruleset-axf-note = Bản châu Á của luật thế giới: chiếu mãi, đuổi bắt mãi phải đổi nước.
ruleset-cxa-2020 = Luật Trung Quốc 2020
ruleset-cxa-2020-note = Cấm cả doạ hết mãi và đánh xen kẽ; đủ ba vòng thì xử.
ruleset-cxa-1999 = Luật Trung Quốc 1999
ruleset-cxa-1999-note = Cấm cả doạ hết mãi và đánh xen kẽ; hai bên cùng phạm thì hoà.
ruleset-cxq = Luật ClubXiangqi
ruleset-cxq-note = Chiếu hoặc đuổi liền quá 6, 12, 18 lần bằng một, hai, ba quân thì thua.
ruleset-bigkool = Luật Bigkool
ruleset-bigkool-note = Chiếu liên tục nhiều nhất 10 lần; mỗi bên 60 nước không ăn quân thì hoà.
ruleset-no-fourth = Không lặp lần thứ tư
ruleset-no-fourth-note = Nước làm thế cờ lặp lần thứ tư thì không đi được.
ruleset-pikafish-2024 = Luật máy Pikafish 2024
ruleset-pikafish-2024-note = Để xử ván của máy: lặp ba lần thì xử, có nước chiếu thì không xét đuổi bắt.
ruleset-ucci-league = Luật giải UCCI
ruleset-ucci-league-note = Để xử ván của máy đời trước: lặp bốn lần thì xử, đuổi bắt xét rút gọn.
ruleset-tiantian = Luật Thiên Thiên Tượng Kỳ (thử nghiệm)
ruleset-tiantian-note = Dựng lại theo quan sát của người chơi; có thể sai.

## What a move is, in a word.

label = { $label ->
    [check] chiếu
    [kill] doạ hết
    [chase] đuổi bắt
    [exchange] mời đổi
    [offer] thí quân
    [block] cản quân
    [follow] theo quân
   *[idle] nước chờ
}

## What a move does, piece by piece. $role on $square acts, $victim on $target is acted on.

victim = { $victim ->
    [general] Tướng
    [advisor] Sĩ
    [elephant] Tượng
    [horse] Mã
    [chariot] Xe
    [cannon] Pháo
   *[soldier] Tốt
}
root = { $root ->
    [none] không căn
    [fake] căn giả
    [under] thiếu căn
   *[real] có căn, vẫn tính
}
ply-line = { $move }: { $labels }.
ply-joined = { $first }; { $rest }
ply-check = { role } { $square } chiếu Tướng
ply-check-many = { $squares } cùng chiếu Tướng
ply-kill = { role } { $square } doạ hết, còn { $moves } nước là chiếu bí
ply-kill-plain = { role } { $square } doạ hết
ply-kill-unknown = có thể là doạ hết, nhưng chưa tính được đến cùng
ply-chase = { role } { $square } đuổi bắt { victim } { $target } ({ root })
ply-chase-joint = { $squares } liên hợp bắt { victim } { $target } ({ root })
ply-chase-by-checks = { role } { $square } doạ chiếu rồi bắt { victim } { $target }
ply-exchange = { role } { $square } mời đổi { victim } { $target }
ply-offer = thí { role } { $square }
ply-block = { role } { $square } cản quân
ply-follow = { role } { $square } theo { victim } { $target }, quân này có căn
ply-idle = nước chờ
ply-exempt = { role } { $square } nhòm { victim } { $target } nhưng không tính: { $why ->
    [attacker] Tướng và Tốt được phép đuổi
    [uncrossed] Tốt chưa qua sông không tính
    [rooted] quân này có căn
    [mutual] hai quân cùng loại là mời đổi
    [old] thế bắt đã có từ trước
    [induced] đối phương tự đưa quân vào
    [pinned] quân đuổi đang bị ghim
    [mated] ăn thì bị chiếu bí ngay
   *[loss] ăn thì không lời
}
ply-protected = { $squares } ăn lại được
ply-protected-falsely = { $squares } có giữ nhưng không ăn lại được

## What a side does in the whole circle.

class = { $class ->
    [perpetual-check] chiếu mãi
    [perpetual-kill] doạ hết mãi
    [perpetual-chase] đuổi bắt mãi
    [check-and-kill] chiếu xen doạ hết
    [check-and-chase] chiếu xen đuổi bắt
    [kill-and-chase] doạ hết xen đuổi bắt
    [perpetual-attack] chiếu, doạ hết, đuổi bắt xen nhau
    [split-chase] đuổi bắt lúc quân này, lúc quân khác
   *[allowed] đi nước được phép
}
class-chase-of = đuổi bắt mãi { victim }
class-chase-pinned = đuổi bắt mãi Xe đang bị Mã ghim
class-line = { $side }: { $class }.
class-weighed = { $class } ({ $weight ->
    [heavy] đánh nặng
   *[light] đánh nhẹ
})

## What follows.

ruling-status = { $status ->
    [red_wins] Đỏ thắng
    [black_wins] Đen thắng
    [draw] Hoà
    [both_lose] Hai bên cùng thua
    [must_vary] Phải đổi nước
    [refused] Nước đi bị từ chối
    [claimable] Được xin xử hoà
   *[ongoing] Ván tiếp tục
}
ruling-loses = { $side } { $class } mà không đổi nước: { $side } thua.
ruling-loses-at-once = { $side } { $class }: { $side } thua ngay.
ruling-must-vary = { $side } đang { $class }: { $side } phải đổi nước, để thế cờ lặp lần thứ { $limit } là thua.
ruling-refused = { $side } đang { $class }: không được đi { $move } nữa.
ruling-claimable-fault = { $side } đang { $class }: { $other } được xin trọng tài xử.
ruling-heavier = { $other } cũng { $class }, nhưng lỗi của { $side } nặng hơn.
ruling-draw-allowed = Thế cờ xuất hiện lần thứ { $times }, không bên nào phạm luật: hoà.
ruling-draw-equal = Hai bên cùng { $class }: hoà.
ruling-draw-both = Hai bên đều đi nước cấm, lỗi ngang nhau: hoà.
ruling-both-lose = Hai bên cùng { $class }: cả hai cùng thua.
ruling-too-many = { $side } { $kind ->
    [checks] chiếu
   *[chases] đuổi bắt
} liền { $times } lần, luật chỉ cho phép { $limit } lần: { $side } thua.
ruling-no-move = { $side } chỉ còn những nước luật không cho đi: { $side } thua.
ruling-no-capture = Đã { $moves } nước { $unit ->
    [plies] của cả hai bên
   *[full-moves] mỗi bên
} không ăn quân: hoà.
ruling-no-progress = Đã { $moves } nước { $unit ->
    [plies] của cả hai bên
   *[full-moves] mỗi bên
} không có tiến triển: hoà.
ruling-length = Ván đã dài { $moves } nước { $unit ->
    [plies] của cả hai bên
   *[full-moves] mỗi bên
}: hoà.
ruling-dead-material = Không bên nào còn quân để thắng: hoà.
ruling-claimable = Đã { $moves } nước mỗi bên không ăn quân: ai xin hoà sẽ được xử hoà.
ruling-offer-forbidden = { $side } đang bị chiếu hết hoặc bị vây chặt nên không được xin hoà.
ruling-ongoing = Chưa có gì phải xử.
ruling-article = Theo { $ruleset }, { $article }.
ruling-cycle = Vòng lặp từ nước { $from } đến nước { $to }.
ruling-takes-effect = Xử sau { $left } lần lặp nữa.
ruling-provisional = Kết luận tạm: chuỗi chiếu dài quá mức tính được.

## Trọng tài nhắc trước khi xử.

notice-fault = Lần lặp thứ { $times } — { $side } đang { $fault ->
    [perpetualCheck] chiếu mãi
    [perpetualKill] doạ hết mãi
    [perpetualChase] đuổi bắt mãi
   *[perpetualAttack] đánh mãi
}, phải đổi nước; { $then ->
    [loses] đến lần thứ { $limit } là thua
    [refused] đến lần thứ { $limit } thì nước ấy không đi được
   *[ruling] đến lần thứ { $limit } trọng tài sẽ xử
}.
notice-claimable = Trọng tài: { $reason ->
    [noCapture] đã đủ số nước không ăn quân
    [noProgress] đã đủ số nước không có tiến triển
   *[repetition] thế cờ đã lặp đủ số lần
}; ai xin hoà sẽ được xử hoà.

## Vì sao một nước bị từ chối.

refused-check = Không đi được { $move }: đó là nước chiếu liền thứ { $times }, luật chỉ cho phép { $limit }.
refused-chase = Không đi được { $move }: đó là nước đuổi bắt liền thứ { $times }, luật chỉ cho phép { $limit }.
refused-repetition = Không đi được { $move }: thế cờ sẽ lặp lần thứ { $times }.
refused-perpetual = Không đi được { $move }: { $side } đang { $class } và phải đổi nước.

## Cho người hỏi ở dòng lệnh.

ruling-checkmate = { $side } bị chiếu hết: { $other } thắng.
ruling-stalemate = { $side } hết nước đi: { $other } thắng.
ruling-ended = Ván dừng ở nước { $ply }{ $left ->
    [0] {""}
   *[other] ; còn { $left } nước phía sau không xét
}.
ruling-counters = Thế cờ xuất hiện { $times } lần. Chiếu liền: Đỏ { $red }, Đen { $black }. Số nước: { $plies }, không ăn quân { $nocapture }, không tiến triển { $noprogress }.
ruleset-checked = Bộ luật { $ruleset } hợp lệ.
ruleset-unknown = Không có bộ luật nào tên là “{ $name }”. Hiện có: { $names }; hoặc ghi đường dẫn tới tệp .toml của bạn.
file-unreadable = Không đọc được { $file }: { $why ->
    [not-found] không có tệp này
    [denied] không có quyền đọc
    [folder] đây là thư mục
   *[other] { $error }
}.
file-too-large = Tệp { $file } lớn hơn { $most } MiB nên không đọc.
file-no-text = Tệp { $file }, dòng { $line }: không phải văn bản UTF-8.
wrong-move = Nước thứ { $ply }, { $move }: { $why }
wrong-notation = { $code ->
    [no-such-piece] Không có quân nào như thế để đi.
    [no-such-step] Quân ấy không đi như vậy.
    [ambiguous] Có thể là { $moves }.
   *[unreadable] Không đọc được nước đi; hãy viết h2e2 hoặc P2-5.
}

## Điều luật. $reason gọi như trong giao thức; bộ luật nào nguồn không đánh số điều thì gọi tên phần.

article-wxf-2018 = { $reason ->
    [noCapture] số nước do Kỳ Đài đặt
   *[other] điều 20
}
article-vn-2004 = { $reason ->
    [perpetualCheck] điều 7 và 23.1
    [perpetualChase] điều 7 và 23.3
   *[other] điều 7
}
article-cxa-2020 = { $reason ->
    [repetition] điều 25
    [perpetualCheck] điều 25, chiếu mãi
    [bothAtFault] điều 26.9
    [noCapture] điều 4
   *[other] điều 24.13 và 25
}
article-cxa-1999 = { $reason ->
    [repetition] điều 27
    [perpetualCheck] quy định chi tiết 1
    [bothAtFault] quy định chi tiết 8
    [noCapture] điều 4
   *[other] điều 26 và 27
}
article-of-our-own = số nước do Kỳ Đài đặt
article-unnumbered = { $reason ->
    [perpetualCheck] phần chiếu mãi
    [perpetualKill] phần doạ hết mãi
    [perpetualChase] phần đuổi bắt mãi
    [perpetualAttack] phần đánh mãi
    [bothAtFault] phần hai bên cùng phạm luật
    [tooManyChecks] phần chiếu liền nhiều lần
    [tooManyChases] phần đuổi bắt liền nhiều lần
    [noCapture] phần số nước không ăn quân
    [noProgress] phần số nước không tiến triển
    [lengthLimit] phần độ dài ván cờ
    [deadMaterial] phần không còn quân để thắng
   *[repetition] phần lặp thế cờ
}
