import type { I18n } from '$lib/i18n/i18n.svelte';
import type { Refusal } from '$lib/protocol';
import type { Why } from '$lib/rules/rules';

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
      return named(`illegal-${remark.why.code}`, { ...remark.why.args });
    case 'refused':
      return t(`refusal-${remark.refusal}`);
    case 'notYourTurn':
      return t('move-error-turn');
    case 'unread': {
      const { text, code, candidates } = remark;
      if (code === 'ambiguous') {
        return t('move-error-ambiguous', { text, candidates: candidates.join(', ') });
      }
      return code === 'illegal'
        ? t('move-error-illegal', { text })
        : t('move-error-unreadable', { text });
    }
  }
}

/** The squares the remark is about. */
export const pointedBy = (remark: Remark | null): readonly string[] =>
  remark?.kind === 'illegal' ? remark.why.squares : [];
