import type { I18n } from '$lib/i18n/i18n.svelte';
import { colorOf, type MachineWish } from './wish';

type Words = Pick<I18n, 't' | 'named'>;

/** The name of a level. */
export const levelName = ({ named }: Words, level: number): string => named(`level-${level}`);

/** What its strength is like, in a line. */
export const levelNote = ({ named }: Words, level: number): string => named(`level-${level}-note`);

/** What a game will be like, in few words. */
export function wishWords(words: Words, wish: MachineWish): string {
  return words.t('machine-play-with', {
    level: levelName(words, wish.level),
    color: colorOf(wish),
    handicap: wish.handicap === 'none' ? 'none' : 'some',
  });
}
