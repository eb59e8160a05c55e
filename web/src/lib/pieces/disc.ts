/** The colours of one side's disc. */
export type Palette = {
  /** Middle and edge of the face. */
  readonly face: readonly [string, string];
  /** Rim, lit from above left, and in shade below right. */
  readonly rim: readonly [string, string];
  /** The turned edge under the rim. */
  readonly edge: string;
  /** What is cut in. */
  readonly ink: string;
  /** The lower lip of a cut, where the light falls. */
  readonly lip: string;
  /** Veins in the wood. */
  readonly grain: string;
};

/** Radius of a disc, where the cell it stands on is 100 wide. */
export const DISC_RADIUS = 46;

/** How far a drawing reaches beyond its cell on each side, for the shadow. */
export const OVERHANG = 10;

const gradient = (kind: string, id: string, where: string, stops: readonly string[]): string => {
  const last = stops.length - 1;
  const inside = stops
    .map((stop, index) => {
      const [colour, opacity] = stop.split('@');
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${Math.round((index / last) * 100)}%" stop-color="${colour}"${alpha}/>`;
    })
    .join('');
  return `<${kind} id="${id}" ${where}>${inside}</${kind}>`;
};

/** A turned wooden disc with its shadow, and what is cut into its face. */
export function disc(palette: Palette, cut: string): string {
  const { face, rim, edge, ink, lip, grain } = palette;
  const box = 100 + 2 * OVERHANG;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-box / 2} ${-box / 2} ${box} ${box}">` +
    '<defs>' +
    gradient('radialGradient', 's', 'r="50%"', [
      '#000@.55',
      '#000@.5',
      '#000@.44',
      '#000@.3',
      '#000@0',
    ]) +
    gradient('linearGradient', 'r', 'x1=".2" y1="0" x2=".75" y2="1"', rim) +
    gradient('radialGradient', 'f', 'cx=".42" cy=".34" r=".72"', [face[0], face[0], face[1]]) +
    '</defs>' +
    `<circle cx="1.5" cy="4.6" r="53" fill="url(#s)"/>` +
    `<circle cy="2" r="${DISC_RADIUS}" fill="${edge}"/>` +
    `<circle cy="-.6" r="${DISC_RADIUS}" fill="url(#r)"/>` +
    `<circle cy="-.6" r="42" fill="url(#f)"/>` +
    `<g fill="none" stroke="${grain}" stroke-width=".7" opacity=".5">` +
    '<path d="M-38-16Q-8-24 39-11M-41-4Q2-13 41 2M-41 9Q-6-1 40 14M-36 22Q-2 13 36 24"/></g>' +
    `<g transform="translate(0 .2)">` +
    `<g fill="${lip}" stroke="${lip}" transform="translate(.5 1.1)">${cut}</g>` +
    `<g fill="${ink}" stroke="${ink}">${cut}</g></g>` +
    '</svg>'
  );
}
