import { expect, test } from 'vitest';
import { fakeRecords } from '$lib/records/fakeRecords';
import { Texts } from './texts';

const MOVES = 1_000;
const named = (node: number) => `m${String(node).padStart(4, '0')}`;

/** The texts of a game of many moves, and how many were asked for. */
function opened(): { texts: Texts; written: () => number } {
  const moves = Array.from({ length: MOVES }, (_, place) => named(place + 1));
  const library = fakeRecords.library(new TextEncoder().encode(`ván: ${moves.join(' ')}`));
  let written = 0;
  const counting = {
    ...library,
    texts: (...asked: Parameters<typeof library.texts>) => {
      const texts = library.texts(...asked);
      written += texts.length;
      return texts;
    },
  };
  return { texts: new Texts(counting, 0), written: () => written };
}

test('a text is written when it is looked at, its neighbours with it, and once', () => {
  const { texts, written } = opened();
  expect(texts.of(600, 'vi')).toBe(`vi:${named(600)}`);
  expect(texts.of(601, 'vi')).toBe(`vi:${named(601)}`);
  expect(written()).toBe(256);
  for (let node = 1; node <= MOVES; node += 1) {
    expect(texts.of(node, 'vi')).toBe(`vi:${named(node)}`);
  }
  expect(written()).toBe(MOVES);
  expect([texts.of(0, 'vi'), texts.of(MOVES + 1, 'vi')]).toEqual(['', '']);
});

test('another notation writes them anew', () => {
  const { texts } = opened();
  expect(texts.of(1, 'vi')).toBe(`vi:${named(1)}`);
  expect(texts.of(1, 'wxf')).toBe(`wxf:${named(1)}`);
});
