/**
 * The only place that knows how chessgroundx spells things: ranks from 1, with the tenth written `:`, Red
 * as white. Ours are a0–i9, red and black.
 */
import type { Color, Dests, Key } from 'chessgroundx/types';
import type { Side } from '$lib/rules/view';

const FIRST_RANK = '1'.charCodeAt(0);

/** Our square, `e9`, as chessgroundx's key, `e:`. */
export function toKey(square: string): Key {
  const rank = Number(square[1]);
  if (!/^[a-i][0-9]$/.test(square)) throw new RangeError(`no square ${square}`);
  return `${square[0]}${String.fromCharCode(FIRST_RANK + rank)}` as Key;
}

/** Chessgroundx's key, `e:`, as our square, `e9`. */
export function toSquare(key: string): string {
  if (!/^[a-i][1-9:]$/.test(key)) throw new RangeError(`no key ${key}`);
  return `${key[0]}${key.charCodeAt(1) - FIRST_RANK}`;
}

/** Our side as its colour. */
export function toColor(side: Side): Color {
  return side === 'red' ? 'white' : 'black';
}

/** Our destinations as its map. A new one each time: chessgroundx writes into what it is given. */
export function toDests(dests: Readonly<Record<string, readonly string[]>>): Dests {
  return new Map(Object.entries(dests).map(([from, to]) => [toKey(from), to.map(toKey)]));
}

/** The placement of a FEN: what chessgroundx reads and what `getFen` answers with. */
export function placement(fen: string): string {
  return fen.split(' ', 1)[0] ?? '';
}
