/** The lines of the board as SVG paths: a cell is 100 units wide, (0, 0) is the upper left point. */

const ranks = Array.from({ length: 10 }, (_, row) => `M0 ${row * 100}H800`).join('');
const files = Array.from({ length: 7 }, (_, index) => {
  const x = (index + 1) * 100;
  return `M${x} 0V400M${x} 500V900`;
}).join('');
/** The palaces' diagonals. */
export const PALACES = 'M300 0L500 200M500 0L300 200M300 700L500 900M500 700L300 900';

/** Ranks, and files that stop at the river. */
export const FINE = ranks + files;

/** The four little corners around a point; those beyond the board's edge are left out. */
function corners(column: number, row: number): string {
  const gap = 8;
  const arm = 14;
  return [-1, 1]
    .filter((side) => column + side >= 0 && column + side <= 8)
    .flatMap((h) =>
      [-1, 1].map((v) => {
        const x = column * 100 + h * gap;
        const y = row * 100 + v * gap;
        return `M${x + h * arm} ${y}H${x}V${y + v * arm}`;
      }),
    )
    .join('');
}
/** The corner marks at the points of cannons and soldiers. */
export const CORNERS = [
  ...[1, 7].flatMap((column) => [corners(column, 2), corners(column, 7)]),
  ...[0, 2, 4, 6, 8].flatMap((column) => [corners(column, 3), corners(column, 6)]),
].join('');
