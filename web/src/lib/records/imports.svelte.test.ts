import { expect, test } from 'vitest';
import { fakeRecords } from './fakeRecords';
import { Imports } from './imports.svelte';
import { memoryKeep } from './kept';

const file = (name: string, text: string) => ({
  name,
  bytes: new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>,
});
const many = Array.from({ length: 100 }, (_, game) => `ván ${game}: h2e2`).join('\n');

test('files are read game by game, and are there again on the next visit', async () => {
  const keep = memoryKeep();
  const imports = new Imports(() => Promise.resolve(fakeRecords), keep);
  await imports.add([file('một.pgn', 'a: h2e2 h9g7'), file('nhiều.pgn', many)]);
  expect(imports.games).toHaveLength(101);
  expect(imports.games[0]?.row.game?.plies).toBe(2);
  expect(imports.games[100]).toMatchObject({ fileName: 'nhiều.pgn', index: 99 });
  expect(imports.busy).toBe(false);

  const later = new Imports(() => Promise.resolve(fakeRecords), keep);
  await later.readAll();
  expect(later.games.map(({ row }) => row)).toEqual(imports.games.map(({ row }) => row));

  await later.forgetAll();
  expect(later.games).toEqual([]);
  expect(await keep.all()).toEqual([]);
});

test('what cannot be read says why and is not kept', async () => {
  const keep = memoryKeep();
  const imports = new Imports(() => Promise.resolve(fakeRecords), keep);
  const [bad] = await imports.add([file('ảnh.png', '!')]);
  expect(bad?.fault?.id).toBe('read-error-unknown');
  expect(bad?.done).toBe(true);
  expect(await keep.all()).toEqual([]);
});

test('a chosen encoding is read with and remembered', async () => {
  const keep = memoryKeep();
  const imports = new Imports(() => Promise.resolve(fakeRecords), keep);
  const [read] = await imports.add([file('gbk.pgn', 'a: h2e2')]);
  if (!read) throw new Error('nothing was read');
  const before = read.generation;
  await imports.decode(read, 'gb18030');
  expect(read.rows[0]?.game?.encoding).toEqual({ name: 'gb18030', why: 'asked' });
  expect(read.generation).not.toBe(before);
  expect((await keep.all())[0]?.encoding).toBe('gb18030');
});
