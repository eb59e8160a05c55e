import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FILES, idsOf, LANGUAGES, messages } from './fluent';
import { sources } from './sources';

const PATH = join(import.meta.dirname, '../src/lib/i18n/messages.ts');

/** The type of every message id, and of the arguments of those that take some. */
function declarations(): string {
  const all = [...messages('vi')].sort(([a], [b]) => (a < b ? -1 : 1));
  const ids = all.map(([id]) => `  | '${id}'`);
  const args = all
    .filter(([, names]) => names.length > 0)
    .map(([id, names]) => `  '${id}': { ${names.map((name) => `${name}: Value`).join('; ')} };`);
  return [
    '// Written by `KYDAI_BLESS=1 npm test` from locales/vi. Do not edit.',
    '',
    'type Value = string | number;',
    '',
    'export type MessageId =',
    `${ids.join('\n')};`,
    '',
    'export interface MessageArguments {',
    ...args,
    '}',
    '',
  ].join('\n');
}

test('the message types are fresh', () => {
  const fresh = declarations();
  if (process.env['KYDAI_BLESS']) writeFileSync(PATH, fresh);
  const stored = existsSync(PATH) ? readFileSync(PATH, 'utf8') : '';
  expect(stored, 'stale: KYDAI_BLESS=1 npm test').toBe(fresh);
});

describe.each(LANGUAGES)('%s', (language) => {
  test('has the messages of the source, with the same arguments', () => {
    expect(Object.fromEntries(messages(language))).toEqual(Object.fromEntries(messages('vi')));
  });

  test('has no line the parser had to skip, and no message twice', () => {
    const ids = FILES.flatMap((file) => idsOf(language, file));
    expect(ids).toEqual([...messages(language).keys()]);
  });
});

/** Message ids that code builds: `refusal-${…}` as a pattern that matches any end or middle. */
function builtIds(code: string): RegExp[] {
  return [...code.matchAll(/`([a-z][\w-]*-\$\{[^`]*)`/g)].map(([, template = '']) => {
    const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[^\w-]/g, '.'));
    return new RegExp(`^${parts.join('[\\w-]+')}$`);
  });
}

/** What the command line says, too: not all of it has a place in the client. */
const SHARED = ['rules.ftl', 'arbiter.ftl', 'record.ftl'];

test('every message of the client is used', () => {
  const code = sources().join('\n');
  const built = builtIds(code);
  const ids = FILES.filter((file) => !SHARED.includes(file)).flatMap((file) => idsOf('vi', file));
  const unused = ids.filter(
    (id) => !code.includes(`'${id}'`) && !built.some((pattern) => pattern.test(id)),
  );
  expect(unused).toEqual([]);
});
