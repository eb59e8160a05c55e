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
const OPENED_WITHIN_MS = 30_000;
const STEP_WITHIN_MS = 1_000;
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

interface Cost {
  readonly mebibytes: number;
  readonly cpuMs: number;
}

const TICK_MS = 10;

/** What the process that draws the page holds in memory, and how long it has computed. */
async function cost(browser: Browser): Promise<Cost> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const costs = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }): Cost => {
      const of = (file: string) => readFileSync(`/proc/${String(id)}/${file}`, 'utf8');
      const resident = Number(/VmRSS:\s+(\d+)/.exec(of('status'))?.[1]);
      // After the name in brackets: user and system time are the 12th and the 13th.
      const [user = 0, system = 0] =
        of('stat').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
      return { mebibytes: Math.round(resident / 1024), cpuMs: (user + system) * TICK_MS };
    });
  const [largest] = costs.sort((a, b) => b.mebibytes - a.mebibytes);
  if (!largest) throw new Error('no page is drawn');
  return largest;
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
  const before = await cost(browser);
  const from = performance.now();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
  const record = page.getByRole('region', { name: 'Biên bản' });
  await record.locator('[data-move]').first().waitFor({ timeout: 60_000 });
  const opened = performance.now() - from;
  const after = await cost(browser);
  const elements = await page.locator('*').count();

  const walks: [what: string, walk: () => Promise<number[]>][] = [
    ['forward', () => pressed(page, 'ArrowRight', 40)],
    ['to alternatives', () => pressed(page, 'ArrowDown', 10)],
    ['back', () => pressed(page, 'ArrowLeft', 40)],
    ['to forks', () => pressed(page, 'ArrowRight', 10, true)],
    ['to the end', () => pressed(page, 'End', 1)],
    ['to the beginning', () => pressed(page, 'Home', 1)],
    ['to another notation', () => pressed(page, 'n', 9)],
    ['scrolling', () => scrolled(page)],
  ];
  const figures = [
    `${String(bytes.length)} bytes: ${opened.toFixed(0)} ms, CPU ${String(after.cpuMs - before.cpuMs)} ms, ` +
      `memory ${String(before.mebibytes)} to ${String(after.mebibytes)} MiB, ${String(elements)} elements`,
  ];
  for (const [what, walk] of walks) {
    const { cpuMs } = await cost(browser);
    const times = await walk();
    const cpu = ((await cost(browser)).cpuMs - cpuMs) / times.length;
    figures.push(
      `${what} (${String(times.length)}): median ${median(times).toFixed(0)} ms, ` +
        `longest ${Math.max(...times).toFixed(0)} ms, CPU ${cpu.toFixed(0)} ms each`,
    );
    expect(median(times), what).toBeLessThan(STEP_WITHIN_MS);
  }
  if (FILE || process.env['KYDAI_FIGURES']) console.log(figures.join('\n'));

  expect(opened).toBeLessThan(OPENED_WITHIN_MS);
  expect(elements).toBeLessThan(MOST_ELEMENTS);
});
