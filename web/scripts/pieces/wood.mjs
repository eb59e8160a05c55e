/**
 * Draws the veins of a plain-sawn plank, dark on nothing, to src/lib/board/wood.svg. The colour of the wood is
 * the style sheet's, so that one drawing serves day and night.
 *
 * A trunk is taken as a cone of year rings cut lengthwise beside its heart: each ring leaves a tall arch. The
 * plane is bent by a few slow waves first; a bend that never folds cannot make two veins cross.
 *
 * Usage: npm run wood
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WIDTH = 930;
const HEIGHT = 1090;
/** How far a vein goes beyond the plank's ends, and how many points a flank has. */
const STEP = 34;
const POINTS = 18;
/** Where the heart runs, how far under the cut, how it rises along the plank, how wide rings are. */
const HEART = { x: 545, depth: 26, rise: 0.115, from: 1240, spread: 1.55 };

export const output = join(dirname(fileURLToPath(import.meta.url)), '../../src/lib/board/wood.svg');

/** Numbers in 0…1, the same on every run. */
function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** How far the wood at (x, y) is pushed aside. */
const bend = (x, y) =>
  26 * Math.sin(y / 330 + 0.7) +
  11 * Math.sin(y / 121 + x / 260) +
  4.5 * Math.sin(y / 47 + x / 90 + 2) +
  2 * Math.sin(y / 21 - x / 60);

/** A smooth path through points: quadratic curves between the middles. */
function smooth(points) {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)]);
  const [first, ...rest] = whole;
  let d = `M${first}`;
  let [px, py] = first;
  rest.slice(0, -1).forEach(([x, y], index) => {
    const [nx, ny] = rest[index + 1];
    const mx = Math.round((x + nx) / 2);
    const my = Math.round((y + ny) / 2);
    d += `q${x - px} ${y - py} ${mx - px} ${my - py}`.replaceAll(' -', '-');
    px = mx;
    py = my;
  });
  return d;
}

/**
 * Where one ring meets the cut: up one flank, over the arch, down the other. An arch beyond the plank's end leaves
 * two flanks. Points are spread by angle, so that an arch is as round as its flanks are straight.
 */
function vein(radius) {
  const depthAt = (y) => HEART.depth + HEART.rise * (HEART.from - y);
  const angleAt = (y) => Math.acos(Math.min(1, depthAt(y) / radius));
  const top = angleAt(-STEP);
  const bottom = angleAt(HEIGHT + STEP);
  const flank = (side) =>
    Array.from({ length: POINTS }, (_, index) => {
      const angle = bottom + ((top - bottom) * index) / (POINTS - 1);
      const x = HEART.x + side * radius * Math.sin(angle) * HEART.spread;
      const y = HEART.from - (radius * Math.cos(angle) - HEART.depth) / HEART.rise;
      return [x + bend(x, y), y];
    });
  const left = flank(-1);
  const right = flank(1).reverse();
  return top === 0 ? [[...left, ...right.slice(1)]] : [left, right];
}

/** The text of wood.svg. */
export function render() {
  const roll = dice(20);
  let veins = '';
  for (let radius = 48; radius < 460; radius += 4 + 6.5 * roll()) {
    const flanks = vein(radius).filter((points) => points.some(([x]) => x > -20 && x < WIDTH + 20));
    if (flanks.length === 0) continue;
    const late = roll() < 0.3;
    const width = (late ? 2 + 2.6 * roll() : 0.7 + 1.3 * roll()).toFixed(1);
    const opacity = (late ? 0.1 + 0.08 * roll() : 0.05 + 0.08 * roll()).toFixed(2);
    veins += `<path d="${flanks.map(smooth).join('')}" stroke-width="${width}" opacity="${opacity}"/>`;
  }
  let pores = '';
  for (let i = 0; i < 360; i += 1) {
    const x = Math.round(roll() * WIDTH);
    const y = Math.round(roll() * HEIGHT);
    pores += `M${x} ${y}v${Math.round(5 + 16 * roll())}`;
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" fill="none" stroke="#4a2508">` +
    veins +
    `<path d="${pores}" stroke-width=".8" opacity=".11"/></svg>\n`
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(output, render());
