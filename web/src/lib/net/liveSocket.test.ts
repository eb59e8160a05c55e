import { beforeEach, describe, expect, test } from 'vitest';
import { backoff, jitter } from './backoff';
import { FakeSurroundings } from './fakeSocket';
import { LiveSocket, PING_EVERY, SILENCE_LIMIT, type Status } from './liveSocket';

let around: FakeSurroundings;
let statuses: string[];
let frames: unknown[];
let greeted: number;
let socket: LiveSocket<unknown>;

beforeEach(() => {
  around = new FakeSurroundings();
  statuses = [];
  frames = [];
  greeted = 0;
  socket = new LiveSocket(
    'ws://test',
    {
      opened: () => greeted++,
      frame: (frame) => frames.push(frame),
      status: (status: Status) => statuses.push(status.kind),
    },
    around,
  );
  socket.open();
});

describe('LiveSocket', () => {
  test('opens, greets, and passes frames on', () => {
    around.last.accept();
    around.last.say({ type: 'hello' });
    expect(statuses).toEqual(['connecting', 'open']);
    expect(greeted).toBe(1);
    expect(frames).toEqual([{ type: 'hello' }]);
  });

  test('sends only while open', () => {
    expect(socket.send({ a: 1 })).toBe(false);
    around.last.accept();
    expect(socket.send({ a: 1 })).toBe(true);
    expect(around.last.frames).toEqual([{ a: 1 }]);
    around.last.hangUp();
    expect(socket.send({ a: 2 })).toBe(false);
  });

  test('comes back after a loss, later each time, until the server talks', () => {
    around.last.hangUp();
    around.pass(backoff(0, 0.5) - 1);
    expect(around.sockets).toHaveLength(1);
    around.pass(1);
    expect(around.sockets).toHaveLength(2);
    around.last.accept();
    around.last.hangUp();
    around.pass(backoff(1, 0.5) - 1);
    expect(around.sockets).toHaveLength(2);
    around.pass(1);
    expect(around.sockets).toHaveLength(3);
    around.last.accept();
    around.last.say({});
    around.last.hangUp();
    around.pass(backoff(0, 0.5));
    expect(around.sockets).toHaveLength(4);
  });

  test('a ping goes out while it is quiet, and silence means the connection is dead', () => {
    around.last.accept();
    const first = around.last;
    around.pass(PING_EVERY);
    expect(first.sent).toEqual(['0']);
    first.pong();
    around.pass(SILENCE_LIMIT);
    expect(statuses.at(-1)).toBe('open');
    around.pass(PING_EVERY);
    expect(statuses.at(-1)).toBe('lost');
    expect(first.closed).toBe(true);
  });

  test('an attempt that hangs is given up', () => {
    around.pass(SILENCE_LIMIT);
    expect(statuses).toEqual(['connecting', 'lost']);
    around.pass(backoff(0, 0.5));
    expect(around.sockets).toHaveLength(2);
  });

  test('waits as long as the server asks', () => {
    around.last.accept();
    around.last.say({ type: 'closing', fault: 'restart', retryAfter: 3_000 });
    around.last.hangUp();
    around.pass(jitter(3_000, 0.5) - 1);
    expect(around.sockets).toHaveLength(1);
    around.pass(1);
    expect(around.sockets).toHaveLength(2);
  });

  test('stays away when the server says so', () => {
    around.last.accept();
    around.last.say({ type: 'closing', fault: 'noSuchTable', retryAfter: null });
    around.pass(120_000);
    expect(statuses.at(-1)).toBe('refused');
    expect(around.sockets).toHaveLength(1);
  });

  test('a nudge ends the wait', () => {
    around.last.hangUp();
    socket.nudge();
    expect(around.sockets).toHaveLength(2);
    around.pass(60_000);
    around.last.accept();
    expect(statuses.at(-1)).toBe('open');
  });

  test('a closed socket is silent', () => {
    around.last.accept();
    const first = around.last;
    socket.close();
    first.hangUp();
    around.pass(60_000);
    expect(around.sockets).toHaveLength(1);
    expect(first.closed).toBe(true);
  });
});

test('waits grow to a limit and are spread around their middle', () => {
  const waits = Array.from({ length: 12 }, (_, failures) => backoff(failures, 0.5));
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(backoff(50, 0.999)).toBeLessThan(4_000);
  expect(jitter(1_000, 0)).toBeLessThan(jitter(1_000, 0.99));
});
