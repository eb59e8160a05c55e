// Written by `KYDAI_BLESS=1 cargo test -p kydai-wasm-record` from crates/wasm-record. Do not edit.

export type Side = "red" | "black";

export type Value = string | number;

export type Sentence = { 
/**
 * The name of the sentence in the Fluent files.
 */
id: string, 
/**
 * What fills it.
 */
args: { [key in string]: Value }, };

export type Fault = { 
/**
 * Why.
 */
fault: Sentence, };

export type OpenOptions = { 
/**
 * The format's name; otherwise the content decides.
 */
format?: string, 
/**
 * The encoding's name; otherwise the content decides.
 */
encoding?: string, };

export type Batch = { 
/**
 * The games after those of the batches before.
 */
games: Array<GameRow>, 
/**
 * Whether there are no more.
 */
done: boolean, 
/**
 * Whether there may be more, but no room for them.
 */
full: boolean, };

export type GameRow = { 
/**
 * What it is.
 */
game: Summary | null, 
/**
 * Why it could not be read.
 */
fault: Sentence | null, };

export type Summary = { 
/**
 * What it is called, or empty.
 */
title: string, 
/**
 * The tournament, or empty.
 */
event: string, 
/**
 * Who played Red, or empty.
 */
red: string, 
/**
 * Who played Black, or empty.
 */
black: string, 
/**
 * The day, or empty.
 */
date: string, 
/**
 * `1-0`, `0-1`, `1/2-1/2` or `*`.
 */
outcome: string, 
/**
 * The plies of the main line.
 */
plies: number, 
/**
 * How many variations stand beside it.
 */
variations: number, 
/**
 * How many moves have a comment.
 */
comments: number, 
/**
 * Whether it begins as every game does.
 */
fromStart: boolean, 
/**
 * The position it begins from.
 */
startFen: string, 
/**
 * How many things were lost in reading.
 */
lost: number, 
/**
 * How many moves are illegal.
 */
illegal: number, 
/**
 * What the file is.
 */
format: string, 
/**
 * The encoding of its texts, if it has one.
 */
encoding: EncodingView | null, };

export type EncodingView = { 
/**
 * Its name.
 */
name: string, 
/**
 * The reason's name.
 */
why: string, };

export type NotationView = { 
/**
 * Its name.
 */
name: string, 
/**
 * The notations that were tried, and how many plies each could read.
 */
tried: Array<[string, number]>, };

export type GameView = { 
/**
 * Names and values, in order.
 */
headers: Array<[string, string]>, 
/**
 * `1-0`, `0-1`, `1/2-1/2` or `*`.
 */
outcome: string, 
/**
 * The position it begins from.
 */
startFen: string, 
/**
 * The side that moves first.
 */
first: Side, 
/**
 * The parent of each move, node 1 first; 0 is the start. Of several moves with one parent the
 * first is the main one.
 */
parents: Array<number>, 
/**
 * The moves in coordinates, node 1 first, four characters each, nothing between them.
 */
moves: string, 
/**
 * What is said about some of the moves.
 */
notes: Array<NoteView>, 
/**
 * Which opening it is, if it starts as every game does.
 */
opening: OpeningView | null, 
/**
 * What was found in reading it.
 */
report: ReportView, };

export type OpeningView = { 
/**
 * The ECCO code.
 */
code: string, 
/**
 * What it is called in each language.
 */
names: { [key in string]: string }, };

export type NoteView = { 
/**
 * The move; 0 for the game.
 */
node: number, 
/**
 * Text before the move.
 */
before: string, 
/**
 * Text about it.
 */
comment: string, 
/**
 * Numeric annotation glyphs.
 */
nags: Array<number>, 
/**
 * What is drawn on the board.
 */
marks: Array<MarkView>, 
/**
 * What the mover's clock showed, in milliseconds.
 */
clock: number | null, 
/**
 * How long the mover thought, in milliseconds.
 */
elapsed: number | null, };

export type MarkView = { 
/**
 * Its colour.
 */
color: "green" | "red" | "yellow" | "blue", 
/**
 * The square, or where the arrow begins.
 */
from: string, 
/**
 * Where the arrow ends.
 */
to: string | null, };

export type ReportView = { 
/**
 * The format's name.
 */
format: string, 
/**
 * Its version, where it has one.
 */
version: number | null, 
/**
 * The encoding, if there was text to choose by.
 */
encoding: EncodingView | null, 
/**
 * The notation, where moves are text.
 */
notation: NotationView | null, 
/**
 * What was repaired or left out.
 */
remarks: Array<RemarkView>, 
/**
 * How many remarks more there were.
 */
moreRemarks: number, 
/**
 * The illegal moves.
 */
illegal: Array<IllegalView>, };

export type RemarkView = { 
/**
 * What.
 */
what: Sentence, 
/**
 * Whether something is lost by it.
 */
lost: boolean, 
/**
 * Where.
 */
place: PlaceView, };

export type PlaceView = { 
/**
 * The place in words.
 */
at: Sentence, 
/**
 * The move to go to, if it is one.
 */
node: number | null, };

export type IllegalView = { 
/**
 * The move.
 */
node: number, 
/**
 * Its ply.
 */
ply: number, 
/**
 * Why it is not legal.
 */
why: Sentence, 
/**
 * The squares to point at.
 */
squares: Array<string>, };

export type BoardView = { 
/**
 * The position.
 */
fen: string, 
/**
 * The side to move.
 */
turn: Side, 
/**
 * The squares of the pieces that give check.
 */
checkers: Array<string>, 
/**
 * The square of the general of the side to move, if it has one.
 */
general: string | null, 
/**
 * The move that led here.
 */
lastMove: string | null, 
/**
 * That move in Vietnamese notation, for a spoken sentence.
 */
spoken: string | null, };

export type Composition = { 
/**
 * The position it began from.
 */
startFen: string, 
/**
 * Its moves.
 */
moves: Array<Played>, 
/**
 * Names and values, in order.
 */
headers: Array<[string, string]>, 
/**
 * `1-0`, `0-1`, `1/2-1/2` or `*`.
 */
outcome: string, };

export type Played = { 
/**
 * The move in coordinates.
 */
move: string, 
/**
 * How long the mover thought, in milliseconds.
 */
elapsed?: number, };

export type SaveOptions = { 
/**
 * The format's name.
 */
format: string, 
/**
 * The notation's name; the format's usual one when absent.
 */
notation?: string, 
/**
 * The encoding's name; the format's usual one when absent.
 */
encoding?: string, 
/**
 * The name of a library.
 */
name?: string, };

export type Saved = { 
/**
 * The ending of the file's name.
 */
extension: string, 
/**
 * What the format could not hold.
 */
remarks: Array<RemarkView>, 
/**
 * Games that could not be written at all.
 */
refused: Array<Sentence>, };
