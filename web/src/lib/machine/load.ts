import { onlyOne } from '$lib/rules/modules';
import type { WasmTable } from './localTable';

/** What the module exports. */
export interface TableModule {
  default(where: { module_or_path: string }): Promise<unknown>;
  readonly Table: {
    /** A game as a `Setup` says. */
    open(setup: string, now: number): WasmTable | undefined;
    /** A game that was kept. */
    resume(kept: string, now: number): WasmTable | undefined;
  };
}

// Patterns rather than imports: see the rules.
const modules = import.meta.glob<TableModule>('./pkg/kydai_wasm_table.js');
const binaries = import.meta.glob<string>('./pkg/kydai_wasm_table_bg.wasm', {
  query: '?url',
  import: 'default',
});

async function load(): Promise<TableModule> {
  const [module, url] = await Promise.all([onlyOne(modules)(), onlyOne(binaries)()]);
  await module.default({ module_or_path: url });
  return module;
}

let loading: Promise<TableModule> | undefined;

/** The game with its clocks and its arbiter, from the WebAssembly build of the server's crates. */
export function loadTables(): Promise<TableModule> {
  loading ??= load();
  return loading;
}
