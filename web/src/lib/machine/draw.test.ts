import { expect, test } from 'vitest';
import { agreesToDraw, fromOtherSide } from './draw';

const even = { kind: 'hundredths', value: 0 } as const;

test('the machine draws when it is worse, or when a long game is even', () => {
  expect(agreesToDraw(even, 20)).toBe(false);
  expect(agreesToDraw(even, 60)).toBe(true);
  expect(agreesToDraw({ kind: 'hundredths', value: -120 }, 4)).toBe(true);
  expect(agreesToDraw({ kind: 'hundredths', value: 120 }, 200)).toBe(false);
  expect(agreesToDraw({ kind: 'wins', plies: 9 }, 200)).toBe(false);
  expect(agreesToDraw({ kind: 'loses', plies: 9 }, 2)).toBe(true);
});

test('a score has two sides', () => {
  expect(fromOtherSide({ kind: 'hundredths', value: 30 })).toEqual({
    kind: 'hundredths',
    value: -30,
  });
  expect(fromOtherSide(fromOtherSide({ kind: 'wins', plies: 3 }))).toEqual({
    kind: 'wins',
    plies: 3,
  });
});
