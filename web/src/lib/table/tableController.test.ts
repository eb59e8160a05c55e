import { beforeEach, describe, expect, test } from 'vitest';
import { FakeSurroundings } from '$lib/net/fakeSocket';
import type { Event, ServerFrame, TableHead } from '$lib/protocol';
import { fakeRules } from '$lib/rules/fakeRules';
import { TableController } from './tableController.svelte';

const HEAD: TableHead = {
  phase: 'playing',
  seats: { red: { id: 'me', name: 'A' }, black: { id: 'b', name: 'B' } },
  host: null,
  clock: null,
  firstMoveBy: null,
  offers: { draw: null, takeback: null, rematch: null },
  notice: null,
  absence: null,
  pause: null,
  outcome: null,
  nextTable: null,
  claim: null,
  ruling: null,
};

const state = (
  parts: {
    you?: 'red' | 'black' | null;
    moves?: string[];
    head?: Partial<TableHead>;
    seq?: number;
  } = {},
): ServerFrame => ({
  type: 'state',
  protocol: 1,
  you: parts.you === undefined ? 'red' : parts.you,
  seq: parts.seq ?? 2,
  now: 1_000,
  table: {
    id: 'x',
    createdAt: 0,
    settings: { time: null, ruleset: 'casual', startFen: 'start w', visibility: 'public' },
    head: { ...HEAD, ...parts.head },
    moves: (parts.moves ?? []).map((move) => ({ move, spent: 0 })),
  },
  presence: { red: true, black: true, watchers: 0 },
});

const moved = (ply: number, move: string): Event => ({
  type: 'moved',
  ply,
  played: { move, spent: 0 },
});

const update = (seq: number, event: Event, head: Partial<TableHead> = {}): ServerFrame => ({
  type: 'update',
  you: 'red',
  now: 2_000,
  events: [{ seq, at: 0, event }],
  head: { ...HEAD, ...head },
});

let around: FakeSurroundings;
let news: string[];
let made: number;

function open(sit = false): TableController {
  around = new FakeSurroundings();
  const controller = new TableController({
    id: 'x',
    rules: fakeRules,
    me: 'me',
    sit,
    url: 'ws://test',
    surroundings: around,
  });
  news = [];
  made = 0;
  controller.onmade = () => made++;
  controller.onnews = (events) => news.push(...events.map(({ type }) => type));
  controller.start();
  around.last.accept();
  return controller;
}

/** A controller that has had its first state. */
function opened(...parts: Parameters<typeof state>): TableController {
  const controller = open();
  around.last.say(state(...parts));
  return controller;
}

const acts = () =>
  around.last.frames.filter(
    (frame): frame is { type: 'act'; id: number; action: { type: string } } =>
      (frame as { type: string }).type === 'act',
  );

let table: TableController;

describe('opening', () => {
  test('says hello, and is open once the server has answered', () => {
    table = open();
    expect(around.last.frames).toEqual([{ type: 'hello', protocol: 1, since: null }]);
    expect(table.status.kind).toBe('connecting');
    around.last.say(state());
    expect(table.status.kind).toBe('open');
    table.stop();
  });

  test('takes the free seat when asked to, once', () => {
    table = open(true);
    const waiting = state({
      you: null,
      head: { phase: 'waiting', seats: { red: null, black: null }, host: { id: 'b', name: 'B' } },
    });
    around.last.say(waiting);
    around.last.say(waiting);
    expect(acts().map(({ action }) => action.type)).toEqual(['sit']);
    table.stop();
  });

  test('does not sit down at its own table', () => {
    table = open(true);
    around.last.say(
      state({
        you: null,
        head: {
          phase: 'waiting',
          seats: { red: null, black: null },
          host: { id: 'me', name: 'A' },
        },
      }),
    );
    expect(acts()).toEqual([]);
    expect(table.seated).toBe(true);
    table.stop();
  });
});

describe('moving', () => {
  beforeEach(() => {
    table = opened();
    return () => table.stop();
  });

  test('a move shows at once and is confirmed later', () => {
    expect(table.play('h2e2')).toBe(true);
    expect(table.line).toEqual(['h2e2']);
    expect(table.turn).toBe('black');
    expect(acts()).toEqual([
      { type: 'act', id: 1, action: { type: 'move', move: 'h2e2', ply: 1 } },
    ]);
    around.last.say(update(3, moved(1, 'h2e2')));
    around.last.say({ type: 'done', id: 1 });
    expect(table.line).toEqual(['h2e2']);
    expect(table.mayMove).toBe(false);
    expect(made).toBe(1);
  });

  test('each move is told once, the opponent’s too, and again when it is made anew', () => {
    table.play('h2e2');
    around.last.say(update(3, moved(1, 'h2e2')));
    around.last.say(update(4, moved(2, 'h9g7')));
    expect(made).toBe(2);
    around.last.say(update(5, { type: 'takenBack', ply: 0 }));
    table.play('b2e2');
    expect(made).toBe(3);
  });

  test('a refused move is taken back, with the reason', () => {
    table.play('h2e2');
    around.last.say({ type: 'refused', id: 1, refusal: 'forbiddenCheck' });
    expect(table.line).toEqual([]);
    expect(table.remark).toEqual({ kind: 'refused', refusal: 'forbiddenCheck' });
  });

  test('what was said of the last try goes when another man is chosen', () => {
    table = opened();
    table.explain('e0e0');
    expect(table.remark).not.toBeNull();
    table.select();
    expect(table.remark).toBeNull();
    table.stop();
  });

  test('a move chosen in advance is named while the other side thinks', () => {
    table = opened({ moves: ['h2e2'] });
    table.premove = 'b2e2';
    expect(table.premoveText).toBe('B2E2');
    around.last.say(update(3, moved(2, 'h9g7')));
    expect(table.premoveText).toBeNull();
    table.stop();
  });

  test('the news is told with the head that it changed', () => {
    table = opened({ head: { offers: { draw: null, takeback: 'red', rematch: null } } });
    const before: unknown[] = [];
    table.onnews = () => before.push(table.before?.offers.takeback, table.head?.offers.takeback);
    around.last.say(update(3, { type: 'takebackDeclined', by: 'red' }));
    expect(before).toEqual(['red', null]);
    table.stop();
  });

  test('an illegal move is not sent, and says why', () => {
    expect(table.play('e0e0')).toBe(false);
    expect(acts()).toEqual([]);
    expect(table.remark).toMatchObject({ kind: 'illegal', why: { squares: ['e0'] } });
  });

  test('nobody moves for the opponent', () => {
    table.play('h2e2');
    expect(table.play('h7e7')).toBe(false);
    expect(acts()).toHaveLength(1);
  });

  test('typed text is a move or a remark', () => {
    expect(table.playText('?')).toBe(false);
    expect(table.remark).toMatchObject({ kind: 'unread', text: '?' });
    expect(table.playText('h2e2')).toBe(true);
    expect(table.line).toEqual(['h2e2']);
  });

  test('what is typed at a past position leads back to the present and is not played', () => {
    around.last.say(update(3, moved(1, 'h2e2')));
    around.last.say(update(4, moved(2, 'h9g7')));
    table.look(1);
    expect(table.playText('b2b4')).toBe(false);
    expect(table.remark).toEqual({ kind: 'lookedBack' });
    expect([table.lookingBack, table.line.length]).toEqual([false, 2]);
    expect(table.playText('b2b4')).toBe(true);
  });

  test('the end of the game drops a move under way', () => {
    table.play('h2e2');
    around.last.say(
      update(
        3,
        { type: 'ended', outcome: { result: 'blackWins', reason: 'timeout' } },
        { phase: 'over', outcome: { result: 'blackWins', reason: 'timeout' } },
      ),
    );
    expect(table.line).toEqual([]);
    expect(news).toEqual(['ended']);
  });
});

describe('a lost connection', () => {
  test('comes back with the last number, and sends again what was not answered', () => {
    table = opened();
    table.play('h2e2');
    around.last.hangUp();
    expect(table.status.kind).toBe('lost');
    table.act({ type: 'offerDraw' });
    around.pass(20_000);
    around.last.accept();
    expect(around.last.frames).toEqual([{ type: 'hello', protocol: 1, since: 2 }]);
    around.last.say({ type: 'update', you: 'red', now: 9_000, events: [], head: HEAD });
    expect(acts().map(({ id, action }) => [id, action.type])).toEqual([
      [1, 'move'],
      [2, 'offerDraw'],
    ]);
    expect(table.line).toEqual(['h2e2']);
    table.stop();
  });

  test('a move that had arrived is not made twice, nor complained about', () => {
    table = opened();
    table.play('h2e2');
    around.last.hangUp();
    around.pass(20_000);
    around.last.accept();
    around.last.say(update(3, moved(1, 'h2e2')));
    around.last.say({ type: 'refused', id: 1, refusal: 'stalePly' });
    expect(table.line).toEqual(['h2e2']);
    expect(table.remark).toBeNull();
    table.stop();
  });

  test('a gap in the events asks for the whole state', () => {
    table = opened();
    around.last.say(update(7, moved(1, 'h2e2')));
    expect(around.sockets).toHaveLength(2);
    around.last.accept();
    expect(around.last.frames).toEqual([{ type: 'hello', protocol: 1, since: null }]);
    around.last.say(state({ seq: 7, moves: ['h2e2'] }));
    expect(table.line).toEqual(['h2e2']);
    table.stop();
  });
});

describe('looking back', () => {
  beforeEach(() => {
    table = opened({ moves: ['h2e2', 'h9g7', 'h0g2'], you: 'black' });
    return () => table.stop();
  });

  test('shows an earlier position, in which nobody moves', () => {
    table.look(1);
    expect(table.lookingBack).toBe(true);
    expect(table.view?.lastMove).toBe('h2e2');
    expect(table.mayMove).toBe(false);
    expect(table.movable).toBeNull();
    table.lookNow();
    expect(table.view?.lastMove).toBe('h0g2');
    expect(table.mayMove).toBe(true);
  });

  test('stays where it is when moves are made, and never leaves the game', () => {
    table.look(1);
    around.last.say({ ...update(3, moved(4, 'c6c5')), you: 'black' });
    expect(table.ply).toBe(1);
    expect(table.line).toHaveLength(4);
    table.look(-5);
    expect(table.ply).toBe(0);
    table.look(99);
    expect(table.lookingBack).toBe(false);
  });

  test('a takeback shortens what can be looked at', () => {
    table.look(2);
    around.last.say({ ...update(3, { type: 'takenBack', ply: 1 }), you: 'black' });
    expect(table.ply).toBe(1);
    expect(table.lookingBack).toBe(false);
  });
});

describe('what may be done', () => {
  test('before both have moved the game can be called off, afterwards given up', () => {
    table = opened({ moves: ['h2e2'] });
    expect([table.mayAbort, table.mayResign, table.mayOfferTakeback]).toEqual([true, false, true]);
    around.last.say(update(3, moved(2, 'h9g7')));
    expect([table.mayAbort, table.mayResign, table.mayOfferDraw]).toEqual([false, true, true]);
    table.stop();
  });

  test('an offer that stands is not made again', () => {
    table = opened({
      moves: ['h2e2', 'h9g7'],
      head: { offers: { draw: 'red', takeback: null, rematch: null } },
    });
    expect(table.mayOfferDraw).toBe(false);
    table.stop();
  });

  test('who has made no move has none to take back', () => {
    table = opened({ you: 'black', moves: ['h2e2'] });
    expect(table.mayOfferTakeback).toBe(false);
    table.stop();
  });

  test('whoever watches does nothing but watch', () => {
    table = opened({ you: null, moves: ['h2e2', 'h9g7'] });
    expect([
      table.mayMove,
      table.mayAbort,
      table.mayResign,
      table.mayOfferDraw,
      table.mayOfferTakeback,
      table.maySit,
      table.seated,
    ]).toEqual(Array.from({ length: 7 }, () => false));
    expect(table.orientation).toBe('red');
    table.stop();
  });

  test('a new game needs an opponent', () => {
    const over = { phase: 'over', outcome: { result: 'aborted', reason: 'aborted' } } as const;
    table = opened({ head: over });
    expect(table.mayRematch).toBe(true);
    table.stop();
    table = opened({ head: { ...over, seats: { ...HEAD.seats, black: null } } });
    expect(table.mayRematch).toBe(false);
    table.stop();
  });

  test('the board can be turned', () => {
    table = opened({ you: 'black' });
    expect(table.orientation).toBe('black');
    table.flipped = true;
    expect(table.orientation).toBe('red');
    table.stop();
  });
});
