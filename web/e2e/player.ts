import { expect, type Locator, type Page } from '@playwright/test';

/** One person at one browser, and what they can do at a table. */
export class Player {
  constructor(readonly page: Page) {}

  /** Makes a table for those who have its link and returns the link; by the rules it was made with last. */
  async createTable(color: 'Đỏ, đi trước' | 'Đen, đi sau', ruleset?: string): Promise<string> {
    await this.page.goto('/');
    await this.page.getByRole('button', { name: 'Tạo bàn' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Tạo bàn' });
    if (ruleset !== undefined) {
      await dialog.getByRole('combobox', { name: 'Luật' }).selectOption({ label: ruleset });
    }
    await dialog.getByText(color).click();
    await dialog.getByText('Chỉ ai có đường dẫn').click();
    await dialog.getByRole('button', { name: 'Tạo bàn' }).click();
    await this.page.waitForURL('**/ban/*');
    return this.page.url();
  }

  /** Follows a link to a table and sits down. */
  async sitAt(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByRole('button', { name: 'Ngồi vào chơi' }).click();
    await this.started();
  }

  async started(): Promise<void> {
    await expect(this.record).toBeVisible();
  }

  /** The point of the board with that name, as assistive technology sees it. */
  point(square: string): Locator {
    return this.page.locator(`[role=gridcell][data-square=${square}]`);
  }

  /** Taps a point of the board as a finger or a mouse does. */
  async tap(square: string): Promise<void> {
    const { x, y } = await this.#centre(square);
    await this.page.mouse.click(x, y);
  }

  /** Moves by two taps, e.g. `h2e2`. */
  async move(move: string): Promise<void> {
    await this.tap(move.slice(0, 2));
    await this.tap(move.slice(2));
  }

  /** Moves by dragging the man. */
  async drag(move: string): Promise<void> {
    const from = await this.#centre(move.slice(0, 2));
    const to = await this.#centre(move.slice(2));
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x, to.y, { steps: 5 });
    await this.page.mouse.up();
  }

  /** Types a move into the field for it. */
  async type(text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: 'Gõ nước đi' });
    await field.fill(text);
    await field.press('Enter');
  }

  /** The record of moves. */
  get record(): Locator {
    return this.page.getByRole('region', { name: 'Biên bản' });
  }

  /** Waits until the record is exactly these moves, in Vietnamese notation. */
  async sees(...moves: string[]): Promise<void> {
    await expect(this.record.locator('[data-move]')).toHaveText(moves);
  }

  /** Waits for the end of the game with this title and this reason. */
  async seesResult(title: string, reason: string): Promise<void> {
    const result = this.page.getByRole('region', { name: 'Kết quả' });
    await expect(result.getByRole('heading')).toHaveText(title);
    await expect(result).toContainText(reason);
  }

  /** Types a line of coordinates in turns with `other`, who moves second; returns when both see it. */
  async playWith(other: Player, first: number, moves: readonly string[]): Promise<void> {
    for (const [index, move] of moves.entries()) {
      const ply = first + index;
      await (ply % 2 === 1 ? this : other).type(move);
      for (const player of [this, other]) {
        await expect(player.record.locator(`[data-move="${String(ply)}"]`)).toBeAttached();
      }
    }
  }

  async press(button: string): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  async #centre(square: string): Promise<{ x: number; y: number }> {
    const box = await this.point(square).boundingBox();
    if (box === null) throw new Error(`${square} is not on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}
