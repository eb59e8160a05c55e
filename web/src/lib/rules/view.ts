// Written by `KYDAI_BLESS=1 cargo test -p kydai-wasm` from crates/wasm. Do not edit.

export type Side = "red" | "black";

export type Role = "general" | "advisor" | "elephant" | "horse" | "chariot" | "cannon" | "soldier";

export type Status = "ongoing" | "checkmate" | "stalemate";

export type PlacedPiece = { 
/**
 * Its square, `e0`.
 */
square: string, 
/**
 * Whose it is.
 */
color: Side, 
/**
 * What it is.
 */
role: Role, };

export type Captured = { 
/**
 * Red's men.
 */
red: Array<Role>, 
/**
 * Black's men.
 */
black: Array<Role>, };

export type PositionView = { 
/**
 * The position.
 */
fen: string, 
/**
 * The side to move.
 */
turn: Side, 
/**
 * Every piece.
 */
pieces: Array<PlacedPiece>, 
/**
 * Whether the side to move is in check.
 */
check: boolean, 
/**
 * The squares of the pieces that give it.
 */
checkers: Array<string>, 
/**
 * The square of the general of the side to move.
 */
general: string, 
/**
 * For each square with a piece that can move, where it can go.
 */
dests: { [key in string]: Array<string> }, 
/**
 * Whether the game can go on.
 */
status: Status, 
/**
 * The men that were taken on the way here.
 */
captured: Captured, 
/**
 * The move that led here.
 */
lastMove: string | null, };

export type MoveWords = { 
/**
 * Whose move it is.
 */
color: Side, 
/**
 * What moves.
 */
role: Role, 
/**
 * From where.
 */
from: string, 
/**
 * To where.
 */
to: string, 
/**
 * What it takes.
 */
captured: Role | null, 
/**
 * Whether it gives check.
 */
check: boolean, 
/**
 * Whether it ends the game.
 */
status: Status, 
/**
 * The move in Vietnamese notation.
 */
text: string, };

export type Value = string | number;

export type Why = { 
/**
 * The name of the sentence in the Fluent files.
 */
code: string, 
/**
 * What fills it.
 */
args: { [key in string]: Value }, 
/**
 * The squares to point at.
 */
squares: Array<string>, };

export type MoveRead = { 
/**
 * The move.
 */
move: string, };

export type ReadFault = { 
/**
 * `unreadable`, `no-such-piece`, `no-such-step`, `illegal` or `ambiguous`.
 */
error: string, 
/**
 * The moves it could be, when it is ambiguous.
 */
candidates: Array<string>, 
/**
 * Why the move it means is not legal, when it means one.
 */
why: Why | null, };

export type FailureCode = "badFen" | "badMove" | "illegalMove" | "noSuchPly";

export type Failure = { 
/**
 * What is wrong.
 */
error: FailureCode, 
/**
 * The move it is about, from 1.
 */
ply: number | null, };
