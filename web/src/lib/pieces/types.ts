import type { Role, Side } from '$lib/rules/view';

export type { Role, Side };

/** The piece sets: traditional characters, and pictograms readable without Chinese. */
export const PIECE_SETS = ['han', 'doc'] as const;
/** One of {@link PIECE_SETS}. */
export type PieceSet = (typeof PIECE_SETS)[number];

/** Every role, from the general down. */
export const ROLES = [
  'general',
  'advisor',
  'elephant',
  'horse',
  'chariot',
  'cannon',
  'soldier',
] as const satisfies readonly Role[];

/** Both sides. */
export const SIDES = ['red', 'black'] as const satisfies readonly Side[];

/** Which way a man's own forward points on the screen: only the readable soldier shows it. */
export type Facing = 'up' | 'down';
