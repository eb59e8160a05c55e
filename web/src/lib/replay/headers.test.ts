import { expect, test } from 'vitest';
import { detailsOf, endWords } from './headers';

const words = {
  t: (id: string, args?: object) => `${id} ${JSON.stringify(args ?? {})}`,
  named: (id: string, args?: object) => `${id} ${JSON.stringify(args ?? {})}`,
  has: (id: string) => ['outcome-resignation', 'header-Annotator'].includes(id),
} as unknown as Parameters<typeof endWords>[0];

test('a reason of ours is told as a sentence, another’s as it stands', () => {
  const [sentence, ...rest] = endWords(words, 'resignation', '0-1');
  expect(sentence).toContain('outcome-resignation');
  expect(sentence).toContain('"view":"watching"');
  expect(rest).toEqual([]);
  expect(endWords(words, 'hết giờ', '1/2-1/2')).toEqual([
    'replay-result {"result":"draw"}',
    'hết giờ',
  ]);
  expect(endWords(words, '', '*')).toEqual(['replay-result {"result":"unknown"}']);
});

test('details leave out what stands elsewhere', () => {
  const headers = [
    ['Red', 'A'],
    ['Annotator', 'B'],
    ['Odd', 'C'],
  ] as const;
  expect(detailsOf(words, headers)).toEqual([
    { name: 'header-Annotator {}', value: 'B' },
    { name: 'Odd', value: 'C' },
  ]);
});
