## Names. Files are counted from the mover's own right hand, ranks from the mover's own back rank.

role =
    { $role ->
        [general] general
        [advisor] advisor
        [elephant] elephant
        [horse] horse
        [chariot] chariot
        [cannon] cannon
       *[soldier] soldier
    }
side =
    { $color ->
        [red] Red
       *[black] Black
    }
piece =
    { $color ->
        [red] red
       *[black] black
    } { role }
square = file { $file }, rank { $rank }
piece-on-square = { piece }, { square }

## Why a move is not legal. Each name ends in the code of the reason.

legal = The move is legal.
illegal-empty-square = There is no piece on { square }.
illegal-not-your-turn = It is not this piece’s turn: { side } is to move.
illegal-same-square = A piece has to move to another point.
illegal-own-piece = You cannot take your own piece: your { role } is on { square }.
illegal-wrong-shape =
    { $role ->
        [general] The general moves one point, along a line.
        [advisor] The advisor moves one point diagonally.
        [elephant] The elephant moves exactly two points diagonally.
        [horse] The horse moves one point along a line, then one diagonally outward.
        [chariot] The chariot moves along a line.
        [cannon] The cannon moves along a line.
       *[soldier] The soldier moves one point: forward, and sideways once it is across the river.
    }
illegal-leaves-palace = The { role } may not leave the palace.
illegal-crosses-river = The elephant may not cross the river.
illegal-soldier-backward = A soldier never goes back.
illegal-soldier-sideways = A soldier may go sideways only after crossing the river.
illegal-horse-leg-blocked = The horse’s leg is blocked on { square }.
illegal-elephant-eye-blocked = The elephant’s eye is blocked on { square }.
illegal-path-blocked = The chariot’s path is blocked on { square }.
illegal-cannon-jump = A cannon jumps over a piece only to capture.
illegal-cannon-no-screen = To capture, a cannon needs exactly one piece as its screen; here there is none.
illegal-cannon-too-many-screens = To capture, a cannon needs exactly one piece as its screen; here there are { $count }.
illegal-generals-face = The two generals may not face each other on file { $file }.
illegal-leaves-general-in-check =
    { $count ->
        [1] This would leave your general in check from the { role } on { square }.
       *[other] This would leave your general in check from { $count } pieces.
    }
illegal-does-not-answer-check =
    { $count ->
        [1] Your general is in check, and this does not stop the { role } on { square }.
       *[other] Your general is in check, and this does not stop the { $count } pieces that give it.
    }

## Why a diagram cannot be a position. Squares are written as in FEN tools: file a-i, rank 0-9.

fault-missing-general = { side } has no general.
fault-too-many = { side } has { $count } pieces of the kind “{ role }”; there can be at most { $most }.
fault-misplaced = The { piece } can never get to { $square }.
fault-soldiers-on-one-file = { side } has two soldiers on file { $line } that have not crossed the river.
fault-opponent-in-check = { side } is in check although it is not { side }’s move (checking: { $squares }).
fault-generals-face = The generals face each other on file { $line }.

## Why a text is no FEN.

fen-error-empty = The FEN is empty.
fen-error-row-count = The board has { $found } rows; it must have 10.
fen-error-row-width = Row { $row } of the FEN (rank { $rank } of the board) has { $found } points; it must have 9.
fen-error-unknown-piece = In row { $row } of the FEN (rank { $rank } of the board), “{ $found }” is no piece.
fen-error-turn = The side to move must be w or b, not “{ $found }”.
fen-error-unused-field = “{ $found }” stands where “-” must be.
fen-error-halfmove = The plies since the last capture must be a number, not “{ $found }”.
fen-error-fullmove = The move number must be a number, not “{ $found }”.
fen-error-trailing = “{ $found }” follows the last field.

## What a reader of FEN filled in or read in another way.

fen-note-letter-h = H was read as a horse; the canonical letter is N.
fen-note-letter-e = E was read as an elephant; the canonical letter is B.
fen-note-split-gap = A gap is written as several digits in a row; the canonical form adds them up.
fen-note-turn-missing = The side to move is missing: taken to be Red.
fen-note-turn-r = The side to move is r: taken to be Red; the canonical letter is w.
fen-note-unused-fields-missing = The two “-” after the side to move are missing.
fen-note-halfmove-missing = The plies since the last capture are missing: taken to be 0.
fen-note-fullmove-missing = The move number is missing: taken to be 1.
fen-note-fullmove-zero = The move number is 0: taken to be 1.
