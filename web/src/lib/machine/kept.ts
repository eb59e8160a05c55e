import { load, save, type Shelf } from '$lib/app/stored';
import { readMachineWish, type MachineWish } from './wish';

/** The game against the machine that this browser keeps. */
export interface KeptGame {
  /** How it was asked for. */
  readonly wish: MachineWish;
  /** The table, as the module stores it; it has a version of its own. */
  readonly table: string;
  /** Whether the game still goes on. */
  readonly playing: boolean;
}

/** The version of the stored form. */
const VERSION = 1;

const KEY = 'machine-game';

/** The game that was kept; null when there is none that this version reads. */
export function readKept(shelf: Shelf | null): KeptGame | null {
  const stored = load(shelf, KEY);
  if (typeof stored !== 'object' || stored === null) return null;
  const { v, wish, table, playing } = stored as Record<string, unknown>;
  return v === VERSION && typeof table === 'string'
    ? { wish: readMachineWish(wish), table, playing: playing === true }
    : null;
}

export function keepGame(shelf: Shelf | null, { wish, table, playing }: KeptGame): void {
  save(shelf, KEY, { v: VERSION, wish, table, playing });
}
