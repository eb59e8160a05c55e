import type { I18n } from '$lib/i18n/i18n.svelte';
import { ApiFault } from './api';

/** What went wrong with a request, and what now, in the reader's language. */
export function problemWords({ t }: Pick<I18n, 't'>, fault: unknown): string {
  if (!(fault instanceof ApiFault)) throw fault;
  const { problem } = fault;
  return problem.code === 'tooFast'
    ? t('problem-tooFast', { seconds: problem.seconds })
    : t(`problem-${problem.code}`);
}
