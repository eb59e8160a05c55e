import { Chessground } from 'chessgroundx';
import type { Api } from 'chessgroundx/api';
import type { Config } from 'chessgroundx/config';
import { premove } from 'chessgroundx/premove';
import type { Key } from 'chessgroundx/types';
import { isKey } from 'chessgroundx/util';
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { PositionView, Side } from '$lib/rules/view';
import { placement, toColor, toDests, toKey, toSquare } from './compat';
import { watchDrops, watchLongPress, watchTaps } from './gestures';
import './chessground.css';

const DIMENSIONS = { width: 9, height: 10 };
/** How long a man takes from point to point. */
const MOVE_MS = 160;

const BRUSHES = {
  green: { key: 'g', color: '#2f7d5c', opacity: 0.9, lineWidth: 9 },
  red: { key: 'r', color: '#b3261e', opacity: 0.9, lineWidth: 9 },
  blue: { key: 'b', color: '#2b5f9e', opacity: 0.9, lineWidth: 9 },
  yellow: { key: 'y', color: '#c98a12', opacity: 0.9, lineWidth: 9 },
};

/** What the board shows and who may touch it. */
export type GroundState = {
  readonly view: PositionView;
  readonly orientation: Side;
  readonly movable: Side | null;
  readonly premovable: boolean;
  readonly animated: boolean;
};

/** What the board tells. Moves and squares are in our spelling. */
export type GroundEvents = {
  /** The user played a legal move; the board already shows it. */
  readonly move: (move: string) => void;
  /** The user tried an illegal one; the board shows what it showed. */
  readonly illegal: (move: string) => void;
  /** Another man, or none, is selected. */
  readonly select: (square: string | null) => void;
  /** A move was chosen in advance; null: it was dropped or played. */
  readonly premove: (move: string | null) => void;
};

/** What can be done to a board that stands. */
export type GroundHandle = {
  /** As if the user had tapped the square. */
  tap(square: string): void;
  /** Drops selection, drag and premove. */
  cancel(): void;
  /** Shows the position it was given again, whatever the user has done since. */
  reset(): void;
  clearDrawings(): void;
};

const xiangqiPremove = premove('xiangqi', false, DIMENSIONS);

function configOf(state: GroundState): Config {
  const { view, orientation, movable, premovable, animated } = state;
  return {
    orientation: toColor(orientation),
    turnColor: toColor(view.turn),
    lastMove: [],
    // What is not given stays as it was, so nobody's colour must be given too.
    movable: { dests: toDests(view.dests), color: movable ? toColor(movable) : undefined },
    premovable: { enabled: premovable && movable !== null },
    animation: { enabled: animated, duration: MOVE_MS },
  } as Config;
}

function fixedConfig(): Config {
  return {
    dimensions: DIMENSIONS,
    coordinates: false,
    autoCastle: false,
    disableContextMenu: true,
    addPieceZIndex: false,
    highlight: { lastMove: false, check: false },
    movable: { free: false, showDests: true },
    premovable: { premoveFunc: xiangqiPremove, castle: false },
    draggable: { showGhost: true },
    drawable: { brushes: BRUSHES },
  };
}

/** The selected square, if one is. */
function selectedOf(api: Api): string | null {
  const { selected } = api.state.selectable;
  return selected !== undefined && isKey(selected) ? toSquare(selected) : null;
}

/** Marks the selected man's element, which chessgroundx does not, and reports a change of selection. */
function watchSelection(api: Api, board: HTMLElement, changed: GroundEvents['select']): () => void {
  let known: string | null = null;
  const sync = (): void => {
    const selected = selectedOf(api);
    for (const piece of board.querySelectorAll('piece')) {
      const key = (piece as Element & { cgKey?: string }).cgKey;
      piece.classList.toggle('lifted', selected !== null && key === toKey(selected));
    }
    if (selected !== known) {
      known = selected;
      changed(selected);
    }
  };
  const observer = new MutationObserver(sync);
  observer.observe(board, { childList: true, subtree: true, attributeFilter: ['style'] });
  return () => observer.disconnect();
}

/**
 * Puts a chessgroundx board into the element it is attached to. `state` is read again whenever what it
 * reads changes; `ready` gets the handle.
 */
export function ground(
  state: () => GroundState,
  events: GroundEvents,
  ready: (handle: GroundHandle) => void,
): Attachment<HTMLElement> {
  return (element) => {
    let unwatchSelection = (): void => undefined;

    const api: Api = untrack(() =>
      Chessground(element, {
        ...fixedConfig(),
        fen: placement(state().view.fen),
        orientation: toColor(state().orientation),
      }),
    );

    /** A user's try from one square to another, if it is neither a move nor another choice of man. */
    const judge = (from: string, to: string): void => {
      const { view, movable } = state();
      if (from === to || movable !== view.turn || view.dests[from]?.includes(to)) return;
      events.illegal(from + to);
    };
    const isOwn = (square: string): boolean => {
      const { view, movable } = state();
      return view.pieces.some((piece) => piece.square === square && piece.color === movable);
    };
    const tapped = (from: string | null, to: string): void => {
      if (from !== null && !isOwn(to)) judge(from, to);
    };

    const show = (current: GroundState): void => {
      const fen = placement(current.view.fen);
      const config = configOf(current);
      // A new FEN wipes the user's arrows, so it is given only when it is new.
      api.set(api.getFen() === fen ? config : { ...config, fen });
    };

    api.set({
      movable: {
        events: { after: (from, to) => events.move(toSquare(from) + toSquare(to)) },
      },
      premovable: {
        events: {
          set: (from, to) => events.premove(toSquare(from as Key) + toSquare(to)),
          unset: () => events.premove(null),
        },
      },
      events: {
        // Called when the elements are made anew: at a turn of the board.
        insert: ({ board }) => {
          unwatchSelection();
          unwatchSelection = watchSelection(api, board, events.select);
        },
      },
    });
    unwatchSelection = watchSelection(api, api.state.dom.elements.board, events.select);

    const unwatchTaps = watchTaps(api, element, (to) => tapped(selectedOf(api), toSquare(to)));
    const unwatchDrops = watchDrops(api, (from, to) => judge(toSquare(from), toSquare(to)));
    const unwatchLongPress = watchLongPress(api, element);

    ready({
      tap: (square) => {
        const from = selectedOf(api);
        tapped(from, square);
        api.selectSquare(from === square ? null : toKey(square));
      },
      cancel: () => api.cancelMove(),
      reset: () => untrack(() => show(state())),
      clearDrawings: () => api.setShapes([]),
    });

    $effect(() => {
      const current = state();
      untrack(() => {
        show(current);
        if (current.view.turn === current.movable) api.playPremove();
      });
    });

    return () => {
      unwatchSelection();
      unwatchTaps();
      unwatchDrops();
      unwatchLongPress();
      api.destroy();
    };
  };
}
