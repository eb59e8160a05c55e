import { expect, test } from 'vitest';
import { EngineFault, type Search } from '$lib/engine/engine';
import { choiceOf } from '$lib/engine/fakeWorker';
import type { ChoiceView, LimitsView } from '$lib/engine/view';
import type { Action, Offers, TableHead } from '$lib/protocol';
import { Machine, type MachineOptions } from './machine.svelte';

const OFFERS: Offers = { draw: null, takeback: null, rematch: null };

/** A machine with Black, at a table whose state the test sets. */
function opposite() {
  const state = $state({
    line: ['h2e2'] as string[],
    offers: OFFERS,
    phase: 'playing' as TableHead['phase'],
    turn: 'black' as 'red' | 'black',
  });
  const table = {
    get head() {
      return { phase: state.phase, offers: state.offers, clock: null } as TableHead;
    },
    get line() {
      return state.line;
    },
    get turn() {
      return state.turn;
    },
    get mayMove() {
      return state.turn === 'red';
    },
    settings: { time: null, ruleset: 'casual', startFen: 'start', visibility: 'link' },
    you: 'red',
    table: null,
    liveView: null,
    now: 0,
  } as unknown as MachineOptions['table'];
  const searches: {
    limits: LimitsView;
    stopped: boolean;
    answer: (choice: ChoiceView) => void;
    fail: () => void;
  }[] = [];
  const engine = {
    warm: () => undefined,
    clear: () => undefined,
    search: (_: unknown, limits: LimitsView): Search => {
      let answer!: (choice: ChoiceView) => void;
      let fail!: () => void;
      const choice = new Promise<ChoiceView>((resolve, reject) => {
        answer = resolve;
        fail = () => reject(new EngineFault());
      });
      const search = { limits, stopped: false, answer, fail };
      searches.push(search);
      return { choice, stop: () => void (search.stopped = true) };
    },
  };
  const acts: Action[] = [];
  const machine = new Machine({
    table,
    engine,
    level: 3,
    act: (action) => acts.push(action) > 0,
    after: (_, run) => {
      run();
      return () => undefined;
    },
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { machine, state, searches, acts, settle };
}

test('it moves when it is its turn, once, at its level', async () => {
  const { machine, searches, acts, settle } = opposite();
  machine.look();
  machine.look();
  expect(searches.map(({ limits }) => limits)).toEqual([{ level: 3 }]);
  searches[0]?.answer(choiceOf('h9g7'));
  await settle();
  expect(acts).toEqual([{ type: 'move', move: 'h9g7', ply: 2 }]);
});

test('a takeback is granted at once, and what it was thinking is forgotten', async () => {
  const { machine, state, searches, acts, settle } = opposite();
  machine.look();
  state.offers = { ...OFFERS, takeback: 'red' };
  machine.look();
  expect(searches[0]?.stopped).toBe(true);
  state.line = [];
  state.turn = 'red';
  searches[0]?.answer(choiceOf('h9g7'));
  await settle();
  expect(acts).toEqual([{ type: 'acceptTakeback' }]);
});

test('a draw is weighed', async () => {
  const { machine, state, searches, acts, settle } = opposite();
  state.turn = 'red';
  state.offers = { ...OFFERS, draw: 'red' };
  machine.look();
  const losing = choiceOf('h2e2');
  // The person to move is far better: the machine is glad of a draw.
  searches[0]?.answer({ ...losing, line: { ...losing.line, score: { kind: 'wins', plies: 3 } } });
  await settle();
  expect(acts).toEqual([{ type: 'acceptDraw' }]);
});

test('who is well does not want a draw, and says so until somebody moves', async () => {
  const { machine, state, searches, acts, settle } = opposite();
  state.turn = 'red';
  state.offers = { ...OFFERS, draw: 'red' };
  machine.look();
  searches[0]?.answer(choiceOf('h2e2'));
  await settle();
  expect(acts).toEqual([{ type: 'declineDraw' }]);
  expect(machine.declined).toBe(true);
  state.line = ['h2e2', 'h9g7'];
  expect(machine.declined).toBe(false);
});

test('a hint stands until the position is another', async () => {
  const { machine, state, searches, acts, settle } = opposite();
  state.turn = 'red';
  void machine.askHint();
  expect(machine.hinting).toBe(true);
  searches[0]?.answer(choiceOf('b2e2'));
  await settle();
  expect(machine.hint).toBe('b2e2');
  state.line = ['h2e2', 'h9g7'];
  expect(machine.hint).toBeNull();
  expect(acts).toEqual([]);
});

test('an engine that does not come is said, and tried again', async () => {
  const { machine, searches, settle } = opposite();
  machine.look();
  searches[0]?.fail();
  await settle();
  expect(machine.failed).toBe(true);
  machine.retry();
  expect(machine.failed).toBe(false);
  expect(searches).toHaveLength(2);
});
