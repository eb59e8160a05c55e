import { expect, test } from './fixtures';

test('an illegal move says why in words and marks the squares in the way', async ({
  pair: [red],
}) => {
  // The horse on h0, with the elephant beside it.
  await red.move('h0f1');
  await expect(red.page.getByText('Mã bị cản chân ở cột 3 hàng 0.')).toBeVisible();
  await expect(red.page.locator('.pointed')).toHaveCount(1);
  // The cannon, with nothing between it and the other one.
  await red.move('b2b7');
  await expect(red.page.getByText('ở đây chưa có ngòi')).toBeVisible();
  // The soldier sideways on its own side of the river.
  await red.move('e3d3');
  await expect(red.page.getByText('Tốt chưa qua sông thì chưa được đi ngang.')).toBeVisible();
  await red.sees();
});

test('legal moves are shown for the chosen man', async ({ pair: [red] }) => {
  await red.tap('b0');
  await expect(red.point('b0')).toHaveAttribute('aria-selected', 'true');
  await expect(red.point('a2')).toHaveAccessibleName(/đi được/);
  await expect(red.point('c2')).toHaveAccessibleName(/đi được/);
  await expect(red.point('d1')).not.toHaveAccessibleName(/đi được/);
});

test('Escape drops the chosen man, and the next choice clears what was said', async ({
  pair: [red],
}) => {
  await red.tap('b0');
  await expect(red.point('b0')).toHaveAttribute('aria-selected', 'true');
  await red.page.keyboard.press('Escape');
  await expect(red.point('b0')).toHaveAttribute('aria-selected', 'false');
  await red.move('h0f1');
  await expect(red.page.getByText('Mã bị cản chân')).toBeVisible();
  await red.tap('b2');
  await expect(red.page.getByText('Mã bị cản chân')).toBeHidden();
});

test('a move set in advance is said, can be dropped, and is played in its turn', async ({
  pair: [red, black],
}) => {
  const line = black.page.getByText(/Đã đặt sẵn nước M8.7/);
  await black.move('h9g7');
  await expect(line).toBeVisible();
  await black.press('Huỷ nước này');
  await expect(line).toBeHidden();
  await black.move('h9g7');
  await black.page.keyboard.press('Escape');
  await expect(line).toBeHidden();
  await black.move('h9g7');
  await expect(line).toBeVisible();
  await red.type('P2-5');
  await red.sees('P2-5', 'M8.7');
  await expect(line).toBeHidden();
});

test('the board is played by keyboard alone and names its points', async ({
  pair: [red, black],
}) => {
  await expect(red.point('a0')).toHaveAccessibleName('Xe đỏ, cột 9 hàng 0');
  await expect(red.point('e4')).toHaveAccessibleName('Trống, cột 5 hàng 4');
  // From the general on e0 to the cannon on h2, and with it to e2.
  await red.point('e0').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'Enter']) {
    await red.page.keyboard.press(key);
  }
  await expect(red.point('h2')).toHaveAttribute('aria-selected', 'true');
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter']) {
    await red.page.keyboard.press(key);
  }
  await black.sees('P2-5');
  // What happened is said in the live region.
  await expect(black.page.locator('[aria-live=polite]')).toContainText('Pháo hai bình năm');
});

test('moves are typed in Vietnamese or coordinates, and misreadings are explained', async ({
  pair: [red, black],
}) => {
  await red.type('P9-9');
  await expect(red.page.getByText(/“P9-9”/)).toBeVisible();
  await red.type('P2-5');
  await black.sees('P2-5');
  await black.type('h9g7');
  await red.sees('P2-5', 'M8.7');
});

test('both clocks are shown, and the running one runs', async ({ pair: [red, black] }) => {
  await red.type('P2-5');
  await black.type('M8.7');
  await red.sees('P2-5', 'M8.7');
  const clock = red.page.getByRole('timer', { name: 'Đồng hồ của Đỏ' });
  await expect(red.page.getByRole('timer')).toHaveCount(2);
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? '');
});

test('whoever has the link watches without moving', async ({ pair: [red, black], seat }) => {
  await red.type('P2-5');
  await black.sees('P2-5');
  for (const { page } of [red, black]) {
    await expect(page.getByText('đang vắng')).toBeHidden();
    await expect(page.getByText('người xem')).toBeHidden();
  }
  const watcher = await seat();
  await watcher.page.goto(red.page.url());
  await watcher.sees('P2-5');
  await watcher.move('h9g7');
  await watcher.sees('P2-5');
  await expect(red.page.getByText('1 người xem')).toBeVisible();
});

test('looking back at earlier moves does not disturb the game', async ({ pair: [red, black] }) => {
  await red.type('P2-5');
  await black.type('M8.7');
  await red.sees('P2-5', 'M8.7');
  await red.press('Về đầu ván');
  await expect(red.page.getByText('Đang xem thế ban đầu')).toBeVisible();
  await expect(red.point('h2')).toHaveAccessibleName(/Pháo đỏ/);
  await red.press('về hiện tại');
  await expect(red.point('e2')).toHaveAccessibleName(/Pháo đỏ/);
});
