# 与电脑对弈。

machine-play = 人机对弈
machine-play-with = { $level } · { $color ->
    [red] 您执红
    [black] 您执黑
   *[random] 抽签定先后
}{ $handicap ->
    [none] {""}
   *[some] ，让子
}
machine-resume = 继续人机对局
machine-resume-note = 未下完的一局
machine-setup = 选择等级、红黑、用时
machine-heading = 人机对弈
machine-start = 开始
machine-new = 新局
machine-name = 电脑 · { $level }
machine-you = 访客
machine-load-failed = 无法载入引擎。请检查网络后重试；棋局仍在。
machine-retry = 重试

## 1 至 12 级。

machine-level = 电脑等级
machine-level-value = { $level } 级：{ $name }
level-1 = 启蒙
level-1-note = 常常丢子，刚学会走子的人也能赢。
level-2 = 学棋
level-2-note = 见子就吃，还不会看家。
level-3 = 入门
level-3-note = 会吃会守，算不远。
level-4 = 茶馆
level-4-note = 能算几步，偶有疏漏。
level-5 = 街坊
level-5-note = 不白丢子，要有手段才能赢。
level-6 = 棋社
level-6-note = 与常下棋的爱好者相当。
level-7 = 县级
level-7-note = 短的连杀和抽将都看得到。
level-8 = 省级
level-8-note = 失误少，残局扎实。
level-9 = 大师
level-9-note = 高手也难取胜。
level-10 = 特级大师
level-10-note = 胜过绝大多数人。
level-11 = 国手
level-11-note = 几乎全力。
level-12 = 棋王
level-12-note = 全力以赴，绝不相让。

## 让子。

machine-handicap = 让先让子
handicap-none = 不让
handicap-move = 让先
handicap-twoMoves = 让两先（已走中炮，再走一步）
handicap-horse = 让一马
handicap-cannon = 让一炮
handicap-chariot = 让一车
handicap-twoHorses = 让双马
handicap-chariotHorse = 让车马
machine-giver = 谁让
giver-machine = 电脑让您
giver-you = 您让电脑
machine-handicap-note = 让子方缺自己左翼的子。仍由红方先走。
machine-handicap-colors = { $color ->
    [red] 受让先手，您执红。
   *[black] 您让先，执黑。
}

## 提示。

machine-hint = 提示
machine-hint-busy = 正在找好棋…
machine-hint-move = 提示：{ $move }
machine-draw-declined = 电脑还不想和棋，请继续。
