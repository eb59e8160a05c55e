import type { Surroundings, WebSocketLike } from '$lib/net/liveSocket';
import {
  PING,
  PONG,
  type Action,
  type ClientFrame,
  type Color,
  type ServerFrame,
} from '$lib/protocol';

/** A table of the WebAssembly module; texts are the JSON of the types they are said to be. */
export interface WasmTable {
  state(now: number): string;
  act(side: Color, id: number, action: string, now: number): string;
  tick(now: number): string;
  deadline(): number | undefined;
  playing(): boolean;
  keep(now: number): string;
  free(): void;
}

/** What a table in this browser needs of it. */
export interface TableRoom {
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => () => void;
  /** Takes the text of the game whenever it changes, and whether it goes on. */
  readonly keep: (text: string, playing: boolean) => void;
}

/** Longer timers wrap around in browsers. */
const LONGEST_TIMER = 0x7fffffff;

/**
 * A table that stands in this browser. A page sits at it through a socket like any other's; the
 * seat opposite is moved by {@link act}.
 */
export class LocalTable {
  readonly #table: WasmTable;
  readonly #you: Color;
  readonly #room: TableRoom;
  #socket: LocalSocket | null = null;
  #cancelTick: (() => void) | null = null;
  /** Called after everything the table tells, when the page knows it. */
  ontold: () => void = () => undefined;

  constructor(table: WasmTable, room: TableRoom) {
    const state = JSON.parse(table.state(room.now())) as ServerFrame;
    this.#table = table;
    this.#you = ('you' in state && state.you) || 'red';
    this.#room = room;
    this.keep();
    this.#await();
  }

  /** What a socket to this table needs. */
  surroundings(): Surroundings {
    return {
      open: () => this.#open(),
      now: () => performance.now(),
      after: this.#room.after,
      dice: () => Math.random(),
    };
  }

  /** The seat opposite does something; false when it may not. */
  act(action: Action): boolean {
    const other = this.#you === 'red' ? 'black' : 'red';
    return this.#act(other, 0, action).done;
  }

  /** Hands the game over to be kept, with the time until which it was played. */
  keep(): void {
    this.#room.keep(this.#table.keep(this.#room.now()), this.#table.playing());
  }

  /** Leaves the table; what it was is kept. */
  close(): void {
    this.#cancelTick?.();
    this.#socket = null;
    this.keep();
    this.#table.free();
  }

  #open(): WebSocketLike {
    const socket = new LocalSocket((frame) => {
      if (frame.type === 'hello') {
        const state = JSON.parse(this.#table.state(this.#room.now())) as ServerFrame;
        this.#tell([state]);
      } else {
        this.#tell(this.#act(this.#you, frame.id, frame.action).own);
      }
    });
    this.#socket = socket;
    return socket;
  }

  /** Does it and tells what happened, but for what is meant for who did it. */
  #act(side: Color, id: number, action: Action): { done: boolean; own: readonly ServerFrame[] } {
    const text = this.#table.act(side, id, JSON.stringify(action), this.#room.now());
    const frames = JSON.parse(text) as ServerFrame[];
    const own = frames.filter(({ type }) => type === 'done' || type === 'refused');
    const done = own.every(({ type }) => type === 'done');
    if (done) this.#changed(frames.filter((frame) => !own.includes(frame)));
    return { done, own };
  }

  #changed(frames: readonly ServerFrame[]): void {
    this.keep();
    this.#await();
    this.#tell(frames);
  }

  #tell(frames: readonly ServerFrame[]): void {
    if (frames.length === 0) return;
    this.#socket?.hear(frames, () => {
      this.ontold();
    });
  }

  /** Waits for the next flag to fall. */
  #await(): void {
    this.#cancelTick?.();
    const deadline = this.#table.deadline();
    if (deadline === undefined) return;
    const wait = Math.min(Math.max(0, deadline - this.#room.now()), LONGEST_TIMER);
    this.#cancelTick = this.#room.after(wait, () => {
      this.#changed(JSON.parse(this.#table.tick(this.#room.now())) as ServerFrame[]);
    });
  }
}

/** The page's end of a socket that never leaves the page. */
class LocalSocket implements WebSocketLike {
  readonly #said: (frame: ClientFrame) => void;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(said: (frame: ClientFrame) => void) {
    this.#said = said;
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    if (text === PING) this.#later(() => this.onmessage?.({ data: PONG }));
    else this.#said(JSON.parse(text) as ClientFrame);
  }

  close(): void {
    this.onmessage = null;
  }

  /** What comes from a socket never comes while something is being sent. */
  hear(frames: readonly ServerFrame[], then: () => void): void {
    this.#later(() => {
      for (const frame of frames) this.onmessage?.({ data: JSON.stringify(frame) });
      then();
    });
  }

  #later(run: () => void): void {
    queueMicrotask(run);
  }
}
