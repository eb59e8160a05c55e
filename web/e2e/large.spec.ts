import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { study } from './study';

/** A file of one's own to measure instead of the made one; see docs/performance.md. */
const FILE = process.env['KYDAI_LARGE_RECORD'];

/** The largest record known. */
const MOVES = 215_686;

/** Far more than it takes, so that a busy machine passes, and far less than a page that hangs. */
const OPENED_WITHIN_MS = 15_000;
const STEP_WITHIN_MS = 500;
const MOST_ELEMENTS = 20_000;

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Presses a key so often, and tells how long each took until the page was drawn, in milliseconds. */
const pressed = (page: Page, key: string, times: number, shiftKey = false): Promise<number[]> =>
  page.evaluate(
    async ([key, times, shiftKey]) => {
      const taken: number[] = [];
      for (let count = 0; count < times; count += 1) {
        const from = performance.now();
        window.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey }));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        taken.push(performance.now() - from);
      }
      return taken;
    },
    [key, times, shiftKey] as const,
  );

/** Scrolls the record from its beginning to its end, and tells how long each frame took. */
const scrolled = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const list = document.querySelector('[aria-label="Biên bản"] > .scroll');
    const taken: number[] = [];
    for (let top = 0; list && top < list.scrollHeight && taken.length < 200; top += 400) {
      const from = performance.now();
      list.scrollTo({ top });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      taken.push(performance.now() - from);
    }
    return taken;
  });

/** The resident memory of the largest process that draws a page, in MiB. */
async function memory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer');
  const kilobytes = pages.map(({ id }) => {
    const status = readFileSync(`/proc/${String(id)}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  });
  return Math.round(Math.max(...kilobytes) / 1024);
}

test('the largest record known is opened, scrolled and walked without a wait', async ({
  seat,
  browser,
}) => {
  const { page } = await seat({ viewport: { width: 1440, height: 900 } });
  const bytes = FILE ? readFileSync(FILE) : Buffer.from(study(MOVES, 38));
  const name = FILE ? basename(FILE) : 'giáo trình.pgn';
  await page.goto('/nhap');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await memory(browser);
  const from = performance.now();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
  const record = page.getByRole('region', { name: 'Biên bản' });
  await record.locator('[data-move]').first().waitFor({ timeout: 60_000 });
  const opened = performance.now() - from;
  const after = await memory(browser);
  const elements = await page.locator('*').count();

  const steps = {
    forward: await pressed(page, 'ArrowRight', 40),
    'to the alternatives': await pressed(page, 'ArrowDown', 10),
    back: await pressed(page, 'ArrowLeft', 40),
    'to forks': await pressed(page, 'ArrowRight', 10, true),
    'to the ends': [...(await pressed(page, 'End', 1)), ...(await pressed(page, 'Home', 1))],
    'to another notation': await pressed(page, 'n', 3),
    scrolling: await scrolled(page),
  };
  const figures = [
    `${String(bytes.length)} bytes, opened ${opened.toFixed(0)} ms, ` +
      `memory ${String(before)} to ${String(after)} MiB, ${String(elements)} elements`,
    ...Object.entries(steps).map(
      ([what, times]) =>
        `${what}: median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms (${String(times.length)})`,
    ),
  ];
  if (FILE || process.env['KYDAI_FIGURES']) console.log(figures.join('\n'));

  expect(opened).toBeLessThan(OPENED_WITHIN_MS);
  expect(elements).toBeLessThan(MOST_ELEMENTS);
  for (const [what, times] of Object.entries(steps)) {
    expect(median(times), what).toBeLessThan(STEP_WITHIN_MS);
  }
});
