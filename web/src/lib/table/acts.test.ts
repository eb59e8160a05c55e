import { expect, test } from 'vitest';
import { Acts } from './acts';

test('ids rise, and answered actions leave the list', () => {
  const acts = new Acts();
  acts.add({ type: 'offerDraw' });
  acts.add({ type: 'resign' });
  expect(acts.settle(1)).toMatchObject({ action: { type: 'offerDraw' }, again: false });
  expect(acts.settle(1)).toBeNull();
  expect(acts.resend().map(({ id }) => id)).toEqual([2]);
  expect(acts.settle(2)?.again).toBe(true);
});
