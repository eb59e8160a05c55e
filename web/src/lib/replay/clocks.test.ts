import { expect, test } from 'vitest';
import { clockText } from './clocks';

test.each([
  [0, '0:00'],
  [65_900, '1:05'],
  [3_723_000, '1:02:03'],
])('%i ms is %s', (milliseconds, text) => {
  expect(clockText(milliseconds)).toBe(text);
});
