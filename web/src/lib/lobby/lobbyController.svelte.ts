import { foldLobby, sitsAt, type Lobby } from '$lib/model/lobby';
import { LiveSocket, type Status, type Surroundings } from '$lib/net/liveSocket';
import type { LobbyFrame, LobbyTable } from '$lib/protocol';

/** The lobby as it changes. */
export class LobbyController {
  readonly #socket: LiveSocket<LobbyFrame>;
  readonly #me: string;
  #lobby: Lobby | null = $state.raw(null);
  status: Status = $state.raw({ kind: 'connecting' });

  constructor(url: string, me: string, surroundings?: Surroundings) {
    this.#me = me;
    this.#socket = new LiveSocket<LobbyFrame>(
      url,
      {
        opened: () => undefined,
        frame: (frame) => (this.#lobby = foldLobby(this.#lobby, frame)),
        status: (status) => (this.status = status),
      },
      surroundings,
    );
  }

  readonly ready = $derived(this.#lobby !== null);
  readonly online = $derived(this.#lobby?.online ?? 0);

  /** Tables that wait for somebody, this person's own first. */
  readonly open = $derived.by(() => {
    const waiting = this.#lobby?.tables.filter(({ phase }) => phase === 'waiting') ?? [];
    const own = (table: LobbyTable) => sitsAt(table, this.#me);
    return [...waiting.filter(own), ...waiting.filter((table) => !own(table))];
  });

  readonly live = $derived(this.#lobby?.tables.filter(({ phase }) => phase === 'playing') ?? []);

  find(id: string): LobbyTable | undefined {
    return this.#lobby?.tables.find((table) => table.id === id);
  }

  start(): void {
    this.#socket.open();
  }

  stop(): void {
    this.#socket.close();
  }

  nudge(): void {
    this.#socket.nudge();
  }
}
