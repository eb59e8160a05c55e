import { allKeys } from 'chessgroundx/util';
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../geometry';
import { placement, toColor, toDests, toKey, toSquare } from './compat';

describe('keys', () => {
  test('spell the tenth rank with a colon', () => {
    expect(toKey('a0')).toBe('a1');
    expect(toKey('i8')).toBe('i9');
    expect(toKey('e9')).toBe('e:');
    expect(toSquare('e:')).toBe('e9');
  });

  test('are those of chessgroundx, each from one square and back', () => {
    const squares = rowsOf('red').flat();
    expect(squares.map(toKey).sort()).toEqual(allKeys({ width: 9, height: 10 }).sort());
    expect(squares.map(toKey).map(toSquare)).toEqual(squares);
  });

  test.each(['', 'j0', 'a', 'a:', 'a10', 'A0'])('no square: %j', (square) => {
    expect(() => toKey(square)).toThrow(RangeError);
  });

  // `a0` is what chessgroundx calls a man that is being dragged in from outside.
  test.each(['', 'a0', 'j1', 'a;', 'P@'])('no key: %j', (key) => {
    expect(() => toSquare(key)).toThrow(RangeError);
  });
});

test('Red is its white', () => {
  expect([toColor('red'), toColor('black')]).toEqual(['white', 'black']);
});

test('destinations become a new map each time', () => {
  const dests = { b0: ['a2', 'c2'], e9: ['e8'] };
  expect([...toDests(dests)]).toEqual([
    ['b1', ['a3', 'c3']],
    ['e:', ['e9']],
  ]);
  expect(toDests(dests)).not.toBe(toDests(dests));
});

test('the placement of a FEN is its first field', () => {
  expect(placement('9/9/9/9/9/9/9/9/9/4K4 w - - 0 1')).toBe('9/9/9/9/9/9/9/9/9/4K4');
});
