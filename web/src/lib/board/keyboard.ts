import { FILES, RANKS, placeOf, squareAt } from './geometry';
import type { Side } from '$lib/rules/view';

/** What a key asks of the board. */
export type Intent =
  { kind: 'go'; square: string } | { kind: 'tap' } | { kind: 'cancel' } | undefined;

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-FILES, 0],
  End: [FILES, 0],
  PageUp: [0, -RANKS],
  PageDown: [0, RANKS],
};

const clamp = (value: number, last: number): number => Math.min(Math.max(value, 0), last);

/**
 * What a key pressed with the cursor on `square` means. Arrows go one point as the screen shows it, Home
 * and End to the ends of the row, Page Up and Page Down to the ends of the file.
 */
export function intentOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>,
  square: string,
  orientation: Side,
): Intent {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (event.key === 'Enter' || event.key === ' ') return { kind: 'tap' };
  if (event.key === 'Escape') return { kind: 'cancel' };
  const step = STEPS[event.key];
  if (!step) return undefined;
  const { column, row } = placeOf(square, orientation);
  const place = {
    column: clamp(column + step[0], FILES - 1),
    row: clamp(row + step[1], RANKS - 1),
  };
  return { kind: 'go', square: squareAt(place, orientation) };
}
