// Written by `KYDAI_BLESS=1 cargo test -p kydai-wasm-engine` from crates/wasm-engine. Do not edit.

/** How many levels of strength there are. */
export const LEVELS = 12;

export type GameView = { 
/**
 * The id of the ruleset it is played by.
 */
ruleset: string, 
/**
 * Where it began, as FEN.
 */
startFen: string, 
/**
 * The moves since, as coordinates (`h2e2`).
 */
moves: Array<string>, };

export type StageView = { 
/**
 * Own moves to make, the next one included.
 */
moves: number, 
/**
 * Added when they are made.
 */
bonus: number, };

export type SideTimeView = { 
/**
 * Left of the main time.
 */
left: number, 
/**
 * Added after each own move.
 */
increment: number, 
/**
 * What must be done within the time left.
 */
stage: StageView | null, 
/**
 * The length of a byoyomi period.
 */
period: number, 
/**
 * How many of them are left.
 */
periods: number, };

export type ClocksView = { 
/**
 * Red's.
 */
red: SideTimeView, 
/**
 * Black's.
 */
black: SideTimeView, 
/**
 * The longest that a single move may take.
 */
moveCap: number | null, 
/**
 * What is lost between the engine's answer and the clock.
 */
overhead: number, };

export type LimitsView = { 
/**
 * Plies to look ahead.
 */
depth?: number, 
/**
 * Positions to look at.
 */
nodes?: number, 
/**
 * Milliseconds for this move.
 */
moveTime?: number, 
/**
 * Both clocks, from which it takes its time.
 */
clocks?: ClocksView, 
/**
 * The strength, from 1 to 12; without one it plays as well as it can.
 */
level?: number, 
/**
 * So many best lines, each beginning with another move.
 */
lines?: number, 
/**
 * Choose among these moves only.
 */
only?: Array<string>, 
/**
 * Never choose these.
 */
not?: Array<string>, };

export type ScoreView = { "kind": "hundredths", 
/**
 * So many more than the opponent.
 */
value: number, } | { "kind": "wins", 
/**
 * With the ply of this number, from 1.
 */
plies: number, } | { "kind": "loses", 
/**
 * With the ply of this number; 0 is lost on the board.
 */
plies: number, };

export type LineBound = "exact" | "lower" | "upper";

export type LineView = { 
/**
 * Plies looked ahead everywhere.
 */
depth: number, 
/**
 * Plies looked ahead in the longest line.
 */
longest: number, 
/**
 * Which of the best lines this is, from 1.
 */
line: number, 
/**
 * What it is worth.
 */
score: ScoreView, 
/**
 * How the score is meant.
 */
bound: LineBound, 
/**
 * Positions looked at so far.
 */
nodes: number, 
/**
 * Milliseconds taken so far.
 */
time: number, 
/**
 * Thousandths of the table that are filled.
 */
fill: number, 
/**
 * The line, its first move included.
 */
moves: Array<string>, };

export type ChoiceView = { 
/**
 * The move to play; none where none may be chosen.
 */
best: string | null, 
/**
 * The answer it expects.
 */
ponder: string | null, 
/**
 * The best line.
 */
line: LineView, };
