# The arbiter's words. Translated from vi/arbiter.ftl.

## The rulesets: a name, and one line.

ruleset-casual = Casual rules
ruleset-casual-note = A position three times is a draw; perpetual check loses.
ruleset-tong-hop = Combined rules
ruleset-tong-hop-note = Perpetual check and chase lose; 30 moves without progress, or 300 in all, draw.
ruleset-vn-2004 = Vietnamese Law 2004
ruleset-vn-2004-note = Perpetual check and chase must vary; after 60 moves without a capture a draw may be claimed.
ruleset-wxf-2018 = WXF World Rules 2018
ruleset-wxf-2018-note = Also the Vietnamese law of 2021: perpetual check and chase must vary, perpetual kill draws.
ruleset-axf = Asian Rules (AXF)
ruleset-axf-note = The Asian text of the world rules: perpetual check and chase must vary.
ruleset-cxa-2020 = Chinese Rules 2020 (CXA)
ruleset-cxa-2020-note = Perpetual kill and mixed attacks are forbidden, too; ruled on after three cycles.
ruleset-cxa-1999 = Chinese Rules 1999 (CXA)
ruleset-cxa-1999-note = Perpetual kill and mixed attacks are forbidden, too; a draw if both are at fault.
ruleset-cxq = ClubXiangqi (CXQ)
ruleset-cxq-note = More than 6, 12, 18 checks or chases in a row with one, two, three pieces lose.
ruleset-bigkool = Bigkool rules
ruleset-bigkool-note = At most ten checks in a row; 60 moves each without a capture draw.
ruleset-no-fourth = No fourth time
ruleset-no-fourth-note = A move that would repeat a position a fourth time is refused.
ruleset-pikafish-2024 = Pikafish computer rules 2024
ruleset-pikafish-2024-note = For engine games: ruled on at the third occurrence; any check voids a chase.
ruleset-ucci-league = UCCI League
ruleset-ucci-league-note = For games of older engines: ruled on at the fourth occurrence; a simplified chase.
ruleset-tiantian = Tiantian (experimental)
ruleset-tiantian-note = Rebuilt from what players observed; it may be wrong.

## What a move is, in a word.

label = { $label ->
    [check] check
    [kill] kill
    [chase] chase
    [exchange] exchange
    [offer] offer
    [block] block
    [follow] follow
   *[idle] idle
}

## What a move does, piece by piece. $role on $square acts, $victim on $target is acted on.

victim = { $victim ->
    [general] general
    [advisor] advisor
    [elephant] elephant
    [horse] horse
    [chariot] chariot
    [cannon] cannon
   *[soldier] soldier
}
root = { $root ->
    [none] unprotected
    [fake] falsely protected
    [under] under-protected
   *[real] protected, but it counts
}
ply-line = { $move }: { $labels }.
ply-joined = { $first }; { $rest }
ply-check = { role } { $square } checks the general
ply-check-many = { $squares } check the general together
ply-kill = { role } { $square } threatens mate in { $moves }
ply-kill-plain = { role } { $square } threatens mate
ply-kill-unknown = perhaps a threat of mate, not searched to the end
ply-chase = { role } { $square } chases { victim } { $target } ({ root })
ply-chase-joint = { $squares } jointly chase { victim } { $target } ({ root })
ply-chase-by-checks = { role } { $square } threatens to win { victim } { $target } by checks
ply-exchange = { role } { $square } offers to exchange { victim } { $target }
ply-offer = { role } { $square } is offered
ply-block = { role } { $square } blocks
ply-follow = { role } { $square } follows { victim } { $target }, which is protected
ply-idle = idle
ply-exempt = { role } { $square } eyes { victim } { $target }, which does not count: { $why ->
    [attacker] generals and soldiers may chase
    [uncrossed] the soldier has not crossed the river
    [rooted] it is protected
    [mutual] pieces of the same kind offer an exchange
    [old] the attack stood before
    [induced] the opponent brought it about
    [pinned] the attacker is pinned
    [mated] the taker would be mated at once
   *[loss] taking gains nothing
}
ply-protected = { $squares } can take back
ply-protected-falsely = { $squares } guard but cannot take back

## What a side does in the whole circle.

class = { $class ->
    [perpetual-check] perpetual check
    [perpetual-kill] perpetual kill
    [perpetual-chase] perpetual chase
    [check-and-kill] check with kill
    [check-and-chase] check with chase
    [kill-and-chase] kill with chase
    [perpetual-attack] check, kill and chase in turn
    [split-chase] chases of now one piece, now another
   *[allowed] allowed moves
}
class-chase-of = perpetual chase of the { victim }
class-chase-pinned = perpetual chase of a chariot pinned by a horse
class-line = { $side }: { $class }.
class-weighed = { $class } ({ $weight ->
    [heavy] heavy
   *[light] light
})

## What follows.

ruling-status = { $status ->
    [red_wins] Red wins
    [black_wins] Black wins
    [draw] Draw
    [both_lose] Both sides lose
    [must_vary] Must vary
    [refused] Move refused
    [claimable] A draw may be claimed
   *[ongoing] The game goes on
}
ruling-loses = { $side } did not vary from { $class }: { $side } loses.
ruling-loses-at-once = { $side } at fault, { $class }: { $side } loses at once.
ruling-must-vary = { $side } at fault, { $class }: { $side } must vary, and loses at occurrence { $limit } of the position.
ruling-refused = { $side } at fault, { $class }: { $move } may not be played again.
ruling-claimable-fault = { $side } at fault, { $class }: { $other } may claim a ruling.
ruling-heavier = { $other } is at fault, too ({ $class }), but { $side }’s fault is heavier.
ruling-draw-allowed = Occurrence { $times } of the position, and neither side is at fault: a draw.
ruling-draw-equal = Both sides alike, { $class }: a draw.
ruling-draw-both = Both sides play forbidden moves and are equally at fault: a draw.
ruling-both-lose = Both sides alike, { $class }: both lose.
ruling-too-many = { $side } gave { $times } { $kind ->
    [checks] checks
   *[chases] chases
} in a row, and the rules allow no more than { $limit }: { $side } loses.
ruling-no-move = { $side } has only moves left that the rules refuse: { $side } loses.
ruling-no-capture = { $moves } moves { $unit ->
    [plies] of both sides together
   *[full-moves] of each side
} without a capture: a draw.
ruling-no-progress = { $moves } moves { $unit ->
    [plies] of both sides together
   *[full-moves] of each side
} without progress: a draw.
ruling-length = The game has lasted { $moves } moves { $unit ->
    [plies] of both sides together
   *[full-moves] of each side
}: a draw.
ruling-dead-material = Neither side has anything left to win with: a draw.
ruling-claimable = { $moves } moves of each side without a capture: whoever offers a draw is given it.
ruling-offer-forbidden = { $side } is being mated or smothered and may not offer a draw.
ruling-ongoing = There is nothing to rule on.
ruling-article = By { $ruleset }, { $article }.
ruling-cycle = The circle runs from ply { $from } to ply { $to }.
ruling-takes-effect = { $left ->
    [one] Takes effect after one more repetition.
   *[other] Takes effect after { $left } more repetitions.
}
ruling-provisional = Provisional: a series of checks is longer than could be searched.

## The arbiter's warnings.

notice-fault = Occurrence { $times } — { $side } keeps { $fault ->
    [perpetualCheck] giving check
    [perpetualKill] threatening mate
    [perpetualChase] chasing
   *[perpetualAttack] attacking
} and must vary; { $then ->
    [loses] at occurrence { $limit } it loses
    [refused] at occurrence { $limit } the move is refused
   *[ruling] at occurrence { $limit } the arbiter rules
}.
notice-claimable = Arbiter: { $reason ->
    [noCapture] there have been enough moves without a capture
    [noProgress] there have been enough moves without progress
   *[repetition] the position has been repeated often enough
}; whoever offers a draw is given it.

## Why a move is refused.

refused-check = { $move } is refused: it would be check number { $times } in a row, and the rules allow { $limit }.
refused-chase = { $move } is refused: it would be chase number { $times } in a row, and the rules allow { $limit }.
refused-repetition = { $move } is refused: the position would occur { $times } times.
refused-perpetual = { $move } is refused: { $side } must vary ({ $class }).

## For those who ask at the command line.

ruling-checkmate = { $side } is mated: { $other } wins.
ruling-stalemate = { $side } has no legal move: { $other } wins.
ruling-ended = Ended at ply { $ply }{ $left ->
    [0] {""}
   *[other] ; moves given after that: { $left }
}.
ruling-counters = Occurrences of the position: { $times }. Checks in a row: Red { $red }, Black { $black }. Plies: { $plies }, without a capture { $nocapture }, without progress { $noprogress }.
ruleset-checked = The ruleset { $ruleset } is sound.
ruleset-unknown = No ruleset is called “{ $name }”. There are { $names }; or name a .toml file of your own.
file-unreadable = Cannot read { $file }: { $why ->
    [not-found] there is no such file
    [denied] it may not be read
    [folder] it is a folder
   *[other] { $error }
}.
file-too-large = The file { $file } is larger than { $most } MiB.
file-no-text = The file { $file }, line { $line }: this is not UTF-8 text.
wrong-move = Move { $ply }, { $move }: { $why }
wrong-notation = { $code ->
    [no-such-piece] There is no such piece to move.
    [no-such-step] The piece does not move like that.
    [ambiguous] It could be any of { $moves }.
   *[unreadable] This cannot be read as a move; write h2e2 or P2-5.
}

## Articles. $reason is named as in the protocol; a part where the source numbers nothing.

article-wxf-2018 = { $reason ->
    [noCapture] a number of our own
   *[other] article 20
}
article-vn-2004 = { $reason ->
    [perpetualCheck] articles 7 and 23.1
    [perpetualChase] articles 7 and 23.3
   *[other] article 7
}
article-cxa-2020 = { $reason ->
    [repetition] article 25
    [perpetualCheck] article 25, perpetual check
    [bothAtFault] article 26.9
    [noCapture] article 4
   *[other] articles 24.13 and 25
}
article-cxa-1999 = { $reason ->
    [repetition] article 27
    [perpetualCheck] detailed rule 1
    [bothAtFault] detailed rule 8
    [noCapture] article 4
   *[other] articles 26 and 27
}
article-of-our-own = a number of our own
article-unnumbered = { $reason ->
    [perpetualCheck] the part on perpetual check
    [perpetualKill] the part on perpetual kill
    [perpetualChase] the part on perpetual chase
    [perpetualAttack] the part on perpetual attack
    [bothAtFault] the part on faults of both sides
    [tooManyChecks] the part on checks in a row
    [tooManyChases] the part on chases in a row
    [noCapture] the part on moves without a capture
    [noProgress] the part on moves without progress
    [lengthLimit] the part on the length of a game
    [deadMaterial] the part on pieces that cannot win
   *[repetition] the part on repetition
}
