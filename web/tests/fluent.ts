import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { LANGUAGES, type Language } from '../src/lib/i18n/language';

const LOCALES = join(import.meta.dirname, '../../locales');

/** The Fluent files of the source language; every other has the same. */
export const FILES = readdirSync(join(LOCALES, 'vi')).sort();

const read = (language: Language, file: string): string =>
  readFileSync(join(LOCALES, language, file), 'utf8');

/** The ids that stand at the beginning of a line, whether or not the parser likes what follows. */
export const idsOf = (language: Language, file: string): string[] =>
  read(language, file)
    .split('\n')
    .filter((line) => /^[a-z]/i.test(line))
    .map((line) => line.split('=')[0]?.trim() ?? '');

/** Names of the variables a message uses, wherever in its pattern they stand. */
function variables(node: unknown, found: Set<string>): Set<string> {
  if (Array.isArray(node)) for (const part of node) variables(part, found);
  else if (typeof node === 'object' && node !== null) {
    const record = node as Record<string, unknown>;
    if (record['type'] === 'var') found.add(String(record['name']));
    for (const part of Object.values(record)) variables(part, found);
  }
  return found;
}

/** Every message of a language with its variables, sorted. */
export function messages(language: Language): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const file of FILES) {
    for (const entry of new FluentResource(read(language, file)).body) {
      if (entry.id.startsWith('-')) continue;
      all.set(entry.id, [...variables(entry.value, new Set())].sort());
    }
  }
  return all;
}

export { LANGUAGES };
