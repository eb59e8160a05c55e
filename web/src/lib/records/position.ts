import { squareName } from '$lib/board/geometry';
import { ROLES } from '$lib/pieces/pieces';
import type { PositionView, Role, Side } from '$lib/rules/view';
import { diagramPieces } from '$lib/ui/diagram';
import type { BoardView } from './view';

/** The board of a record, which may be no position of a game, as the board component takes it. */
export function positionOf({ fen, turn, checkers, general, lastMove }: BoardView): PositionView {
  return {
    fen,
    turn,
    pieces: diagramPieces(fen).map(({ column, row, color, role }) => ({
      square: squareName(column, 9 - row),
      color,
      role,
    })),
    check: checkers.length > 0 && general !== null,
    checkers,
    general: general ?? '',
    dests: {},
    status: 'ongoing',
    captured: { red: [], black: [] },
    lastMove,
  };
}

/** The men of a side that stood on the board at the start and stand there no more. */
export function missing(startFen: string, fen: string, side: Side): Role[] {
  const men = (of: string) =>
    diagramPieces(of)
      .filter(({ color }) => color === side)
      .map(({ role }) => role);
  const here = men(fen);
  const gone = men(startFen).filter((role) => {
    const place = here.indexOf(role);
    if (place < 0) return true;
    here.splice(place, 1);
    return false;
  });
  return gone.sort((a, b) => ROLES.indexOf(a) - ROLES.indexOf(b));
}
