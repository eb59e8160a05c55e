import { expect, test } from 'vitest';
import { START_FEN } from '$lib/ui/diagram';
import { missing, positionOf } from './position';

test('a record’s board is shown as it is', () => {
  const view = positionOf({
    fen: '4k4/9/9/9/9/9/9/9/9/R8 b - - 0 1',
    turn: 'black',
    checkers: [],
    general: null,
    lastMove: 'b0a0',
    spoken: null,
  });
  expect(view.pieces).toEqual([
    { square: 'e9', color: 'black', role: 'general' },
    { square: 'a0', color: 'red', role: 'chariot' },
  ]);
  expect([view.check, view.lastMove]).toEqual([false, 'b0a0']);
});

test('the men that are gone are those of the start', () => {
  const fen = START_FEN.replace('1C5C1', '1C7').replace('P1P1P1P1P', 'P1P1P4');
  expect(missing(START_FEN, fen, 'red')).toEqual(['cannon', 'soldier', 'soldier']);
  expect(missing(START_FEN, fen, 'black')).toEqual([]);
  expect(missing(fen, fen, 'red')).toEqual([]);
});
