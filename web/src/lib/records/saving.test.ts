import { expect, test } from 'vitest';
import { fileName } from './saving';

test.each([
  ['Lại Lý Huynh \u2013 Trịnh Duy Đồng', 'Lại Lý Huynh \u2013 Trịnh Duy Đồng.pgn'],
  ['a/b\\c:d*e?"<f>|', 'a b c d e f.pgn'],
  ['  ..  ', 'kydai.pgn'],
  ['', 'kydai.pgn'],
])('%j is kept as %j', (title, name) => {
  expect(fileName(title, 'pgn')).toBe(name);
});
