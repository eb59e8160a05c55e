import { expect, test } from './fixtures';
import type { Player } from './player';

/** Sets the weakest level, so that no test waits for a deep thought. */
async function weakest({ page }: Player): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Chọn cấp, bên, thời gian' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chơi với máy' });
  await dialog.getByRole('slider', { name: /Sức của máy/ }).fill('1');
  await expect(dialog).toContainText('Cấp 1: Vỡ lòng');
  await dialog.getByRole('button', { name: 'Bắt đầu' }).click();
  await page.waitForURL('**/may');
}

/** Waits until so many moves are on the record. */
const moves = async ({ record }: Player, count: number) => {
  await expect(record.locator('[data-move]')).toHaveCount(count, { timeout: 20_000 });
};

test('one click on the home page and a game has begun', async ({ seat }) => {
  const person = await seat();
  await person.page.goto('/');
  await person.page.getByRole('button', { name: /Chơi với máy/ }).click();
  await person.started();
  await expect(person.page.getByText('Máy · Biết chơi', { exact: true })).toBeVisible();
  await person.move('h2e2');
  await moves(person, 2);
});

test('three moves against the weakest level, a hint, a takeback, a reload and the end', async ({
  seat,
}) => {
  const person = await seat();
  await weakest(person);
  for (const [index, move] of ['h2e2', 'h0g2', 'i0h0'].entries()) {
    await person.move(move);
    await moves(person, 2 * index + 2);
  }

  await person.press('Gợi ý');
  await expect(person.page.getByText(/^Gợi ý: \S+/)).toBeVisible();
  await person.press('Xin đi lại');
  await moves(person, 4);

  // The game is kept in this browser, not on the server.
  await person.page.reload();
  await moves(person, 4);
  await person.move('i0h0');
  await moves(person, 6);

  await person.press('Xin thua');
  await person.press('Xin thua');
  await person.seesResult('Bạn thua', 'Bạn đã xin thua');
  await expect(person.page.getByRole('button', { name: 'Xem lại' })).toBeVisible();
  // The colours are swapped: the machine has Red and moves first.
  await person.press('Đấu lại');
  await moves(person, 1);
});

test('a horse less, and Black: the machine begins without it', async ({ seat }) => {
  const person = await seat();
  const { page } = person;
  await page.goto('/');
  await page.getByRole('button', { name: 'Chọn cấp, bên, thời gian' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chơi với máy' });
  await dialog.getByRole('slider', { name: /Sức của máy/ }).fill('1');
  await dialog.getByText('Đen, đi sau').click();
  await dialog.getByRole('combobox', { name: 'Chấp' }).selectOption({ label: 'Chấp một Mã' });
  await dialog.getByRole('button', { name: 'Bắt đầu' }).click();
  await moves(person, 1);
  await expect(person.point('h0')).toHaveAccessibleName(/Mã/);
  await expect(person.point('b0')).not.toHaveAccessibleName(/Mã/);
});

test('without a network the machine plays on', async ({ seat }) => {
  const person = await seat({ serviceWorkers: 'allow' });
  const { page } = person;
  await weakest(person);
  await person.move('h2e2');
  await moves(person, 2);
  // The copy is made behind the page's back.
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const kept = await Promise.all(
            (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
          );
          return kept.flat().some(({ url }) => url.includes('wasm_engine_bg'));
        }),
      { timeout: 30_000 },
    )
    .toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await moves(person, 2);
  await person.move('h0g2');
  await moves(person, 4);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Chơi tiếp với máy/ })).toBeVisible();
  await page.context().setOffline(false);
});
