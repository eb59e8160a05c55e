import { expect, test } from 'vitest';
import { diagramPieces, START_FEN } from './diagram';

test('the start has thirty-two men in their places', () => {
  const pieces = diagramPieces(START_FEN);
  expect(pieces).toHaveLength(32);
  expect(pieces).toContainEqual({ column: 4, row: 0, color: 'black', role: 'general' });
  expect(pieces).toContainEqual({ column: 7, row: 7, color: 'red', role: 'cannon' });
});

test('text that is no position draws nothing', () => {
  expect(diagramPieces('')).toEqual([]);
});
