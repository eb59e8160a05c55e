// The worker in which the engine runs, so that the page never waits for it.

import type { FromEngine, ToEngine } from './messages';
import { loadEngine, type EngineModule } from './load';
import type { ChoiceView, LineView } from './view';

/** The size of the table of what was searched, in MiB. */
const HASH = 32;

let flag: Int32Array | null = null;
let searching = 0;

const say = (message: FromEngine) => {
  postMessage(message);
};

/** What the module calls while it searches. */
const host = {
  isStopped: () => flag !== null && Atomics.load(flag, 0) >= searching,
  report: (line: string) => {
    say({ type: 'line', id: searching, line: JSON.parse(line) as LineView });
  },
};
Object.assign(globalThis, { engineHost: host });

async function start(): Promise<InstanceType<EngineModule['Engine']>> {
  const { Engine } = await loadEngine();
  const engine = new Engine(HASH);
  say({ type: 'ready' });
  return engine;
}

const engine = start();
engine.catch(() => {
  say({ type: 'failed' });
});

async function hear(message: ToEngine): Promise<void> {
  if (message.type === 'start') {
    flag = message.flag && new Int32Array(message.flag);
    return;
  }
  const player = await engine;
  if (message.type === 'clear') {
    player.clear();
    return;
  }
  const { id, game, limits } = message;
  searching = id;
  if (!player.game(JSON.stringify(game))) {
    say({ type: 'refused', id });
    return;
  }
  const choice = JSON.parse(player.go(JSON.stringify(limits))) as ChoiceView;
  say({ type: 'choice', id, choice });
}

addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  hear(data).catch(() => {
    say({ type: 'failed' });
  });
});
