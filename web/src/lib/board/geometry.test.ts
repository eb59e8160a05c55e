import { describe, expect, test } from 'vitest';
import {
  cellFor,
  fileAndRank,
  fileNumber,
  line,
  marginFor,
  placeOf,
  rowsOf,
  squareAt,
  squareName,
} from './geometry';

describe('squares', () => {
  test('have a file from Red’s left and a rank from Red’s side', () => {
    expect(fileAndRank('h2')).toEqual({ file: 7, rank: 2 });
    expect(squareName(7, 2)).toBe('h2');
  });

  test.each(['', 'h', 'h10', 'j0', 'H2', '2h'])('%j is none', (name) => {
    expect(() => fileAndRank(name)).toThrow(RangeError);
  });

  test.each([
    [9, 0],
    [-1, 0],
    [0, 10],
    [0, -1],
    [0, 1.5],
  ])('none at file %d, rank %d', (file, rank) => {
    expect(() => squareName(file, rank)).toThrow(RangeError);
  });

  test('Red below: a0 is at the lower left', () => {
    expect(placeOf('a0', 'red')).toEqual({ column: 0, row: 9 });
    expect(placeOf('i9', 'red')).toEqual({ column: 8, row: 0 });
  });

  test('Black below: a0 is at the upper right', () => {
    expect(placeOf('a0', 'black')).toEqual({ column: 8, row: 0 });
  });

  test.each(['red', 'black'] as const)('%s below: every place has its square', (side) => {
    const rows = rowsOf(side);
    expect(new Set(rows.flat()).size).toBe(90);
    expect(
      rows.every((row) => row.every((square) => squareAt(placeOf(square, side), side) === square)),
    ).toBe(true);
  });
});

test('each side counts files from its own right hand', () => {
  expect([0, 4, 8].map((file) => fileNumber(file, 'red'))).toEqual([9, 5, 1]);
  expect([0, 4, 8].map((file) => fileNumber(file, 'black'))).toEqual([1, 5, 9]);
});

describe('the line of a check', () => {
  test('is straight for chariots, cannons and soldiers', () => {
    expect(line('e2', 'e9')).toEqual(['e2', 'e9']);
    expect(line('e8', 'e9')).toEqual(['e8', 'e9']);
  });

  test('bends at a horse’s leg', () => {
    expect(line('c8', 'e9')).toEqual(['c8', 'd8', 'e9']);
    expect(line('d7', 'e9')).toEqual(['d7', 'd8', 'e9']);
    expect(line('f2', 'e0')).toEqual(['f2', 'f1', 'e0']);
  });
});

describe('the size of a cell', () => {
  test('is a whole number of the screen’s pixels', () => {
    const margin = marginFor(412, true);
    const cell = cellFor(412, Infinity, margin, 2.625);
    expect(cell * 2.625).toBeCloseTo(Math.round(cell * 2.625), 9);
    expect(cell * (9 + 2 * margin.x)).toBeLessThanOrEqual(412);
  });

  test('leaves no more than a pixel a cell unused on a narrow phone', () => {
    expect(cellFor(360, Infinity, marginFor(360, true), 1)).toBe(39);
  });

  test('keeps within the height', () => {
    const margin = marginFor(1000, true);
    expect(cellFor(1000, 700, margin, 1) * (10 + 2 * margin.y)).toBeLessThanOrEqual(700);
  });
});
