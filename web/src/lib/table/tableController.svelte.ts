import { fold, opponentOf, sideToMove, turnAfter, type Table } from '$lib/model/table';
import { LiveSocket, type Status, type Surroundings } from '$lib/net/liveSocket';
import { ServerTime } from '$lib/net/serverTime';
import {
  VERSION,
  type Action,
  type Color,
  type Event,
  type ServerFrame,
  type TableHead,
  type TableSettings,
} from '$lib/protocol';
import type { Rules } from '$lib/rules/rules';
import { Acts, type Act } from './acts';
import type { Remark } from './remark';

/** A move shown before the server has confirmed it. */
interface PendingMove {
  readonly move: string;
  readonly ply: number;
  readonly act: number;
}

export interface TableOptions {
  readonly id: string;
  readonly rules: Rules;
  /** Public identity of this person. */
  readonly me: string;
  /** Take the free seat as soon as the table is known. */
  readonly sit: boolean;
  readonly url: string;
  readonly surroundings?: Surroundings;
}

/** How often everything that depends on the time is looked at again. */
const TICK = 100;

/** One table as this person sees it: what the server said, what is under way, where they look. */
export class TableController {
  readonly id: string;
  readonly rules: Rules;
  readonly #me: string;
  readonly #socket: LiveSocket<ServerFrame>;
  readonly #acts = new Acts();
  readonly #serverTime: ServerTime;
  #sit: boolean;
  #greeted = false;
  /** Events were missed that cannot be folded in: the whole state is needed. */
  #missed = false;
  #ticking: ReturnType<typeof setInterval> | null = null;
  /** Called with what happened at once, after the table shows it. */
  onnews: (events: readonly Event[]) => void = () => undefined;
  /** Called once for each new move on the board, this person's own before it is confirmed. */
  onmade: () => void = () => undefined;
  /** The head as it was before the news that {@link onnews} tells of. */
  before: TableHead | null = null;
  /** The number of the last move {@link onmade} was called for. */
  #shownPly = 0;

  table: Table | null = $state.raw(null);
  status: Status = $state.raw({ kind: 'connecting' });
  remark: Remark | null = $state.raw(null);
  /** The server's time now, as far as the screen has got. */
  now = $state(0);
  flipped = $state(false);
  /** The move chosen in advance, as the board holds it. */
  premove: string | null = $state(null);
  #pending: PendingMove | null = $state.raw(null);
  #lookingAt: number | null = $state(null);

  constructor(options: TableOptions) {
    this.id = options.id;
    this.rules = options.rules;
    this.#me = options.me;
    this.#sit = options.sit;
    const around = options.surroundings;
    this.#serverTime = around ? new ServerTime(() => around.now()) : new ServerTime();
    this.#socket = new LiveSocket<ServerFrame>(
      options.url,
      {
        opened: () => this.#hello(),
        frame: (frame) => this.#receive(frame),
        status: (status) => this.#statusChanged(status),
      },
      around,
    );
  }

  start(): void {
    this.#socket.open();
    this.#ticking = setInterval(() => this.tick(), TICK);
  }

  stop(): void {
    if (this.#ticking) clearInterval(this.#ticking);
    this.#socket.close();
  }

  nudge(): void {
    this.#socket.nudge();
  }

  tick(): void {
    this.now = this.#serverTime.now();
  }

  // What is shown.

  readonly head = $derived(this.table?.state.head ?? null);
  readonly settings = $derived(this.table?.state.settings ?? null);
  readonly you = $derived(this.table?.you ?? null);

  /** The moves, with the one that is under way. */
  readonly line = $derived.by(() => {
    const confirmed = this.table?.state.moves.map(({ move }) => move) ?? [];
    return this.#pending ? [...confirmed, this.#pending.move] : confirmed;
  });

  readonly notation = $derived.by(() =>
    this.settings ? this.rules.notate(this.settings.startFen, this.line) : [],
  );

  /** The number of the move after which the board is shown. */
  readonly ply = $derived(
    this.#lookingAt === null ? this.line.length : Math.min(this.#lookingAt, this.line.length),
  );

  readonly lookingBack = $derived(this.#lookingAt !== null && this.ply < this.line.length);

  readonly view = $derived.by(() =>
    this.settings ? this.rules.view(this.settings.startFen, this.line.slice(0, this.ply)) : null,
  );

  /** The position as it stands, wherever the person is looking. */
  readonly liveView = $derived.by(() =>
    this.settings ? this.rules.view(this.settings.startFen, this.line) : null,
  );

  /** The colour that moves first, and the one to move now. */
  readonly first = $derived(this.settings ? sideToMove(this.settings.startFen) : 'red');
  readonly turn: Color = $derived(turnAfter(this.first, this.line.length));

  readonly orientation: Color = $derived.by(() => {
    const own = this.you ?? 'red';
    return this.flipped ? opponentOf(own) : own;
  });

  readonly playing = $derived(this.head?.phase === 'playing');

  /** Whether this person has a seat, be it one without a colour yet. */
  readonly seated = $derived.by(() => this.you !== null || this.head?.host?.id === this.#me);

  readonly mayMove = $derived(
    this.playing && this.you !== null && this.turn === this.you && !this.lookingBack,
  );

  /** Whose men the board lets this person touch, be it to move or to premove. */
  readonly movable: Color | null = $derived(
    this.playing && !this.lookingBack && this.liveView?.status === 'ongoing' ? this.you : null,
  );

  /** The move chosen in advance, written as in the record where it can be; null when none waits. */
  readonly premoveText = $derived.by(() => {
    const { premove, liveView, movable } = this;
    if (!premove || !liveView || !movable || this.turn === movable) return null;
    const asIfToMove = liveView.fen.replace(/ [wb] /, movable === 'red' ? ' w ' : ' b ');
    return this.rules.notate(asIfToMove, [premove])[0] ?? premove;
  });

  readonly mayAbort = $derived(
    this.seated && (this.head?.phase === 'waiting' || (this.playing && this.line.length < 2)),
  );

  readonly mayResign = $derived(this.playing && this.you !== null && this.line.length >= 2);

  /** The moves this person has made. */
  readonly #ownMoves = $derived(
    this.you === this.first ? Math.ceil(this.line.length / 2) : Math.floor(this.line.length / 2),
  );

  readonly mayOfferDraw = $derived(this.mayResign && this.head?.offers.draw === null);
  readonly mayOfferTakeback = $derived(
    this.playing &&
      this.you !== null &&
      this.#ownMoves > 0 &&
      !this.#pending &&
      this.head?.offers.takeback === null,
  );

  readonly mayRematch = $derived(
    this.head?.phase === 'over' &&
      this.you !== null &&
      this.head.seats.red !== null &&
      this.head.seats.black !== null &&
      this.head.offers.rematch === null &&
      this.head.nextTable === null,
  );

  readonly maySit = $derived(this.head?.phase === 'waiting' && !this.seated);

  /** The seat a newcomer would get; null while the colours are to be drawn. */
  readonly freeSeat: Color | null = $derived.by(() => {
    const seats = this.head?.seats;
    if (!seats || this.head?.host) return null;
    return seats.red ? 'black' : 'red';
  });

  // What the person does.

  act(action: Action): void {
    this.remark = null;
    this.#send(this.#acts.add(action));
  }

  /**
   * Makes a move: shown at once, confirmed or taken back by the server. False when it is no move
   * this person can make.
   */
  play(move: string): boolean {
    const fen = this.view?.fen;
    if (!this.mayMove || !fen) return false;
    const why = this.rules.why(fen, move);
    if (why) {
      this.remark = { kind: 'illegal', why };
      return false;
    }
    const ply = this.line.length + 1;
    this.remark = null;
    const act = this.#acts.add({ type: 'move', move, ply });
    this.#pending = { move, ply, act: act.id };
    this.#send(act);
    this.#made(ply);
    return true;
  }

  /** A man was chosen: what was said of the last try has had its time. */
  select(): void {
    this.remark = null;
  }

  /** Somebody tried a move that is not one: says why. */
  explain(move: string): void {
    const why = this.view && this.rules.why(this.view.fen, move);
    this.remark = why ? { kind: 'illegal', why } : null;
  }

  /**
   * Makes a move from its text; false when it was not understood or not allowed. What was meant for
   * a past position is not played in this one.
   */
  playText(text: string): boolean {
    if (!this.mayMove || !this.view) {
      const past = this.lookingBack && this.playing && this.turn === this.you;
      if (past) this.lookNow();
      this.remark = { kind: past ? 'lookedBack' : 'notYourTurn' };
      return false;
    }
    const read = this.rules.read(this.view.fen, text);
    if (read.kind === 'fault') {
      const { code, candidates, why } = read;
      this.remark = why ? { kind: 'illegal', why } : { kind: 'unread', text, code, candidates };
      return false;
    }
    return this.play(read.move);
  }

  look(ply: number): void {
    this.remark = null;
    const wanted = Math.max(0, ply);
    this.#lookingAt = wanted >= this.line.length ? null : wanted;
  }

  lookNow(): void {
    this.look(this.line.length);
  }

  /** Sends what may be sent now; the rest waits until the server has answered our hello. */
  #send({ id, action }: Act): void {
    if (this.#greeted) this.#socket.send({ type: 'act', id, action });
  }

  // What the server says.

  #hello(): void {
    this.#serverTime.reset();
    const since = this.#missed ? null : (this.table?.seq ?? null);
    this.#socket.send({ type: 'hello', protocol: VERSION, since });
  }

  #statusChanged(status: Status): void {
    this.#greeted = false;
    // Open means that the server has answered our hello, not that a socket exists.
    if (status.kind !== 'open') this.status = status;
  }

  #receive(frame: ServerFrame): void {
    if ('now' in frame) {
      this.#serverTime.heard(frame.now);
      this.tick();
    }
    if (frame.type === 'done') this.#acts.settle(frame.id);
    if (frame.type === 'refused') this.#refused(frame);
    const folded = fold(this.table, frame);
    this.before = this.head;
    if (folded.kind === 'gap') {
      this.#missed = true;
      this.#socket.restart();
      return;
    }
    if (folded.kind === 'other') return;
    this.table = folded.table;
    this.#missed = false;
    this.#settlePending();
    if (!this.#greeted && frame.type !== 'presence') this.#greet();
    if (frame.type === 'state') this.#shownPly = this.line.length;
    if (folded.news.length > 0) this.#tell(folded.news);
  }

  #tell(events: readonly Event[]): void {
    for (const event of events) {
      if (event.type === 'moved') this.#made(event.ply);
      if (event.type === 'takenBack') this.#shownPly = event.ply;
    }
    this.onnews(events);
  }

  #made(ply: number): void {
    if (ply <= this.#shownPly) return;
    this.#shownPly = ply;
    this.onmade();
  }

  /** The server has answered our hello: it listens, and hears what it may have missed. */
  #greet(): void {
    this.#greeted = true;
    this.status = { kind: 'open' };
    for (const act of this.#acts.resend()) this.#send(act);
    if (this.#sit && this.maySit) this.act({ type: 'sit' });
    this.#sit = false;
  }

  #settlePending(): void {
    const pending = this.#pending;
    if (!pending || !this.table) return;
    const { moves, head } = this.table.state;
    const overtaken = moves.length >= pending.ply || moves.length < pending.ply - 1;
    if (overtaken || head.phase !== 'playing') this.#pending = null;
  }

  #refused({ id, refusal, forbidden }: Extract<ServerFrame, { type: 'refused' }>): void {
    const act = this.#acts.settle(id);
    if (this.#pending?.act === id) {
      this.#pending = null;
      this.#shownPly = this.line.length;
    }
    if (!act) return;
    const { action, again } = act;
    // What was sent again around a reconnect may have been done the first time.
    const done =
      again &&
      (action.type !== 'move' || this.table?.state.moves[action.ply - 1]?.move === action.move);
    if (done) return;
    this.remark =
      forbidden && action.type === 'move' && this.settings
        ? { kind: 'forbidden', forbidden, ...this.#asWritten(action.move, this.settings) }
        : { kind: 'refused', refusal };
  }

  /** A move from here as the record would write it, and the rules it is judged by. */
  #asWritten(move: string, { startFen, ruleset }: TableSettings) {
    const written = this.rules.notate(startFen, [...this.line, move]).at(-1);
    return { move: written ?? move, ruleset };
  }
}
