import { expect, test } from 'vitest';
import type { LobbyTable } from '$lib/protocol';
import { foldLobby, sitsAt, type Lobby } from './lobby';

const table = (id: string, ply = 0): LobbyTable => ({
  id,
  phase: 'waiting',
  seats: { red: null, black: null },
  host: { id: `host-${id}`, name: id },
  time: null,
  ruleset: 'casual',
  ply,
  fen: '',
});

const LOBBY: Lobby = { tables: [table('b'), table('a')], online: 2 };

const shape = (lobby: Lobby | null) => lobby?.tables.map(({ id, ply }) => `${id}${ply}`);

test('the first frame is the list', () => {
  const lobby = foldLobby(null, { type: 'tables', tables: [table('x')], online: 7 });
  expect(shape(lobby)).toEqual(['x0']);
  expect(lobby?.online).toBe(7);
});

test('new tables come on top, changed ones stay in place, gone ones go', () => {
  const frame = {
    type: 'changes',
    set: [table('c'), table('a', 4)],
    gone: ['b'],
    online: 3,
  } as const;
  const changed = foldLobby(LOBBY, { ...frame, set: [...frame.set], gone: [...frame.gone] });
  expect(shape(changed)).toEqual(['c0', 'a4']);
  expect(changed?.online).toBe(3);
  expect(shape(LOBBY)).toEqual(['b0', 'a0']);
});

test('changes before the list say nothing', () => {
  expect(foldLobby(null, { type: 'changes', set: [table('c')], gone: [], online: 3 })).toBeNull();
});

test('a host without a colour sits at the table too', () => {
  expect(sitsAt(table('a'), 'host-a')).toBe(true);
  expect(sitsAt(table('a'), 'host-b')).toBe(false);
});
