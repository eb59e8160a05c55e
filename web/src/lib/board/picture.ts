import { glyphs, type GlyphName } from '$lib/pieces/glyphs';
import { OVERHANG, pieceUrl, type PieceSet } from '$lib/pieces/pieces';
import type { Side } from '$lib/rules/view';
import { diagramPieces } from '$lib/ui/diagram';
import { ends, fileNumber, placeOf, squareName } from './geometry';
import { CORNERS, FINE, PALACES } from './lines';

/** What a picture shows. */
export interface Picture {
  readonly fen: string;
  readonly orientation: Side;
  readonly lastMove: string | null;
  readonly pieceSet: PieceSet;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const INK = '#57493a';
const PAPER = '#f8f2e4';
const LAST = '#1d5f6b';

const glyph = (name: GlyphName, x: number, y: number, scale: number): string =>
  `<path fill="${INK}" d="${glyphs[name].d}" transform="translate(${x} ${y}) scale(${scale})"/>`;

function numbers(orientation: Side): string {
  return Array.from({ length: 9 }, (_, column) => {
    const file = orientation === 'red' ? column : 8 - column;
    const name = (side: Side) => DIGITS[fileNumber(file, side) - 1] ?? '1';
    const above = orientation === 'red' ? 'black' : 'red';
    return (
      glyph(name(above), column * 100, -78, 0.03) +
      glyph(name(orientation), column * 100, 978, 0.03)
    );
  }).join('');
}

function lastMove(move: string | null, orientation: Side): string {
  if (!move) return '';
  return Object.values(ends(move))
    .map((square) => placeOf(square, orientation))
    .map(
      ({ column, row }) =>
        `<circle cx="${column * 100}" cy="${row * 100}" r="48" fill="none" stroke="${LAST}" stroke-width="5"/>`,
    )
    .join('');
}

function men({ fen, orientation, pieceSet }: Picture): string {
  const size = 100 + 2 * OVERHANG;
  return diagramPieces(fen)
    .map(({ column, row, color, role }) => {
      const at = placeOf(squareName(column, 9 - row), orientation);
      const facing = color === orientation ? 'up' : 'down';
      const url = pieceUrl(pieceSet, color, role, facing);
      return `<image href="${url}" x="${at.column * 100 - size / 2}" y="${at.row * 100 - size / 2}" width="${size}" height="${size}"/>`;
    })
    .join('');
}

/** The board as an SVG document that needs nothing beside it. */
export function pictureSvg(picture: Picture): string {
  const { orientation } = picture;
  const line = (d: string, width: number) =>
    `<path fill="none" stroke="${INK}" stroke-width="${width}" d="${d}"/>`;
  const river = ([left, right]: readonly [GlyphName, GlyphName]) =>
    `<g opacity="0.6">${glyph(left, 200, 450, 0.066)}${glyph(right, 600, 450, 0.066)}</g>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-80 -110 960 1120" width="960" height="1120">' +
    `<rect x="-80" y="-110" width="960" height="1120" fill="${PAPER}"/>` +
    line(FINE, 2) +
    line('M0 0H800V900H0Z', 2.5) +
    line('M-13 -13H813V913H-13Z', 5) +
    line(PALACES, 2) +
    line(CORNERS, 2.5) +
    river(['楚河', '漢界']) +
    numbers(orientation) +
    lastMove(picture.lastMove, orientation) +
    men(picture) +
    '</svg>'
  );
}

/** An SVG document as the bytes of a PNG; null when the browser cannot draw it. */
export async function pngOf(svg: string, width: number, height: number): Promise<Blob | null> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
