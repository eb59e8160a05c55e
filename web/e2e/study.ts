/** A study as large as the largest that people keep: many long lines, a word on each. */

/** A man that walks up and down a file of its own: nothing it does gives check or stands in a way. */
interface Walker {
  readonly file: string;
  readonly lowest: number;
  readonly highest: number;
}

/** Both chariots and both cannons, in ranks from their own side. */
const WALKERS: readonly Walker[] = [
  { file: 'a', lowest: 0, highest: 2 },
  { file: 'b', lowest: 1, highest: 4 },
  { file: 'h', lowest: 1, highest: 4 },
  { file: 'i', lowest: 0, highest: 2 },
];
const AT_HOME = [0, 2, 2, 0];
const LAST_RANK = 9;

interface Node {
  readonly move: string;
  readonly ply: number;
  readonly comment: string;
  /** Where the walkers of the side to move stand, and those of the other. */
  readonly own: readonly number[];
  readonly other: readonly number[];
  readonly children: Node[];
}

/** Numbers that look like chance and are always the same (a linear congruential generator). */
function* chance(): Generator<number, never> {
  for (let state = 1; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** A game of so many moves in all its lines, each line so long, as PGN. */
export function study(moves: number, plies: number): string {
  const numbers = chance();
  const below = (count: number) => Math.floor(numbers.next().value * count);
  const grow = (from: Node, comment: string): Node | null => {
    const which = below(WALKERS.length);
    const { file, lowest, highest } = WALKERS[which] ?? { file: '', lowest: 0, highest: 0 };
    const rank = from.own[which] ?? 0;
    const to = lowest + below(highest - lowest + 1);
    const square = (at: number) => `${file}${String(from.ply % 2 === 0 ? at : LAST_RANK - at)}`;
    const move = square(rank) + square(to);
    if (to === rank || from.children.some((child) => child.move === move)) return null;
    const moved = from.own.with(which, to);
    const node = {
      move,
      ply: from.ply + 1,
      comment,
      own: from.other,
      other: moved,
      children: [],
    };
    from.children.push(node);
    return node;
  };
  const root: Node = {
    move: '',
    ply: 0,
    comment: '',
    own: AT_HOME,
    other: AT_HOME,
    children: [],
  };
  const all = [root];
  let line = root;
  while (all.length <= moves) {
    if (line.ply >= plies) line = all[below(all.length)] ?? root;
    const next = grow(line, line.ply === plies - 1 ? `Phương án thứ ${String(all.length)}.` : '');
    if (!next) continue;
    all.push(next);
    line = next;
  }
  return `[Event "Giáo trình"]\n\n${written(root)} *\n`;
}

/** The tree as movetext: the main move, then its alternatives in brackets, then what follows it. */
function written(root: Node): string {
  const parts: string[] = [];
  const said = ({ move, comment }: Node) => (comment ? `${move} {${comment}}` : move);
  /** Texts, and moves whose continuations are still to be written; the last comes first. */
  const todo: (Node | string)[] = [root];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (typeof next === 'string') {
      parts.push(next);
      continue;
    }
    const [main, ...others] = next.children;
    if (!main) continue;
    parts.push(said(main));
    todo.push(main);
    for (const other of others) todo.push(')', other, `(${said(other)}`);
  }
  return parts.join(' ');
}
