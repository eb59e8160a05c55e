# The screens. Translated from vi/ui.ftl.

brand = Kỳ Đài
title-home = Kỳ Đài · play xiangqi
title-table = { $red } – { $black } · Kỳ Đài
title-table-your-turn = Your turn · { $red } – { $black }
title-waiting = Waiting for an opponent · Kỳ Đài
title-missing = No such page · Kỳ Đài

skip-to-content = Skip to content
close = Close
cancel = Cancel
back-home = Back to the home page
loading = Loading…
reload = Reload the page

## Home

home-heading = Play xiangqi
play-now = Play now
play-now-with = { $time } · { $ruleset }
play-now-busy = Finding a table…
create-table = Create a table
pace-heading = Choose a time
pace-blitz = Blitz
pace-rapid = Rapid
pace-slow = Slow
preset-bigkool-blitz = Bigkool
preset-bigkool-slow = Bigkool

tables-open = Open tables
tables-open-empty = Nobody is waiting. Press “Play now” and your table appears here for everyone to see.
tables-live = Games being played
tables-live-empty = No game is being played. Public games appear here to watch as soon as they begin.
tables-mine = Your games
table-join = Join
table-resume = Play on
table-closed = The table was closed
table-own = Your table
table-host-plays = { $color ->
    [red] { $name } plays Red
    [black] { $name } plays Black
   *[random] { $name }, colours drawn
}
table-moves = { $moves ->
    [0] no move yet
   *[other] move { $moves }
}
table-versus = { $red } – { $black }
online = { $count ->
    [one] one person here
   *[other] { $count } people here
}
lobby-lost = The connection to the lobby was lost, reconnecting…
diagram-label = The position between { $red } and { $black }

time-none = No clock
time-minutes = { $minutes } min
time-fischer = { $minutes }+{ $seconds }
time-fischer-long = { $minutes } min, { $seconds } s added each move
time-joined = { $first }, { $rest }
time-part-cap-minutes = at most { $minutes } min a move
time-part-cap-seconds = at most { $seconds } s a move
time-part-byoyomi = then { $periods } × { $seconds } s
time-part-quota = { $moves } moves, then { $minutes } min more

## Create a table

create-heading = Create a table
create-time = Time
create-time-custom = Custom
create-initial = Each side (minutes)
create-increment = Added each move (seconds)
create-cap = Longest move (seconds, 0 for no limit)
create-byoyomi-periods = Byoyomi periods
create-byoyomi-seconds = Length of a period (seconds)
create-ruleset = Rules
create-color = You play
color-red = Red, moves first
color-black = Black, moves second
color-random = Drawn
create-visibility = Who can join
visibility-public = Everyone
visibility-public-note = The table appears in the lobby.
visibility-link = Whoever has the link
visibility-link-note = For a game with somebody you know.
create-submit = Create the table

problem-badRequest = The server does not understand this request. Please reload the page and try again.
problem-badName = A name has 1 to 24 readable characters.
problem-badTimeControl = This time is outside the limits. Please choose other numbers.
problem-unknownRuleset = The server does not have these rules.
problem-notFound = There is nothing at this address.
problem-wrongOrigin = The request came from another site and was refused.
problem-tooFast = That was too fast. Please try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
problem-tooManyTables = You have too many open tables. Please close one and try again.
problem-tooLarge = The request is too large.
problem-full = The server is full. Please try again in a few minutes.
problem-internal = The server failed. We have noted it; please try again.
problem-unreachable = The server cannot be reached. Check your network and try again.

## Name and settings

name-change = Change your name
name-label = Your name
name-save = Save the name
settings = Settings
settings-pieces = Pieces
pieces-han = Characters
pieces-han-note = The traditional set
pieces-doc = Readable
pieces-doc-note = No Chinese needed
settings-board = Board
board-go = Wood
board-giay = Paper
settings-theme = Appearance
theme-auto = As the system
theme-light = Light
theme-dark = Dark
settings-digits = File numbers
digits-arabic = 1 2 3
digits-chinese = 一 二 三
settings-language = Language
settings-sound = Sound
sound-on = On
sound-off = Off

welcome-heading = Which pieces would you like to play with?
welcome-note = You can change this in the settings at any time.
welcome-choose = Use these
welcome-cannon-heading = Never played? The odd one is the cannon
welcome-cannon-moves = Without capturing, a cannon moves like a chariot: straight, as far as it likes, while the way is free.
welcome-cannon-captures = To capture, there must be exactly one man, of either side, between the cannon and its target: the screen.
welcome-cannon-never = With no screen, or with two or more men between, the cannon cannot capture.

## The table

board-name = Board
board-selected = selected
board-target = can go here
square-empty = Empty, { square }
player-waiting = Waiting for a player
player-you = you
player-away = away
player-turn = to move
captured-label = { $side }'s captured men
clock-label = { $side }'s clock
clock-move-left = { $time } left for this move
clock-periods = { $periods ->
    [one] 1 period
   *[other] { $periods } periods
}
clock-quota = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} to go
watchers = { $count } watching

moves-heading = Moves
moves-empty = Red moves first.
moves-back-to-now = back to now
moves-looking = Looking at move { $ply }
moves-looking-start = Looking at the start
moves-first = To the start
moves-previous = One move back
moves-next = One move on
moves-last = Back to now
move-input-label = Type a move
move-input-hint = P2-5 or h2e2
move-input-letters = Tg general, S advisor, T elephant, M horse, X chariot, P cannon, B soldier
move-input-send = Play

move-error-unreadable = “{ $text }” could not be read. Type a move like P2-5, M8.7 or h2e2.
move-error-no-such-piece = “{ $text }”: there is no such man on that file.
move-error-no-such-step = “{ $text }”: that man cannot go there.
move-error-ambiguous = “{ $text }” could be several moves: { $candidates }. Please be more exact.
move-error-turn = It is not your turn.
move-error-looked-back = You were looking at an earlier position, so this move was not played. The board is back at the present.

actions-label = Actions
action-resign = Resign
action-resign-sure = Resign this game?
action-resign-yes = Resign
action-draw = Draw
action-draw-sent = Draw offered; waiting for the answer.
action-takeback = Take back
action-takeback-sent = Takeback asked for; waiting for the answer.
action-abort = Call off
action-close-table = Close table
action-flip = Flip
action-more = More
action-sound = Sound
action-shortcuts = Keys
action-claim = Claim the win
action-rematch = Rematch
action-rematch-sent = Rematch offered; waiting for the answer.
action-next-table = To the new game
action-sit = Sit down and play

offer-draw = Your opponent offers a draw
offer-takeback = Your opponent asks to take a move back
offer-rematch = Your opponent offers a rematch
offer-accept = Accept
offer-decline = Decline

absence-opponent = Your opponent has left. { $seconds ->
    [0] You may claim the win.
    [one] You may claim the win in 1 second.
   *[other] You may claim the win in { $seconds } seconds.
}
absence-watching = { $side } has left the game.
first-move-you = Make your first move within { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}, or the game is called off.
first-move-other = { $side } has { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} for the first move.
pause-line = The server has just restarted; the clocks stand still for { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} at most.
connection-lost = Connection lost, reconnecting… The clocks are set right once you are back.
connection-connecting = Coming to the table…
premove-line = { $move } is set as your next move: tap the board or press Esc to cancel.
premove-cancel = Cancel it
turn-yours = Your turn
turn-opponent = Your opponent is thinking
turn-side = { $side } is thinking

waiting-heading = Waiting for an opponent
waiting-public = Your table is in the lobby. The game begins as soon as somebody joins.
waiting-link = Send this link to the person you want to play. The game begins as soon as they join.
waiting-share = Share
waiting-copy = Copy the link
waiting-copied = Copied
waiting-link-label = Link to this table
invite-heading = { $name } invites you to a game
invite-you-play = { $color ->
    [red] You play Red and move first.
    [black] You play Black and move second.
   *[random] Colours are drawn when you sit down.
}

result-heading = Result

shortcuts-heading = Keys
shortcut-previous = One move back, one on
shortcut-ends = The start, now
shortcut-flip = Flip the board
shortcut-type = Type a move
shortcut-sound = Sound on, off
shortcut-help = This list
shortcut-cancel = Drop the chosen man or the move set ahead
shortcut-board = Walk over the board, choose a man and where it goes

announce-seated = { $name } sat down.
announce-started = The game begins. Red moves first.
announce-draw-offered = { $side } offers a draw.
announce-draw-declined = { $side } declines the draw.
announce-takeback-offered = { $side } asks to take a move back.
announce-takeback-declined = { $side } does not let the move be taken back.
announce-takeback-withdrawn = { $side } no longer asks to take a move back.
announce-taken-back = Taken back; { $ply ->
    [one] 1 move remains
   *[other] { $ply } moves remain
}.
announce-left = { $side } lost the connection.
announce-returned = { $side } is back.
announce-paused = The clocks stand still: the server restarted.
announce-resumed = The clocks go on.
announce-rematch-offered = { $side } offers a rematch.
announce-rematch-declined = { $side } declines a rematch.
announce-rematch-agreed = Both want a rematch.

missing-heading = No such page
missing-note = The link may be wrong, or the table was closed.
failed-rules = The rules could not be loaded. Please reload the page.

## Your games, captured men

tables-open-only-own = Besides you, nobody is waiting.
own-playing = Game in progress
own-versus = With { $name }
own-waiting = Waiting for an opponent
captured-men = { $count } × { role }

## The rulesets

rules = Rules
rules-title = Rules of play · Kỳ Đài
rules-title-one = { $ruleset } · Kỳ Đài
rules-heading = The rulesets
rules-intro = Each table is played by one ruleset, chosen when it is made. The arbiter rules by it and explains every ruling.
rules-group-common = Most used
rules-group-federation = Laws of federations
rules-group-site = Rules of other sites
rules-group-engine = For games of engines
rules-read = Read these rules
rules-all = All rulesets
rules-of-table = Played by: { $ruleset }
action-draw-claim = Claim draw
action-draw-claim-why = Claim a draw ({ $why })
