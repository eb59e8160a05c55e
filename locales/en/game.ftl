# What happens in a game. Translated from vi/game.ftl.

side-red = Red
side-black = Black
side-red-player = Red's side
side-black-player = Black's side

## A move, spoken: "Cannon two across to five".

spoken-rank = { $rank ->
    [front] front
    [rear] rear
   *[middle] middle
}
spoken-direction = { $direction ->
    [forward] forward
    [backward] back
   *[sideways] across to
}
spoken-number = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[9] nine
}
spoken-move = { $piece } { $place } { $direction } { $target }
spoken-by = { $side }: { $move }.
spoken-check = Check!
spoken-clock = { $side } has { $minutes ->
    [0] { $seconds }
    [one] 1 minute { $seconds }
   *[other] { $minutes } minutes { $seconds }
} { $seconds ->
    [one] second
   *[other] seconds
} left.

check-call = Check!
mate-call = Checkmate!

## How a game ended. $view is whose eyes see it: won, lost, or watching; $winner and $loser name the sides.

outcome-title = { $result ->
    [redWins] { $view ->
        [won] You won
        [lost] You lost
       *[watching] Red wins
    }
    [blackWins] { $view ->
        [won] You won
        [lost] You lost
       *[watching] Black wins
    }
    [draw] Draw
    [bothLose] Both sides lose
   *[aborted] Game called off
}

outcome-checkmate = { $view ->
    [won] { $loser } is checkmated; the game is yours.
    [lost] You are checkmated; { $winner } wins the game.
   *[watching] { $winner } wins: { $loser } is checkmated.
}
outcome-stalemate = { $view ->
    [won] { $loser } is not in check but has no move left; the game is yours.
    [lost] You are not in check but have no move left, which loses.
   *[watching] { $winner } wins: { $loser } is not in check but has no move left.
}
outcome-resignation = { $view ->
    [won] { $loser } resigned; the game is yours.
    [lost] You resigned; { $winner } wins the game.
   *[watching] { $winner } wins: { $loser } resigned.
}
outcome-timeout = { $view ->
    [won] { $loser } ran out of time; the game is yours.
    [lost] You ran out of time; { $winner } wins the game.
   *[watching] { $winner } wins: { $loser } ran out of time.
}
outcome-moveTimeout = { $view ->
    [won] { $loser } took too long over one move; the game is yours.
    [lost] You took longer over one move than is allowed; { $winner } wins the game.
   *[watching] { $winner } wins: { $loser } took longer over one move than is allowed.
}
outcome-quotaTimeout = { $view ->
    [won] { $loser } did not make the required moves in time; the game is yours.
    [lost] You did not make the required moves in time; { $winner } wins the game.
   *[watching] { $winner } wins: { $loser } did not make the required moves in time.
}
outcome-agreement = { $view ->
    [watching] A draw: both sides agreed to it.
   *[other] A draw: you and your opponent agreed to it.
}
outcome-abandonment = { $view ->
    [won] { $loser } left the game; it is yours.
    [lost] You were away too long; { $winner } wins the game.
   *[watching] { $winner } wins: { $loser } left the game.
}
outcome-repetition = { $result ->
    [draw] A draw: the position was repeated, and neither side broke a rule.
   *[loss] { $view ->
        [won] { $loser } could only repeat the position more often than allowed; the game is yours.
        [lost] You could only repeat the position more often than allowed, which loses.
       *[watching] { $winner } wins: { $loser } could only repeat the position more often than allowed.
    }
}
outcome-perpetualCheck = { $view ->
    [won] { $loser } kept giving check and did not vary; the game is yours.
    [lost] You kept giving check and did not vary, which loses.
   *[watching] { $winner } wins: { $loser } kept giving check and did not vary.
}
outcome-tooManyChecks = { $view ->
    [won] { $loser } gave more checks in a row than the rules allow; the game is yours.
    [lost] You gave more checks in a row than the rules allow, which loses.
   *[watching] { $winner } wins: { $loser } gave more checks in a row than the rules allow.
}
outcome-perpetualKill = { $view ->
    [won] { $loser } kept threatening mate and did not vary; the game is yours.
    [lost] You kept threatening mate and did not vary, which loses.
   *[watching] { $winner } wins: { $loser } kept threatening mate and did not vary.
}
outcome-perpetualChase = { $view ->
    [won] { $loser } kept chasing and did not vary; the game is yours.
    [lost] You kept chasing and did not vary, which loses.
   *[watching] { $winner } wins: { $loser } kept chasing and did not vary.
}
outcome-perpetualAttack = { $view ->
    [won] { $loser } kept attacking with check, kill or chase and did not vary; the game is yours.
    [lost] You kept attacking with check, kill or chase and did not vary, which loses.
   *[watching] { $winner } wins: { $loser } kept attacking with check, kill or chase and did not vary.
}
outcome-tooManyChases = { $view ->
    [won] { $loser } chased more times in a row than the rules allow; the game is yours.
    [lost] You chased more times in a row than the rules allow, which loses.
   *[watching] { $winner } wins: { $loser } chased more times in a row than the rules allow.
}
outcome-noCapture = A draw: too many moves in a row without a capture.
outcome-noProgress = A draw: too many moves in a row without a capture or the advance of a crossed soldier.
outcome-lengthLimit = A draw: the game reached the length the rules allow.
outcome-deadMaterial = A draw: neither side has the men left to win.
outcome-bothAtFault = { $result ->
    [draw] A draw: both sides broke the rules alike.
   *[bothLose] Both sides broke the rules, so both lose.
}
outcome-aborted = The game was called off before both had moved; it does not count.
outcome-firstMoveTimeout = The game was called off because a first move did not come in time.
outcome-serverFault = The server failed and the game had to stop. We are sorry; it does not count.

## The arbiter before it rules. $view is whose eyes see it: own when it is the viewer who is told. $class is one of
## the class messages of arbiter.ftl; $then is what follows at occurrence $limit.

warn-fault = { $view ->
    [own] Occurrence { $times } — you must vary ({ $class }): { $then ->
        [loses] at occurrence { $limit } you lose
        [refused] at occurrence { $limit } the move is refused
       *[ruling] at occurrence { $limit } the arbiter rules
    }.
   *[other] Occurrence { $times } — { $side } must vary ({ $class }): { $then ->
        [loses] at occurrence { $limit } it loses
        [refused] at occurrence { $limit } the move is refused
       *[ruling] at occurrence { $limit } the arbiter rules
    }.
}
warn-last = { $view ->
    [own] Vary now ({ $class }): { $then ->
        [loses] repeat once more and you lose
        [refused] repeating once more is refused
       *[ruling] repeat once more and the arbiter rules
    }!
   *[other] Occurrence { $times } — { $side } must vary ({ $class }): { $then ->
        [loses] repeating once more loses
        [refused] repeating once more is refused
       *[ruling] repeat once more and the arbiter rules
    }.
}
warn-repetition = This position has occurred { $times } times; { $then ->
    [refused] a move that would make it { $limit } is refused
    [claim] at { $limit } whoever offers a draw is given it
    [nothing] neither side is at fault, and the game goes on
   *[ruling] at { $limit } it is a draw, if neither side is at fault
}.
warn-checks = { $view ->
    [own] You have given { $times } checks in a row; the rules allow no more than { $limit }.
   *[other] { $side } has given { $times } checks in a row; the rules allow no more than { $limit }.
}
warn-checks-last = { $view ->
    [own] You have given { $times } checks in a row, as many as the rules allow: the next move must not check!
   *[other] { $side } has given { $times } checks in a row, as many as the rules allow; its next move must not check.
}
warn-chases = { $view ->
    [own] You have chased one piece { $times } times in a row; the rules allow no more than { $limit }.
   *[other] { $side } has chased one piece { $times } times in a row; the rules allow no more than { $limit }.
}
warn-chases-last = { $view ->
    [own] You have chased one piece { $times } times in a row, as often as the rules allow: the next move must not chase it!
   *[other] { $side } has chased one piece { $times } times in a row, as often as the rules allow; its next move must not chase it.
}
warn-noCapture = { $moves } moves without a capture; at { $limit } the game is drawn.
warn-noProgress = { $moves } moves without progress; at { $limit } the game is drawn.
warn-length = { $moves } moves so far; at { $limit } the game is drawn.
warn-claimable = { $reason ->
    [noCapture] { $count } moves without a capture
    [noProgress] { $count } moves without progress
   *[repetition] The position has occurred { $count } times
}: whoever offers a draw is given it.
claim-why = { $reason ->
    [noCapture] { $count } moves without a capture
    [noProgress] { $count } moves without progress
   *[repetition] the position has occurred { $count } times
}

## Why the arbiter refuses a move. $move is written as in the record.

forbidden-check = { $move } is refused: it would be check number { $times } in a row, and the rules allow { $limit }. Play a move that does not check.
forbidden-chase = { $move } is refused: it would be chase number { $times } in a row, and the rules allow { $limit }. Play another move.
forbidden-repetition = { $move } is refused: the position would occur { $times } times. Play another move.
forbidden-perpetual = { $move } is refused: you must vary ({ $class }), and the position would occur { $times } times.
forbidden-under = { $why } Played by: { $ruleset }.

## The circle again, with the name of each move.

square-file = on file { $file }
squares-joined = { $first }, { $rest }
ruling-basis = By { $ruleset }.
replay-heading = { $times ->
    [0] Moves { $from } to { $to }
   *[other] { $kind ->
        [checks] { $times } checks in a row, plies { $from } to { $to }
        [chases] { $times } chases in a row, plies { $from } to { $to }
       *[circle] The circle, plies { $from } to { $to }, occurrence { $times }
    }
}
replay-open = See the circle
replay-close = Close the circle
replay-play = Play
replay-pause = Pause
replay-previous = Previous move
replay-next = Next move

## Why something could not be done.

refusal-notAPlayer = Only the two players of this game can do that.
refusal-tableFull = Both seats are taken. You are welcome to watch.
refusal-alreadySeated = You already sit at this table.
refusal-tooManyTables = You sit at too many tables. Please finish or close one and try again.
refusal-notStarted = The game has not begun.
refusal-gameOver = The game is over.
refusal-notOver = The game is not over yet.
refusal-notYourTurn = It is not your turn.
refusal-stalePly = The move came late: the position has changed. Please move again.
refusal-unreadableMove = The server could not read this move.
refusal-illegalMove = This move is not legal.
refusal-forbiddenCheck = You have given as many checks in a row as the rules allow. Please play a move that gives no check.
refusal-forbiddenChase = You have chased as many times in a row as the rules allow. Please play another move.
refusal-forbiddenRepetition = This move would repeat the position more often than the rules allow. Please vary.
refusal-noOffer = That offer no longer stands.
refusal-alreadyOffered = Such an offer is already waiting for its answer.
refusal-offeredTooSoon = Your opponent has just declined. You cannot offer again yet.
refusal-offerForbidden = You are being mated or smothered: the rules of this table do not let you offer a draw now.
refusal-nothingToTakeBack = There is no move to take back.
refusal-tooLateToAbort = Both have moved; the game can no longer be called off.
refusal-notAbandoned = Your opponent has not been away long enough.
refusal-paused = The server has just restarted and the clocks stand still. One moment, please.
refusal-tooFast = That was too fast. One moment, please.
refusal-timeIsUp = Your time ran out before the move arrived.

## Why the connection was closed.

fault-badFrame = This page sent something the server does not understand. Please reload it.
fault-noHello = The connection opened too slowly. Please reload the page.
fault-wrongVersion = Kỳ Đài has just been updated. Please reload the page to go on.
fault-noSuchTable = There is no such table. The link may be wrong, or the table was closed.
fault-tooFast = Too much at once. Please wait a moment, then reload the page.
fault-tooSlow = Your network could not keep up. Please reload the page.
fault-restart = The server is restarting.
fault-tableFailed = This table met a fault of ours and had to end. We are sorry.
fault-full = The server is full. Please try again in a few minutes.
