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

test('the Chinese font has every Chinese character we write', () => {
  const file = join(import.meta.dirname, '../src/fonts/noto-sans-sc.woff2');
  const has = new Set(fontkit.create(readFileSync(file)).characterSet);
  const files = [...FILES, ...PAGES].map((name) => read('zh-Hans', name));
  const texts = [...files, ENDONYMS['zh-Hans']].join('');
  const missing = new Set(
    [...texts].filter((sign) => sign >= '\u2e80' && !has.has(sign.codePointAt(0) ?? 0)),
  );
  expect([...missing], 'run web/scripts/font-zh').toEqual([]);
});
