import { test as base, type Browser, type BrowserContextOptions } from '@playwright/test';
import { Player } from './player';
import { Server } from './server';

interface Seat {
  /** Another person: a browser context of their own, with a cookie of their own. */
  (options?: BrowserContextOptions): Promise<Player>;
}

interface Fixtures {
  seat: Seat;
  /** Two people at one table of their own, the first with Red. */
  pair: readonly [red: Player, black: Player];
}

export { expect } from '@playwright/test';

/** Opens contexts against a server and closes them; a script error in any page is a failure. */
export async function withSeats(
  browser: Browser,
  server: Server,
  use: (seat: Seat) => Promise<void>,
): Promise<void> {
  const contexts: Awaited<ReturnType<Browser['newContext']>>[] = [];
  const errors: string[] = [];
  await use(async (options) => {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'vi-VN',
      viewport: { width: 1280, height: 860 },
      // The copy for offline use would be fetched anew by every person of every test.
      serviceWorkers: 'block',
      ...options,
    });
    contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) errors.push(message.text());
    });
    return new Player(page);
  });
  await Promise.all(contexts.map((context) => context.close()));
  if (errors.length > 0) throw new Error(`errors in the pages:\n${errors.join('\n')}`);
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    // Playwright reads what a fixture needs from this pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  seat: async ({ browser, server }, use) => {
    await withSeats(browser, server, use);
  },
  pair: async ({ seat }, use) => {
    const red = await seat();
    const black = await seat();
    const link = await red.createTable('Đỏ, đi trước');
    await black.sitAt(link);
    await red.started();
    await use([red, black]);
  },
});
