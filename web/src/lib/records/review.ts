import { replayPath } from '$lib/app/route';
import { getImports } from './imports.svelte';
import { packed } from './link';
import type { Library } from './records';

/**
 * Where a game played here is replayed: at a link that carries it, or, when it is too long for one,
 * as a file of this name that is kept. Null when it cannot be written.
 */
export async function reviewPath(library: Library, name: string): Promise<string | null> {
  const file = library.save(0, { format: 'pgn', notation: 'iccs', encoding: 'utf-8' });
  if ('fault' in file) return null;
  const fragment = await packed(file.bytes);
  if (fragment !== null) return replayPath({ fragment });
  const [kept] = await getImports().add([{ name, bytes: file.bytes }]);
  return kept ? replayPath({ file: kept.id, index: 0 }) : null;
}
