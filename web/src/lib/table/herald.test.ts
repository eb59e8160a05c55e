import { expect, test } from 'vitest';
import { Catalogue } from '$lib/i18n/catalogue';
import { I18n } from '$lib/i18n/i18n.svelte';
import type { Color } from '$lib/protocol';
import { announcements } from './herald';
import type { TableController } from './tableController.svelte';

const vi = new I18n(await Catalogue.load('vi'));

/** What is said when Red’s move or answer ends the request that `asker` had made. */
const ended = (asker: Color) =>
  announcements(
    vi,
    { before: { offers: { draw: null, takeback: asker, rematch: null } } } as TableController,
    [{ type: 'takebackDeclined', by: 'red' }],
  );

test('a request that its maker let lapse is not called refused', () => {
  expect(ended('red')).toBe('Đỏ thôi xin đi lại.');
  expect(ended('black')).toBe('Đỏ không cho đi lại.');
});

test('a move and what it ended are both said', () => {
  const table = { first: 'red', notation: ['P2-5'], line: ['h2e2'], before: null };
  expect(
    announcements(vi, table as unknown as TableController, [
      { type: 'moved', ply: 1, played: { move: 'h2e2', spent: 0 } },
      { type: 'drawDeclined', by: 'red' },
    ]),
  ).toBe('Đỏ: Pháo hai bình năm. Đỏ không đồng ý hoà.');
});
