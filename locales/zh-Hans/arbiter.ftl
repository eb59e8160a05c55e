# 裁判的用语。译自 vi/arbiter.ftl。

## 规则：名称与一句说明。

ruleset-casual = 普通规则
ruleset-casual-note = 局面重复三次为和，长将判负。
ruleset-tong-hop = 综合规则
ruleset-tong-hop-note = 长将、长捉判负，30 回合无进展或总计 300 回合为和。
ruleset-vn-2004 = 越南象棋规则 2004
ruleset-vn-2004-note = 长将、长捉必须变着，60 回合无吃子可申请判和。
ruleset-wxf-2018 = 世界象棋规则 2018（WXF）
ruleset-wxf-2018-note = 也是越南 2021 年规则：长将、长捉必须变着，长杀为和。
ruleset-axf = 亚洲象棋规例（AXF）
ruleset-axf-note = 世界规则的亚洲文本：长将、长捉必须变着。
ruleset-cxa-2020 = 中国象棋竞赛规则 2020
ruleset-cxa-2020-note = 长杀和各种交替的打也禁止，三次循环后裁决。
ruleset-cxa-1999 = 中国象棋竞赛规则 1999
ruleset-cxa-1999-note = 长杀和各种交替的打也禁止，双方都犯为和。
ruleset-cxq = ClubXiangqi 规则（CXQ）
ruleset-cxq-note = 一、二、三子连续将军或捉子超过 6、12、18 次判负。
ruleset-bigkool = Bigkool 规则
ruleset-bigkool-note = 连续将军最多 10 次，60 回合无吃子为和。
ruleset-no-fourth = 禁止第四次重复
ruleset-no-fourth-note = 使局面第四次出现的一步不能走。
ruleset-pikafish-2024 = 皮卡鱼计算机规则 2024
ruleset-pikafish-2024-note = 用于引擎对局：第三次出现时裁决，有将军就不看捉。
ruleset-ucci-league = UCCI 联赛规则
ruleset-ucci-league-note = 用于早期引擎对局：第四次出现时裁决，捉是简化的。
ruleset-tiantian = 天天象棋规则（试验）
ruleset-tiantian-note = 由棋友的观察推出，可能有错。

## 一步棋是什么，一个词。

label = { $label ->
    [check] 将
    [kill] 杀
    [chase] 捉
    [exchange] 兑
    [offer] 献
    [block] 拦
    [follow] 跟
   *[idle] 闲
}

## 一步棋做了什么。$square 上的 $role 对 $target 上的 $victim。

victim = { $victim ->
    [general] 将
    [advisor] 士
    [elephant] 象
    [horse] 马
    [chariot] 车
    [cannon] 炮
   *[soldier] 兵
}
root = { $root ->
    [none] 无根
    [fake] 假根
    [under] 少根
   *[real] 有根，仍算捉
}
ply-line = { $move }：{ $labels }。
ply-joined = { $first }；{ $rest }
ply-check = { role } { $square } 将军
ply-check-many = { $squares } 同时将军
ply-kill = { role } { $square } 叫杀，{ $moves } 步将死
ply-kill-plain = { role } { $square } 叫杀
ply-kill-unknown = 可能是杀，没有算到底
ply-chase = { role } { $square } 捉{ victim } { $target }（{ root }）
ply-chase-joint = { $squares } 联合捉{ victim } { $target }（{ root }）
ply-chase-by-checks = { role } { $square } 威胁连将得{ victim } { $target }
ply-exchange = { role } { $square } 邀兑{ victim } { $target }
ply-offer = 献{ role } { $square }
ply-block = { role } { $square } 拦子
ply-follow = { role } { $square } 跟{ victim } { $target }，该子有根
ply-idle = 闲着
ply-exempt = { role } { $square } 看{ victim } { $target }，但不算捉：{ $why ->
    [attacker] 将（帅）、兵（卒）可以捉子
    [uncrossed] 兵（卒）未过河
    [rooted] 该子有根
    [mutual] 同类子是邀兑
    [old] 原来就捉着
    [induced] 是对方自己造成的
    [pinned] 捉子的子被牵制
    [mated] 吃子后立即被杀
   *[loss] 吃子没有得利
}
ply-protected = { $squares } 能吃回
ply-protected-falsely = { $squares } 有保护但不能吃回

## 一方在整个循环中做了什么。

class = { $class ->
    [perpetual-check] 长将
    [perpetual-kill] 长杀
    [perpetual-chase] 长捉
    [check-and-kill] 一将一杀
    [check-and-chase] 一将一捉
    [kill-and-chase] 一杀一捉
    [perpetual-attack] 将、杀、捉交替
    [split-chase] 轮流捉不同的子
   *[allowed] 走允许着法
}
class-chase-of = 长捉{ victim }
class-chase-pinned = 长捉被马牵制的车
class-line = { $side }：{ $class }。
class-weighed = { $class }（{ $weight ->
    [heavy] 重打
   *[light] 轻打
}）

## 结果。

ruling-status = { $status ->
    [red_wins] 红方胜
    [black_wins] 黑方胜
    [draw] 和棋
    [both_lose] 双方判负
    [must_vary] 必须变着
    [refused] 这步棋不能走
    [claimable] 可以申请判和
   *[ongoing] 对局继续
}
ruling-loses = { $side }{ $class }而不变着：{ $side }判负。
ruling-loses-at-once = { $side }{ $class }：{ $side }立即判负。
ruling-must-vary = { $side }正在{ $class }：{ $side }必须变着，局面第 { $limit } 次出现时判负。
ruling-refused = { $side }正在{ $class }：不能再走 { $move }。
ruling-claimable-fault = { $side }正在{ $class }：{ $other }可以申请裁决。
ruling-heavier = { $other }也在{ $class }，但{ $side }犯规更重。
ruling-draw-allowed = 局面第 { $times } 次出现，双方均未犯规：和棋。
ruling-draw-equal = 双方都{ $class }：和棋。
ruling-draw-both = 双方都走禁止着法，责任相同：和棋。
ruling-both-lose = 双方都{ $class }：双方判负。
ruling-too-many = { $side }连续{ $kind ->
    [checks] 将军
   *[chases] 捉子
} { $times } 次，规则最多允许 { $limit } 次：{ $side }判负。
ruling-no-move = { $side }只剩规则不让走的棋：{ $side }判负。
ruling-no-capture = 已有 { $moves } { $unit ->
    [plies] 步
   *[full-moves] 回合
}没有吃子：和棋。
ruling-no-progress = 已有 { $moves } { $unit ->
    [plies] 步
   *[full-moves] 回合
}没有进展：和棋。
ruling-length = 对局已有 { $moves } { $unit ->
    [plies] 步
   *[full-moves] 回合
}：和棋。
ruling-dead-material = 双方都无法取胜：和棋。
ruling-claimable = 已有 { $moves } 回合没有吃子：提和即判和。
ruling-offer-forbidden = { $side }正被杀或将被困毙，不得提和。
ruling-ongoing = 没有需要裁决的事。
ruling-article = 依据{ $ruleset }，{ $article }。
ruling-cycle = 循环从第 { $from } 步到第 { $to } 步。
ruling-takes-effect = 再重复 { $left } 次后裁决。
ruling-provisional = 暂定裁决：连续将军太长，没有算到底。

## 裁判的提醒。

notice-fault = 第 { $times } 次重复——{ $side }正在{ $fault ->
    [perpetualCheck] 长将
    [perpetualKill] 长杀
    [perpetualChase] 长捉
   *[perpetualAttack] 长打
}，必须变着；{ $then ->
    [loses] 到第 { $limit } 次判负
    [refused] 到第 { $limit } 次这步棋不能走
   *[ruling] 到第 { $limit } 次裁判将裁决
}。
notice-claimable = 裁判：{ $reason ->
    [noCapture] 没有吃子的回合数已满
    [noProgress] 没有进展的回合数已满
   *[repetition] 局面重复次数已满
}，提和即判和。

## 一步棋为何不能走。

refused-check = 不能走 { $move }：这将是连续第 { $times } 次将军，规则最多允许 { $limit } 次。
refused-chase = 不能走 { $move }：这将是连续第 { $times } 次捉子，规则最多允许 { $limit } 次。
refused-repetition = 不能走 { $move }：局面将第 { $times } 次出现。
refused-perpetual = 不能走 { $move }：{ $side }正在{ $class }，必须变着。

## 给在命令行提问的人。

ruling-checkmate = { $side }被将死：{ $other }胜。
ruling-stalemate = { $side }无棋可走（困毙）：{ $other }胜。
ruling-ended = 对局止于第 { $ply } 步{ $left ->
    [0] {""}
   *[other] ，其后还有 { $left } 步未判
}。
ruling-counters = 局面出现 { $times } 次。连续将军：红方 { $red }，黑方 { $black }。共 { $plies } 步，未吃子 { $nocapture } 步，无进展 { $noprogress } 步。
ruleset-checked = 规则 { $ruleset } 有效。
ruleset-unknown = 没有名为“{ $name }”的规则。可选：{ $names }；也可写自己的 .toml 文件。
file-unreadable = 无法读取 { $file }：{ $why ->
    [not-found] 没有这个文件
    [denied] 不允许读取
    [folder] 这是文件夹
   *[other] { $error }
}。
file-too-large = 文件 { $file } 超过 { $most } MiB。
file-no-text = 文件 { $file } 第 { $line } 行：不是 UTF-8 文本。
wrong-move = 第 { $ply } 步 { $move }：{ $why }
wrong-notation = { $code ->
    [no-such-piece] 没有这样的棋子可走。
    [no-such-step] 该棋子不能这样走。
    [ambiguous] 可以是 { $moves } 中的任何一步。
   *[unreadable] 无法识别这步棋；请写作 h2e2 或 P2-5。
}

## 条文。$reason 与协议中的名称相同；原文没有编号的规则用部分名称。

article-wxf-2018 = { $reason ->
    [noCapture] 回合数由本站规定
   *[other] 第 20 条
}
article-vn-2004 = { $reason ->
    [perpetualCheck] 第 7 条和第 23.1 条
    [perpetualChase] 第 7 条和第 23.3 条
   *[other] 第 7 条
}
article-cxa-2020 = { $reason ->
    [repetition] 第 25 条
    [perpetualCheck] 第 25 条，长将
    [bothAtFault] 第 26.9 条
    [noCapture] 第 4 条
   *[other] 第 24.13 条和第 25 条
}
article-cxa-1999 = { $reason ->
    [repetition] 第 27 条
    [perpetualCheck] 细则 1
    [bothAtFault] 细则 8
    [noCapture] 第 4 条
   *[other] 第 26 条和第 27 条
}
article-of-our-own = 步数由本站自定
article-unnumbered = { $reason ->
    [perpetualCheck] 长将部分
    [perpetualKill] 长杀部分
    [perpetualChase] 长捉部分
    [perpetualAttack] 长打部分
    [bothAtFault] 双方均犯规部分
    [tooManyChecks] 连续将军部分
    [tooManyChases] 连续捉子部分
    [noCapture] 未吃子步数部分
    [noProgress] 无进展步数部分
    [lengthLimit] 对局步数部分
    [deadMaterial] 双方均无法取胜部分
   *[repetition] 循环反复部分
}
