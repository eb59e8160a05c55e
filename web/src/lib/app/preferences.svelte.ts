import { firstLanguage, isLanguage, type Language } from '$lib/i18n/language';
import type { SeatChoice, TimeControl, Visibility } from '$lib/protocol';
import { PRESETS } from '$lib/model/time';
import { FIRST_MACHINE_WISH, readMachineWish, type MachineWish } from '$lib/machine/wish';
import { NOTATIONS, type Notation } from '$lib/records/records';
import { load, save, type Shelf } from './stored';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const PIECE_SETS = ['han', 'doc'] as const;
export const BOARD_THEMES = ['go', 'giay'] as const;
export const DIGITS = ['arabic', 'chinese'] as const;

export type Theme = (typeof THEMES)[number];
export type PieceSet = (typeof PIECE_SETS)[number];
export type BoardTheme = (typeof BOARD_THEMES)[number];
export type Digits = (typeof DIGITS)[number];

/** What a player last asked for when they opened a table or played at once. */
export interface Wish {
  readonly time: TimeControl | null;
  readonly ruleset: string;
  readonly color: SeatChoice;
  readonly visibility: Visibility;
}

const FIRST_WISH: Wish = {
  time: PRESETS.find(({ id }) => id === '10+5')?.time ?? null,
  ruleset: 'casual',
  color: 'random',
  visibility: 'public',
};

interface Values {
  language: Language;
  theme: Theme;
  /** Null until the first visit's choice was made. */
  pieceSet: PieceSet | null;
  boardTheme: BoardTheme;
  digits: Digits;
  sound: boolean;
  /** How records write moves; null until somebody chose, then by the language. */
  notation: Notation | null;
  wish: Wish;
  machine: MachineWish;
}

const USUAL_NOTATION: Record<Language, Notation> = { vi: 'vi', en: 'wxf', 'zh-Hans': 'zh' };

const DEFAULTS: Values = {
  language: 'vi',
  theme: 'auto',
  pieceSet: null,
  boardTheme: 'go',
  digits: 'arabic',
  sound: true,
  notation: null,
  wish: FIRST_WISH,
  machine: FIRST_MACHINE_WISH,
};

const oneOf = <Item>(items: readonly Item[], value: unknown, otherwise: Item): Item =>
  items.find((item) => item === value) ?? otherwise;

const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' &&
  value !== null &&
  'time' in value &&
  'ruleset' in value &&
  typeof value.ruleset === 'string' &&
  'color' in value &&
  'visibility' in value;

/**
 * Reads what was stored, by whatever version, as far as it makes sense; `wanted` are the languages
 * the browser asks for.
 */
export function readPreferences(stored: unknown, wanted: readonly string[] = []): Values {
  const language = firstLanguage(wanted);
  if (typeof stored !== 'object' || stored === null) return { ...DEFAULTS, language };
  const of = stored as Record<string, unknown>;
  return {
    language: isLanguage(of['language']) ? of['language'] : language,
    theme: oneOf(THEMES, of['theme'], DEFAULTS.theme),
    pieceSet: oneOf([...PIECE_SETS, null], of['pieceSet'], null),
    boardTheme: oneOf(BOARD_THEMES, of['boardTheme'], DEFAULTS.boardTheme),
    digits: oneOf(DIGITS, of['digits'], DEFAULTS.digits),
    sound: typeof of['sound'] === 'boolean' ? of['sound'] : DEFAULTS.sound,
    notation: oneOf([...NOTATIONS, null], of['notation'], null),
    wish: isWish(of['wish']) ? of['wish'] : DEFAULTS.wish,
    machine: readMachineWish(of['machine']),
  };
}

const KEY = 'preferences';

/** This browser's choices; every change is kept at once. */
export class Preferences {
  readonly #shelf: Shelf | null;
  #values: Values = $state.raw(DEFAULTS);

  constructor(shelf: Shelf | null, wanted: readonly string[] = []) {
    this.#shelf = shelf;
    this.#values = readPreferences(load(shelf, KEY), wanted);
  }

  get now(): Readonly<Values> {
    return this.#values;
  }

  /** The set to draw with, also while the first visit's choice is open. */
  get pieceSet(): PieceSet {
    return this.#values.pieceSet ?? 'han';
  }

  /** How records write moves for a reader of this language. */
  notation(language: Language): Notation {
    return this.#values.notation ?? USUAL_NOTATION[language];
  }

  change(values: Partial<Values>): void {
    this.#values = { ...this.#values, ...values };
    save(this.#shelf, KEY, this.#values);
  }
}
