import type { Me } from '$lib/protocol';
import { ApiFault, type Api } from '$lib/net/api';

/** Who we are to the server. */
export class Session {
  readonly #api: Pick<Api, 'me' | 'rename'>;
  me: Me | null = $state.raw(null);
  /** The server has not answered; it is asked again and again. */
  unreachable = $state(false);
  #pending: Promise<Me> | null = null;

  constructor(api: Pick<Api, 'me' | 'rename'>) {
    this.#api = api;
  }

  /** Asks the server who we are, which on a first visit makes us a guest. */
  async refresh(): Promise<Me> {
    this.#pending ??= this.#api.me().finally(() => (this.#pending = null));
    this.me = await this.#pending;
    this.unreachable = false;
    return this.me;
  }

  /** Waits until the server knows us: sockets need the cookie this brings. */
  async known(retryMs = 2_000): Promise<Me> {
    for (;;) {
      if (this.me) return this.me;
      try {
        return await this.refresh();
      } catch (fault) {
        if (!(fault instanceof ApiFault)) throw fault;
        this.unreachable = true;
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await this.#api.rename(name);
  }
}
