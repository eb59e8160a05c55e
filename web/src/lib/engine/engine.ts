import type { FromEngine, ToEngine } from './messages';
import type { ChoiceView, GameView, LimitsView, LineView } from './view';

/** The parts of a worker that are used here; tests bring their own. */
export interface WorkerLike {
  postMessage(message: ToEngine): void;
  terminate(): void;
  onmessage: ((message: { data: FromEngine }) => void) | null;
  onerror: (() => void) | null;
}

/** The engine could not be loaded, or the game it was asked about is none. */
export class EngineFault extends Error {}

/** A search that was asked for. */
export interface Search {
  /** Fails with an {@link EngineFault}. */
  readonly choice: Promise<ChoiceView>;
  /** Ends it as soon as may be, with the best move found so far. */
  stop(): void;
}

interface Order {
  readonly id: number;
  readonly game: GameView;
  readonly limits: LimitsView;
  readonly online: (line: LineView) => void;
  readonly resolve: (choice: ChoiceView) => void;
  readonly reject: (fault: EngineFault) => void;
  /** Its best line so far. */
  line: LineView | null;
  stopped: boolean;
}

/**
 * The engine, in a worker that is started when it is first asked for something. Searches run one
 * after the other, in the order in which they were asked for.
 *
 * A search in WebAssembly hears nothing while it runs. Where the page is isolated from other
 * origins, it reads a flag in memory that both share, and ends within a millisecond or so with all
 * it has learned. Elsewhere the worker is ended and another started: the answer is the best line
 * that was told, and only what was learned is lost.
 */
export class Engine {
  readonly #make: () => WorkerLike;
  readonly #flag: Int32Array | null;
  #worker: WorkerLike | null = null;
  #orders: readonly Order[] = [];
  #next = 1;

  constructor(make: () => WorkerLike = browserWorker, isolated = globalThis.crossOriginIsolated) {
    this.#make = make;
    this.#flag = isolated ? new Int32Array(new SharedArrayBuffer(4)) : null;
  }

  /** Loads the engine, so that the first search need not wait for it. */
  warm(): void {
    this.#worker ??= this.#start();
  }

  /** Asks for a search; `online` is told of every line that was searched to its depth. */
  search(game: GameView, limits: LimitsView, online: (line: LineView) => void = () => {}): Search {
    const id = this.#next++;
    const choice = new Promise<ChoiceView>((resolve, reject) => {
      const order = { id, game, limits, online, resolve, reject, line: null, stopped: false };
      this.#orders = [...this.#orders, order];
    });
    this.warm();
    this.#worker?.postMessage({ type: 'search', id, game, limits });
    return {
      choice,
      stop: () => {
        this.#stop(id);
      },
    };
  }

  /** Forgets what was learned, as before a new game. */
  clear(): void {
    this.#worker?.postMessage({ type: 'clear' });
  }

  /** Ends the worker; searches that have not ended fail. */
  close(): void {
    this.#fail();
  }

  #start(): WorkerLike {
    const worker = this.#make();
    worker.onmessage = ({ data }) => {
      this.#hear(data);
    };
    worker.onerror = () => {
      this.#fail();
    };
    worker.postMessage({ type: 'start', flag: (this.#flag?.buffer ?? null) as Shared | null });
    return worker;
  }

  #hear(message: FromEngine): void {
    if (message.type === 'ready') return;
    if (message.type === 'failed') {
      this.#fail();
      return;
    }
    const order = this.#orders.find(({ id }) => id === message.id);
    if (!order) return;
    switch (message.type) {
      case 'line':
        if (message.line.line === 1) order.line = message.line;
        order.online(message.line);
        if (order.stopped && !this.#flag) this.#cut(order);
        return;
      case 'choice':
        this.#settle(order);
        order.resolve(message.choice);
        return;
      case 'refused':
        this.#settle(order);
        order.reject(new EngineFault());
    }
  }

  #stop(id: number): void {
    const order = this.#orders.find((other) => other.id === id);
    if (!order || order.stopped) return;
    order.stopped = true;
    if (this.#orders[0] === order) this.#end(order);
  }

  /** Ends the search that runs. */
  #end(order: Order): void {
    // With the flag, or as soon as there is a line to answer with.
    if (this.#flag) Atomics.store(this.#flag, 0, order.id);
    else if (order.line) this.#cut(order);
  }

  /** Ends the worker that searches, and lets another do what else was asked for. */
  #cut(order: Order): void {
    const { line } = order;
    if (!line || this.#orders[0] !== order) return;
    this.#worker?.terminate();
    this.#worker = this.#start();
    this.#settle(order);
    for (const { id, game, limits } of this.#orders) {
      this.#worker.postMessage({ type: 'search', id, game, limits });
    }
    const [best = null, ponder = null] = line.moves;
    order.resolve({ best, ponder, line });
  }

  #settle(order: Order): void {
    this.#orders = this.#orders.filter((other) => other !== order);
    // One that was stopped while it waited has its turn now, for as long as it must.
    const [next] = this.#orders;
    if (next?.stopped) this.#end(next);
  }

  #fail(): void {
    this.#worker?.terminate();
    this.#worker = null;
    const orders = this.#orders;
    this.#orders = [];
    for (const { reject } of orders) reject(new EngineFault());
  }
}

type Shared = SharedArrayBuffer;

const browserWorker = (): WorkerLike =>
  new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' }) as WorkerLike;
