import type { Api } from 'chessgroundx/api';
import { processDraw } from 'chessgroundx/draw';
import type { Key } from 'chessgroundx/types';

/** How long a finger rests before it draws. */
const LONG_PRESS_MS = 450;
/** How far it may tremble meanwhile. */
const LONG_PRESS_PX = 8;

type Point = readonly [x: number, y: number];

/** Tells of every square that is pressed, before chessgroundx deals with it. */
export function watchTaps(api: Api, element: HTMLElement, tapped: (key: Key) => void): () => void {
  const onPress = (event: MouseEvent | TouchEvent): void => {
    const plain = 'touches' in event ? event.touches.length === 1 : event.button === 0;
    const at = 'touches' in event ? event.touches[0] : event;
    if (!plain || !at || event.shiftKey) return;
    const key = api.getKeyAtDomPos([at.clientX, at.clientY]);
    if (key !== undefined) tapped(key);
  };
  element.addEventListener('mousedown', onPress, { capture: true });
  element.addEventListener('touchstart', onPress, { capture: true, passive: true });
  return () => {
    element.removeEventListener('mousedown', onPress, { capture: true });
    element.removeEventListener('touchstart', onPress, { capture: true });
  };
}

/**
 * Tells of every man dropped on another square, before chessgroundx decides what becomes of him: it says
 * nothing about drops it refuses.
 */
export function watchDrops(api: Api, dropped: (from: Key, to: Key) => void): () => void {
  const onEnd = (event: MouseEvent | TouchEvent): void => {
    const drag = api.state.draggable.current;
    if (!drag?.started) return;
    const at: Point = 'clientX' in event ? [event.clientX, event.clientY] : drag.pos;
    const to = api.getKeyAtDomPos([at[0], at[1]]);
    if (to !== undefined && to !== drag.orig) dropped(drag.orig, to);
  };
  document.addEventListener('mouseup', onEnd, { capture: true });
  document.addEventListener('touchend', onEnd, { capture: true });
  return () => {
    document.removeEventListener('mouseup', onEnd, { capture: true });
    document.removeEventListener('touchend', onEnd, { capture: true });
  };
}

/** Arrows and circles without a right button: a finger that rests on the board starts one. */
export function watchLongPress(api: Api, element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: Point = [0, 0];

  const stop = (): void => clearTimeout(timer);
  const draw = (): void => {
    const orig = api.getKeyAtDomPos([start[0], start[1]]);
    if (orig === undefined) return;
    api.cancelMove();
    api.state.drawable.current = {
      orig,
      pos: [start[0], start[1]],
      brush: 'green',
      snapToValidMove: true,
    };
    processDraw(api.state);
  };
  const onStart = (event: TouchEvent): void => {
    stop();
    const [touch, another] = event.touches;
    if (!touch || another) return;
    start = [touch.clientX, touch.clientY];
    timer = setTimeout(draw, LONG_PRESS_MS);
  };
  const onMove = (event: TouchEvent): void => {
    const touch = event.touches[0];
    if (touch && Math.hypot(touch.clientX - start[0], touch.clientY - start[1]) > LONG_PRESS_PX)
      stop();
  };

  element.addEventListener('touchstart', onStart, { passive: true });
  element.addEventListener('touchmove', onMove, { passive: true });
  element.addEventListener('touchend', stop, { passive: true });
  element.addEventListener('touchcancel', stop, { passive: true });
  return () => {
    stop();
    element.removeEventListener('touchstart', onStart);
    element.removeEventListener('touchmove', onMove);
    element.removeEventListener('touchend', stop);
    element.removeEventListener('touchcancel', stop);
  };
}
