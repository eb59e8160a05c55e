// The shapes the rules module answers with. Generated from crates/wasm.

export type Role = 'general' | 'advisor' | 'elephant' | 'horse' | 'chariot' | 'cannon' | 'soldier';

export type Side = 'red' | 'black';

export type PlacedPiece = { square: string; color: Side; role: Role };

export type PositionView = {
  fen: string;
  turn: Side;
  pieces: Array<PlacedPiece>;
  check: boolean;
  checkers: Array<string>;
  /** Square of the general of the side to move. */
  general: string;
  dests: { [from: string]: Array<string> };
  status: 'ongoing' | 'checkmate' | 'stalemate';
  captured: { red: Array<Role>; black: Array<Role> };
  lastMove: string | null;
};
