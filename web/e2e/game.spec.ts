import { expect, test, withSeats } from './fixtures';
import { Server } from './server';

test('a whole game to checkmate, through a reload and a crash of the server', async ({
  browser,
}) => {
  const server = await Server.start();
  await withSeats(browser, server, async (seat) => {
    const red = await seat();
    const black = await seat();
    const link = await red.createTable('Đỏ, đi trước');
    await black.sitAt(link);
    await red.started();

    await red.move('h2e2');
    await black.sees('P2-5');
    await black.move('a6a5');
    await red.sees('P2-5', 'B1.1');

    await black.page.reload();
    await black.sees('P2-5', 'B1.1');

    await red.drag('e2e6');
    await black.sees('P2-5', 'B1.1', 'P5.4');

    await server.crash();
    for (const player of [red, black]) {
      await expect(player.page.getByText('Mất kết nối, đang nối lại…')).toBeVisible();
    }
    await server.start();
    for (const player of [red, black]) {
      await expect(player.page.getByText('Mất kết nối, đang nối lại…')).toBeHidden();
      await player.sees('P2-5', 'B1.1', 'P5.4');
    }

    await black.move('i6i5');
    await red.sees('P2-5', 'B1.1', 'P5.4', 'B9.1');
    await red.move('b2b4');
    await black.sees('P2-5', 'B1.1', 'P5.4', 'B9.1', 'P8.2');
    await black.move('g6g5');
    await red.sees('P2-5', 'B1.1', 'P5.4', 'B9.1', 'P8.2', 'B7.1');
    await red.move('b4e4');

    await black.seesResult('Bạn thua', 'Bạn bị chiếu bí, Đỏ thắng ván này.');
    await red.seesResult('Bạn thắng', 'Đen bị chiếu bí, bạn thắng ván này.');

    // The end is on disk as well: whoever comes later sees it.
    const watcher = await seat();
    await watcher.page.goto(link);
    await watcher.seesResult('Đỏ thắng', 'Đỏ thắng vì Đen bị chiếu bí.');
  });
  await server.stop();
});

test('check is called and shown on the board', async ({ pair: [red, black] }) => {
  await red.type('h2e2');
  await black.sees('P2-5');
  await black.type('d9e8');
  await red.sees('P2-5', 'S4.5');
  // The advisor is the screen over which the cannon now looks at the general.
  await red.type('e2e6');
  await expect(black.page.getByText('Chiếu tướng!', { exact: true })).toBeVisible();
  await expect(black.page.locator('[aria-live=polite]')).toContainText('Chiếu tướng!');
  // Only what answers the check may be played.
  await black.type('a6a5');
  await expect(black.page.getByText(/chiếu/i).first()).toBeVisible();
  await red.sees('P2-5', 'S4.5', 'P5.4');
});

test('resigning ends the game at once', async ({ pair: [red, black] }) => {
  await red.type('P2-5');
  await black.sees('P2-5');
  await black.type('M8.7');
  await red.sees('P2-5', 'M8.7');
  await black.press('Xin thua');
  await black.press('Xin thua');
  await black.seesResult('Bạn thua', 'Bạn đã xin thua, Đỏ thắng ván này.');
  await red.seesResult('Bạn thắng', 'Đen xin thua, bạn thắng ván này.');
});

test('a draw is offered and agreed', async ({ pair: [red, black] }) => {
  await red.type('P2-5');
  await black.type('M8.7');
  await red.sees('P2-5', 'M8.7');
  await red.press('Xin hoà');
  await black.press('Đồng ý');
  for (const player of [red, black]) {
    await player.seesResult('Hoà', 'Ván hoà: bạn và đối thủ đồng ý hoà.');
  }
});

test('a move is taken back with the opponent’s consent, and a new game swaps the colours', async ({
  pair: [red, black],
}) => {
  await red.type('P2-5');
  await black.type('M8.7');
  await red.sees('P2-5', 'M8.7');
  await black.press('Xin đi lại');
  await red.press('Đồng ý');
  await black.sees('P2-5');
  await black.type('M2.3');
  await red.sees('P2-5', 'M2.3');

  await red.press('Xin thua');
  await red.press('Xin thua');
  await red.press('Đấu lại');
  await black.press('Đồng ý');
  // Who had Black has Red now, and moves first.
  await expect(red.page.getByText('Đỏ đi trước.')).toBeVisible();
  await black.type('P2-5');
  await red.sees('P2-5');
});
