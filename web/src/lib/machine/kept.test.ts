import { expect, test } from 'vitest';
import type { Shelf } from '$lib/app/stored';
import { keepGame, readKept } from './kept';
import { FIRST_MACHINE_WISH } from './wish';

const shelf = (text: string | null): Shelf & { text: string | null } => ({
  text,
  getItem() {
    return this.text;
  },
  setItem(_, value) {
    this.text = value;
  },
});

/** As stored since version 1. It must read for ever. */
const GOLDEN =
  '{"v":1,"wish":{"level":3,"color":"red","time":null,"ruleset":"casual","handicap":"none","giver":"machine"},' +
  '"table":"{}","playing":true}';

test('a kept game keeps its form and reads back', () => {
  const kept = { wish: FIRST_MACHINE_WISH, table: '{}', playing: true };
  const written = shelf(null);
  keepGame(written, kept);
  expect(written.text).toBe(GOLDEN);
  expect(readKept(shelf(GOLDEN))).toEqual(kept);
});

test('another version, or nonsense, is no game', () => {
  expect(readKept(shelf(GOLDEN.replace('"v":1', '"v":2')))).toBeNull();
  expect(readKept(shelf('[]'))).toBeNull();
  expect(readKept(shelf(null))).toBeNull();
  expect(readKept(null)).toBeNull();
});
