import { onlyOne } from './modules';
import type { Rules } from './rules';
import type { Failure, MoveRead, PositionView, ReadFault, Why } from './view';

const isFailure = (answer: unknown): answer is Failure =>
  typeof answer === 'object' && answer !== null && 'error' in answer;

const read = <Answer>(json: string): Answer | Failure => JSON.parse(json) as Answer | Failure;

/** What the module exports; the answers are JSON of the shapes in `view.ts`. */
interface RulesModule {
  default(where: { module_or_path: string }): Promise<unknown>;
  view(startFen: string, moves: string): string;
  notate(startFen: string, moves: string): string;
  why(fen: string, move: string): string;
  readMove(fen: string, text: string): string;
}

// Patterns rather than imports: the module is built from Rust, and checking or testing the client
// must not wait for that.
const modules = import.meta.glob<RulesModule>('./pkg/kydai_wasm.js');
const binaries = import.meta.glob<string>('./pkg/kydai_wasm_bg.wasm', {
  query: '?url',
  import: 'default',
});

async function load(): Promise<Rules> {
  const [module, url] = await Promise.all([onlyOne(modules)(), onlyOne(binaries)()]);
  await module.default({ module_or_path: url });
  return rulesOf(module);
}

let loading: Promise<Rules> | undefined;

/** The rules, from the WebAssembly build of the same crates that the server judges with. */
export function loadRules(): Promise<Rules> {
  loading ??= load();
  return loading;
}

const rulesOf = ({ view, notate, why, readMove }: RulesModule): Rules => ({
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
    const answer = read<MoveRead | ReadFault>(readMove(fen, text));
    if ('move' in answer) return { kind: 'move', move: answer.move };
    return 'candidates' in answer
      ? { kind: 'fault', code: answer.error, candidates: answer.candidates, why: answer.why }
      : { kind: 'fault', code: answer.error, candidates: [], why: null };
  },
});
