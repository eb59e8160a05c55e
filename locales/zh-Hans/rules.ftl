## Names. Files are counted from the mover's own right hand, ranks from the mover's own back rank.

role =
    { $role ->
        [general] 将
        [advisor] 士
        [elephant] 象
        [horse] 马
        [chariot] 车
        [cannon] 炮
       *[soldier] 兵
    }
side =
    { $color ->
        [red] 红方
       *[black] 黑方
    }
piece =
    { $color ->
        [red] { $role ->
            [general] 红帅
            [advisor] 红仕
            [elephant] 红相
            [horse] 红马
            [chariot] 红车
            [cannon] 红炮
           *[soldier] 红兵
        }
       *[black] { $role ->
            [general] 黑将
            [advisor] 黑士
            [elephant] 黑象
            [horse] 黑马
            [chariot] 黑车
            [cannon] 黑炮
           *[soldier] 黑卒
        }
    }
square = 第 { $file } 路第 { $rank } 线
piece-on-square = { piece }，{ square }

## Why a move is not legal. Each name ends in the code of the reason.

legal = 这步棋合法。
illegal-empty-square = { square }上没有棋子。
illegal-not-your-turn = 还没轮到这枚棋子：现在轮到{ side }走。
illegal-same-square = 棋子必须走到另一个点。
illegal-own-piece = 不能吃自己的棋子：己方的{ $role ->
    [general] 将（帅）
   *[other] { role }
}在{ square }。
illegal-wrong-shape =
    { $role ->
        [general] 将（帅）每步只能横走或直走一格。
        [advisor] 士（仕）每步只能斜走一格。
        [elephant] 象（相）走“田”字，斜走两格。
        [horse] 马走“日”字。
        [chariot] 车只能横走或直走。
        [cannon] 炮只能横走或直走。
       *[soldier] 兵（卒）每步只走一格：过河前只能前进，过河后可以横走。
    }
illegal-leaves-palace = { $role ->
    [general] 将（帅）
   *[advisor] 士（仕）
}不能离开九宫。
illegal-crosses-river = 象（相）不能过河。
illegal-soldier-backward = 兵（卒）不能后退。
illegal-soldier-sideways = 兵（卒）过河以后才能横走。
illegal-horse-leg-blocked = 蹩马腿：{ square }有棋子。
illegal-elephant-eye-blocked = 塞象眼：{ square }有棋子。
illegal-path-blocked = 车的去路上，{ square }有棋子挡着。
illegal-cannon-jump = 炮不吃子时不能越过别的棋子。
illegal-cannon-no-screen = 炮吃子必须隔一个炮架，这里没有炮架。
illegal-cannon-too-many-screens = 炮吃子只能隔一个炮架，这里隔了 { $count } 个子。
illegal-generals-face = 将帅不能在第 { $file } 路上照面。
illegal-leaves-general-in-check =
    { $count ->
        [1] 这样走会让己方的将（帅）被{ square }的{ role }吃掉。
       *[other] 这样走会让己方的将（帅）同时被 { $count } 个子攻击。
    }
illegal-does-not-answer-check =
    { $count ->
        [1] 正被将军，这步棋没有应付{ square }的{ role }。
       *[other] 正被将军，这步棋没有应付 { $count } 个将军的子。
    }

## Why a diagram cannot be a position. Squares are written as in FEN tools: file a-i, rank 0-9.

fault-missing-general = { side }没有将（帅）。
fault-too-many = { side }有 { $count } 个{ role }，最多只能有 { $most } 个。
fault-misplaced = { piece }不可能到达 { $square }。
fault-soldiers-on-one-file = { side }在 { $line } 路上有两个未过河的兵（卒）。
fault-opponent-in-check = { side }正被将军，却不轮到它走（将军的子：{ $squares }）。
fault-generals-face = 将帅在 { $line } 路上照面。

## Why a text is no FEN.

fen-error-empty = FEN 是空的。
fen-error-row-count = 棋盘有 { $found } 行，应为 10 行。
fen-error-row-width = FEN 的第 { $row } 行（棋盘第 { $rank } 线）有 { $found } 个点，应为 9 个。
fen-error-unknown-piece = FEN 的第 { $row } 行（棋盘第 { $rank } 线）中的“{ $found }”不是棋子。
fen-error-turn = 走子方应为 w 或 b，不是“{ $found }”。
fen-error-unused-field = “{ $found }”处应为“-”。
fen-error-halfmove = 距上次吃子的步数应为数字，不是“{ $found }”。
fen-error-fullmove = 回合数应为数字，不是“{ $found }”。
fen-error-trailing = 末尾多出“{ $found }”。

## What a reader of FEN filled in or read in another way.

fen-note-letter-h = H 读作马；标准写法是 N。
fen-note-letter-e = E 读作象；标准写法是 B。
fen-note-split-gap = 空格用几个相连的数字表示；标准写法合为一个。
fen-note-turn-missing = 没有写走子方：当作红方。
fen-note-turn-r = 走子方写作 r：当作红方；标准写法是 w。
fen-note-unused-fields-missing = 走子方后面缺少两个“-”。
fen-note-halfmove-missing = 没有写距上次吃子的步数：当作 0。
fen-note-fullmove-missing = 没有写回合数：当作 1。
fen-note-fullmove-zero = 回合数写作 0：当作 1。
