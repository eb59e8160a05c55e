import { disc, type Palette } from './disc';
import { glyphs, type GlyphName } from './glyphs';
import { pictogram } from './pictograms';
import type { Facing, PieceSet, Role, Side } from './types';

export { OVERHANG } from './disc';
export * from './types';

const BOXWOOD: Palette = {
  face: ['#fdf3dc', '#efd8ab'],
  rim: ['#fff4d8', '#b98d52'],
  edge: '#8a6234',
  ink: '#b01e17',
  lip: '#fffaf0',
  grain: '#d9b77d',
};

/** Boxwood in a dark rim: Red and Black of the traditional set share the wood, not the rim. */
const RIMMED: Palette = {
  ...BOXWOOD,
  rim: ['#64513f', '#241c17'],
  edge: '#17110d',
  ink: '#1d1916',
};

const EBONY: Palette = {
  face: ['#4a3d34', '#2b221d'],
  rim: ['#75624f', '#1a1411'],
  edge: '#0d0a08',
  ink: '#f6e3bb',
  lip: '#120d0a',
  grain: '#5a4a3f',
};

/** The traditional characters, each side its own forms. */
const CHARACTERS: Record<Side, Record<Role, GlyphName>> = {
  red: {
    general: '帥',
    advisor: '仕',
    elephant: '相',
    horse: '傌',
    chariot: '俥',
    cannon: '炮',
    soldier: '兵',
  },
  black: {
    general: '將',
    advisor: '士',
    elephant: '象',
    horse: '馬',
    chariot: '車',
    cannon: '砲',
    soldier: '卒',
  },
};

/** Red wears one broad ring, Black a fine double one. */
const RINGS: Record<Side, string> = {
  red: '<circle r="38" fill="none" stroke-width="2.7"/>',
  black:
    '<circle r="38.9" fill="none" stroke-width="1.5"/><circle r="35.8" fill="none" stroke-width="1.1"/>',
};

/** Width of a character on a disc whose cell is 100 wide, and how much its strokes are fattened. */
const CHARACTER_SIZE = 54;
const FATTENING = 26;

function character(side: Side, role: Role): string {
  const { d } = glyphs[CHARACTERS[side][role]];
  const scale = (CHARACTER_SIZE / 930).toFixed(4);
  return (
    `<path transform="scale(${scale})" stroke-width="${FATTENING}" stroke-linejoin="round" d="${d}"/>` +
    RINGS[side]
  );
}

/**
 * One man as an SVG document. The cell he stands on is 100 units wide and the drawing reaches
 * {@link OVERHANG} units beyond it on each side.
 */
export function pieceSvg(set: PieceSet, side: Side, role: Role, facing: Facing = 'up'): string {
  return set === 'han'
    ? disc(side === 'red' ? BOXWOOD : RIMMED, character(side, role))
    : disc(side === 'red' ? BOXWOOD : EBONY, pictogram(role, facing));
}

const urls = new Map<string, string>();

/** {@link pieceSvg} as a `data:` address, for images and backgrounds. */
export function pieceUrl(set: PieceSet, side: Side, role: Role, facing: Facing = 'up'): string {
  const key = `${set} ${side} ${role} ${facing}`;
  let url = urls.get(key);
  if (url === undefined) {
    url = `data:image/svg+xml,${encodeURIComponent(pieceSvg(set, side, role, facing))}`;
    urls.set(key, url);
  }
  return url;
}
