import { SvelteMap } from 'svelte/reactivity';
import type { BoardDrawing } from '$lib/board';
import { missing, positionOf } from '$lib/records/position';
import type { Library } from '$lib/records/records';
import { Tree } from '$lib/records/tree';
import type { GameView, IllegalView, NoteView } from '$lib/records/view';
import type { PositionView, Role, Side } from '$lib/rules/view';
import { rowsOf } from './rows';
import { stepped, type Step } from './steps';
import { Texts } from './texts';

const LETTERS_OF_A_MOVE = 4;

/** One game of a library, and where in it the reader looks. */
export class ReplayController {
  readonly library: Library;
  readonly index: number;
  readonly game: GameView;
  readonly tree: Tree;
  readonly #texts: Texts;
  /** By node; most have none. */
  readonly #notes: NoteView[] = [];
  readonly #illegal: IllegalView[] = [];
  /** The continuation that was last walked from a node; 0 where none was. */
  readonly #chosen: Int32Array;

  /** The move after which the board is shown; 0 is the start. */
  node = $state(0);
  flipped = $state(false);
  notation = $state('vi');
  /** Variations the reader has opened or closed, where that differs from what is usual. */
  readonly #opened = new SvelteMap<number, boolean>();

  constructor(library: Library, index: number, game: GameView) {
    this.library = library;
    this.index = index;
    this.game = game;
    this.tree = new Tree(game.parents);
    this.#texts = new Texts(library, index);
    this.#chosen = new Int32Array(game.parents.length + 1);
    for (const note of game.notes) this.#notes[note.node] = note;
    for (const illegal of game.report.illegal) this.#illegal[illegal.node] = illegal;
  }

  readonly orientation: Side = $derived(this.flipped ? 'black' : 'red');

  readonly board = $derived.by(() => this.library.board(this.index, this.node));
  readonly view: PositionView | null = $derived(this.board && positionOf(this.board));
  readonly #path: readonly number[] = $derived.by(() => this.tree.path(this.node));
  readonly rows = $derived.by(() =>
    rowsOf(this.tree, this.game.first, (node) => {
      const note = this.note(node);
      return Boolean(note?.comment || note?.before) || this.illegal(node) !== undefined;
    }),
  );

  /** The moves that can follow. */
  readonly continuations = $derived.by(() => this.tree.children(this.node));
  readonly drawings: readonly BoardDrawing[] = $derived(this.note(this.node)?.marks ?? []);
  /** The squares in the way of an illegal move. */
  readonly pointed: readonly string[] = $derived(this.illegal(this.node)?.squares ?? []);
  /** The last move of the main line on the way here: the row of the record that is shown. */
  readonly mainNode = $derived.by(() => this.tree.mainBefore(this.node));

  header(name: string): string {
    return this.game.headers.find(([known]) => known === name)?.[1] ?? '';
  }

  note(node: number): NoteView | undefined {
    return this.#notes[node];
  }

  illegal(node: number) {
    return this.#illegal[node];
  }

  text(node: number): string {
    return this.#texts.of(node, this.notation);
  }

  /** A move in coordinates. */
  move(node: number): string {
    const end = node * LETTERS_OF_A_MOVE;
    return this.game.moves.slice(end - LETTERS_OF_A_MOVE, end);
  }

  taken(side: Side): Role[] {
    return this.board ? missing(this.game.startFen, this.board.fen, side) : [];
  }

  go(node: number): void {
    if (node < 0 || node > this.tree.length) return;
    for (const at of this.tree.path(node)) this.#chosen[this.tree.parent(at)] = at;
    this.node = node;
  }

  step(step: Step): void {
    this.go(stepped(this.tree, this.node, step, this.#chosen));
  }

  /** Whether a step leads anywhere. */
  may(step: Step): boolean {
    return stepped(this.tree, this.node, step, this.#chosen) !== this.node;
  }

  /** Whether a move was made on the way to the shown one. */
  isWalked(node: number): boolean {
    return this.#path[this.tree.ply(node) - 1] === node;
  }

  /** Whether a variation is shown whole; one that holds the shown move always is. */
  isOpen(start: number, depth: number): boolean {
    if (this.isWalked(start)) return true;
    return this.#opened.get(start) ?? isUsuallyOpen(this.tree, start, depth);
  }

  toggle(start: number, open: boolean): void {
    this.#opened.set(start, open);
  }
}

/** In a tree of more moves only short variations are open. */
const LARGE_TREE = 1_500;
const SHORT_VARIATION = 12;
const OPEN_DEPTH = 3;

const isUsuallyOpen = (tree: Tree, start: number, depth: number): boolean =>
  tree.size(start) === 1 ||
  (depth <= OPEN_DEPTH && (tree.length <= LARGE_TREE || tree.size(start) <= SHORT_VARIATION));
