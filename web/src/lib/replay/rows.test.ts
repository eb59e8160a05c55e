import { describe, expect, test } from 'vitest';
import { Tree } from '$lib/records/tree';
import { moverOf, MOST_ROWS, roundOf, rowsOf, windowOf } from './rows';

const silent = () => false;

describe('the rows of a record', () => {
  test('hold two moves each', () => {
    expect(rowsOf(new Tree([0, 1, 2]), 'red', silent)).toEqual([
      { kind: 'moves', number: 1, red: 1, black: 2 },
      { kind: 'moves', number: 2, red: 3, black: null },
    ]);
  });

  test('begin with an empty place when Black moves first', () => {
    expect(rowsOf(new Tree([0, 1]), 'black', silent)).toEqual([
      { kind: 'moves', number: 1, red: null, black: 1 },
      { kind: 'moves', number: 2, red: 2, black: null },
    ]);
  });

  test('are broken off where something stands beside a move', () => {
    const tree = new Tree([0, 1, 0, 3]);
    expect(rowsOf(tree, 'red', (node) => node === 0 || node === 2)).toEqual([
      { kind: 'aside', node: 0, says: true, variations: [] },
      { kind: 'moves', number: 1, red: 1, black: null },
      { kind: 'aside', node: 1, says: false, variations: [3] },
      { kind: 'moves', number: 1, red: null, black: 2 },
      { kind: 'aside', node: 2, says: true, variations: [] },
    ]);
  });

  test('are numbered as players number them', () => {
    expect([1, 2, 3].map((ply) => roundOf(ply, 'red'))).toEqual([1, 1, 2]);
    expect([1, 2, 3].map((ply) => roundOf(ply, 'black'))).toEqual([1, 2, 2]);
    expect([1, 2].map((ply) => moverOf(ply, 'black'))).toEqual(['black', 'red']);
  });

  test('are not all made of a very long one', () => {
    const rows = rowsOf(new Tree(Array.from({ length: 4000 }, (_, node) => node)), 'red', silent);
    const { from, to } = windowOf(rows, 2001);
    expect(to - from).toBe(MOST_ROWS);
    expect(rows.slice(from, to)).toContainEqual(rows[1000]);
    expect(windowOf(rows, 0).from).toBe(0);
    expect(windowOf(rows, 4000).to).toBe(rows.length);
  });
});
