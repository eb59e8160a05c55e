/**
 * Takes the outlines of the piece characters, the river's words and the file numbers from an OFL font
 * and writes them as SVG paths to src/lib/pieces/glyphs.ts for the client and to
 * crates/drawing/src/glyphs.rs for diagrams.
 *
 * The results are committed, so that neither building nor running anything needs the font; a unit test
 * (tests/pieces.test.ts) renders them again and fails when a committed file is not what it gives.
 *
 * Usage: npm run glyphs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';

const FONT = '@fontsource/lxgw-wenkai-tc';
const WEIGHT = 700;
/** Units per em of the written paths: whole numbers are fine enough at any size a screen has. */
const EM = 1000;

/** Piece characters: each is centred on its own ink, at (0, 0). */
const CHARACTERS = '帥仕相傌俥炮兵將士象馬車砲卒';
/** Numbers at the board's edge: centred on their own ink too. */
const ARABIC = '123456789';
const CHINESE = '一二三四五六七八九';
/** The files' names in coordinates: all on one line, centred on the height of an h. */
const LETTERS = 'abcdefghi';
/** Words in the river: the whole line is centred. `spacing` is extra room between letters. */
const WORDS = [
  { name: 'sở hà', constant: 'SO_HA', text: 'SỞ HÀ', spacing: 90 },
  { name: 'hán giới', constant: 'HAN_GIOI', text: 'HÁN GIỚI', spacing: 90 },
  { name: '楚河', constant: 'CHU_HE', text: '楚河', spacing: 700 },
  { name: '漢界', constant: 'HAN_JIE', text: '漢界', spacing: 700 },
];

const here = dirname(fileURLToPath(import.meta.url));

/**
 * One shape: its path and the size of its ink, centred on (0, 0). `level` is the shape whose height is centred
 * instead: marks over capitals must not push a word down.
 */
function shape(path, level = path) {
  const { minX, maxX } = path.bbox;
  const { minY, maxY } = level.bbox;
  const centred = path.translate(-(minX + maxX) / 2, -(minY + maxY) / 2);
  return {
    d: relative(centred.commands),
    width: Math.round(maxX - minX),
    height: Math.round(maxY - minY),
  };
}

/** SVG path data in whole units and relative commands (half the size of absolute ones). */
function relative(commands) {
  const letters = {
    moveTo: 'm',
    lineTo: 'l',
    quadraticCurveTo: 'q',
    bezierCurveTo: 'c',
    closePath: 'z',
  };
  let x = 0;
  let y = 0;
  let start = [0, 0];
  let d = '';
  for (const { command, args } of commands) {
    const rounded = args.map(Math.round);
    const numbers = rounded.map((value, index) => value - (index % 2 === 0 ? x : y));
    d += letters[command] + numbers.join(' ').replaceAll(' -', '-');
    if (command === 'closePath') [x, y] = start;
    else [x, y] = rounded.slice(-2);
    if (command === 'moveTo') start = [x, y];
  }
  return d;
}

/** The font comes in many small files; the one that has a character is found by its ranges. */
function fontFinder() {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve(`${FONT}/package.json`));
  const family = FONT.split('/')[1];
  const ranges = Object.entries(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))).map(
    ([name, list]) => ({
      name: name.replace(/[[\]]/g, ''),
      spans: list.split(',').map((span) => {
        const [from, to = from] = span.trim().replace(/^U\+/i, '').split('-');
        return [parseInt(from, 16), parseInt(to, 16)];
      }),
    }),
  );
  const open = new Map();
  return (character) => {
    const code = character.codePointAt(0);
    const range = ranges.find(({ spans }) =>
      spans.some(([from, to]) => from <= code && code <= to),
    );
    if (!range) throw new Error(`${FONT} has no ${character}`);
    const file = join(folder, 'files', `${family}-${range.name}-${WEIGHT}-normal.woff2`);
    if (!open.has(file)) open.set(file, create(readFileSync(file)));
    return open.get(file);
  };
}

/** What draws single characters and whole words. */
function pen() {
  const fontOf = fontFinder();
  const glyph = (character) => {
    const font = fontOf(character);
    const found = font.glyphForCodePoint(character.codePointAt(0));
    const scale = EM / font.unitsPerEm;
    return { path: found.path.scale(scale, -scale), advance: found.advanceWidth * scale };
  };
  const line = (text, spacing) => {
    let whole;
    let at = 0;
    for (const character of text) {
      const { path, advance } = glyph(character);
      const moved = path.translate(at, 0);
      if (whole) whole.commands.push(...moved.commands);
      else whole = moved;
      at += advance + spacing;
    }
    return whole;
  };
  return {
    character: (text) => shape(glyph(text).path),
    letter: (text) => shape(glyph(text).path, glyph('h').path),
    word: ({ text, spacing }) =>
      shape(line(text, spacing), text.includes('H') ? glyph('H').path : undefined),
  };
}

/** The text of glyphs.ts. */
function typescript() {
  const { character, word } = pen();
  const entries = [
    ...[...CHARACTERS, ...ARABIC, ...CHINESE].map((text) => [text, character(text)]),
    ...WORDS.map((words) => [words.name, word(words)]),
  ];
  const lines = entries.map(
    ([name, { d, width, height }]) =>
      `  ${JSON.stringify(name)}: { width: ${width}, height: ${height}, d: ${JSON.stringify(d)} },`,
  );
  return `// Written by \`npm run glyphs\` (scripts/pieces/glyphs.mjs). Do not edit.
// Outlines of LXGW WenKai TC Bold, SIL Open Font License 1.1: see OFL.txt beside this file.

/** Outlines on an em of ${EM} units, y downwards, the ink centred on (0, 0). */
export const glyphs = {
${lines.join('\n')}
} as const

/** What can be drawn. */
export type GlyphName = keyof typeof glyphs
`;
}

/** The text of glyphs.rs. */
function rust() {
  const { character, letter, word } = pen();
  const [red, black] = [CHARACTERS.slice(0, 7), CHARACTERS.slice(7)];
  const list = (name, about, text, draw) =>
    `/// ${about}
pub(crate) static ${name}: [&str; ${text.length}] = [
${[...text].map((one) => `    ${JSON.stringify(draw(one).d)}, // ${one}\n`).join('')}];
`;
  return [
    `//! Outlines as SVG path data on an em of ${EM} units, y downwards, the ink centred on (0, 0).
//!
//! Written by \`npm run glyphs\` (\`web/scripts/pieces/glyphs.mjs\`): do not edit. The outlines are those of
//! LXGW \`WenKai\` TC Bold under the SIL Open Font License 1.1, which stands in
//! \`web/src/lib/pieces/OFL.txt\`.
`,
    list('RED', "Red's men, from the general down.", red, character),
    list('BLACK', "Black's men, from the general down.", black, character),
    list('ARABIC', 'The digits 0 to 9.', `0${ARABIC}`, character),
    list('CHINESE', 'The numerals one to nine.', CHINESE, character),
    list('LETTERS', 'The letters a to i, on one line.', LETTERS, letter),
    ...WORDS.map(
      (words) => `/// The river's ${words.text}.
pub(crate) static ${words.constant}: &str = ${JSON.stringify(word(words).d)};
`,
    ),
  ].join('\n');
}

/** What is written, and where. */
export const client = { output: join(here, '../../src/lib/pieces/glyphs.ts'), render: typescript };
export const crate = { output: join(here, '../../../crates/drawing/src/glyphs.rs'), render: rust };

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { output, render } of [client, crate]) writeFileSync(output, render());
}
