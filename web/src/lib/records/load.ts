import { onlyOne } from '$lib/rules/modules';
import type { Library, Records, SavedFile } from './records';
import type { Batch, BoardView, Fault, GameView, Saved, Sentence } from './view';

/** A file that was written, as the module hands it out. */
interface WasmFile {
  readonly answer: string;
  takeBytes(): Uint8Array<ArrayBuffer>;
  free(): void;
}

/** What the module exports; the answers are JSON of the shapes in `view.ts`. */
interface WasmLibrary {
  open(options: string): string;
  read(most: number): string;
  game(index: number): string;
  texts(index: number, notation: string, first: number, count: number): string;
  board(index: number, node: number): string;
  save(index: number, options: string): WasmFile;
  saveAll(options: string): WasmFile;
  free(): void;
}

interface RecordsModule {
  default(where: { module_or_path: string }): Promise<unknown>;
  Library: (new (bytes: Uint8Array) => WasmLibrary) & {
    compose(composition: string): WasmLibrary;
  };
}

// Patterns rather than imports: the module is built from Rust, and checking or testing the client
// must not wait for that.
const modules = import.meta.glob<RecordsModule>('./pkg/kydai_wasm_record.js');
const binaries = import.meta.glob<string>('./pkg/kydai_wasm_record_bg.wasm', {
  query: '?url',
  import: 'default',
});

async function load(): Promise<Records> {
  const [module, url] = await Promise.all([onlyOne(modules)(), onlyOne(binaries)()]);
  await module.default({ module_or_path: url });
  return {
    library: (bytes) => libraryOf(new module.Library(bytes)),
    compose: (composition) => libraryOf(module.Library.compose(JSON.stringify(composition))),
  };
}

let loading: Promise<Records> | undefined;

/** Reading and writing of records, loaded when somebody first needs it. */
export function loadRecords(): Promise<Records> {
  loading ??= load().catch((fault: unknown) => {
    loading = undefined;
    throw fault;
  });
  return loading;
}

const parse = <Answer>(json: string): Answer => JSON.parse(json) as Answer;

function taken(file: WasmFile): SavedFile {
  const answer = parse<Saved | Fault>(file.answer);
  const bytes = file.takeBytes();
  file.free();
  return 'fault' in answer ? answer : { ...answer, bytes };
}

const libraryOf = (library: WasmLibrary): Library => ({
  open: (options) => parse<Sentence | null>(library.open(JSON.stringify(options))),
  read: (most) => parse<Batch>(library.read(most)),
  game: (index) => parse<GameView | null>(library.game(index)),
  texts: (index, notation, first, count) =>
    parse<string[]>(library.texts(index, notation, first, count)),
  board: (index, node) => parse<BoardView | null>(library.board(index, node)),
  save: (index, options) => taken(library.save(index, JSON.stringify(options))),
  saveAll: (options) => taken(library.saveAll(JSON.stringify(options))),
  free: () => library.free(),
});
