import { expect, test } from 'vitest';
import { giverColor, HANDICAPS, startOf } from './handicap';

test('a side without a horse lacks the one on its own left', () => {
  expect(startOf('horse', 'red')).toBe(
    'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w - - 0 1',
  );
  expect(startOf('horse', 'black')).toBe(
    'rnbakab1r/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1',
  );
});

test('men beside each other leave one gap', () => {
  expect(startOf('chariotHorse', 'red')).toContain('/2BAKABNR w');
  expect(startOf('twoHorses', 'black')).toMatch(/^r1bakab1r\//);
  expect(startOf('cannon', 'red')).toContain('/7C1/9/RNBAKABNR');
});

test('who gives moves plays Black', () => {
  expect(HANDICAPS.filter((handicap) => giverColor(handicap) !== null)).toEqual([
    'move',
    'twoMoves',
  ]);
  expect(startOf('twoMoves', 'black')).toContain('1C2C4');
  expect(startOf('none', 'red')).toBe(startOf('move', 'black'));
});
