import type { I18n } from '$lib/i18n/i18n.svelte';
import type { Color, Outcome, TimeControl } from '$lib/protocol';
import { minutes, PRESETS, sameTime, seconds } from './time';
import { opponentOf } from './table';

type Words = Pick<I18n, 't' | 'named' | 'has'>;

export const sideName = ({ t }: Words, color: Color): string => t(`side-${color}`);

/** A time control in few words: `10+5`, `15 phút`. */
export function timeShort({ t }: Words, time: TimeControl | null): string {
  if (!time) return t('time-none');
  return time.increment > 0 || plain(time)
    ? t('time-fischer', { minutes: minutes(time.initial), seconds: seconds(time.increment) })
    : t('time-minutes', { minutes: minutes(time.initial) });
}

const plain = ({ moveCap, byoyomi, quotas }: TimeControl): boolean =>
  moveCap === null && byoyomi === null && quotas.length === 0;

/** What a time control has beside main time and increment, or nothing. */
export function timeParts({ t }: Words, time: TimeControl | null): string[] {
  if (!time) return [];
  const parts: string[] = [];
  if (time.moveCap !== null) {
    parts.push(
      time.moveCap % 60_000 === 0
        ? t('time-part-cap-minutes', { minutes: minutes(time.moveCap) })
        : t('time-part-cap-seconds', { seconds: seconds(time.moveCap) }),
    );
  }
  if (time.byoyomi) {
    const { period, periods } = time.byoyomi;
    parts.push(t('time-part-byoyomi', { periods, seconds: seconds(period) }));
  }
  for (const { moves, bonus } of time.quotas) {
    parts.push(t('time-part-quota', { moves, minutes: minutes(bonus) }));
  }
  return parts;
}

/** A time control in full. */
export function timeLong(words: Words, time: TimeControl | null): string {
  if (!time) return words.t('time-none');
  const main =
    time.increment > 0
      ? words.t('time-fischer-long', {
          minutes: minutes(time.initial),
          seconds: seconds(time.increment),
        })
      : words.t('time-minutes', { minutes: minutes(time.initial) });
  return timeParts(words, time).reduce(
    (first, rest) => words.t('time-joined', { first, rest }),
    main,
  );
}

/** The name of a preset with this time, where it has one of its own. */
export function presetName({ named, has }: Words, time: TimeControl | null): string | null {
  const preset = PRESETS.find((candidate) => sameTime(candidate.time, time));
  const id = preset && `preset-${preset.id}`;
  return id !== undefined && has(id) ? named(id) : null;
}

/** The name of a ruleset; one we have no words for is called by its id. */
export function rulesetName({ named, has }: Words, ruleset: string): string {
  const id = `ruleset-${ruleset}`;
  return has(id) ? named(id) : ruleset;
}

/** What a ruleset does, in one line, or nothing. */
export function rulesetNote({ named, has }: Words, ruleset: string): string {
  const id = `ruleset-${ruleset}-note`;
  return has(id) ? named(id) : '';
}

/** Whose eyes see the end of a game. */
export type Eyes = 'won' | 'lost' | 'playing' | 'watching';

export function winnerOf(outcome: Outcome): Color | null {
  if (outcome.result === 'redWins') return 'red';
  return outcome.result === 'blackWins' ? 'black' : null;
}

export function eyesOf(outcome: Outcome, you: Color | null): Eyes {
  if (!you) return 'watching';
  const winner = winnerOf(outcome);
  if (winner) return winner === you ? 'won' : 'lost';
  return outcome.result === 'bothLose' ? 'lost' : 'playing';
}

/** How a game ended: a headline and a whole sentence of why, from the viewer's eyes. */
export function outcomeWords(words: Words, outcome: Outcome, you: Color | null) {
  const winner = winnerOf(outcome);
  const view = eyesOf(outcome, you);
  const args = {
    view,
    result: outcome.result,
    winner: winner ? sideName(words, winner) : '',
    loser: winner ? sideName(words, opponentOf(winner)) : '',
  };
  return {
    title: words.t('outcome-title', args),
    why: words.named(`outcome-${outcome.reason}`, args),
  };
}
