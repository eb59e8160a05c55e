import type { I18n } from '$lib/i18n/i18n.svelte';
import type { Claim, Color, EndReason, Forbidden, Notice, Role, Ruling } from '$lib/protocol';
import { rulesetName, sideName } from './words';

type Words = Pick<I18n, 't' | 'named' | 'has'>;

/** What the arbiter says before it rules, and how it concerns the viewer. */
export interface Warning {
  readonly text: string;
  /** The viewer must do something else now, or it costs them the game or the move. */
  readonly yours: boolean;
}

/** What the arbiter says at a table: the notice, and what it rests on. */
export interface Said {
  readonly notice: Notice;
  readonly claim: Claim | null;
  readonly ruling: Ruling | null;
}

/** The arbiter's names for what a side does in a whole circle, by the protocol's. */
const CLASSES: Partial<Record<EndReason, string>> = {
  perpetualCheck: 'perpetual-check',
  perpetualKill: 'perpetual-kill',
  perpetualChase: 'perpetual-chase',
  perpetualAttack: 'perpetual-attack',
};

/** The one man that `ruling`'s side chases, if it is always one of a kind. */
function victimOf({ by, plies, firstPly }: Ruling, first: Color): Role | null {
  const own = plies.filter((_, index) => ((firstPly - 1 + index) % 2 === 0) === (by === first));
  const victims = own.flatMap(({ attacks }) =>
    attacks.filter(({ label }) => label === 'chase').map(({ of }) => of),
  );
  const [victim] = victims;
  return victim && victims.every((other) => other === victim) ? victim : null;
}

/** What a side does with every move: "đuổi bắt mãi Xe". */
export function classWords(
  { t }: Words,
  reason: EndReason,
  ruling: Ruling | null = null,
  first: Color = 'red',
): string {
  const victim = reason === 'perpetualChase' && ruling ? victimOf(ruling, first) : null;
  return victim
    ? t('class-chase-of', { victim })
    : t('class', { class: CLASSES[reason] ?? 'allowed' });
}

/** What the arbiter says before it rules, to this viewer. `first` moves first at the table. */
export function warning(words: Words, said: Said, you: Color | null, first: Color): Warning {
  const { t } = words;
  const { notice } = said;
  const calm = (text: string): Warning => ({ text, yours: false });
  const moves = (plies: number) => Math.ceil(plies / 2);
  switch (notice.type) {
    case 'repetition': {
      const { times, limit, fault, then } = notice;
      if (!fault) return calm(t('warn-repetition', { times, limit, then }));
      const args = {
        view: fault.by === you ? 'own' : 'other',
        side: sideName(words, fault.by),
        class: classWords(words, fault.reason, said.ruling, first),
        times,
        limit,
        then,
      };
      const last = times + 1 >= limit;
      const text = last ? t('warn-last', args) : t('warn-fault', args);
      return { text, yours: last && fault.by === you };
    }
    case 'checks':
    case 'chases': {
      const { by, times, limit } = notice;
      const view = by === you ? 'own' : 'other';
      const args = { view, side: sideName(words, by), times, limit };
      const last = times >= limit;
      const id = `warn-${notice.type}${last ? '-last' : ''}` as const;
      return { text: t(id, args), yours: last && by === you };
    }
    case 'claimable':
      return calm(t('warn-claimable', { reason: notice.reason, count: said.claim?.count ?? 0 }));
    case 'noCapture':
    case 'noProgress':
    case 'length':
      return calm(
        t(`warn-${notice.type}`, { moves: moves(notice.plies), limit: moves(notice.limit) }),
      );
  }
}

/** Why the arbiter does not let a move be made; `move` as the record writes it. */
export function forbiddenWords(
  words: Words,
  forbidden: Forbidden,
  move: string,
  ruleset: string,
): string {
  const { t } = words;
  const why = (): string => {
    switch (forbidden.type) {
      case 'checks':
        return t('forbidden-check', { move, times: forbidden.most + 1, limit: forbidden.most });
      case 'chases':
        return t('forbidden-chase', { move, times: forbidden.most + 1, limit: forbidden.most });
      case 'repetition': {
        const { times, offence } = forbidden;
        return offence
          ? t('forbidden-perpetual', { move, times, class: classWords(words, offence) })
          : t('forbidden-repetition', { move, times });
      }
    }
  };
  return t('forbidden-under', { why: why(), ruleset: rulesetName(words, ruleset) });
}

/** What a draw may be claimed for: "đủ 60 nước không ăn quân". */
export const claimWords = ({ t }: Words, { reason, count }: Claim): string =>
  t('claim-why', { reason, count });

/** The article a ruling rests on, or at least the ruleset. */
export function basisWords(words: Words, ruleset: string, reason: EndReason): string {
  const { t, named, has } = words;
  const name = rulesetName(words, ruleset);
  const article = `article-${ruleset}`;
  return has(article)
    ? t('ruling-article', { ruleset: name, article: named(article, { reason }) })
    : t('ruling-basis', { ruleset: name });
}
