/** How many of the last measurements are looked at. */
const KEPT = 12;

/**
 * The server's clock as seen from here. Each frame says what it was when it was sent; it arrives
 * later, never earlier, so the largest difference is the one with the least delay in it.
 */
export class ServerTime {
  readonly #local: () => number;
  #differences: number[] = [];

  constructor(local: () => number = () => performance.now()) {
    this.#local = local;
  }

  /** A frame said it was `now` on the server. */
  heard(now: number): void {
    this.#differences = [...this.#differences, now - this.#local()].slice(-KEPT);
  }

  /** Forgets what was measured: after a sleep or a restart the old differences mislead. */
  reset(): void {
    this.#differences = [];
  }

  now(): number {
    return this.#local() + (this.#differences.length > 0 ? Math.max(...this.#differences) : 0);
  }
}
