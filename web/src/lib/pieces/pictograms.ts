import type { Facing, Role } from './types';

/**
 * Pictograms of our own drawing, on a disc whose cell is 100 wide, the middle at (0, 0).
 *
 * Each is a picture of the man (a helmet, a mandarin's winged hat, a gun …) in a compass of marks that
 * says how he moves: short marks for one step, long ones for any distance, a bead before the mark for the
 * cannon's jump. Shapes take their fill from the disc; `fill="none"` ones take its stroke.
 */
const PICTURES: Record<Role, string> = {
  // A commander's helmet: spike, bowl with a flame plate, brow band, cheek guards.
  general:
    '<path d="M0-32.5Q1.2-28.6 3.4-26.4Q2.6-24.6 2-22.6Q10.6-21.2 14.6-13.8Q17.4-8.4 17.6-.6Q9-3.4 0-3.4T-17.6-.6Q-17.4-8.4-14.6-13.8Q-10.6-21.2-2-22.6Q-2.6-24.6-3.4-26.4Q-1.2-28.6 0-32.5ZM0-18.6Q-1.6-14.6-4.6-12.2Q-6.4-10.6-6.2-8.2Q-5.6-6.8-3.4-6.6H3.4Q5.6-6.8 6.2-8.2Q6.4-10.6 4.6-12.2Q1.6-14.6 0-18.6Z" fill-rule="evenodd"/>' +
    '<path d="M-20.6 2.6Q-9.6-.8 0-.8T20.6 2.6L21.4 8.4Q10.4 5.2 0 5.2T-21.4 8.4Z"/>' +
    '<path d="M-20.4 11Q-14.4 9.2-9.4 8.6Q-8.4 14.6-9.2 19.4Q-9.8 23.6-13.4 26.6Q-19.2 25.2-23.2 21.4Q-20.4 16.4-20.4 11ZM20.4 11Q14.4 9.2 9.4 8.6Q8.4 14.6 9.2 19.4Q9.8 23.6 13.4 26.6Q19.2 25.2 23.2 21.4Q20.4 16.4 20.4 11Z"/>' +
    '<path d="M-2.2 9H2.2L1.4 21.4Q0 23 -1.4 21.4Z"/>',
  // A court mandarin's hat with dragonfly wings.
  advisor:
    '<path d="M-13.4 17.2V5.4Q-13.4-1.6-10-4.2Q-9.8-15.8-6-19.8Q-3-22.6 0-22.6T6-19.8Q9.8-15.8 10-4.2Q13.4-1.6 13.4 5.4V17.2Q6.6 20.4 0 20.4T-13.4 17.2ZM-9.6 1.2Q0-3.4 9.6 1.2L10 4.2Q0-.4-10 4.2ZM0 6.4L4 11.2L0 16L-4 11.2Z" fill-rule="evenodd"/>' +
    '<path d="M-16 4.4Q-21-2.8-27.6-3.4Q-32.4-3.4-32.8 1.4Q-32.8 7-27.2 8.6Q-21.6 10-16 9.2ZM16 4.4Q21-2.8 27.6-3.4Q32.4-3.4 32.8 1.4Q32.8 7 27.2 8.6Q21.6 10 16 9.2Z"/>',
  // An elephant's head from the front.
  elephant:
    '<path d="M-14-10.6C-18.6-21.6-31.6-21.4-32.4-8.4C-32.8 1-27.4 10.4-19.6 10C-16.6 9.8-15.4 7-14.4 4.2C-12.8 .2-12.4-5.4-14-10.6ZM14-10.6C18.6-21.6 31.6-21.4 32.4-8.4C32.8 1 27.4 10.4 19.6 10C16.6 9.8 15.4 7 14.4 4.2C12.8 .2 12.4-5.4 14-10.6Z"/>' +
    '<path d="M0-23.4C6.6-23.4 11.4-18.4 11.6-11C11.8-5 11.2 .4 9.2 5.2C7.2 10.4 6.2 14.4 6.6 18.4C6.9 21.4 8 22.8 9.6 22.6C10.8 22.4 11.4 21.2 11.2 19.6H16.2C16.6 25 13.4 28.8 8.8 28.8C1.8 28.8-.8 23.2-2.2 16.8C-3.2 12.4-7 10.6-9.2 5.2C-11.2 .4-11.8-5-11.6-11C-11.4-18.4-6.6-23.4 0-23.4ZM-6.2-7.4A2.3 2.3 0 1 0-6.2-2.8A2.3 2.3 0 1 0-6.2-7.4ZM6.2-7.4A2.3 2.3 0 1 0 6.2-2.8A2.3 2.3 0 1 0 6.2-7.4Z" fill-rule="evenodd"/>' +
    '<path d="M-10.8 11.4C-9.8 13.6-8 15.2-6 16.6C-7.6 21.4-13.4 23.4-19 19.8C-15 19.6-11.8 16.6-10.8 11.4ZM10.4 10.2C12 14 14 16.4 18.8 16.4C15.8 18.6 12.4 18.6 9.4 16.8C9.2 14.6 9.6 12.4 10.4 10.2Z"/>',
  // A horse's head and mane.
  horse:
    '<path d="M-9.4-27.8L-3.4-22.2C-2.8-25-1.6-27.2.2-28.8L3.4-21.2C5.4-16 5-12.4 4.4-8.6C3.6-2.8 7 3.4 9.2 10C11 15.6 11.4 21 10.8 26.4H-13.6C-14.4 18.4-10.4 13-7.6 8.2C-6.6 6.4-6.6 4.6-7.6 3.2C-11 5-13.6 5.8-15.6 8.6C-17.2 10.8-19.8 12-22 10.4L-26.6 6.6C-28.2 5-28 2.8-26.8 .8C-23-5.4-20.4-9-17.6-14.6C-15.6-18.6-12.4-20.4-9-21.4ZM-13.6-12A2.2 2.2 0 1 0-9.2-12A2.2 2.2 0 1 0-13.6-12Z" fill-rule="evenodd"/>' +
    '<path d="M6.4-21.8C12.6-20.2 16-16.8 17.6-12C15.6-13.2 13.6-13.6 11.8-13.4C17.4-9.8 20.2-4.8 20.8 1.6C18.6-.8 16.4-2 14-2.4C19 3 21.8 9 21.8 15.8C20 13 18 11.4 15.6 10.6C18.4 15.6 19.2 21 18.2 26.4H14.6C15.2 17.4 13 10.6 10.4 4.2C8-1.8 8-5.6 8.4-9.6C8.8-14 8.2-18 6.4-21.8Z"/>',
  // A war chariot: canopy, pole, body, one great wheel.
  chariot:
    '<path d="M-25.4-14.4Q-15.6-27.6 0-28.6Q15.6-27.6 25.4-14.4Q21.6-15.4 17.6-12.6Q13.2-15.8 8.8-12.6Q4.4-15.8 0-12.6Q-4.4-15.8-8.8-12.6Q-13.2-15.8-17.6-12.6Q-21.6-15.4-25.4-14.4ZM-1.3-32.4H1.3V-28H-1.3Z"/>' +
    '<path d="M-1.7-13.4H1.7V-6.6H22.6L20.8 .4H14.4A17.6 17.6 0 0 0-14.4 .4H-20.8L-22.6-6.6H-1.7Z"/>' +
    '<path d="M0-4.4A15.6 15.6 0 1 1 0 26.8A15.6 15.6 0 1 1 0-4.4ZM0-.2A11.4 11.4 0 1 0 0 22.6A11.4 11.4 0 1 0 0-.2Z" fill-rule="evenodd"/>' +
    '<path d="M0-1V23.4M-12.2 11.2H12.2M-8.6 2.6L8.6 19.8M8.6 2.6L-8.6 19.8" fill="none" stroke-width="2.3"/>' +
    '<circle cy="11.2" r="4.2"/>',
  // A gun on its carriage, and the ball on its way.
  cannon:
    '<g transform="translate(-1.4 -5) rotate(-27)"><path d="M-23.4-1.7A2.6 2.6 0 1 0-23.4 3.1L-21 6.6Q-19 8.4-15.6 8.2L15 5.6V7.2H20.8V-7.2H15V-5.6L-15.6-7Q-19-7-21-5.2ZM-11.6-8.6H-6.6V9.2H-11.6ZM-12.9-7.9V8.6H-11.6V-8.6Z"/></g>' +
    '<path d="M-8.6 14.6L-29.4 22.6L-27.8 26.8L-4 20.2Z"/>' +
    '<path d="M0 3.2A11.9 11.9 0 1 1 0 27A11.9 11.9 0 1 1 0 3.2ZM0 6.9A8.2 8.2 0 1 0 0 23.3A8.2 8.2 0 1 0 0 6.9Z" fill-rule="evenodd"/>' +
    '<path d="M0 6V24.2M-7.9 10.6L7.9 19.6M7.9 10.6L-7.9 19.6" fill="none" stroke-width="2.1"/>' +
    '<circle cy="15.1" r="3.2"/><circle cx="25.4" cy="-21.4" r="4.4"/>',
  // A foot soldier in his pointed hat, with his spear.
  soldier:
    '<path d="M-3-27.4Q-3-30.2-1.1-30.2T.8-27.4L20.4-7Q9.6-1.6-2-1.6T-24.4-7Z"/>' +
    '<path d="M-12.6 .6Q-2 2.8 8.6 .6Q8.8 8.4 5.4 12Q2 15.2-2 15.2T-9.4 12Q-12.8 8.4-12.6 .6Z"/>' +
    '<path d="M-23 27.6Q-23.4 17.8-10.8 15.8Q-7 19-2 19T6.8 15.8Q16.8 17.6 18.4 23.8V27.6Z"/>' +
    '<path d="M23.2-29.6Q26.8-24 27-19.2Q26.6-16.4 24.5-15V27.6H21.9V-15Q19.8-16.4 19.4-19.2Q19.6-24 23.2-29.6Z"/>',
};

const ORTHOGONAL = [0, 90, 180, 270];
const DIAGONAL = [45, 135, 225, 315];
const KNIGHT = [0, 90, 180, 270].flatMap((axis) => [axis - 26.6, axis + 26.6]);

const around = (angles: readonly number[], mark: string): string =>
  angles.map((angle) => `<g transform="rotate(${angle})">${mark}</g>`).join('');

/** The ring on which the marks sit. */
const RING = 37.4;

const STEP = '<path d="M0-42.4L4.6-35.6H-4.6Z"/>';
const FAR = '<path d="M0-45L4.4-38.4H1.6V-32.4H-1.6V-38.4H-4.4Z"/>';
const LEAP = '<path d="M0-45.2L4.4-39.2H-4.4Z"/><circle cy="-35.6" r="2.7"/>';
const TWO_STEPS = '<path d="M0-44.4L4.2-38.8H-4.2ZM0-38.6L4.2-33H-4.2Z"/>';
const POINT = '<circle cy="-37.4" r="2.9"/>';

/** How a man moves, drawn around the rim as seen when he goes up the screen. */
const MARKS: Record<Role, string> = {
  general: around(ORTHOGONAL, STEP),
  advisor: around(DIAGONAL, STEP),
  elephant: around(DIAGONAL, TWO_STEPS),
  horse: around(KNIGHT, POINT),
  chariot: around(ORTHOGONAL, FAR),
  cannon: around(ORTHOGONAL, LEAP),
  soldier: STEP,
};

/** Room for the picture inside its marks. */
const SCALE: Record<Role, number> = {
  general: 1.02,
  advisor: 1.03,
  elephant: 0.97,
  horse: 1.05,
  chariot: 0.93,
  cannon: 0.96,
  soldier: 1.02,
};

/** What is cut into the disc of a readable man. */
export function pictogram(role: Role, facing: Facing): string {
  const marks = facing === 'up' ? MARKS[role] : `<g transform="rotate(180)">${MARKS[role]}</g>`;
  return (
    `<g stroke-width="0" transform="scale(${SCALE[role]})">${PICTURES[role]}</g>` +
    `<circle r="${RING}" fill="none" stroke-width="1.1"/><g stroke-width="0">${marks}</g>`
  );
}
