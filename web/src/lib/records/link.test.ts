import { expect, test } from 'vitest';
import { MOST_LINK, packed, unpacked } from './link';

const bytes = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

test('a link carries a game there and back', async () => {
  const game = bytes('[Red "Lại Lý Huynh"]\n\n1. h2e2 h9g7 {Pháo đầu} *\n');
  const fragment = await packed(game);
  expect(fragment).toMatch(/^[\w-]+$/);
  expect(await unpacked(fragment ?? '')).toEqual(game);
});

test('a long game is not put into a link', async () => {
  const random = crypto.getRandomValues(new Uint8Array(MOST_LINK));
  expect(await packed(random)).toBeNull();
});

test('what is no link, or unpacks to too much, carries nothing', async () => {
  expect(await unpacked('')).toBeNull();
  expect(await unpacked('!!!')).toBeNull();
  expect(await unpacked('abcd')).toBeNull();
  const bomb = await packed(new Uint8Array(3_000_000));
  expect(bomb).not.toBeNull();
  expect(await unpacked(bomb ?? '')).toBeNull();
});
