import type { Color, SeatChoice, TimeControl } from '$lib/protocol';
import { LEVELS } from '$lib/engine/view';
import { giverColor, HANDICAPS, startOf, type Handicap } from './handicap';
import type { Setup } from './setup';

/** Who gives a handicap. */
export type Giver = 'machine' | 'you';

/** What a player last asked for when they played the machine. */
export interface MachineWish {
  /** From 1 to {@link LEVELS}. */
  readonly level: number;
  readonly color: SeatChoice;
  readonly time: TimeControl | null;
  readonly ruleset: string;
  readonly handicap: Handicap;
  readonly giver: Giver;
}

export const FIRST_MACHINE_WISH: MachineWish = {
  level: 3,
  color: 'red',
  time: null,
  ruleset: 'casual',
  handicap: 'none',
  giver: 'machine',
};

const COLORS: readonly SeatChoice[] = ['red', 'black', 'random'];

/** Reads a wish that was stored, as far as it makes sense. */
export function readMachineWish(stored: unknown): MachineWish {
  const first = FIRST_MACHINE_WISH;
  if (typeof stored !== 'object' || stored === null) return first;
  const of = stored as Partial<Record<keyof MachineWish, unknown>>;
  return {
    level: isLevel(of.level) ? of.level : first.level,
    color: COLORS.find((color) => color === of.color) ?? first.color,
    time: typeof of.time === 'object' ? (of.time as TimeControl | null) : first.time,
    ruleset: typeof of.ruleset === 'string' ? of.ruleset : first.ruleset,
    handicap: HANDICAPS.find((handicap) => handicap === of.handicap) ?? first.handicap,
    giver: of.giver === 'you' ? 'you' : first.giver,
  };
}

export const isLevel = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LEVELS;

/** The colour the person plays, as far as the wish settles it. */
export function colorOf({ color, handicap, giver }: MachineWish): SeatChoice {
  const black = giverColor(handicap);
  if (black === null) return color;
  return giver === 'you' ? 'black' : 'red';
}

/** The table that a wish asks for. `coin` draws the colours where they are to be drawn. */
export function setupOf(
  wish: MachineWish,
  names: { readonly you: string; readonly machine: string },
  coin: () => boolean,
): Setup {
  const wanted = colorOf(wish);
  const drawn: Color = wanted === 'random' ? (coin() ? 'red' : 'black') : wanted;
  const other: Color = drawn === 'red' ? 'black' : 'red';
  const person = { id: 'you', name: names.you };
  const machine = { id: 'machine', name: names.machine };
  return {
    you: drawn,
    seats: drawn === 'red' ? { red: person, black: machine } : { red: machine, black: person },
    settings: {
      // Nobody waits for a first move here.
      time: wish.time && { ...wish.time, firstMove: null },
      ruleset: wish.ruleset,
      startFen: startOf(wish.handicap, wish.giver === 'you' ? drawn : other),
      visibility: 'link',
    },
  };
}
