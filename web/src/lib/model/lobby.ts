import type { LobbyFrame, LobbyTable } from '$lib/protocol';

/** The public tables, newest first, and how many people are here. */
export interface Lobby {
  readonly tables: readonly LobbyTable[];
  readonly online: number;
}

/** Folds a frame into the list; null while the list has not come yet. */
export function foldLobby(lobby: Lobby | null, frame: LobbyFrame): Lobby | null {
  switch (frame.type) {
    case 'tables':
      return { tables: frame.tables, online: frame.online };
    case 'changes': {
      if (!lobby) return null;
      const changed = new Map(frame.set.map((table) => [table.id, table]));
      const gone = new Set(frame.gone);
      const kept = lobby.tables
        .filter(({ id }) => !gone.has(id))
        .map((table) => changed.get(table.id) ?? table);
      const known = new Set(lobby.tables.map(({ id }) => id));
      const fresh = frame.set.filter(({ id }) => !known.has(id) && !gone.has(id));
      return { tables: [...fresh, ...kept], online: frame.online };
    }
    case 'closing':
      return lobby;
  }
}

/** Whether this person has a seat at the table. */
export const sitsAt = ({ seats, host }: LobbyTable, me: string): boolean =>
  [seats.red, seats.black, host].some((player) => player?.id === me);
