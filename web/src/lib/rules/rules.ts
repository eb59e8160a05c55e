import type { PositionView } from './view';

/** Why a move is illegal: the message, what fills it, and the squares a screen points at. */
export interface Why {
  readonly code: string;
  readonly args: Record<string, string | number>;
  readonly squares: readonly string[];
}

/** What typed text means. */
export type ReadMove =
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'fault'; readonly code: string; readonly candidates: readonly string[] };

/** The rules of xiangqi, as the rest of the client sees them. */
export interface Rules {
  /** The position after the moves; null when they do not fit the start. */
  view(startFen: string, moves: readonly string[]): PositionView | null;
  /** Each move in Vietnamese notation. */
  notate(startFen: string, moves: readonly string[]): string[];
  /** Why the move is illegal; null when it is not. */
  why(fen: string, move: string): Why | null;
  /** Reads a typed move, in Vietnamese or in coordinates. */
  read(fen: string, text: string): ReadMove;
}
