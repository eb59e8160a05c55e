/** What can be heard. */
export type SoundName = 'move' | 'capture' | 'check' | 'tick' | 'offer' | 'end';

/** One struck thing: something that rings at a pitch, or a burst of noise through a band. */
export type Strike = {
  readonly of: 'tone' | 'noise';
  /** Seconds after the sound's beginning. */
  readonly at?: number;
  /** Hertz; for noise the middle of its band. */
  readonly pitch: number;
  /** Hertz it has sunk to when it dies away. */
  readonly sinksTo?: number;
  /** How narrow the band of noise is. */
  readonly focus?: number;
  readonly loudness: number;
  /** Seconds until it has died away. */
  readonly decay: number;
};

/** A wooden man set down on a wooden board: the knock, the board's answer, the man's own ring. */
const knock = (at: number, weight: number): Strike[] => [
  { of: 'noise', at, pitch: 2300 / weight, focus: 0.9, loudness: 0.34 * weight, decay: 0.022 },
  { of: 'noise', at, pitch: 900 / weight, focus: 2.2, loudness: 0.5 * weight, decay: 0.05 },
  {
    of: 'tone',
    at,
    pitch: 205 / weight,
    sinksTo: 150 / weight,
    loudness: 0.5 * weight,
    decay: 0.085 * weight,
  },
  { of: 'tone', at, pitch: 640 / weight, loudness: 0.09, decay: 0.045 },
];

/** A hollow wood block. */
const block = (at: number, pitch: number, loudness: number): Strike[] => [
  { of: 'tone', at, pitch, sinksTo: pitch * 0.94, loudness, decay: 0.13 },
  { of: 'tone', at, pitch: pitch * 2.42, loudness: loudness * 0.35, decay: 0.05 },
  { of: 'noise', at, pitch: pitch * 2, focus: 1.4, loudness: loudness * 0.5, decay: 0.018 },
];

/** A small bell: partials that are not quite in tune. */
const bell = (at: number, pitch: number, loudness: number, decay: number): Strike[] =>
  [
    [1, 1, 1],
    [2.01, 0.4, 0.7],
    [2.76, 0.3, 0.55],
    [4.07, 0.12, 0.3],
  ].map(([ratio = 1, share = 1, span = 1]) => ({
    of: 'tone',
    at,
    pitch: pitch * ratio,
    loudness: loudness * share,
    decay: decay * span,
  }));

/** Every sound, as what is struck and when. */
export const SCORE: Readonly<Record<SoundName, readonly Strike[]>> = {
  move: knock(0, 1),
  capture: [...knock(0, 1.28), ...knock(0.052, 0.8)],
  check: [...knock(0, 1.1), ...block(0.09, 720, 0.3), ...block(0.2, 960, 0.34)],
  tick: [{ of: 'tone', pitch: 330, sinksTo: 290, loudness: 0.22, decay: 0.06 }],
  offer: [...bell(0, 660, 0.16, 0.5), ...bell(0.13, 880, 0.16, 0.7)],
  end: [
    ...bell(0, 146, 0.5, 2.6),
    ...bell(0.005, 219, 0.22, 1.8),
    { of: 'noise', pitch: 420, focus: 0.7, loudness: 0.16, decay: 0.12 },
  ],
};
