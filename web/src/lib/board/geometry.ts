import type { Side } from '$lib/rules/view';

/** Points along a rank and along a file. */
export const FILES = 9;
export const RANKS = 10;

/** A point as the screen shows it: columns from the left, rows from the top. */
export type Place = { readonly column: number; readonly row: number };

const FILE_LETTERS = 'abcdefghi';

/** The square's name: files a–i from Red's left, ranks 0–9 from Red's side. */
export function squareName(file: number, rank: number): string {
  const letter = FILE_LETTERS[file];
  if (letter === undefined || !Number.isInteger(rank) || rank < 0 || rank >= RANKS)
    throw new RangeError(`no square at file ${file}, rank ${rank}`);
  return `${letter}${rank}`;
}

/** File and rank of a square's name, both from 0. */
export function fileAndRank(square: string): { file: number; rank: number } {
  const match = /^([a-i])(\d)$/.exec(square);
  const [, letter, digit] = match ?? [];
  if (letter === undefined || digit === undefined) throw new RangeError(`no square ${square}`);
  return { file: FILE_LETTERS.indexOf(letter), rank: Number(digit) };
}

/** Where a square is on the screen when `orientation` sits below. */
export function placeOf(square: string, orientation: Side): Place {
  const { file, rank } = fileAndRank(square);
  return orientation === 'red'
    ? { column: file, row: RANKS - 1 - rank }
    : { column: FILES - 1 - file, row: rank };
}

/** The square at a place of the screen when `orientation` sits below. */
export function squareAt({ column, row }: Place, orientation: Side): string {
  return orientation === 'red'
    ? squareName(column, RANKS - 1 - row)
    : squareName(FILES - 1 - column, row);
}

/** All squares in reading order of the screen, one list a row. */
export function rowsOf(orientation: Side): string[][] {
  return Array.from({ length: RANKS }, (_, row) =>
    Array.from({ length: FILES }, (_, column) => squareAt({ column, row }, orientation)),
  );
}

/** A file's number, 1–9 from that side's own right hand. */
export function fileNumber(file: number, side: Side): number {
  return side === 'red' ? FILES - file : file + 1;
}

/** From and to of a move such as `h2e2`. */
export function ends(move: string): { from: string; to: string } {
  return { from: move.slice(0, 2), to: move.slice(2, 4) };
}

/**
 * The squares a checking man's force runs through, himself first and the general last. A horse's way
 * bends at his leg; the others' is straight.
 */
export function line(from: string, to: string): string[] {
  const a = fileAndRank(from);
  const b = fileAndRank(to);
  const across = b.file - a.file;
  const along = b.rank - a.rank;
  if (Math.abs(across) + Math.abs(along) === 3 && across !== 0 && along !== 0) {
    const leg =
      Math.abs(across) === 2
        ? squareName(a.file + across / 2, a.rank)
        : squareName(a.file, a.rank + along / 2);
    return [from, leg, to];
  }
  return [from, to];
}

/** How far the board reaches beyond the outermost points' cells, in cells. */
export type Margin = { readonly x: number; readonly y: number };

/** The board's margin: slim on a phone, with room for file numbers when they are shown. */
export function marginFor(width: number, coordinates: boolean): Margin {
  const slim = width < 480;
  return { x: slim ? 0.03 : 0.16, y: coordinates ? (slim ? 0.36 : 0.42) : slim ? 0.03 : 0.16 };
}

/**
 * The largest cell that fits, as a whole number of the screen's own pixels, so that every line and every
 * disc falls on them alike.
 */
export function cellFor(width: number, height: number, margin: Margin, pixelRatio: number): number {
  const cell = Math.min(width / (FILES + 2 * margin.x), height / (RANKS + 2 * margin.y));
  return Math.floor(cell * pixelRatio) / pixelRatio;
}
