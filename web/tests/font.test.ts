import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ENDONYMS } from '../src/lib/i18n/language';
import { FILES, PAGES, read } from './fluent';

interface Fontkit {
  create(data: Buffer): { characterSet: number[] };
}

const fontkit = createRequire(import.meta.url)('fontkit') as Fontkit;

const source = (path: string) => join(import.meta.dirname, '..', path);

/** Names of openings, and the moves as they are written in Chinese. */
const RECORDS = ['opening/names.tsv', 'notation/chinese/write.rs'].map((path) =>
  readFileSync(source(`../crates/record/src/${path}`), 'utf8'),
);

test('the Chinese font has every Chinese character we write', () => {
  const file = source('src/fonts/noto-sans-sc.woff2');
  const has = new Set(fontkit.create(readFileSync(file)).characterSet);
  const files = [...FILES, ...PAGES].map((name) => read('zh-Hans', name));
  const texts = [...files, ...RECORDS, ENDONYMS['zh-Hans']].join('');
  const missing = new Set(
    [...texts].filter((sign) => sign >= '\u2e80' && !has.has(sign.codePointAt(0) ?? 0)),
  );
  expect([...missing], 'run web/scripts/font-zh').toEqual([]);
});
