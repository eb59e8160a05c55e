import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as glyphs from '../scripts/pieces/glyphs.mjs';
import * as wood from '../scripts/pieces/wood.mjs';

/** Outlines are cut out of a font anew, which takes seconds where the machine has other work. */
const PATIENCE_MS = 60_000;

test.each([
  ['npm run glyphs', glyphs.client],
  ['npm run glyphs', glyphs.crate],
  ['npm run wood', wood],
])(
  'what `%s` writes is committed',
  (_, script) => {
    expect(readFileSync(script.output, 'utf8')).toBe(script.render());
  },
  PATIENCE_MS,
);
