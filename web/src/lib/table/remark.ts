import type { I18n } from '$lib/i18n/i18n.svelte';
import { forbiddenWords } from '$lib/model/notice';
import type { Forbidden, Refusal } from '$lib/protocol';
import type { Why } from '$lib/rules/view';

/** The one line under the board that answers what the person just tried. */
export type Remark =
  | { readonly kind: 'illegal'; readonly why: Why }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | {
      readonly kind: 'forbidden';
      readonly forbidden: Forbidden;
      /** As the record would write it. */
      readonly move: string;
      readonly ruleset: string;
    }
  | { readonly kind: 'notYourTurn' }
  /** It was written while the board showed a past position, and now shows the present one. */
  | { readonly kind: 'lookedBack' }
  | {
      readonly kind: 'unread';
      readonly text: string;
      readonly code: string;
      readonly candidates: readonly string[];
    };

type Words = Pick<I18n, 't' | 'named' | 'has'>;

export function remarkWords(words: Words, remark: Remark): string {
  const { t, named } = words;
  switch (remark.kind) {
    case 'illegal':
      return named(remark.why.code, { ...remark.why.args });
    case 'refused':
      return t(`refusal-${remark.refusal}`);
    case 'forbidden':
      return forbiddenWords(words, remark.forbidden, remark.move, remark.ruleset);
    case 'notYourTurn':
      return t('move-error-turn');
    case 'lookedBack':
      return t('move-error-looked-back');
    case 'unread': {
      const { text, code, candidates } = remark;
      switch (code) {
        case 'ambiguous':
          return t('move-error-ambiguous', { text, candidates: candidates.join(', ') });
        case 'no-such-piece':
          return t('move-error-no-such-piece', { text });
        case 'no-such-step':
          return t('move-error-no-such-step', { text });
        default:
          return t('move-error-unreadable', { text });
      }
    }
  }
}

/** The squares the remark is about. */
export const pointedBy = (remark: Remark | null): readonly string[] =>
  remark?.kind === 'illegal' ? remark.why.squares : [];
