import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '../src');

/** What others write into our tree: generated code, and the board's own tests of itself. */
const FOREIGN = /protocol\.ts|messages\.ts|(?:rules|records)\/pkg|\.test\.ts/;

/** Paths of the client's sources with one of the endings. */
export const sourcePaths = (...endings: string[]): string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && !FOREIGN.test(path))
    .sort();

export const readSource = (path: string): string => readFileSync(join(SRC, path), 'utf8');

export const sources = (): string[] => sourcePaths('.ts', '.svelte').map(readSource);
