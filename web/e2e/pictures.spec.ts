import { join } from 'node:path';
import { test } from './fixtures';

/** Where the pictures go: the papers' folder when they are to be renewed, else beside the results. */
const FOLDER = process.env['KYDAI_PICTURES'];

const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  dark: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' as const },
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  },
};

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`pictures of the home page and of a game (${name})`, async ({ seat }, testInfo) => {
    const shoot = (what: string) =>
      red.page.screenshot({
        path: FOLDER ? join(FOLDER, `${what}.png`) : testInfo.outputPath(`${what}.png`),
      });
    const red = await seat(screen);
    const black = await seat();
    await red.page.goto('/');
    await red.page.getByRole('button', { name: 'Dùng bộ này' }).first().click();
    await red.page.waitForLoadState('networkidle');
    await shoot(`home-${name}`);

    await black.sitAt(await red.createTable('Đỏ, đi trước'));
    await red.started();
    const moves = ['P2-5', 'M8.7', 'M2.3', 'X9-8', 'X1-2', 'M2.3', 'B7.1', 'B7.1', 'X2.6'];
    for (const [ply, move] of moves.entries()) {
      await (ply % 2 === 0 ? red : black).type(move);
      await red.sees(...moves.slice(0, ply + 1));
      await black.sees(...moves.slice(0, ply + 1));
    }
    // Without the ring around the field that the moves were typed into.
    await red.page.getByRole('textbox').blur();
    await shoot(`table-${name}`);
  });
}
