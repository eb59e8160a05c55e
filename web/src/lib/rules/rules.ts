import type { PositionView, Why } from './view';

/** What typed text means. */
export type ReadMove =
  | { readonly kind: 'move'; readonly move: string }
  | {
      readonly kind: 'fault';
      /** What is wrong with the text. */
      readonly code: string;
      /** The moves it could be, when it is ambiguous. */
      readonly candidates: readonly string[];
      /** Why the move it means is illegal, when it means one. */
      readonly why: Why | null;
    };

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
