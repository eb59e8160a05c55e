import { expect, test } from 'vitest';
import { readProse } from './prose';

const plain = (text: string) => [{ text, strong: false }];

test('headings, paragraphs and lists are told apart', () => {
  expect(readProse('# One\n\nTwo\nlines.\n\n## Three\n- four\n- five\n')).toEqual([
    { kind: 'heading', level: 1, spans: plain('One') },
    { kind: 'paragraph', spans: plain('Two lines.') },
    { kind: 'heading', level: 2, spans: plain('Three') },
    { kind: 'list', items: [plain('four'), plain('five')] },
  ]);
});

test('strong words are marked, and nothing else is a form', () => {
  expect(readProse('- **A**: b <b>c</b> [d](e)')).toEqual([
    {
      kind: 'list',
      items: [
        [
          { text: 'A', strong: true },
          { text: ': b <b>c</b> [d](e)', strong: false },
        ],
      ],
    },
  ]);
});
