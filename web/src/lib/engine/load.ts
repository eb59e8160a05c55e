import { onlyOne } from '$lib/rules/modules';

/** What the module exports; the answers are JSON of the shapes in `view.ts`. */
export interface EngineModule {
  default(where: { module_or_path: string }): Promise<unknown>;
  Engine: new (hashMiB: number) => {
    game(game: string): boolean;
    go(limits: string): string;
    clear(): void;
  };
}

// Patterns rather than imports: see the rules beside this.
const modules = import.meta.glob<EngineModule>('./pkg/kydai_wasm_engine.js');
const binaries = import.meta.glob<string>('./pkg/kydai_wasm_engine_bg.wasm', {
  query: '?url',
  import: 'default',
});

/** The engine, from WebAssembly, where the worker asks for it. */
export async function loadEngine(): Promise<EngineModule> {
  const [module, url] = await Promise.all([onlyOne(modules)(), onlyOne(binaries)()]);
  await module.default({ module_or_path: url });
  return module;
}
