import type { Action } from '$lib/protocol';

/** An action the server has not answered yet. */
export interface Act {
  readonly id: number;
  readonly action: Action;
  /** Sent a second time, so that it may have been carried out before. */
  readonly again: boolean;
}

/** Actions under way, in order. What the server has not answered is sent again after a reconnect. */
export class Acts {
  #next = 1;
  #open: readonly Act[] = [];

  add(action: Action): Act {
    const act = { id: this.#next++, action, again: false };
    this.#open = [...this.#open, act];
    return act;
  }

  /** The server answered: takes the action off the list. */
  settle(id: number): Act | null {
    const act = this.#open.find((open) => open.id === id) ?? null;
    this.#open = this.#open.filter((open) => open !== act);
    return act;
  }

  /** What must be sent again on a new connection. */
  resend(): readonly Act[] {
    this.#open = this.#open.map((act) => ({ ...act, again: true }));
    return this.#open;
  }
}
