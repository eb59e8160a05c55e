// Written by `KYDAI_BLESS=1 cargo test -p protocol` from crates/protocol. Do not edit.

export const VERSION = 1;
export const PING = "0";
export const PONG = "1";

export type Color = "red" | "black";

export type SeatChoice = "red" | "black" | "random";

export type Visibility = "public" | "link";

export type Player = { 
/**
 * Public identity, stable for as long as the guest keeps the cookie.
 */
id: string, 
/**
 * The name shown beside the clock.
 */
name: string, };

export type Seats = { 
/**
 * Who plays Red.
 */
red: Player | null, 
/**
 * Who plays Black.
 */
black: Player | null, };

export type Me = { 
/**
 * Public identity and name.
 */
player: Player, 
/**
 * Tables at which this person is playing right now, so that the home page can lead back.
 */
playing: Array<string>, };

export type TimeControl = { 
/**
 * What each side starts with.
 */
initial: number, 
/**
 * Added after each own move (Fischer).
 */
increment: number, 
/**
 * The longest a single move may take; running it out loses like running out of time.
 */
moveCap: number | null, 
/**
 * Periods that begin when the main time is gone.
 */
byoyomi: Byoyomi | null, 
/**
 * Moves that must be made, and the time their completion adds, one stage after the other.
 */
quotas: Array<Quota>, 
/**
 * How long each side may take for its very first move before the game is called off.
 */
firstMove: number | null, };

export type Byoyomi = { 
/**
 * Length of one period.
 */
period: number, 
/**
 * Number of periods.
 */
periods: number, };

export type Quota = { 
/**
 * Own moves this stage asks for.
 */
moves: number, 
/**
 * Time added when they are made.
 */
bonus: number, };

export type ClockView = { 
/**
 * Red's clock.
 */
red: SideClock, 
/**
 * Black's clock.
 */
black: SideClock, 
/**
 * Whose clock runs since `at`; nobody's while the game has not begun, is paused or is over.
 */
running: Color | null, 
/**
 * When this was true, on the server's clock.
 */
at: number, };

export type SideClock = { 
/**
 * Main time left; in byoyomi, what is left of the current period.
 */
remaining: number, 
/**
 * Byoyomi periods left, the current one included; absent without byoyomi.
 */
periods: number | null, 
/**
 * Whether the main time is gone and byoyomi has begun.
 */
inByoyomi: boolean, 
/**
 * What is left of the cap on the current move; absent without a cap.
 */
moveLeft: number | null, 
/**
 * Moves still to make in the current stage; absent without quotas or after the last.
 */
quotaLeft: number | null, };

export type TableSettings = { 
/**
 * The clock; absent means no clock.
 */
time: TimeControl | null, 
/**
 * Name of the ruleset the arbiter applies.
 */
ruleset: string, 
/**
 * Start position as FEN.
 */
startFen: string, 
/**
 * Who can find the table.
 */
visibility: Visibility, };

export type Phase = "waiting" | "playing" | "over";

export type PlayedMove = { 
/**
 * Coordinates, files a–i and ranks 0–9 (`h2e2`).
 */
move: string, 
/**
 * Thinking time charged for it, in milliseconds.
 */
spent: number, };

export type Offers = { 
/**
 * Xin hoà.
 */
draw: Color | null, 
/**
 * Xin đi lại.
 */
takeback: Color | null, 
/**
 * Ván mới.
 */
rematch: Color | null, };

export type Presence = { 
/**
 * Whether Red's player has a socket open.
 */
red: boolean, 
/**
 * Whether Black's player has a socket open.
 */
black: boolean, 
/**
 * Sockets of people who only watch.
 */
watchers: number, };

export type Absence = { 
/**
 * The side that is away.
 */
color: Color, 
/**
 * When the opponent may claim, on the server's clock.
 */
claimAt: number, };

export type Pause = { 
/**
 * When the clock of the side to move starts again at the latest; it starts earlier when that
 * player is back.
 */
until: number, };

export type Result = "redWins" | "blackWins" | "draw" | "bothLose" | "aborted";

export type EndReason = "checkmate" | "stalemate" | "resignation" | "timeout" | "moveTimeout" | "quotaTimeout" | "agreement" | "abandonment" | "repetition" | "perpetualCheck" | "perpetualKill" | "perpetualChase" | "perpetualAttack" | "tooManyChecks" | "tooManyChases" | "noCapture" | "noProgress" | "lengthLimit" | "deadMaterial" | "bothAtFault" | "aborted" | "firstMoveTimeout" | "serverFault";

export type Outcome = { 
/**
 * Who won.
 */
result: Result, 
/**
 * Why.
 */
reason: EndReason, };

export type Offender = { 
/**
 * The side.
 */
by: Color, 
/**
 * What it would lose by.
 */
reason: EndReason, };

export type Consequence = "loses" | "refused" | "ruling" | "claim" | "nothing";

export type Notice = { "type": "repetition", 
/**
 * Occurrences so far.
 */
times: number, 
/**
 * The occurrence at which the game ends, or the move is refused.
 */
limit: number, 
/**
 * The side that does what is forbidden with every move and must vary.
 */
fault: Offender | null, 
/**
 * What follows at `limit`.
 */
then: Consequence, } | { "type": "chases", 
/**
 * The chasing side.
 */
by: Color, 
/**
 * Consecutive chases so far.
 */
times: number, 
/**
 * The most chases in a row the ruleset allows.
 */
limit: number, } | { "type": "claimable", 
/**
 * What for.
 */
reason: EndReason, } | { "type": "checks", 
/**
 * The checking side.
 */
by: Color, 
/**
 * Consecutive checks so far.
 */
times: number, 
/**
 * The most checks in a row the ruleset allows.
 */
limit: number, } | { "type": "noCapture", 
/**
 * Plies since the last capture.
 */
plies: number, 
/**
 * Plies at which the game is drawn.
 */
limit: number, } | { "type": "noProgress", 
/**
 * Plies since the last progress.
 */
plies: number, 
/**
 * Plies at which the game is drawn.
 */
limit: number, } | { "type": "length", 
/**
 * Plies so far.
 */
plies: number, 
/**
 * Plies at which the game is drawn.
 */
limit: number, };

export type Claim = { 
/**
 * What for.
 */
reason: EndReason, 
/**
 * How much of it the ruleset asks for: moves of each side, or occurrences of the position.
 */
count: number, };

export type Forbidden = { "type": "checks", 
/**
 * The most the ruleset allows.
 */
most: number, } | { "type": "chases", 
/**
 * The most the ruleset allows.
 */
most: number, } | { "type": "repetition", 
/**
 * Which time it would be.
 */
times: number, 
/**
 * What its side did with every move between, if that is why.
 */
offence: EndReason | null, };

export type Role = "general" | "advisor" | "elephant" | "horse" | "chariot" | "cannon" | "soldier";

export type Label = "check" | "kill" | "chase" | "idle" | "exchange" | "offer" | "block" | "follow";

export type Attack = { 
/**
 * What kind it is of.
 */
label: Label, 
/**
 * The attacker.
 */
by: Role, 
/**
 * Where it stands.
 */
attacker: string, 
/**
 * The victim.
 */
of: Role, 
/**
 * Where it stands.
 */
victim: string, 
/**
 * Who can take back.
 */
protectors: Array<string>, 
/**
 * Who looks at the square and cannot.
 */
fakeProtectors: Array<string>, };

export type RuledPly = { 
/**
 * Coordinates.
 */
move: string, 
/**
 * What moved.
 */
piece: Role, 
/**
 * What it is called, the heaviest first; an idle move's kind follows `idle`.
 */
labels: Array<Label>, 
/**
 * The attacks that make it so, as they stand after the move.
 */
attacks: Array<Attack>, 
/**
 * Whether a search ran into its bound, so that an attack may have been overlooked.
 */
provisional: boolean, };

export type Ruling = { 
/**
 * The rule.
 */
reason: EndReason, 
/**
 * The side at fault, if there is one.
 */
by: Color | null, 
/**
 * The article of the ruleset's source, in a reference's words; the source may give none.
 */
article: string | null, 
/**
 * Occurrences of the position that the plies lead back to, or attacks in a row; else 0.
 */
times: number, 
/**
 * The number of the first of the plies, from 1.
 */
firstPly: number, 
/**
 * The circle, or the attacks in a row; none where a count or the men left decided.
 */
plies: Array<RuledPly>, };

export type Event = { "type": "seated", 
/**
 * The seat; absent while the colours are still to be drawn.
 */
color: Color | null, 
/**
 * Who sat down.
 */
player: Player, } | { "type": "started" } | { "type": "moved", 
/**
 * The move and what it cost.
 */
played: PlayedMove, 
/**
 * Its number, from 1.
 */
ply: number, } | { "type": "drawOffered", 
/**
 * By whom.
 */
by: Color, } | { "type": "drawDeclined", 
/**
 * By whom.
 */
by: Color, } | { "type": "takebackOffered", 
/**
 * By whom.
 */
by: Color, } | { "type": "takebackDeclined", 
/**
 * By whom.
 */
by: Color, } | { "type": "takenBack", 
/**
 * The number of moves that remain.
 */
ply: number, } | { "type": "left", 
/**
 * Whose.
 */
color: Color, } | { "type": "returned", 
/**
 * Which.
 */
color: Color, } | { "type": "paused" } | { "type": "resumed" } | { "type": "ended", 
/**
 * How.
 */
outcome: Outcome, } | { "type": "rematchOffered", 
/**
 * By whom.
 */
by: Color, } | { "type": "rematchDeclined", 
/**
 * By whom.
 */
by: Color, } | { "type": "rematchAgreed", 
/**
 * The new table.
 */
table: string, };

export type TableHead = { 
/**
 * How far the game has come.
 */
phase: Phase, 
/**
 * Who sits where. While the colours are to be drawn, the waiting player is `host`.
 */
seats: Seats, 
/**
 * The player who waits for an opponent without a colour yet.
 */
host: Player | null, 
/**
 * The clocks; absent without a time control.
 */
clock: ClockView | null, 
/**
 * When the first move must have been made, while that is still open.
 */
firstMoveBy: number | null, 
/**
 * Standing offers.
 */
offers: Offers, 
/**
 * What the arbiter says before it rules.
 */
notice: Notice | null, 
/**
 * The draw that a draw offer would bring at once, whatever the opponent says.
 */
claim: Claim | null, 
/**
 * What the arbiter's ruling that ended the game rests on, or the notice that a side is at fault.
 */
ruling: Ruling | null, 
/**
 * A player who is away.
 */
absence: Absence | null, 
/**
 * Whether and until when the clocks stand still.
 */
pause: Pause | null, 
/**
 * The end, once there is one.
 */
outcome: Outcome | null, 
/**
 * The table of the next game, once both agreed to it.
 */
nextTable: string | null, };

export type TableState = { 
/**
 * The table's name in links.
 */
id: string, 
/**
 * When it was made, on the server's clock.
 */
createdAt: number, 
/**
 * What was fixed when it was made.
 */
settings: TableSettings, 
/**
 * Everything but the moves.
 */
head: TableHead, 
/**
 * The moves so far.
 */
moves: Array<PlayedMove>, };

export type ClientFrame = { "type": "hello", 
/**
 * The client's [`VERSION`](crate::VERSION).
 */
protocol: number, 
/**
 * Number of the last event this client has seen, when it comes back.
 */
since: number | null, } | { "type": "act", 
/**
 * Chosen by the client, rising; comes back in [`ServerFrame::Done`] or
 * [`ServerFrame::Refused`]. A number that was already used is ignored and answered again.
 */
id: number, 
/**
 * What they do.
 */
action: Action, };

export type Action = { "type": "sit" } | { "type": "move", 
/**
 * Coordinates (`h2e2`).
 */
move: string, 
/**
 * The number this move will have, from 1; refused when the game is elsewhere, so that a
 * frame that arrives late or twice can do no harm.
 */
ply: number, } | { "type": "resign" } | { "type": "offerDraw" } | { "type": "acceptDraw" } | { "type": "declineDraw" } | { "type": "offerTakeback" } | { "type": "acceptTakeback" } | { "type": "declineTakeback" } | { "type": "abort" } | { "type": "claimAbandonment" } | { "type": "offerRematch" } | { "type": "acceptRematch" } | { "type": "declineRematch" };

export type NumberedEvent = { 
/**
 * Its number, from 1, without gaps.
 */
seq: number, 
/**
 * When the server recorded it.
 */
at: number, 
/**
 * What happened.
 */
event: Event, };

export type ServerFrame = { "type": "state", 
/**
 * The server's [`VERSION`](crate::VERSION).
 */
protocol: number, 
/**
 * The colour this person plays, if any.
 */
you: Color | null, 
/**
 * Number of the last event this state contains.
 */
seq: number, 
/**
 * The server's clock now.
 */
now: number, 
/**
 * The table.
 */
table: TableState, 
/**
 * Who is here.
 */
presence: Presence, } | { "type": "update", 
/**
 * The colour this person plays, if any.
 */
you: Color | null, 
/**
 * The server's clock now.
 */
now: number, 
/**
 * What happened. Empty when a client comes back that has missed nothing, and when only
 * the head changed (somebody left, say).
 */
events: Array<NumberedEvent>, 
/**
 * Everything but the moves, after the last of the events.
 */
head: TableHead, } | { "type": "presence", 
/**
 * Who is here.
 */
presence: Presence, } | { "type": "done", 
/**
 * The action's id.
 */
id: number, } | { "type": "refused", 
/**
 * The action's id.
 */
id: number, 
/**
 * Why not.
 */
refusal: Refusal, 
/**
 * Which rule of the arbiter's a move would have broken, if that is why.
 */
forbidden: Forbidden | null, } | { "type": "closing", 
/**
 * Why.
 */
fault: Fault, 
/**
 * Whether and after how many milliseconds to come back; absent: do not.
 */
retryAfter: number | null, };

export type LobbyTable = { 
/**
 * The table's name in links.
 */
id: string, 
/**
 * Waiting for an opponent, or being played.
 */
phase: Phase, 
/**
 * Who sits where.
 */
seats: Seats, 
/**
 * The player who waits for an opponent without a colour yet.
 */
host: Player | null, 
/**
 * The clock.
 */
time: TimeControl | null, 
/**
 * Name of the ruleset.
 */
ruleset: string, 
/**
 * Moves made.
 */
ply: number, 
/**
 * Position now, as FEN, for a small diagram.
 */
fen: string, };

export type LobbyFrame = { "type": "tables", 
/**
 * The public tables, newest first, as many as the list's limit allows.
 */
tables: Array<LobbyTable>, 
/**
 * People connected to the server.
 */
online: number, } | { "type": "changes", 
/**
 * New tables, and tables that changed.
 */
set: Array<LobbyTable>, 
/**
 * Tables to take off the list.
 */
gone: Array<string>, 
/**
 * People connected to the server.
 */
online: number, } | { "type": "closing", 
/**
 * Why.
 */
fault: Fault, 
/**
 * Whether and after how many milliseconds to come back; absent: do not.
 */
retryAfter: number | null, };

export type Refusal = "notAPlayer" | "tableFull" | "alreadySeated" | "tooManyTables" | "notStarted" | "gameOver" | "notOver" | "notYourTurn" | "stalePly" | "unreadableMove" | "illegalMove" | "forbiddenCheck" | "forbiddenChase" | "forbiddenRepetition" | "noOffer" | "alreadyOffered" | "offeredTooSoon" | "offerForbidden" | "nothingToTakeBack" | "tooLateToAbort" | "notAbandoned" | "paused" | "tooFast" | "timeIsUp";

export type Fault = "badFrame" | "noHello" | "wrongVersion" | "noSuchTable" | "tooFast" | "tooSlow" | "restart" | "tableFailed" | "full";

export type Problem = { "code": "badRequest" } | { "code": "badName" } | { "code": "badTimeControl" } | { "code": "unknownRuleset" } | { "code": "notFound" } | { "code": "wrongOrigin" } | { "code": "tooFast", 
/**
 * Seconds to wait.
 */
seconds: number, } | { "code": "tooManyTables" } | { "code": "tooLarge" } | { "code": "full" } | { "code": "internal" };

export type Rename = { 
/**
 * 1 to 24 characters after trimming.
 */
name: string, };

export type CreateTable = { 
/**
 * The clock; absent means no clock.
 */
time: TimeControl | null, 
/**
 * Name of the ruleset.
 */
ruleset: string, 
/**
 * The colour its maker wants.
 */
color: SeatChoice, 
/**
 * Who can find it.
 */
visibility: Visibility, };

export type Quick = { 
/**
 * The clock; absent means no clock.
 */
time: TimeControl | null, 
/**
 * Name of the ruleset.
 */
ruleset: string, };

export type Joined = { 
/**
 * The table's name in links: the page is `/ban/{table}`.
 */
table: string, };

export type RulesetGroup = "common" | "federation" | "site" | "engine";

export type Offence = "check" | "kill" | "chase";

export type RulesetInfo = { 
/**
 * Its name in settings and links.
 */
id: string, 
/**
 * Other names of the same rules.
 */
aliases: Array<string>, 
/**
 * Whether it is a reconstruction that its source does not vouch for.
 */
experimental: boolean, 
/**
 * Where it stands in a list.
 */
group: RulesetGroup, 
/**
 * What a side may not do with every move of a circle.
 */
forbids: Array<Offence>, };

export type RulesetPage = { 
/**
 * Its name in settings and links.
 */
id: string, 
/**
 * Markdown of headings, paragraphs, lists and strong words; nothing else.
 */
markdown: string, };
