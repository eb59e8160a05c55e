import { expect, test } from './fixtures';
import type { Player } from './player';

/** Red's chariot comes out and finds a cannon that nobody protects. */
const COMING = ['i0i1', 'i6i5', 'i1d1', 'b7b5', 'd1d5'];
/** It runs to and fro, and the chariot after it. */
const CHASE = ['b5b4', 'd5d4', 'b4b5', 'd4d5'];

/** The line under the board that everybody hears. */
const status = ({ page }: Player) => page.locator('.status [role=status]');

test('a perpetual chase is warned of, loses, and is shown again with its labels', async ({
  seat,
}) => {
  const red = await seat();
  const black = await seat();
  const link = await red.createTable('Đỏ, đi trước', 'Luật thế giới WXF 2018');
  await black.sitAt(link);
  await red.playWith(black, 1, [...COMING, ...CHASE]);

  // The second time both are told, each from their own eyes.
  await expect(status(red)).toHaveText(
    'Lần lặp thứ 2 — bạn đang đuổi bắt mãi Pháo, phải đổi nước: lặp đến lần thứ 4 là thua.',
  );
  await expect(status(black)).toContainText('Đỏ đang đuổi bắt mãi Pháo, phải đổi nước');
  await expect(red.page.locator('.status.warns')).toHaveCount(0);

  // A reload forgets nothing.
  await red.page.reload();
  await expect(status(red)).toContainText('Lần lặp thứ 2');

  // One repetition ahead the offender is warned, and only they.
  await red.playWith(black, 10, CHASE);
  await expect(status(red)).toHaveText(
    'Bạn đang đuổi bắt mãi Pháo: lặp thêm lần nữa sẽ thua. Hãy đổi nước!',
  );
  await expect(red.page.locator('.status.warns')).toBeVisible();
  await expect(status(black)).toContainText('lặp thêm lần nữa sẽ thua');
  await expect(black.page.locator('.status.warns')).toHaveCount(0);

  // The circle so far can be looked at while the game goes on.
  await black.press('Xem vòng lặp');
  const sofar = black.page.getByRole('region', { name: /^Vòng lặp/ });
  await expect(sofar).toContainText('Nước chờ');
  await sofar.getByRole('button', { name: 'Nước sau' }).click();
  await expect(sofar).toContainText('Xe cột 4 đuổi bắt Pháo cột 2 (không căn)');
  await sofar.press('Escape');
  await expect(sofar).toBeHidden();

  // The game going on ends the look back, and a move typed at a past position is not played.
  await black.press('Xem vòng lặp');
  await expect(sofar).toBeFocused();
  await black.type('b5b4');
  await expect(status(black)).toContainText('đang xem lại nước cũ');
  await red.press('Xem vòng lặp');
  await red.playWith(black, 14, CHASE);
  await black.seesResult('Bạn thắng', 'Đỏ đuổi bắt mãi không đổi nước, bạn thắng ván này.');
  await red.seesResult('Bạn thua', 'Bạn đuổi bắt mãi không đổi nước nên bị xử thua.');

  // Whoever comes later sees the ruling, its article, and the circle ply by ply.
  const watcher = await seat();
  await watcher.page.goto(link);
  await watcher.seesResult('Đen thắng', 'Theo Luật thế giới WXF 2018, điều 20.');
  await watcher.press('Xem vòng lặp');
  const story = watcher.page.getByRole('region', {
    name: 'Vòng lặp nước 14 đến 17, lặp lần thứ 4',
  });
  await story
    .getByRole('button', { name: /đuổi bắt/ })
    .first()
    .click();
  await expect(story).toContainText('Xe cột 6 đuổi bắt Pháo cột 8 (không căn)');
  await expect(watcher.page.locator('.shaft')).toHaveCount(1);
  await expect(watcher.page.locator('circle.victim')).toHaveCount(1);
  // The arrows of the keyboard step through it, and so does the record.
  await watcher.page.keyboard.press('ArrowLeft');
  await expect(story).toContainText('Nước chờ');
  await expect(watcher.page.locator('.shaft')).toHaveCount(0);
  await watcher.record.locator('[data-move="17"]').click();
  await expect(story).toContainText('Xe cột 6 đuổi bắt Pháo cột 8');
  await story.getByRole('button', { name: 'Đóng vòng lặp' }).click();
  await expect(story).toBeHidden();
});

test('a refused move explains itself', async ({ seat }) => {
  const red = await seat();
  const black = await seat();
  await black.sitAt(await red.createTable('Đỏ, đi trước', 'Không lặp lần thứ tư'));
  const shuffle = ['a0a1', 'a9a8', 'a1a0', 'a8a9'];
  await red.playWith(black, 1, [...shuffle, ...shuffle, ...shuffle].slice(0, 11));
  await expect(status(black)).toContainText('sẽ không đi được');
  await black.type('a8a9');
  await expect(status(black)).toHaveText(
    'Không đi được X1/1: thế cờ sẽ lặp lần thứ 4. Hãy đổi nước. Luật của bàn: Không lặp lần thứ tư.',
  );
  await black.type('a8b8');
  await expect(red.record.locator('[data-move="12"]')).toBeAttached();
});

test('a takeback in a circle takes its count back', async ({ seat }) => {
  const red = await seat();
  const black = await seat();
  await black.sitAt(await red.createTable('Đỏ, đi trước', 'Luật thế giới WXF 2018'));
  await red.playWith(black, 1, [...COMING, ...CHASE]);
  await expect(status(red)).toContainText('Lần lặp thứ 2');
  await red.press('Xin đi lại');
  await black.press('Đồng ý');
  await expect(red.record.locator('[data-move]')).toHaveCount(8);
  await expect(status(red)).not.toContainText('đuổi bắt mãi');
  await red.type('d4d5');
  await expect(status(red)).toContainText('Lần lặp thứ 2');
});

test('the rules of the table are one tap away and leave the board in sight', async ({ seat }) => {
  const red = await seat();
  const black = await seat();
  await black.sitAt(await red.createTable('Đỏ, đi trước', 'Luật Việt Nam 2004'));
  await red.page.getByRole('button', { name: /^Luật Việt Nam 2004/ }).click();
  const sheet = red.page.getByRole('region', { name: 'Luật', exact: true }).first();
  await expect(sheet.getByRole('heading', { name: 'Luật Việt Nam 2004' })).toBeVisible();
  await red.move('h2e2');
  await black.sees('P2-5');
  await red.page.keyboard.press('Escape');

  await black.page.goto('/');
  await black.page.getByRole('banner').getByRole('link', { name: 'Luật' }).click();
  await black.page.getByRole('link', { name: /^Luật châu Á AXF/ }).click();
  await expect(black.page.getByRole('heading', { level: 1 })).toHaveText('Luật châu Á AXF');
});
