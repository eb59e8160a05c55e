// What is said between a page and the engine's worker.

import type { ChoiceView, GameView, LimitsView, LineView } from './view';

/** What a page says. */
export type ToEngine =
  /**
   * The first message. In the flag, where there is one, stands the number of the last search that
   * is to end: a search hears nothing else while it runs.
   */
  | { readonly type: 'start'; readonly flag: SharedArrayBuffer | null }
  /** Searches in a game; the numbers rise. Waits until the search before it has ended. */
  | {
      readonly type: 'search';
      readonly id: number;
      readonly game: GameView;
      readonly limits: LimitsView;
    }
  /** Forgets what was learned, as before a new game. */
  | { readonly type: 'clear' };

/** What the worker says. */
export type FromEngine =
  /** The engine is there. */
  | { readonly type: 'ready' }
  /** A line was searched to its depth. */
  | { readonly type: 'line'; readonly id: number; readonly line: LineView }
  /** A search has ended. */
  | { readonly type: 'choice'; readonly id: number; readonly choice: ChoiceView }
  /** The game of a search does not fit together; nothing was searched. */
  | { readonly type: 'refused'; readonly id: number }
  /** The engine could not be loaded; the worker is of no use. */
  | { readonly type: 'failed' };
