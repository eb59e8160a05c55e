import type { Side } from '$lib/rules/view';
import type { Tree } from '$lib/records/tree';

/** One line of the record: two moves of the main line, or what stands between them. */
export type Row =
  | {
      readonly kind: 'moves';
      readonly number: number;
      /** Null: this side's move stands in the row before or after. */
      readonly red: number | null;
      readonly black: number | null;
    }
  /** What is said of a move, and the variations beside it. */
  | {
      readonly kind: 'aside';
      readonly node: number;
      readonly says: boolean;
      readonly variations: readonly number[];
    };

/** The number of a move: both sides' moves of one round share it. */
export const roundOf = (ply: number, first: Side): number =>
  Math.floor((ply - 1 + (first === 'red' ? 0 : 1)) / 2) + 1;

/** The side that makes the move of that ply. */
export const moverOf = (ply: number, first: Side): Side =>
  (ply % 2 === 1) === (first === 'red') ? 'red' : 'black';

/**
 * The main line in two columns. After a move that something is said of, or that has alternatives,
 * the row is broken off, and the other side's move begins a new one.
 */
export function rowsOf(tree: Tree, first: Side, said: (node: number) => boolean): Row[] {
  const rows: Row[] = [];
  /** The row that is being filled. */
  let red: number | null = null;
  let black: number | null = null;
  let number = 0;
  const close = () => {
    if (red !== null || black !== null) rows.push({ kind: 'moves', number, red, black });
    red = black = null;
  };
  const aside = (node: number) => {
    const variations = tree.alternatives(node);
    const says = said(node);
    if (!says && variations.length === 0) return;
    close();
    rows.push({ kind: 'aside', node, says, variations });
  };
  aside(0);
  for (const node of tree.mainLine()) {
    const ply = tree.ply(node);
    const isRed = moverOf(ply, first) === 'red';
    if (isRed) close();
    number = roundOf(ply, first);
    if (isRed) red = node;
    else black = node;
    if (!isRed) close();
    aside(node);
  }
  close();
  return rows;
}

/** How many rows are made at most; of a longer record those around the shown move. */
export const MOST_ROWS = 500;

/** The rows to make when the main line's move `shown` is to be among them. */
export function windowOf(
  rows: readonly Row[],
  shown: number,
): { readonly from: number; readonly to: number } {
  if (rows.length <= MOST_ROWS) return { from: 0, to: rows.length };
  const at = rows.findIndex((row) =>
    row.kind === 'moves' ? row.red === shown || row.black === shown : row.node === shown,
  );
  const from = Math.max(0, Math.min(at - MOST_ROWS / 2, rows.length - MOST_ROWS));
  return { from, to: from + MOST_ROWS };
}
