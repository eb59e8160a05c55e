import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { LANGUAGES, type Language } from '../src/lib/i18n/language';

const LOCALES = join(import.meta.dirname, '../../locales');

/** The command line's own sentences; no page needs them. */
const CLI = 'cli.ftl';

/** The Fluent files of the client in the source language; every other has the same. */
export const FILES = readdirSync(join(LOCALES, 'vi'))
  .filter((name) => name.endsWith('.ftl') && name !== CLI)
  .sort();

/** The pages of prose on the rulesets, likewise. */
export const PAGES = readdirSync(join(LOCALES, 'vi/rulesets')).map((name) => `rulesets/${name}`);

export const read = (language: Language, file: string): string =>
  readFileSync(join(LOCALES, language, file), 'utf8');

/** The ids that stand at the beginning of a line, whether or not the parser likes what follows. */
export const idsOf = (language: Language, file: string): string[] =>
  read(language, file)
    .split('\n')
    .filter((line) => /^[a-z]/i.test(line))
    .map((line) => line.split('=')[0]?.trim() ?? '');

type Found = { variables: Set<string>; references: Set<string> };

/** The variables and the other messages that stand in a pattern, however deep. */
function collect(node: unknown, found: Found): Found {
  if (Array.isArray(node)) for (const part of node) collect(part, found);
  else if (typeof node === 'object' && node !== null) {
    const record = node as Record<string, unknown>;
    if (record['type'] === 'var') found.variables.add(String(record['name']));
    if (record['type'] === 'mesg') found.references.add(String(record['name']));
    for (const part of Object.values(record)) collect(part, found);
  }
  return found;
}

/** Every message of a language with its variables, those of messages it refers to included. */
export function messages(language: Language): Map<string, string[]> {
  const own = new Map<string, Found>();
  for (const file of FILES) {
    for (const { id, value } of new FluentResource(read(language, file)).body) {
      const found = { variables: new Set<string>(), references: new Set<string>() };
      own.set(id, collect(value, found));
    }
  }
  const all = (id: string): string[] => {
    const found = own.get(id);
    return found ? [...found.variables, ...[...found.references].flatMap(all)] : [];
  };
  return new Map([...own.keys()].map((id) => [id, [...new Set(all(id))].sort()]));
}

export { LANGUAGES };
