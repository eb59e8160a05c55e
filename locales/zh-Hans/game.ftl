# 对局中发生的事。译自 vi/game.ftl。

side-red = 红方
side-black = 黑方
side-red-player = 红方棋手
side-black-player = 黑方棋手

## 朗读的着法：“炮二平五”。

spoken-rank = { $rank ->
    [front] 前
    [rear] 后
   *[middle] 中
}
spoken-direction = { $direction ->
    [forward] 进
    [backward] 退
   *[sideways] 平
}
spoken-number = { $number ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
   *[9] 九
}
spoken-move = { $piece }{ $place }{ $direction }{ $target }
spoken-by = { $side }：{ $move }。
spoken-check = 将军！
spoken-clock = { $side }还剩{ $minutes ->
    [0] { $seconds } 秒
   *[other] { $minutes } 分 { $seconds } 秒
}。

check-call = 将军！
mate-call = 绝杀！

## 对局如何结束。$view 是观看者的角度：won、lost 或 watching；$winner 与 $loser 是双方名称。

outcome-title = { $result ->
    [redWins] { $view ->
        [won] 您赢了
        [lost] 您输了
       *[watching] 红方胜
    }
    [blackWins] { $view ->
        [won] 您赢了
        [lost] 您输了
       *[watching] 黑方胜
    }
    [draw] 和棋
    [bothLose] 双方判负
   *[aborted] 对局已取消
}

outcome-checkmate = { $view ->
    [won] { $loser }被将死，您赢得本局。
    [lost] 您被将死，{ $winner }赢得本局。
   *[watching] { $loser }被将死，{ $winner }获胜。
}
outcome-stalemate = { $view ->
    [won] { $loser }困毙：未被将军但无子可动，您赢得本局。
    [lost] 您被困毙：未被将军但无子可动，判负。
   *[watching] { $loser }困毙：未被将军但无子可动，{ $winner }获胜。
}
outcome-resignation = { $view ->
    [won] { $loser }认输，您赢得本局。
    [lost] 您已认输，{ $winner }赢得本局。
   *[watching] { $loser }认输，{ $winner }获胜。
}
outcome-timeout = { $view ->
    [won] { $loser }超时，您赢得本局。
    [lost] 您已超时，{ $winner }赢得本局。
   *[watching] { $loser }超时，{ $winner }获胜。
}
outcome-moveTimeout = { $view ->
    [won] { $loser }一步棋用时过长，您赢得本局。
    [lost] 您一步棋用时超过限制，{ $winner }赢得本局。
   *[watching] { $loser }一步棋用时超过限制，{ $winner }获胜。
}
outcome-quotaTimeout = { $view ->
    [won] { $loser }未在规定时间内走完规定步数，您赢得本局。
    [lost] 您未在规定时间内走完规定步数，{ $winner }赢得本局。
   *[watching] { $loser }未在规定时间内走完规定步数，{ $winner }获胜。
}
outcome-agreement = { $view ->
    [watching] 和棋：双方同意和棋。
   *[other] 和棋：您与对手同意和棋。
}
outcome-abandonment = { $view ->
    [won] { $loser }离开了对局，您赢得本局。
    [lost] 您离开太久，{ $winner }赢得本局。
   *[watching] { $loser }离开了对局，{ $winner }获胜。
}
outcome-repetition = { $result ->
    [draw] 和棋：局面重复，双方均未犯规。
   *[loss] { $view ->
        [won] { $loser }只剩重复过多而不能走的棋，您赢得本局。
        [lost] 您只剩重复过多而不能走的棋，判负。
       *[watching] { $loser }只剩重复过多而不能走的棋，{ $winner }获胜。
    }
}
outcome-perpetualCheck = { $view ->
    [won] { $loser }长将不变，您赢得本局。
    [lost] 您长将不变，判负。
   *[watching] { $loser }长将不变，{ $winner }获胜。
}
outcome-tooManyChecks = { $view ->
    [won] { $loser }连续将军超过规定次数，您赢得本局。
    [lost] 您连续将军超过规定次数，判负。
   *[watching] { $loser }连续将军超过规定次数，{ $winner }获胜。
}
outcome-perpetualKill = { $view ->
    [won] { $loser }长杀不变，您赢得本局。
    [lost] 您长杀不变，判负。
   *[watching] { $loser }长杀不变，{ $winner }获胜。
}
outcome-perpetualChase = { $view ->
    [won] { $loser }长捉不变，您赢得本局。
    [lost] 您长捉不变，判负。
   *[watching] { $loser }长捉不变，{ $winner }获胜。
}
outcome-perpetualAttack = { $view ->
    [won] { $loser }长打（将、杀、捉）不变，您赢得本局。
    [lost] 您长打（将、杀、捉）不变，判负。
   *[watching] { $loser }长打（将、杀、捉）不变，{ $winner }获胜。
}
outcome-tooManyChases = { $view ->
    [won] { $loser }连续捉子超过规定次数，您赢得本局。
    [lost] 您连续捉子超过规定次数，判负。
   *[watching] { $loser }连续捉子超过规定次数，{ $winner }获胜。
}
outcome-noCapture = 和棋：连续多个回合没有吃子。
outcome-noProgress = 和棋：连续多个回合没有吃子，也没有过河兵前进。
outcome-lengthLimit = 和棋：对局达到规则允许的长度。
outcome-deadMaterial = 和棋：双方都没有足以取胜的子力。
outcome-bothAtFault = { $result ->
    [draw] 和棋：双方犯规相同。
   *[bothLose] 双方均犯规，双方判负。
}
outcome-aborted = 双方都走棋之前对局已取消，不计胜负。
outcome-firstMoveTimeout = 第一步棋未在限时内走出，对局已取消。
outcome-serverFault = 服务器发生故障，对局中止。非常抱歉，本局不计胜负。

## 裁判裁决之前的提示。$view 是谁在看：own 指被提示者本人。$class 是 arbiter.ftl 中的 class 之一；$then 是第 $limit 次时的结果。

warn-fault = { $view ->
    [own] 第 { $times } 次重复——您正在{ $class }，必须变着：{ $then ->
        [loses] 到第 { $limit } 次判负
        [refused] 到第 { $limit } 次这步棋不能走
       *[ruling] 到第 { $limit } 次裁判将裁决
    }。
   *[other] 第 { $times } 次重复——{ $side }正在{ $class }，必须变着：{ $then ->
        [loses] 到第 { $limit } 次判负
        [refused] 到第 { $limit } 次这步棋不能走
       *[ruling] 到第 { $limit } 次裁判将裁决
    }。
}
warn-last = { $view ->
    [own] 您正在{ $class }：{ $then ->
        [loses] 再重复一次就判负
        [refused] 再重复一次这步棋不能走
       *[ruling] 再重复一次裁判将裁决
    }，请变着！
   *[other] 第 { $times } 次重复——{ $side }正在{ $class }，必须变着：{ $then ->
        [loses] 再重复一次就判负
        [refused] 再重复一次这步棋不能走
       *[ruling] 再重复一次裁判将裁决
    }。
}
warn-repetition = 此局面已出现 { $times } 次；{ $then ->
    [refused] 使它第 { $limit } 次出现的一步不能走
    [claim] 到第 { $limit } 次，提和即判和
    [nothing] 双方均未犯规，对局继续
   *[ruling] 到第 { $limit } 次双方均未犯规则判和
}。
warn-checks = { $view ->
    [own] 您已连续将军 { $times } 次，规则最多允许 { $limit } 次。
   *[other] { $side }已连续将军 { $times } 次，规则最多允许 { $limit } 次。
}
warn-checks-last = { $view ->
    [own] 您已连续将军 { $times } 次，达到规则允许的次数：下一步不能再将军！
   *[other] { $side }已连续将军 { $times } 次，达到规则允许的次数，下一步不能再将军。
}
warn-chases = { $view ->
    [own] 您已连续捉同一子 { $times } 次，规则最多允许 { $limit } 次。
   *[other] { $side }已连续捉同一子 { $times } 次，规则最多允许 { $limit } 次。
}
warn-chases-last = { $view ->
    [own] 您已连续捉同一子 { $times } 次，达到规则允许的次数：下一步不能再捉！
   *[other] { $side }已连续捉同一子 { $times } 次，达到规则允许的次数，下一步不能再捉。
}
warn-noCapture = 已有 { $moves } 回合没有吃子，到 { $limit } 回合判和。
warn-noProgress = 已有 { $moves } 回合没有进展，到 { $limit } 回合判和。
warn-length = 对局已有 { $moves } 回合，到 { $limit } 回合判和。
warn-claimable = { $reason ->
    [noCapture] 已满 { $count } 回合没有吃子
    [noProgress] 已满 { $count } 回合没有进展
   *[repetition] 局面已重复 { $count } 次
}：提和即判和。
claim-why = { $reason ->
    [noCapture] 已满 { $count } 回合没有吃子
    [noProgress] 已满 { $count } 回合没有进展
   *[repetition] 局面已重复 { $count } 次
}

## 裁判为何不许走一步棋。$move 的写法与棋谱相同。

forbidden-check = 不能走 { $move }：这将是连续第 { $times } 次将军，规则最多允许 { $limit } 次。请走不将军的着法。
forbidden-chase = 不能走 { $move }：这将是连续第 { $times } 次捉子，规则最多允许 { $limit } 次。请走别的着法。
forbidden-repetition = 不能走 { $move }：局面将第 { $times } 次出现。请变着。
forbidden-perpetual = 不能走 { $move }：您正在{ $class }，局面将第 { $times } 次出现。请变着。
forbidden-under = { $why }本桌规则：{ $ruleset }。

## 重看循环，每步棋都有名称。

square-file = { $file }路
squares-joined = { $first }、{ $rest }
ruling-basis = 依据{ $ruleset }。
replay-heading = { $times ->
    [0] 第 { $from } 至 { $to } 步
   *[other] { $kind ->
        [checks] 连续将军 { $times } 次，第 { $from } 至 { $to } 步
        [chases] 连续捉子 { $times } 次，第 { $from } 至 { $to } 步
       *[circle] 循环：第 { $from } 至 { $to } 步，第 { $times } 次出现
    }
}
replay-open = 看循环
replay-close = 关闭循环
replay-play = 播放
replay-pause = 暂停
replay-previous = 上一步
replay-next = 下一步

## 为什么做不到。

refusal-notAPlayer = 只有本局的两位棋手可以这样做。
refusal-tableFull = 两个座位都已有人，欢迎观战。
refusal-alreadySeated = 您已经坐在这张桌子旁了。
refusal-tooManyTables = 您同时坐的桌子太多，请先下完或关闭一张再试。
refusal-notStarted = 对局尚未开始。
refusal-gameOver = 对局已经结束。
refusal-notOver = 对局尚未结束。
refusal-notYourTurn = 还没轮到您走棋。
refusal-stalePly = 这步棋来晚了，局面已变。请重新走棋。
refusal-unreadableMove = 服务器无法识别这步棋。
refusal-illegalMove = 这步棋不合规则。
refusal-forbiddenCheck = 您连续将军已达规则允许的次数，请走一步不将军的棋。
refusal-forbiddenChase = 您连续捉子已达规则允许的次数，请走别的棋。
refusal-forbiddenRepetition = 这步棋使局面重复超过规则允许的次数，请变着。
refusal-noOffer = 该提议已失效。
refusal-alreadyOffered = 已有同样的提议在等待答复。
refusal-offeredTooSoon = 对手刚刚没有同意，您暂时不能再次提议。
refusal-offerForbidden = 您即将被将死或困毙：本桌规则此时不许您提和。
refusal-nothingToTakeBack = 没有可以悔的棋。
refusal-tooLateToAbort = 双方都已走棋，不能取消对局。
refusal-notAbandoned = 对手离开的时间还不够长。
refusal-paused = 服务器刚刚重启，棋钟暂停，请稍候。
refusal-tooFast = 操作太快了，请稍候。
refusal-timeIsUp = 这步棋到达之前时间已用完。

## 连接为何关闭。

fault-badFrame = 本页发送了服务器无法理解的内容，请重新加载页面。
fault-noHello = 连接打开得太慢，请重新加载页面。
fault-wrongVersion = 棋台刚刚更新，请重新加载页面后继续。
fault-noSuchTable = 没有这张桌子。链接可能有误，或桌子已关闭。
fault-tooFast = 短时间内操作过多，请稍候再重新加载页面。
fault-tooSlow = 您的网络跟不上，请重新加载页面。
fault-restart = 服务器正在重启。
fault-tableFailed = 这张桌子因我们的故障而终止，非常抱歉。
fault-full = 服务器已满，请几分钟后再试。
