import { expect, test } from 'vitest';
import { Tree } from '$lib/records/tree';
import { partsOf } from './parts';

test('a variation runs on until something stands beside it', () => {
  // 2 answers 1, 3 stands beside it, then 4 5 after 3 with 6 beside 5.
  const tree = new Tree([0, 1, 1, 3, 4, 4]);
  expect(partsOf(tree, 'red', 3, (node) => node === 3)).toEqual([
    { moves: [{ node: 3, number: '1\u2026' }], last: 3, says: true, variations: [] },
    {
      moves: [
        { node: 4, number: '2.' },
        { node: 5, number: '' },
      ],
      last: 5,
      says: false,
      variations: [6],
    },
  ]);
});

test('the alternatives to its first move are not its own', () => {
  const tree = new Tree([0, 0, 0]);
  expect(partsOf(tree, 'red', 1, () => false)).toHaveLength(1);
  expect(partsOf(tree, 'red', 1, () => false)[0]?.variations).toEqual([]);
});
