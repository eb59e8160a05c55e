import { SCORE, type SoundName, type Strike } from './score';

export type { SoundName } from './score';

/** What is left of a sound when it counts as gone. */
const SILENCE = 0.0001;
/** Room above the loudest sound, so that two at once do not clip. */
const MASTER = 0.7;
const ATTACK_S = 0.0015;

/** Whether the reader has touched the page yet; before that no browser lets it sound. */
const touched = (): boolean => navigator.userActivation.hasBeenActive;

/** Makes the board's sounds as they are needed; there is no audio file. */
export class Sounds {
  enabled = true;
  readonly #open: () => AudioContext;
  readonly #allowed: () => boolean;
  #context: AudioContext | undefined;
  #output: AudioNode | undefined;
  #noise: AudioBuffer | undefined;

  constructor(open = (): AudioContext => new AudioContext(), allowed = touched) {
    this.#open = open;
    this.#allowed = allowed;
  }

  /** Sounds at once, or not at all: a sound that comes late tells nothing. */
  play(name: SoundName): void {
    if (!this.enabled || !this.#allowed()) return;
    const context = (this.#context ??= this.#open());
    if (context.state !== 'running') void context.resume();
    for (const strike of SCORE[name]) this.#strike(context, strike);
  }

  #strike(
    context: AudioContext,
    { of, at = 0, pitch, sinksTo, focus, loudness, decay }: Strike,
  ): void {
    const start = context.currentTime + at;
    const end = start + decay;

    const envelope = context.createGain();
    envelope.gain.setValueAtTime(SILENCE, start);
    envelope.gain.exponentialRampToValueAtTime(loudness, start + ATTACK_S);
    envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
    envelope.connect(this.#sink(context));

    let source: AudioScheduledSourceNode;
    if (of === 'tone') {
      const tone = context.createOscillator();
      tone.frequency.setValueAtTime(pitch, start);
      if (sinksTo !== undefined) tone.frequency.exponentialRampToValueAtTime(sinksTo, end);
      tone.connect(envelope);
      source = tone;
    } else {
      const noise = context.createBufferSource();
      noise.buffer = this.#noiseOf(context);
      const band = context.createBiquadFilter();
      band.type = 'bandpass';
      band.frequency.value = pitch;
      band.Q.value = focus ?? 1;
      noise.connect(band).connect(envelope);
      source = noise;
    }
    source.onended = (): void => envelope.disconnect();
    source.start(start);
    source.stop(end);
  }

  #sink(context: AudioContext): AudioNode {
    if (!this.#output) {
      const gain = context.createGain();
      gain.gain.value = MASTER;
      gain.connect(context.destination);
      this.#output = gain;
    }
    return this.#output;
  }

  #noiseOf(context: AudioContext): AudioBuffer {
    if (!this.#noise) {
      const length = Math.ceil(context.sampleRate * 0.25);
      this.#noise = context.createBuffer(1, length, context.sampleRate);
      const samples = this.#noise.getChannelData(0);
      for (let i = 0; i < length; i += 1) samples[i] = Math.random() * 2 - 1;
    }
    return this.#noise;
  }
}
