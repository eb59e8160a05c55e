import type { WorkerLike } from './engine';
import type { FromEngine, ToEngine } from './messages';
import type { ChoiceView, GameView, LineView } from './view';

/** For tests: a worker's end of the talk. */
export class FakeWorker implements WorkerLike {
  onmessage: ((message: { data: FromEngine }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly heard: ToEngine[] = [];
  terminated = false;

  postMessage(message: ToEngine): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  say(data: FromEngine): void {
    this.onmessage?.({ data });
  }

  /** The searches that were asked for. */
  get searches() {
    return this.heard.filter((message) => message.type === 'search');
  }
}

export const GAME: GameView = { ruleset: 'casual', startFen: 'start', moves: [] };

export const lineOf = (...moves: string[]): LineView => ({
  depth: moves.length,
  longest: moves.length,
  line: 1,
  score: { kind: 'hundredths', value: 10 },
  bound: 'exact',
  nodes: 100,
  time: 1,
  fill: 0,
  moves,
});

export const choiceOf = (...moves: string[]): ChoiceView => ({
  best: moves[0] ?? null,
  ponder: moves[1] ?? null,
  line: lineOf(...moves),
});
