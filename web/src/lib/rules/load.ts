import initialise, { notate, readMove, view, why } from './pkg/kydai_wasm';
import type { ReadMove, Rules, Why } from './rules';
import type { PositionView } from './view';

/** An answer of the rules module that says what it could not do. */
interface Failure {
  readonly error: unknown;
}

const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'error' in answer;

const read = <Answer>(json: string): Answer | Failure => JSON.parse(json) as Answer | Failure;

let loading: Promise<Rules> | null = null;

/** The rules, from the WebAssembly build of the same crates that the server judges with. */
export function loadRules(): Promise<Rules> {
  loading ??= initialise().then(() => rules);
  return loading;
}

const rules: Rules = {
  view(startFen, moves) {
    const answer = read<PositionView>(view(startFen, moves.join(' ')));
    return isFailure(answer) ? null : answer;
  },
  notate(startFen, moves) {
    const answer = read<string[]>(notate(startFen, moves.join(' ')));
    return isFailure(answer) ? [] : answer;
  },
  why(fen, move) {
    const answer = read<Why | null>(why(fen, move));
    return isFailure(answer) ? null : answer;
  },
  read(fen, text) {
    const answer = read<{ move: string }>(readMove(fen, text));
    return isFailure(answer)
      ? ({ kind: 'fault', code: String(answer.error), candidates: [] } satisfies ReadMove)
      : { kind: 'move', move: answer.move };
  },
};
