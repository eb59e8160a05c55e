import type { Tree } from '$lib/records/tree';
import type { Side } from '$lib/rules/view';
import { moverOf, roundOf } from './rows';

/** A run of a variation's moves, up to one that something stands beside. */
export interface Part {
  readonly moves: readonly { readonly node: number; readonly number: string }[];
  readonly last: number;
  /** Something is said of the last of them. */
  readonly says: boolean;
  /** What could have been played instead of the last of them. */
  readonly variations: readonly number[];
}

/** The longest run that is made of one variation; what is longer goes on in the next. */
const LONGEST = 60;

/** A variation in runs; `3.` stands before Red's moves and `3\u2026` before Black's where a run begins. */
export function partsOf(
  tree: Tree,
  first: Side,
  start: number,
  said: (node: number) => boolean,
): Part[] {
  const parts: Part[] = [];
  let moves: { node: number; number: string }[] = [];
  for (const node of tree.line(start)) {
    const ply = tree.ply(node);
    const mover = moverOf(ply, first);
    const round = String(roundOf(ply, first));
    const number = mover === 'red' ? `${round}.` : moves.length === 0 ? `${round}\u2026` : '';
    moves.push({ node, number });
    const says = said(node);
    const variations = node === start ? [] : tree.alternatives(node);
    if (says || variations.length > 0 || moves.length >= LONGEST || tree.next(node) === null) {
      parts.push({ moves, last: node, says, variations });
      moves = [];
    }
  }
  return parts;
}
