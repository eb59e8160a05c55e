import type { Color } from '$lib/protocol';

interface Step {
  readonly ply: number;
  readonly text: string;
}

/** One numbered line of the record. */
export interface MovePair {
  readonly number: number;
  readonly red: Step | null;
  readonly black: Step | null;
}

/** The record in two columns; when Black moved first, Red's first place stays empty. */
export function movePairs(texts: readonly string[], first: Color): MovePair[] {
  const lead = first === 'red' ? 0 : 1;
  const step = (index: number): Step | null => {
    const text = texts[index];
    return text === undefined ? null : { ply: index + 1, text };
  };
  return Array.from({ length: Math.ceil((texts.length + lead) / 2) }, (_, row) => ({
    number: row + 1,
    red: step(row * 2 - lead),
    black: step(row * 2 + 1 - lead),
  }));
}
