import type { Event, Presence, ServerFrame, TableState } from '$lib/protocol';
import type { Color } from '$lib/protocol';

/** A table as this client last heard of it. Never changed in place. */
export interface Table {
  /** The colour this person plays, if any. */
  readonly you: Color | null;
  /** Number of the last event this contains. */
  readonly seq: number;
  readonly state: TableState;
  readonly presence: Presence;
}

/** What a frame did to the table. */
export type Folded =
  | { readonly kind: 'table'; readonly table: Table; readonly news: readonly Event[] }
  /** The frame does not follow on what we know: ask for the whole state. */
  | { readonly kind: 'gap' }
  /** The frame is not about the table. */
  | { readonly kind: 'other' };

/**
 * Folds a frame into the table. Only moves are kept here event by event; everything else a frame
 * brings is the new head, whole.
 */
export function fold(table: Table | null, frame: ServerFrame): Folded {
  switch (frame.type) {
    case 'state':
      return {
        kind: 'table',
        table: { you: frame.you, seq: frame.seq, state: frame.table, presence: frame.presence },
        news: [],
      };
    case 'update': {
      if (!table) return { kind: 'gap' };
      let { seq } = table;
      let moves = table.state.moves;
      const news: Event[] = [];
      for (const { seq: number, event } of frame.events) {
        if (number <= seq) continue;
        if (number !== seq + 1) return { kind: 'gap' };
        seq = number;
        if (event.type === 'moved') {
          if (event.ply !== moves.length + 1) return { kind: 'gap' };
          moves = [...moves, event.played];
        } else if (event.type === 'takenBack') {
          moves = moves.slice(0, event.ply);
        }
        news.push(event);
      }
      const state = { ...table.state, head: frame.head, moves };
      return { kind: 'table', table: { ...table, you: frame.you, seq, state }, news };
    }
    case 'presence':
      return table
        ? { kind: 'table', table: { ...table, presence: frame.presence }, news: [] }
        : { kind: 'other' };
    case 'done':
    case 'refused':
    case 'closing':
      return { kind: 'other' };
  }
}

/** The other side. */
export const opponentOf = (color: Color): Color => (color === 'red' ? 'black' : 'red');

/** Whose turn it is after so many moves from a position with `first` to move. */
export const turnAfter = (first: Color, moves: number): Color =>
  moves % 2 === 0 ? first : opponentOf(first);

/** The side to move in a FEN. */
export const sideToMove = (fen: string): Color => (fen.split(' ')[1] === 'b' ? 'black' : 'red');
