import type { BoardAttack } from '$lib/board';
import type { Label, RuledPly, Ruling } from '$lib/protocol';
import type { TableController } from './tableController.svelte';

/** How long each move of the circle stands. */
const STEP_MS = 1_600;

const GRAVE: readonly Label[] = ['check', 'kill', 'chase'];

/** The looked-at table: where it is, and how to look elsewhere. */
type Looking = Pick<TableController, 'head' | 'ply' | 'look'>;

/**
 * The plies a ruling rests on, shown one after the other on the board. Where one is follows from
 * where the table looks, so that the arrows of the keyboard and the record lead through it, too.
 */
export class Replay {
  readonly #table: Looking;
  /** The first ply of the story that was opened; another story is not opened by that. */
  #openAt: number | null = $state(null);
  #timer: ReturnType<typeof setInterval> | null = $state.raw(null);
  /** The ply it showed last: once somebody looks elsewhere it no longer plays. */
  #shown: number | null = $state(null);

  constructor(table: Looking) {
    this.#table = table;
  }

  /** What there is to tell, opened or not. */
  readonly ruling: Ruling | null = $derived.by(() => {
    const ruling = this.#table.head?.ruling ?? null;
    return ruling && ruling.plies.length > 0 ? ruling : null;
  });

  readonly open = $derived(this.ruling !== null && this.#openAt === this.ruling.firstPly);
  readonly playing = $derived.by(
    () => this.open && this.#timer !== null && this.#table.ply === this.#shown,
  );

  /** Which of the plies the board shows; null when it shows another position. */
  readonly index = $derived.by(() => {
    if (!this.open || !this.ruling) return null;
    const index = this.#table.ply - this.ruling.firstPly;
    return index >= 0 && index < this.ruling.plies.length ? index : null;
  });

  readonly ply: RuledPly | null = $derived.by(() =>
    this.index === null ? null : (this.ruling?.plies[this.index] ?? null),
  );

  /** The attacks of that ply, for the board. */
  readonly attacks: readonly BoardAttack[] = $derived(
    (this.ply?.attacks ?? []).map((attack) => ({
      ...attack,
      grave: GRAVE.includes(attack.label),
    })),
  );

  /** Opens the story at its first ply and plays it. */
  start(): void {
    this.#openAt = this.ruling?.firstPly ?? null;
    this.show(0);
    this.play();
  }

  close(): void {
    this.pause();
    this.#openAt = null;
    this.#table.look(Number.POSITIVE_INFINITY);
  }

  /** The game went on and took the opened story with it: whoever watched it sees the game again. */
  leave(): void {
    if (this.#openAt !== null && !this.open) this.close();
  }

  /** Shows one of the plies; beyond the last one begins the circle anew. */
  show(index: number): void {
    if (!this.ruling) return;
    const { length } = this.ruling.plies;
    this.#table.look(this.ruling.firstPly + ((index + length) % length));
    this.#shown = this.#table.ply;
  }

  /** Goes on from the ply the board shows, or from the first. */
  step(by: 1 | -1): void {
    this.show(this.index === null ? 0 : this.index + by);
  }

  play(): void {
    this.pause();
    this.#shown = this.#table.ply;
    this.#timer = setInterval(() => {
      if (this.playing) this.step(1);
      else this.pause();
    }, STEP_MS);
  }

  pause(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }
}
