import type { Side } from '$lib/rules/view';
import type { ReplayController } from './replayController.svelte';
import { moverOf } from './rows';

const SECOND = 1_000;

/** What a side's clock showed at the shown move, in milliseconds; null when the record has no clock. */
export function clockAt(replay: ReplayController, side: Side): number | null {
  const { tree, game } = replay;
  for (let node = replay.node; node !== 0; node = tree.parent(node)) {
    if (moverOf(tree.ply(node), game.first) !== side) continue;
    return replay.note(node)?.clock ?? null;
  }
  return null;
}

/** `1:02:03` or `4:05`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, place) => (place === 0 ? part : String(part).padStart(2, '0'))).join(':');
}
