import { expect, test } from 'vitest';
import { Engine, EngineFault } from './engine';
import { choiceOf, FakeWorker, GAME, lineOf } from './fakeWorker';

function engineWith(isolated: boolean) {
  const workers: FakeWorker[] = [];
  const engine = new Engine(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  }, isolated);
  return { engine, workers };
}

test('a worker is started when something is asked for, and answers by number', async () => {
  const { engine, workers } = engineWith(true);
  expect(workers).toHaveLength(0);
  const lines: string[][] = [];
  const first = engine.search(GAME, { depth: 3 }, ({ moves }) => lines.push(moves));
  const second = engine.search(GAME, {});
  const [worker] = workers;
  expect(worker?.heard[0]).toMatchObject({ type: 'start' });
  expect(worker?.searches).toMatchObject([{ id: 1, limits: { depth: 3 } }, { id: 2 }]);
  worker?.say({ type: 'line', id: 1, line: lineOf('h2e2') });
  worker?.say({ type: 'choice', id: 1, choice: choiceOf('h2e2', 'h9g7') });
  worker?.say({ type: 'choice', id: 2, choice: choiceOf('b2e2') });
  expect(await first.choice).toMatchObject({ best: 'h2e2', ponder: 'h9g7' });
  expect(await second.choice).toMatchObject({ best: 'b2e2' });
  expect(lines).toEqual([['h2e2']]);
});

test('with shared memory a search is told by a flag to stop, in its turn', () => {
  const { engine, workers } = engineWith(true);
  engine.search(GAME, {});
  const second = engine.search(GAME, {});
  const [worker] = workers;
  const start = worker?.heard[0];
  const buffer = start?.type === 'start' ? start.flag : null;
  const flag = new Int32Array(buffer ?? new ArrayBuffer(4));
  second.stop();
  expect(Atomics.load(flag, 0)).toBe(0);
  worker?.say({ type: 'choice', id: 1, choice: choiceOf('h2e2') });
  expect(Atomics.load(flag, 0)).toBe(2);
});

test('without it the worker is ended and answers with its best line; the next search goes on', async () => {
  const { engine, workers } = engineWith(false);
  const first = engine.search(GAME, {});
  engine.search(GAME, { depth: 2 });
  first.stop();
  // Before there is a line there is nothing to answer with.
  expect(workers[0]?.terminated).toBe(false);
  workers[0]?.say({ type: 'line', id: 1, line: lineOf('h2e2', 'h9g7') });
  expect(workers[0]?.terminated).toBe(true);
  expect(await first.choice).toMatchObject({ best: 'h2e2', ponder: 'h9g7' });
  expect(workers[1]?.searches).toMatchObject([{ id: 2, limits: { depth: 2 } }]);
});

test('an engine that does not load fails every search, and is tried again', async () => {
  const { engine, workers } = engineWith(true);
  const { choice } = engine.search(GAME, {});
  workers[0]?.say({ type: 'failed' });
  await expect(choice).rejects.toBeInstanceOf(EngineFault);
  const again = engine.search(GAME, {});
  workers[1]?.say({ type: 'refused', id: 2 });
  await expect(again.choice).rejects.toBeInstanceOf(EngineFault);
});
