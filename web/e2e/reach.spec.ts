import { faults, overhang } from './axe';
import { expect, test } from './fixtures';

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the home page (${colorScheme})`, async ({ seat }) => {
    const { page } = await seat({ colorScheme });
    await page.goto('/');
    await expect(page.getByText('Chưa ai chờ')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  test(`axe finds nothing on a ruleset’s page (${colorScheme})`, async ({ seat }) => {
    const { page } = await seat({ colorScheme });
    await page.goto('/luat/wxf-2018');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  test(`axe finds nothing at a table (${colorScheme})`, async ({ seat }) => {
    const red = await seat({ colorScheme });
    const black = await seat();
    await black.sitAt(await red.createTable('Đỏ, đi trước'));
    await red.started();
    await red.type('P2-5');
    await black.sees('P2-5');
    expect(await faults(red.page)).toEqual([]);
  });
}

test('nothing scrolls sideways on a phone 360 points wide', async ({ seat }) => {
  const red = await seat(PHONE);
  const black = await seat(PHONE);
  await red.page.goto('/');
  await expect(red.page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await overhang(red.page)).toBe(0);
  const link = await red.createTable('Đỏ, đi trước');
  expect(await overhang(red.page)).toBe(0);
  await black.sitAt(link);
  await red.started();
  expect(await overhang(red.page)).toBe(0);

  // Two taps of a finger make a move.
  for (const square of ['h2', 'e2']) {
    const box = await red.point(square).boundingBox();
    if (box === null) throw new Error(`${square} is not on the screen`);
    await red.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }
  await black.sees('P2-5');
  expect(await overhang(black.page)).toBe(0);
});
