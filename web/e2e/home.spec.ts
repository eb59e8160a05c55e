import { expect, test } from './fixtures';

test('“play now” seats two strangers at one table', async ({ seat }) => {
  const first = await seat();
  const second = await seat();
  await first.page.goto('/');
  await first.page.getByRole('button', { name: /Chơi ngay/ }).click();
  await expect(first.page.getByText('Đang chờ đối thủ')).toBeVisible();
  await second.page.goto('/');
  await second.page.getByRole('button', { name: /Chơi ngay/ }).click();
  await second.started();
  await first.started();
  expect(second.page.url()).toBe(first.page.url());
  // The one with Red calls it off, so that no later test meets this table.
  await first.press('Huỷ ván');
  await second.seesResult('Ván đã huỷ', 'không tính thắng thua');
});

test('the lobby shows a public table while it waits, and no longer', async ({ seat }) => {
  const host = await seat();
  const guest = await seat();
  await guest.page.goto('/');
  const open = guest.page.getByRole('region', { name: 'Bàn đang chờ' });
  await expect(open).toContainText('Chưa ai chờ');
  await host.page.goto('/');
  await host.page.getByRole('button', { name: /Chơi ngay/ }).click();
  await expect(open.getByRole('listitem')).toHaveCount(1);
  await host.press('Đóng bàn');
  await expect(open).toContainText('Chưa ai chờ');
});

test('the language is switched without losing the page', async ({ seat }) => {
  const { page } = await seat();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chơi cờ tướng');
  const languages = page.getByRole('list', { name: 'Ngôn ngữ' }).first();
  await languages.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
  await page.getByRole('button', { name: '简体中文' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
});

test('the first visit offers men that need no Chinese', async ({ seat }) => {
  const { page } = await seat();
  await page.goto('/');
  const welcome = page.getByRole('region', { name: 'Bạn muốn chơi với bộ quân nào?' });
  await welcome.getByRole('button', { name: 'Dùng bộ này' }).nth(1).click();
  await expect(welcome).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(welcome).toBeHidden();
});

test('a guest has a Vietnamese name and may change it', async ({ seat }) => {
  const { page } = await seat();
  await page.goto('/');
  const name = page.getByRole('banner').locator('button .name');
  await expect(name).toHaveText(/\p{Letter}+ \p{Letter}+/u);
  await name.click();
  await page.getByRole('textbox', { name: 'Tên của bạn' }).fill('Kỳ Vương');
  await page.getByRole('button', { name: 'Lưu tên' }).click();
  await expect(name).toHaveText('Kỳ Vương');
  await page.reload();
  await expect(name).toHaveText('Kỳ Vương');
});
