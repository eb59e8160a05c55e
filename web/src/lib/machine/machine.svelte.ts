import { EngineFault, type Engine, type Search } from '$lib/engine/engine';
import type { ChoiceView, GameView, LimitsView, ScoreView } from '$lib/engine/view';
import type { Action } from '$lib/protocol';
import type { TableController } from '$lib/table/tableController.svelte';
import { clocksOf } from './clocks';
import { agreesToDraw, fromOtherSide } from './draw';

/** Nobody likes to be answered before they have seen their own move, in milliseconds. */
const LEAST_PAUSE = 450;

/** How long it looks for a hint, and whether to agree to a draw. */
const HINT: LimitsView = { moveTime: 1_200 };
const WEIGH: LimitsView = { moveTime: 400 };

/** What the machine needs of the table at which it sits. */
type Table = Pick<
  TableController,
  'head' | 'settings' | 'you' | 'table' | 'turn' | 'line' | 'liveView' | 'now' | 'mayMove'
>;

export interface MachineOptions {
  readonly table: Table;
  readonly engine: Pick<Engine, 'search' | 'warm' | 'clear'>;
  readonly level: number;
  /** Does something at the seat of the machine. */
  readonly act: (action: Action) => boolean;
  readonly after: (ms: number, run: () => void) => () => void;
}

/** A move that was proposed, in the position after so many moves. */
export interface Hint {
  readonly move: string;
  readonly ply: number;
}

/** The opponent: it looks at the table whenever something is told there, and answers. */
export class Machine {
  readonly level: number;
  readonly #table: Table;
  readonly #engine: MachineOptions['engine'];
  readonly #act: MachineOptions['act'];
  readonly #after: MachineOptions['after'];
  /** What it searches for now, and in which position. */
  #search: { readonly key: string; readonly run: Search } | null = null;
  #gone = false;
  /** What it thinks of the game, from its own eyes. */
  #score: ScoreView | null = null;

  /** The engine could not be loaded. */
  failed = $state(false);
  /** A hint is being looked for. */
  hinting = $state(false);
  #hint: Hint | null = $state.raw(null);
  /** The number of moves there were when it said no to a draw. */
  #declinedAt: number | null = $state(null);

  constructor({ table, engine, level, act, after }: MachineOptions) {
    this.#table = table;
    this.#engine = engine;
    this.level = level;
    this.#act = act;
    this.#after = after;
    engine.warm();
  }

  /** It has said no to a draw, and nobody has moved since. */
  readonly declined = $derived.by(() => this.#declinedAt === this.#table.line.length);

  /** The hint for the position as it stands. */
  readonly hint = $derived.by(() =>
    this.#hint?.ply === this.#table.line.length ? this.#hint.move : null,
  );

  readonly mayHint = $derived.by(() => this.#table.mayMove && !this.hinting && !this.failed);

  /** Looks at the table, and does what is its turn to do. */
  look(): void {
    const { head, you } = this.#table;
    if (!head || !you || this.#gone) return;
    const { offers, phase } = head;
    if (offers.takeback === you) {
      this.#stop();
      this.#act({ type: 'acceptTakeback' });
    } else if (offers.rematch === you) {
      this.#act({ type: 'acceptRematch' });
    } else if (phase !== 'playing') {
      this.#stop();
    } else if (offers.draw === you) {
      void this.#weigh();
    } else if (this.#table.turn !== you) {
      void this.#think();
    }
  }

  /** Looks for a good move for the person. */
  async askHint(): Promise<void> {
    if (!this.mayHint) return;
    this.hinting = true;
    const ply = this.#table.line.length;
    const choice = await this.#choose('hint', HINT);
    this.hinting = false;
    if (choice?.best) this.#hint = { move: choice.best, ply };
  }

  /** Tries again to load the engine. */
  retry(): void {
    this.failed = false;
    this.look();
  }

  leave(): void {
    this.#gone = true;
    this.#stop();
  }

  /** Its own move. */
  async #think(): Promise<void> {
    const { head, settings, now, line } = this.#table;
    const clocks =
      head?.clock && settings?.time ? clocksOf(head.clock, settings.time, now) : undefined;
    const ply = line.length + 1;
    const [choice] = await Promise.all([
      this.#choose('think', { level: this.level, ...(clocks ? { clocks } : {}) }),
      new Promise<void>((done) => void this.#after(LEAST_PAUSE, done)),
    ]);
    if (!choice?.best || this.#gone || this.#table.line.length !== ply - 1) return;
    this.#score = choice.line.score;
    this.#act({ type: 'move', move: choice.best, ply });
  }

  /** Whether to agree to a draw. What it thinks is weighed at its best, whatever the level. */
  async #weigh(): Promise<void> {
    const { you, turn, line } = this.#table;
    const choice = await this.#choose('weigh', WEIGH);
    if (choice) {
      const { score } = choice.line;
      this.#score = turn === you ? fromOtherSide(score) : score;
    }
    if (this.#gone || this.#table.head?.offers.draw !== you) return;
    const agrees = this.#score !== null && agreesToDraw(this.#score, line.length);
    if (!agrees) this.#declinedAt = line.length;
    this.#act({ type: agrees ? 'acceptDraw' : 'declineDraw' });
  }

  /** Searches in the game as it stands, unless it does so already; null when that came to nothing. */
  async #choose(purpose: string, limits: LimitsView): Promise<ChoiceView | null> {
    const game = this.#game();
    const key = game && [purpose, game.moves.length, game.moves.at(-1)].join(' ');
    if (!game || this.#search?.key === key) return null;
    this.#stop();
    const search = { key: key ?? '', run: this.#engine.search(game, limits) };
    this.#search = search;
    try {
      const choice = await search.run.choice;
      return this.#search === search ? choice : null;
    } catch (fault) {
      if (!(fault instanceof EngineFault)) throw fault;
      if (!this.#gone) this.failed = true;
      return null;
    } finally {
      if (this.#search === search) this.#search = null;
    }
  }

  #stop(): void {
    this.#search?.run.stop();
    this.#search = null;
  }

  #game(): GameView | null {
    const { settings, line } = this.#table;
    return settings && { ruleset: settings.ruleset, startFen: settings.startFen, moves: [...line] };
  }
}
