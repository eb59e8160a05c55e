/**
 * The moves of a game with their variations. Node 0 is the start, every other one a move; a node's
 * number is larger than its parent's. Of the moves that answer one the first is the main one.
 */
export class Tree {
  readonly #parents: Int32Array;
  readonly #plies: Int32Array;
  readonly #sizes: Int32Array;
  readonly #firsts: Int32Array;
  readonly #siblings: Int32Array;

  /** Of the parents of the moves, node 1's first. */
  constructor(parents: readonly number[]) {
    const length = parents.length + 1;
    this.#parents = new Int32Array(length);
    this.#plies = new Int32Array(length);
    this.#sizes = new Int32Array(length).fill(1);
    this.#firsts = new Int32Array(length);
    this.#siblings = new Int32Array(length);
    const lasts = new Int32Array(length);
    parents.forEach((parent, index) => {
      const node = index + 1;
      this.#parents[node] = parent;
      this.#plies[node] = this.ply(parent) + 1;
      const last = lasts[parent];
      if (last) this.#siblings[last] = node;
      else this.#firsts[parent] = node;
      lasts[parent] = node;
    });
    for (let node = length - 1; node > 0; node -= 1) {
      const parent = this.parent(node);
      this.#sizes[parent] = this.size(parent) + this.size(node);
    }
  }

  /** How many moves there are. */
  get length(): number {
    return this.#parents.length - 1;
  }

  parent(node: number): number {
    return this.#parents[node] ?? 0;
  }

  /** The plies from the start. */
  ply(node: number): number {
    return this.#plies[node] ?? 0;
  }

  /** How many moves begin with this one, itself included. */
  size(node: number): number {
    return this.#sizes[node] ?? 0;
  }

  /** The main continuation, or null at the end of a line. */
  next(node: number): number | null {
    return this.#firsts[node] || null;
  }

  /** The alternative after this one, or null. */
  sibling(node: number): number | null {
    return this.#siblings[node] || null;
  }

  children(node: number): number[] {
    const found: number[] = [];
    for (let child = this.next(node); child !== null; child = this.sibling(child))
      found.push(child);
    return found;
  }

  /** The moves that can stand at this move's place, itself among them. */
  choices(node: number): number[] {
    return node === 0 ? [] : this.children(this.parent(node));
  }

  /** The alternatives to a main move; none for a move that is one itself. */
  alternatives(node: number): number[] {
    const [main, ...others] = this.choices(node);
    return main === node ? others : [];
  }

  /** A move and its main continuation to the end. */
  line(from: number): number[] {
    const found: number[] = [];
    for (let node: number | null = from; node !== null; node = this.next(node)) found.push(node);
    return found;
  }

  mainLine(): number[] {
    return this.line(0).slice(1);
  }

  /** The last move of the line that goes on from here. */
  end(from: number): number {
    let node = from;
    for (let next = this.next(node); next !== null; next = this.next(node)) node = next;
    return node;
  }

  /** The moves that lead to a node, itself included. */
  path(node: number): number[] {
    const found: number[] = [];
    for (let at = node; at !== 0; at = this.parent(at)) found.push(at);
    return found.reverse();
  }

  /** The last move of the main line on the way to a node. */
  mainBefore(node: number): number {
    let main = 0;
    for (const at of this.path(node)) {
      if (this.next(main) !== at) break;
      main = at;
    }
    return main;
  }
}
