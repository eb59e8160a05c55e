import { expect, test } from 'vitest';
import { Catalogue } from '$lib/i18n/catalogue';
import { I18n } from '$lib/i18n/i18n.svelte';
import type { Color } from '$lib/protocol';
import { announcement } from './herald';
import type { TableController } from './tableController.svelte';

const vi = new I18n(await Catalogue.load('vi'));

/** What is said when Red’s move or answer ends the request that `asker` had made. */
const ended = (asker: Color) =>
  announcement(
    vi,
    { before: { offers: { draw: null, takeback: asker, rematch: null } } } as TableController,
    { type: 'takebackDeclined', by: 'red' },
  );

test('a request that its maker let lapse is not called refused', () => {
  expect(ended('red')).toBe('Đỏ thôi xin đi lại.');
  expect(ended('black')).toBe('Đỏ không cho đi lại.');
});
