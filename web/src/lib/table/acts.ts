import type { Action } from '$lib/protocol';

/** An action the server has not answered yet. */
export interface Act {
  readonly id: number;
  readonly action: Action;
}

/** 2026-01-01: what the ids below count from. */
const EPOCH = Date.UTC(2026, 0, 1);

/**
 * Where a page starts counting its actions. The server answers a number it has seen again instead
 * of acting again, across connections, so a reloaded page must start above the old one: tenths of
 * a second give room for years in 32 bits, and no person acts that fast for long.
 */
export const firstActId = (now: number): number => Math.max(1, Math.floor((now - EPOCH) / 100));

/** Actions under way, in order. What the server has not answered is sent again after a reconnect. */
export class Acts {
  #next: number;
  #open: readonly Act[] = [];

  constructor(first: number) {
    this.#next = first;
  }

  add(action: Action): Act {
    const act = { id: this.#next++, action };
    this.#open = [...this.#open, act];
    return act;
  }

  /** The server answered: takes the action off the list. */
  settle(id: number): Act | null {
    const act = this.#open.find((open) => open.id === id) ?? null;
    this.#open = this.#open.filter((open) => open !== act);
    return act;
  }

  get open(): readonly Act[] {
    return this.#open;
  }
}
