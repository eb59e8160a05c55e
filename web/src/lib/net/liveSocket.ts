import { PING, PONG, type Fault } from '$lib/protocol';
import { backoff, jitter } from './backoff';

/** How often a quiet connection is tried. */
export const PING_EVERY = 4_000;

/** A connection from which nothing came for so long is taken for dead. */
export const SILENCE_LIMIT = 11_000;

/** The parts of a WebSocket that are used here. */
export interface WebSocketLike {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What the socket needs of its surroundings; tests bring their own. */
export interface Surroundings {
  open(url: string): WebSocketLike;
  now(): number;
  after(ms: number, run: () => void): () => void;
  dice(): number;
}

export type Status =
  /** The first attempt is under way. */
  | { readonly kind: 'connecting' }
  /** Frames pass. */
  | { readonly kind: 'open' }
  /** The connection was lost; another attempt is due or under way. */
  | { readonly kind: 'lost' }
  /** The server said not to come back. */
  | { readonly kind: 'refused'; readonly fault: Fault };

export interface Listener<Frame> {
  /** The socket is open: say hello. */
  opened(): void;
  frame(frame: Frame): void;
  status(status: Status): void;
}

type ClosingFrame = { type: 'closing'; fault: Fault; retryAfter: number | null };

const isClosing = (frame: unknown): frame is ClosingFrame =>
  typeof frame === 'object' && frame !== null && 'type' in frame && frame.type === 'closing';

/** A WebSocket that comes back: backoff with jitter, and a pulse that notices dead connections. */
export class LiveSocket<Frame> {
  readonly #url: string;
  readonly #listener: Listener<Frame>;
  readonly #around: Surroundings;
  #socket: WebSocketLike | null = null;
  #failures = 0;
  #heard = 0;
  #cancelPulse: (() => void) | null = null;
  #cancelRetry: (() => void) | null = null;
  #retryAfter: number | null = null;
  #ended = false;

  constructor(url: string, listener: Listener<Frame>, around: Surroundings = browser) {
    this.#url = url;
    this.#listener = listener;
    this.#around = around;
  }

  /** Opens the connection, and keeps it until {@link close}. */
  open(): void {
    this.#listener.status({ kind: 'connecting' });
    this.#connect();
  }

  /** Sends a frame if the connection is open, and says whether it did. */
  send(frame: unknown): boolean {
    if (!this.#socket || this.#cancelPulse === null) return false;
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  /** The network may be back: tries at once instead of at the end of the wait. */
  nudge(): void {
    if (this.#cancelRetry) {
      this.#cancelRetry();
      this.#connect();
    } else if (this.#cancelPulse) {
      this.#socket?.send(PING);
    }
  }

  /** Drops the connection and makes a new one at once. */
  restart(): void {
    if (this.#ended) return;
    this.#drop();
    this.#listener.status({ kind: 'lost' });
    this.#connect();
  }

  /** Ends it for good. */
  close(): void {
    this.#ended = true;
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#drop();
  }

  #connect(): void {
    this.#cancelRetry = null;
    const socket = this.#around.open(this.#url);
    this.#socket = socket;
    this.#heard = this.#around.now();
    const connectLimit = this.#around.after(SILENCE_LIMIT, () => this.#lost());
    this.#cancelPulse = null;
    socket.onopen = () => {
      connectLimit();
      this.#heard = this.#around.now();
      this.#pulse();
      this.#listener.status({ kind: 'open' });
      this.#listener.opened();
    };
    socket.onmessage = ({ data }) => this.#receive(data);
    socket.onclose = () => {
      connectLimit();
      this.#lost();
    };
  }

  #receive(data: unknown): void {
    this.#heard = this.#around.now();
    if (typeof data !== 'string' || data === PONG) return;
    const frame: unknown = JSON.parse(data);
    if (isClosing(frame)) {
      if (frame.retryAfter === null) {
        this.close();
        this.#listener.status({ kind: 'refused', fault: frame.fault });
      } else {
        this.#retryAfter = frame.retryAfter;
      }
      return;
    }
    // Only a server that talks counts as a success; one that accepts and hangs up does not.
    this.#failures = 0;
    this.#listener.frame(frame as Frame);
  }

  #pulse(): void {
    this.#cancelPulse = this.#around.after(PING_EVERY, () => {
      if (this.#around.now() - this.#heard >= SILENCE_LIMIT) {
        this.#lost();
        return;
      }
      this.#socket?.send(PING);
      this.#pulse();
    });
  }

  #lost(): void {
    if (this.#ended || this.#cancelRetry) return;
    this.#drop();
    this.#listener.status({ kind: 'lost' });
    const dice = this.#around.dice();
    const wait =
      this.#retryAfter === null ? backoff(this.#failures++, dice) : jitter(this.#retryAfter, dice);
    this.#retryAfter = null;
    this.#cancelRetry = this.#around.after(wait, () => this.#connect());
  }

  #drop(): void {
    this.#cancelPulse?.();
    this.#cancelPulse = null;
    if (!this.#socket) return;
    this.#socket.onopen = null;
    this.#socket.onmessage = null;
    this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }
}

const browser: Surroundings = {
  open: (url) => new WebSocket(url) as WebSocketLike,
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  dice: () => Math.random(),
};

/** The address of a socket on the server that gave us the page. */
export const socketUrl = (path: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;

/** Nudges the socket whenever the network or the reader comes back; returns how to stop. */
export function nudgeOnReturn(socket: { nudge(): void }): () => void {
  const nudge = () => {
    if (document.visibilityState === 'visible') socket.nudge();
  };
  window.addEventListener('online', nudge);
  document.addEventListener('visibilitychange', nudge);
  return () => {
    window.removeEventListener('online', nudge);
    document.removeEventListener('visibilitychange', nudge);
  };
}
