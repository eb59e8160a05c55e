import { expect, test } from 'vitest';
import { factsOf, isChoosable, lossesOf, troubles } from './report';
import type { ReportView } from './view';

const say = (id: string, args: object = {}) =>
  [id, ...Object.values(args).map(String)].join(' ').trim();
const words = {
  t: say,
  named: say,
  has: (id: string) => !id.endsWith('-new'),
} as unknown as Parameters<typeof factsOf>[0];

const report: ReportView = {
  format: 'xqf',
  version: 10,
  encoding: { name: 'gb18030', why: 'words' },
  notation: {
    name: 'zh',
    tried: [
      ['zh', 40],
      ['wxf', 2],
    ],
  },
  remarks: [
    {
      what: { id: 'fen-note-turn-r', args: {} },
      lost: false,
      place: { at: { id: 'place-start', args: {} }, node: 0 },
    },
    {
      what: { id: 'remark-too-many', args: { most: 9 } },
      lost: true,
      place: { at: { id: 'place-line', args: { line: 3 } }, node: null },
    },
  ],
  moreRemarks: 0,
  illegal: [{ node: 7, ply: 5, why: { id: 'illegal-own-piece', args: {} }, squares: [] }],
};

test('facts name the format, the encoding and the notation with their reasons', () => {
  expect(factsOf(words, report)).toEqual([
    { name: 'report-format', value: 'report-format-version format-xqf 10' },
    { name: 'report-encoding', value: 'report-because encoding-gb18030 encoding-why-words' },
    { name: 'report-notation', value: 'report-because notation-zh report-notation-why 40' },
  ]);
  const plain = { ...report, version: null, encoding: null, notation: null };
  expect(factsOf(words, plain)).toEqual([{ name: 'report-format', value: 'format-xqf' }]);
});

test('a name we have no words for is called by its code', () => {
  const facts = factsOf(words, { ...report, format: 'new', version: null });
  expect(facts[0]?.value).toBe('new');
});

test('losses come before repairs, each with its place', () => {
  expect(troubles(words, report, (node) => `move${node}`)).toEqual([
    {
      place: 'report-illegal-place 5 move7',
      what: 'replay-illegal-why illegal-own-piece',
      grave: true,
      node: 7,
    },
    { place: 'place-line 3', what: 'remark-too-many 9', grave: true, node: null },
    { place: 'place-start', what: 'fen-note-turn-r', grave: false, node: 0 },
  ]);
});

test('the same loss is told once, with all its places, and a header by its name', () => {
  const lost = (id: string, at: string, args: object) => ({
    what: { id, args: {} },
    lost: true,
    place: { at: { id: at, args: { ...args } }, node: null },
  });
  const remarks = [
    lost('remark-times-not-storable', 'place-node', { ply: 1 }),
    lost('remark-not-storable', 'place-header', { name: 'Red' }),
    lost('remark-not-storable', 'place-header', { name: 'Its-new' }),
    lost('remark-times-not-storable', 'place-node', { ply: 2 }),
  ];
  expect(lossesOf(words, [...remarks, ...report.remarks])).toEqual([
    { what: 'remark-times-not-storable', places: ['place-node 1', 'place-node 2'] },
    {
      what: 'remark-not-storable',
      places: ['place-header header-Red', 'place-header Its-new'],
    },
    { what: 'remark-too-many 9', places: ['place-line 3'] },
  ]);
});

test('an encoding can be chosen unless the format has but one', () => {
  expect(isChoosable({ name: 'big5', why: 'words' })).toBe(true);
  expect(isChoosable({ name: 'utf-16le', why: 'format' })).toBe(false);
  expect(isChoosable(null)).toBe(false);
});
