import type { I18n } from '$lib/i18n/i18n.svelte';
import type { Attack, Color, RuledPly, Ruling } from '$lib/protocol';
import { fileAndRank } from './squares';

type Words = Pick<I18n, 't'>;

/** How many attacks of one move are told in words; the board shows all of them. */
const MOST_TOLD = 3;

/** A sentence that follows others in a list begins small in the messages. */
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What a ply does under the table's ruleset, as a sentence; files are counted from `side`. */
export function plyWords(words: Words, ply: RuledPly, side: Color): string {
  const { t } = words;
  const told = clauses(words, ply, side).slice(0, MOST_TOLD);
  const text = told.reduceRight((rest, first) => t('ply-joined', { first, rest }));
  return capital(text);
}

function clauses(words: Words, ply: RuledPly, side: Color): string[] {
  const { t } = words;
  const { labels, attacks, piece, provisional } = ply;
  const file = (square: string) => t('square-file', { file: fileAndRank(square, side).file });
  const standing = file(ply.move.slice(2));
  const of = (label: Attack['label']) => attacks.filter((attack) => attack.label === label);
  const pair = ({ by, attacker, of, victim }: Attack) => ({
    role: by,
    square: file(attacker),
    victim: of,
    target: file(victim),
  });
  const told = labels.flatMap((label): string[] => {
    const found = of(label);
    switch (label) {
      case 'check':
        return found.map((attack) => t('ply-check', pair(attack)));
      case 'kill':
        return found.length > 0
          ? found.map((attack) => t('ply-kill-plain', pair(attack)))
          : [t('ply-kill-plain', { role: piece, square: standing })];
      case 'chase':
        return found.flatMap((attack) => chase(words, attack, pair(attack), file));
      case 'exchange':
        return found.map((attack) => t('ply-exchange', pair(attack)));
      case 'follow':
        return found.map((attack) => t('ply-follow', pair(attack)));
      case 'offer':
        return [t('ply-offer', { role: piece, square: standing })];
      case 'block':
        return [t('ply-block', { role: piece, square: standing })];
      case 'idle':
        return labels.length > 1 ? [] : [t('ply-idle')];
    }
  });
  if (provisional) told.push(t('ply-kill-unknown'));
  return told.length > 0 ? told : [t('ply-idle')];
}

function chase(
  { t }: Words,
  { protectors, fakeProtectors }: Attack,
  pair: { role: string; square: string; victim: string; target: string },
  file: (square: string) => string,
): string[] {
  const listed = (squares: readonly string[]) =>
    squares.map(file).reduceRight((rest, first) => t('squares-joined', { first, rest }));
  if (protectors.length > 0) return [t('ply-chase', { ...pair, root: 'real' })];
  if (fakeProtectors.length === 0) return [t('ply-chase', { ...pair, root: 'none' })];
  return [
    t('ply-chase', { ...pair, root: 'fake' }),
    t('ply-protected-falsely', { squares: listed(fakeProtectors) }),
  ];
}

/** What is told ply by ply: "Vòng lặp nước 14 đến 17, lặp lần thứ 4". */
export function storyHeading({ t }: Words, { reason, times, firstPly, plies }: Ruling): string {
  const kinds = { tooManyChecks: 'checks', tooManyChases: 'chases' } as const;
  return t('replay-heading', {
    kind: reason in kinds ? kinds[reason as keyof typeof kinds] : 'circle',
    times,
    from: firstPly,
    to: firstPly + plies.length - 1,
  });
}
