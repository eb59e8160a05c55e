import { expect, test } from 'vitest';
import { movePairs } from './movePairs';

const shape = (texts: string[], first: 'red' | 'black') =>
  movePairs(texts, first).map(({ number, red, black }) => [number, red?.text, black?.text]);

test('two columns', () => {
  expect(shape(['a', 'b', 'c'], 'red')).toEqual([
    [1, 'a', 'b'],
    [2, 'c', undefined],
  ]);
  expect(movePairs(['a', 'b'], 'red')[0]?.black?.ply).toBe(2);
});

test('Red has an empty place when Black moved first', () => {
  expect(shape(['a', 'b'], 'black')).toEqual([
    [1, undefined, 'a'],
    [2, 'b', undefined],
  ]);
});

test('no moves, no lines', () => {
  expect(movePairs([], 'red')).toEqual([]);
});
