import type { I18n } from '$lib/i18n/i18n.svelte';
import type { Color } from '$lib/protocol';
import type { PositionView } from '$lib/rules/view';

/** File 1–9 from a side's own right hand, and rank from its own back rank, 0. */
export function fileAndRank(square: string, side: Color): { file: number; rank: number } {
  const file = square.charCodeAt(0) - 'a'.charCodeAt(0);
  const rank = Number(square[1]);
  return side === 'red' ? { file: 9 - file, rank } : { file: file + 1, rank: 9 - rank };
}

/** What stands on a square and where it is, as one side counts: "Xe đỏ, cột 1 hàng 0". */
export function squareWords(
  { t }: Pick<I18n, 't'>,
  { pieces }: PositionView,
  square: string,
  side: Color,
): string {
  const place = fileAndRank(square, side);
  const piece = pieces.find((candidate) => candidate.square === square);
  return piece
    ? t('piece-on-square', { ...place, role: piece.role, color: piece.color })
    : t('square-empty', place);
}
