import { describe, expect, test } from 'vitest';
import { SCORE, type SoundName } from './score';
import { Sounds } from './sounds';

const NAMES = Object.keys(SCORE) as SoundName[];
const lengthOf = (name: SoundName): number =>
  Math.max(...SCORE[name].map(({ at = 0, decay }) => at + decay));

/** Counts what is started; every node is the same accommodating stub. */
function fakeAudio(state: AudioContextState = 'running') {
  const heard = { opened: 0, resumed: 0, started: [] as number[], stopped: [] as number[] };
  const parameter = {
    value: 0,
    setValueAtTime: () => parameter,
    exponentialRampToValueAtTime: (value: number) => {
      // The real one throws here.
      if (!(value > 0)) throw new RangeError(`ramp to ${value}`);
      return parameter;
    },
  };
  const node = () => ({
    gain: parameter,
    frequency: parameter,
    Q: parameter,
    connect: (next: unknown) => next,
    disconnect: () => undefined,
    start: (when: number) => heard.started.push(when),
    stop: (when: number) => heard.stopped.push(when),
  });
  const open = () => {
    heard.opened += 1;
    return {
      state,
      currentTime: 10,
      sampleRate: 8000,
      destination: node(),
      resume: () => {
        heard.resumed += 1;
        return Promise.resolve();
      },
      createGain: node,
      createOscillator: node,
      createBufferSource: node,
      createBiquadFilter: node,
      createBuffer: (_: number, length: number) => ({
        getChannelData: () => new Float32Array(length),
      }),
    } as unknown as AudioContext;
  };
  return { heard, open };
}

describe.each(NAMES)('%s', (name) => {
  test('strikes everything its score says, and stops it', () => {
    const { heard, open } = fakeAudio();
    new Sounds(open, () => true).play(name);
    expect(heard.started).toEqual(SCORE[name].map(({ at = 0 }) => 10 + at));
    expect(Math.max(...heard.stopped)).toBeCloseTo(10 + lengthOf(name), 9);
  });
});

test('off is silent and opens nothing', () => {
  const { heard, open } = fakeAudio();
  const sounds = new Sounds(open, () => true);
  sounds.enabled = false;
  sounds.play('move');
  expect(heard).toMatchObject({ opened: 0, started: [] });
});

test('nothing sounds before the page was touched', () => {
  const { heard, open } = fakeAudio();
  new Sounds(open, () => false).play('move');
  expect(heard).toMatchObject({ opened: 0, started: [] });
});

test('one context serves all, and is woken when it sleeps', () => {
  const { heard, open } = fakeAudio('suspended');
  const sounds = new Sounds(open, () => true);
  sounds.play('move');
  sounds.play('capture');
  expect(heard).toMatchObject({ opened: 1, resumed: 2 });
});

test('a capture is heavier than a move: lower and louder', () => {
  const body = (name: SoundName) => {
    const tones = SCORE[name].filter(({ of }) => of === 'tone');
    return {
      lowest: Math.min(...tones.map(({ pitch }) => pitch)),
      loudest: Math.max(...tones.map(({ loudness }) => loudness)),
    };
  };
  expect(body('capture').lowest).toBeLessThan(body('move').lowest);
  expect(body('capture').loudest).toBeGreaterThan(body('move').loudest);
});

test('what is heard in play is over before the next move can come', () => {
  for (const name of ['move', 'capture', 'check', 'tick'] as const)
    expect(lengthOf(name)).toBeLessThan(0.4);
});
