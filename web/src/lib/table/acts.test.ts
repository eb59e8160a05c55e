import { expect, test } from 'vitest';
import { Acts, firstActId } from './acts';

test('ids rise, and answered actions leave the list', () => {
  const acts = new Acts(7);
  acts.add({ type: 'offerDraw' });
  acts.add({ type: 'resign' });
  expect(acts.open.map(({ id }) => id)).toEqual([7, 8]);
  expect(acts.settle(7)?.action.type).toBe('offerDraw');
  expect(acts.settle(7)).toBeNull();
  expect(acts.open.map(({ id }) => id)).toEqual([8]);
});

test('a page loaded later counts from higher up, within 32 bits', () => {
  const now = Date.UTC(2026, 10, 30);
  expect(firstActId(now + 1_000)).toBeGreaterThan(firstActId(now));
  expect(firstActId(Date.UTC(2038, 0, 1))).toBeLessThan(2 ** 32);
  expect(firstActId(0)).toBe(1);
});
