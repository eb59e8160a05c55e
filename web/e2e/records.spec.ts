import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { faults, overhang } from './axe';
import { expect, test } from './fixtures';

const STUDY = `[Event "Giải thử"]
[Red "Lại Lý Huynh"]
[Black "Nguyễn Thành Bảo"]
[Result "1-0"]

1. P2-5 {Pháo đầu.} M8.7 (1... P8-5 $2 2. M2.3) 2. M2.3 X9-8 3. X1-2 1-0
`;

/** A game in GBK: the name is 胡荣华. */
const GBK = Buffer.concat([
  Buffer.from('[Red "'),
  Buffer.from([0xba, 0xfa, 0xc8, 0xd9, 0xbb, 0xaa]),
  Buffer.from('"]\n[Result "*"]\n\n1. C2=5 H8+7 *\n'),
]);

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const record = (page: Page) => page.getByRole('region', { name: 'Biên bản' });
const current = (page: Page) => record(page).locator('[aria-current=step]');

const pgn = (name: string, bytes: Buffer) => ({ name, mimeType: 'text/plain', buffer: bytes });

async function bring(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.goto('/nhap');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(files);
}

test('a pasted game is walked by keyboard, in any notation, and is there after a reload', async ({
  seat,
}) => {
  const { page } = await seat();
  await page.goto('/nhap');
  await page.getByRole('textbox', { name: 'Hoặc dán biên bản' }).fill(STUDY);
  await page.getByRole('button', { name: 'Đọc', exact: true }).click();
  await page.waitForURL('**/xem/*/1');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lại Lý Huynh');
  await expect(page.getByText('Đỏ thắng')).toBeVisible();
  await expect(record(page)).toContainText('Pháo đầu.');

  // Along the main line, into the variation, to its end, and back to where it began.
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('main [aria-live=polite]')).toContainText('Từ đây có 2 cách đi tiếp.');
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toHaveText('M8.7');
  await expect(page.locator('main [aria-live=polite]')).toContainText('Đen: Mã tám tấn bảy');
  await page.keyboard.press('ArrowDown');
  await expect(current(page)).toContainText('P8-5');
  await expect(page.getByRole('img', { name: 'nước yếu' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toContainText('M2.3');
  await page.keyboard.press('ArrowRight');
  await expect(current(page)).toContainText('M2.3');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(current(page)).toHaveText('P2-5');
  await expect(
    page.getByRole('group', { name: 'Các nước tiếp theo' }).getByRole('button'),
  ).toHaveText([/M8\.7/, /P8-5/]);
  await page.keyboard.press('End');
  await expect(current(page)).toContainText('M2.3');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(current(page)).toHaveText('M8.7');
  await page.waitForURL('**/xem/*/1?nuoc=2');

  await page.getByRole('combobox', { name: 'Ký hiệu' }).selectOption({ label: 'WXF (C2=5)' });
  await expect(current(page)).toHaveText('H8+7');
  await page.reload();
  await expect(current(page)).toHaveText('H8+7');
  await page.getByRole('link', { name: 'Về danh sách' }).click();
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('link', { name: /Lại Lý Huynh/ }).press('Enter');
  await expect(record(page)).toContainText('C2=5');
  await expect(page.locator('main')).toBeFocused();
});

test('an encoding is recognised, told with its reason, and can be chosen', async ({ seat }) => {
  const { page } = await seat();
  await bring(page, pgn('gbk.pgn', GBK), pgn('hai.pgn', Buffer.from(STUDY)));
  const games = page.getByRole('list', { name: 'Các ván' });
  await expect(games.getByRole('listitem')).toHaveCount(2);
  await expect(games).toContainText('胡荣华');
  await expect(page.getByText('GBK (chữ Hán giản thể) —').first()).toBeVisible();
  const choice = page.getByRole('combobox', { name: 'Bảng mã' }).first();
  await choice.selectOption({ label: 'VISCII (tiếng Việt)' });
  await expect(games).not.toContainText('胡荣华');
  await games.getByRole('link').first().click();
  await page.getByText('Về tệp này').click();
  await expect(page.getByText('do bạn chọn')).toBeVisible();
  await page.getByRole('combobox', { name: 'Bảng mã' }).selectOption({ label: 'Tự nhận ra' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('胡荣华');
});

test('a game is saved in a format, read back from it, and travels in a link', async ({ seat }) => {
  const { page } = await seat({ permissions: ['clipboard-read', 'clipboard-write'] });
  await bring(page, pgn('một.pgn', Buffer.from(STUDY)));
  await page.getByRole('button', { name: 'Tải, chép' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tải về hoặc chép' });
  await dialog.getByText('XQF', { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /^Tải về .*\.xqf$/ }).click(),
  ]);
  const xqf = readFileSync(await download.path());
  expect(xqf.subarray(0, 2).toString()).toBe('XQ');

  await dialog.getByRole('button', { name: 'Chép đường dẫn' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Đã chép');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Chép FEN' }).click();
  const fen = await page.evaluate(() => navigator.clipboard.readText());
  expect(fen).toMatch(/^rnbakabnr\/9\/1c5c1.* w - - 0 1$/);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Hình PNG' }).click(),
  ]);
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');

  await bring(page, { name: 'lại.xqf', mimeType: 'application/octet-stream', buffer: xqf });
  await page.waitForURL('**/xem/*/1');
  await expect(record(page)).toContainText('Pháo đầu.');
  await page.getByText('Về tệp này').click();
  await expect(page.getByText('XQF (XQStudio), bản 10')).toBeVisible();

  const friend = await seat();
  await friend.page.goto(link);
  await expect(record(friend.page)).toContainText('Pháo đầu.');
  await expect(record(friend.page).getByRole('button')).toContainText(['P2-5', 'P8-5', 'M2.3']);
});

test('what is no record is told so, an illegal move has its reason and its place', async ({
  seat,
}) => {
  const { page } = await seat();
  await bring(page, {
    name: 'ảnh.png',
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG\r\n\x1a\n\0\0'),
  });
  await expect(page.getByText('Đây không phải định dạng nào chúng tôi biết.')).toBeVisible();
  // Pasted text that is no record can be mended.
  await page.goto('/nhap');
  const field = page.getByRole('textbox', { name: 'Hoặc dán biên bản' });
  await field.fill('hôm nay trời đẹp');
  await page.getByRole('button', { name: 'Đọc', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Đây không phải định dạng nào');
  await expect(field).toHaveValue('hôm nay trời đẹp');
  await field.fill('1. P2-5 M8.7 2. M2.3 X9-9');
  await page.getByRole('button', { name: 'Đọc', exact: true }).click();
  await page.waitForURL('**/xem/*/1');
  await page.getByText('Về tệp này').click();
  await expect(page.getByText('“X9-9”: quân ấy không đi được như thế')).toBeVisible();

  await bring(page, pgn('sai.pgn', Buffer.from('[Red "A"]\n\n1. h2e2 h9g7 2. h0f1 a9a8 *\n')));
  await page.waitForURL('**/xem/*/1');
  await page.getByText('Về tệp này').click();
  await page.getByRole('button', { name: /^Nước 3/ }).click();
  await expect(current(page)).toContainText('nước sai luật');
  await expect(record(page)).toContainText('Mã bị cản chân');
});

test('a game played here is replayed and saved, and the server has it as a file', async ({
  pair: [red, black],
  seat,
}) => {
  await red.playWith(black, 1, ['h2e2', 'h9g7', 'h0g2']);
  const table = new URL(red.page.url()).pathname.split('/').pop() ?? '';
  const file = await red.page.request.get(`/api/v1/tables/${table}/record?format=pgn&notation=wxf`);
  expect(file.headers()['content-disposition']).toContain(`kydai-${table}.pgn`);
  const text = await file.text();
  expect(text).toContain('C2=5');
  const date = /\[Date "(\d{4}\.\d\d\.\d\d)"\]/.exec(text)?.[1] ?? 'a day';

  // The game so far is there for those who play it as for those who watch.
  const watcher = await seat(PHONE);
  await watcher.page.goto(red.page.url());
  for (const { page } of [red, watcher]) {
    await page.getByRole('button', { name: 'Tải, chép' }).click();
    const [soFar] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Tải về .*\.pgn$/ }).click(),
    ]);
    expect(readFileSync(await soFar.path(), 'utf8')).toContain(`[Date "${date}"]`);
    await page.keyboard.press('Escape');
  }

  await black.press('Xin thua');
  await black.page.getByRole('group').getByRole('button', { name: 'Xin thua' }).click();
  await red.seesResult('Bạn thắng', 'Đen xin thua, bạn thắng ván này.');
  await red.press('Tải, chép');
  await red.page.getByRole('dialog').getByText('XQF', { exact: true }).click();
  await expect(red.page.getByRole('dialog').getByRole('listitem')).toContainText([
    'Mục Luật',
    'Định dạng này không ghi được thời gian của từng nước. Nước 1, Nước 2, Nước 3',
  ]);
  const [download] = await Promise.all([
    red.page.waitForEvent('download'),
    red.page.getByRole('button', { name: /^Tải về .*\.xqf$/ }).click(),
  ]);
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('XQ');
  await red.page.keyboard.press('Escape');
  await red.press('Xem lại');
  await expect(record(red.page).locator('[data-move]')).toHaveText(['P2-5', 'M8.7', 'M2.3']);
  await expect(red.page.getByText('Đỏ thắng vì Đen xin thua.')).toBeVisible();
  await expect(red.page.locator('main')).toContainText(date);
});

for (const options of [PHONE, { colorScheme: 'dark' as const }]) {
  test(`records are within reach (${JSON.stringify(options)})`, async ({ seat }) => {
    const { page } = await seat(options);
    await page.goto('/nhap');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await bring(page, pgn('gbk.pgn', GBK), pgn('hai.pgn', Buffer.from(STUDY)));
    const games = page.getByRole('list', { name: 'Các ván' });
    await expect(games.getByRole('listitem')).toHaveCount(2);
    expect(await faults(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
    await games.getByRole('link', { name: /Huynh/ }).click();
    await page.getByRole('button', { name: 'Tới một nước' }).click();
    await expect(current(page)).toHaveText('P2-5');
    // On a phone the shown move and its comment stand under the board.
    const strip = page.locator('.shown').getByText('Pháo đầu.');
    await expect(strip).toBeVisible({ visible: options === PHONE });
    if (options === PHONE) await expect(strip).toBeInViewport();
    expect(await faults(page)).toEqual([]);
    expect(await overhang(page)).toBe(0);
    await page.getByRole('button', { name: 'Tải, chép' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
}
