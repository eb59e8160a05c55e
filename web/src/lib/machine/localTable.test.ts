import { expect, test, vi } from 'vitest';
import { PING, PONG, type Action, type ServerFrame } from '$lib/protocol';
import { LocalTable, type WasmTable } from './localTable';

/** A table that does whatever anybody asks, but for a draw. */
class FakeTable implements WasmTable {
  readonly acts: string[] = [];
  due: number | undefined;
  freed = false;

  state() {
    return JSON.stringify({ type: 'state', you: 'black' });
  }
  act(side: string, id: number, action: string) {
    const { type } = JSON.parse(action) as Action;
    this.acts.push(`${side} ${type}`);
    const answer = type === 'offerDraw' ? 'refused' : 'done';
    const update = { type: 'update', events: [type] };
    return JSON.stringify([...(answer === 'done' ? [update] : []), { type: answer, id }]);
  }
  tick() {
    this.due = undefined;
    return JSON.stringify([{ type: 'update', events: ['flag'] }]);
  }
  deadline() {
    return this.due;
  }
  playing() {
    return true;
  }
  keep() {
    return `kept ${this.acts.length}`;
  }
  free() {
    this.freed = true;
  }
}

function seated() {
  const wasm = new FakeTable();
  const timers: { ms: number; run: () => void }[] = [];
  const keep = vi.fn<(text: string, playing: boolean) => void>();
  const after = (ms: number, run: () => void) => {
    timers.push({ ms, run });
    return () => undefined;
  };
  const table = new LocalTable(wasm, { now: () => 1_000, after, keep });
  const socket = table.surroundings().open('');
  const heard: string[] = [];
  socket.onmessage = ({ data }) => {
    heard.push(data === PONG ? 'pong' : (JSON.parse(String(data)) as ServerFrame).type);
  };
  const say = async (frame: unknown) => {
    socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
    await Promise.resolve();
  };
  return { wasm, table, socket, timers, keep, heard, say };
}

test('a page greets the table and plays at it as over a network', async () => {
  const { socket, heard, say, wasm } = seated();
  const opened = vi.fn<() => void>();
  socket.onopen = opened;
  await Promise.resolve();
  expect(opened).toHaveBeenCalledOnce();
  await say({ type: 'hello', protocol: 1, since: null });
  await say(PING);
  await say({ type: 'act', id: 1, action: { type: 'resign' } });
  expect(heard).toEqual(['state', 'pong', 'update', 'done']);
  expect(wasm.acts).toEqual(['black resign']);
});

test('nothing is told while something is being said', () => {
  const { socket, heard } = seated();
  socket.send(JSON.stringify({ type: 'hello', protocol: 1, since: null }));
  expect(heard).toEqual([]);
});

test('the seat opposite is moved from here, and its answers are not the page’s', async () => {
  const { table, heard, wasm } = seated();
  const told = vi.fn<() => void>();
  table.ontold = told;
  expect(table.act({ type: 'resign' })).toBe(true);
  expect(table.act({ type: 'offerDraw' })).toBe(false);
  await Promise.resolve();
  expect(wasm.acts).toEqual(['red resign', 'red offerDraw']);
  expect(heard).toEqual(['update']);
  expect(told).toHaveBeenCalledOnce();
});

test('a flag falls by itself, and every change is kept', async () => {
  const { wasm, table, timers, keep, heard, say } = seated();
  expect(keep).toHaveBeenLastCalledWith('kept 0', true);
  wasm.due = 61_000;
  await say({ type: 'act', id: 1, action: { type: 'resign' } });
  expect(keep).toHaveBeenLastCalledWith('kept 1', true);
  expect(timers.map(({ ms }) => ms)).toEqual([60_000]);
  timers[0]?.run();
  await Promise.resolve();
  expect(heard).toEqual(['update', 'done', 'update']);
  table.close();
  expect(wasm.freed).toBe(true);
});
