import type { I18n } from '$lib/i18n/i18n.svelte';
import type { Refusal } from '$lib/protocol';
import type { Why } from '$lib/rules/view';

/** The one line under the board that answers what the person just tried. */
export type Remark =
  | { readonly kind: 'illegal'; readonly why: Why }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'notYourTurn' }
  | {
      readonly kind: 'unread';
      readonly text: string;
      readonly code: string;
      readonly candidates: readonly string[];
    };

export function remarkWords({ t, named }: Pick<I18n, 't' | 'named'>, remark: Remark): string {
  switch (remark.kind) {
    case 'illegal':
      return named(remark.why.code, { ...remark.why.args });
    case 'refused':
      return t(`refusal-${remark.refusal}`);
    case 'notYourTurn':
      return t('move-error-turn');
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
