import type { Role, Side } from '$lib/rules/view';

/** A man on a diagram: columns from Red's left, rows from Black's back rank. */
export interface DiagramPiece {
  readonly column: number;
  readonly row: number;
  readonly color: Side;
  readonly role: Role;
}

const ROLES: Record<string, Role> = {
  k: 'general',
  a: 'advisor',
  b: 'elephant',
  n: 'horse',
  r: 'chariot',
  c: 'cannon',
  p: 'soldier',
};

/** The men of a FEN, for a picture; whatever cannot be read is left out. */
export function diagramPieces(fen: string): DiagramPiece[] {
  const rows = fen.split(' ')[0]?.split('/') ?? [];
  return rows.flatMap((text, row) => {
    const pieces: DiagramPiece[] = [];
    let column = 0;
    for (const sign of text) {
      const role = ROLES[sign.toLowerCase()];
      if (role)
        pieces.push({ column, row, role, color: sign === sign.toLowerCase() ? 'black' : 'red' });
      column += role ? 1 : Number(sign) || 0;
    }
    return pieces;
  });
}

export const START_FEN = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';
