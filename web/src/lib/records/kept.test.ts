import { expect, test } from 'vitest';
import { MOST_BYTES, MOST_FILES, surplus, type KeptFile } from './kept';

const file = (added: number, bytes = 1): KeptFile => ({
  id: String(added),
  name: '',
  bytes: { length: bytes } as Uint8Array<ArrayBuffer>,
  encoding: null,
  added,
});

test('the oldest files go when there are too many', () => {
  const files = Array.from({ length: MOST_FILES + 2 }, (_, added) => file(added));
  expect(surplus(files).map(({ id }) => id)).toEqual(['1', '0']);
});

test('the oldest files go when they are too large together', () => {
  const half = MOST_BYTES / 2;
  expect(surplus([file(1, half), file(2, half), file(3, half)]).map(({ id }) => id)).toEqual(['1']);
  expect(surplus([file(1, MOST_BYTES + 1)])).toEqual([]);
});
