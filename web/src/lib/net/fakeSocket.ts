import { PONG } from '$lib/protocol';
import type { Surroundings, WebSocketLike } from './liveSocket';

/** For tests: a server's end of a socket that never leaves the process. */
export class FakeSocket implements WebSocketLike {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: string[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.closed = true;
  }

  accept(): void {
    this.onopen?.();
  }

  say(frame: unknown): void {
    this.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) });
  }

  pong(): void {
    this.say(PONG);
  }

  hangUp(): void {
    this.onclose?.();
  }

  /** The JSON frames the client sent. */
  get frames(): unknown[] {
    return this.sent.filter((text) => text.length > 1).map((text) => JSON.parse(text) as unknown);
  }
}

interface Timer {
  at: number;
  run: () => void;
}

/** For tests: time that moves by hand, dice that always show the middle, and fake sockets. */
export class FakeSurroundings implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  #now = 0;
  #timers: Timer[] = [];

  open(): FakeSocket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  dice(): number {
    return 0.5;
  }

  get last(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#now = due.at;
      this.#timers = this.#timers.filter((other) => other !== due);
      due.run();
    }
    this.#now = until;
  }
}
