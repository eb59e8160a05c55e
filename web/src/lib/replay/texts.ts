import type { Library } from '$lib/records/records';

/** So many texts are written at a time. */
const SHEET = 256;

/** The texts of a game's moves, written when they are looked at: all those of a large study would be a wait. */
export class Texts {
  readonly #library: Library;
  readonly #index: number;
  /** What has been written so far, all of it in one notation. */
  #sheets: (readonly string[])[] = [];
  #notation = '';

  constructor(library: Library, index: number) {
    this.#library = library;
    this.#index = index;
  }

  /** The text of the move that leads to a node; empty when there is none. */
  of(node: number, notation: string): string {
    if (node === 0) return '';
    if (notation !== this.#notation) {
      this.#sheets = [];
      this.#notation = notation;
    }
    const place = node - 1;
    const sheet = Math.floor(place / SHEET);
    const first = sheet * SHEET + 1;
    const texts = (this.#sheets[sheet] ??= this.#library.texts(
      this.#index,
      notation,
      first,
      SHEET,
    ));
    return texts[place % SHEET] ?? '';
  }
}
