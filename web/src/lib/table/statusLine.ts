import type { I18n } from '$lib/i18n/i18n.svelte';
import { warning } from '$lib/model/notice';
import { sideName } from '$lib/model/words';
import { remarkWords } from './remark';
import type { TableController } from './tableController.svelte';

/** What most needs saying now. */
export interface StatusLine {
  readonly text: string;
  readonly urgent: boolean;
  /** The arbiter's last word to the viewer before it costs them the game or the move. */
  readonly warns: boolean;
  /** It changes every second, so it is not read aloud as it changes. */
  readonly counts: boolean;
}

/** What a table of its own kind has to say, and what can be done about it. */
export interface Note {
  readonly text: string;
  readonly answer?: { readonly label: string; readonly run: () => void } | undefined;
}

/** From so many seconds on, the call for the first move is urgent. */
const FIRST_MOVE_URGENT = 20;

const calm = (text: string): StatusLine => ({
  text,
  urgent: false,
  warns: false,
  counts: false,
});
const urgent = (text: string, warns = false): StatusLine => ({
  text,
  urgent: true,
  warns,
  counts: false,
});
const counting = (text: string, isUrgent = false): StatusLine => ({
  text,
  urgent: isUrgent,
  warns: false,
  counts: true,
});

/** The one line under the board, by what matters most; null when there is nothing to say. */
export function statusLine(
  i18n: Pick<I18n, 't' | 'named' | 'has'>,
  table: TableController,
  note?: string,
): StatusLine | null {
  const { t } = i18n;
  const { head, you, turn, now } = table;
  const secondsTo = (at: number) => Math.max(0, Math.ceil((at - now) / 1000));

  if (table.status.kind === 'lost') return urgent(t('connection-lost'));
  if (table.remark) return urgent(remarkWords(i18n, table.remark));
  if (table.lookingBack) {
    return calm(
      table.ply === 0 ? t('moves-looking-start') : t('moves-looking', { ply: table.ply }),
    );
  }
  if (!head || head.phase !== 'playing') return null;
  if (head.pause) return counting(t('pause-line', { seconds: secondsTo(head.pause.until) }), true);
  if (table.premoveText !== null) return calm(t('premove-line', { move: table.premoveText }));
  if (head.absence && head.absence.color !== you) {
    const { color, claimAt } = head.absence;
    return you === null
      ? calm(t('absence-watching', { side: sideName(i18n, color) }))
      : counting(t('absence-opponent', { seconds: secondsTo(claimAt) }));
  }
  if (head.firstMoveBy !== null) {
    const seconds = secondsTo(head.firstMoveBy);
    return turn === you
      ? counting(t('first-move-you', { seconds }), seconds <= FIRST_MOVE_URGENT)
      : counting(t('first-move-other', { side: sideName(i18n, turn), seconds }));
  }
  if (head.notice) {
    const { text, yours } = warning(i18n, { ...head, notice: head.notice }, you, table.first);
    return urgent(text, yours);
  }
  if (note !== undefined) return calm(note);
  if (you === null) return calm(t('turn-side', { side: sideName(i18n, turn) }));
  return calm(turn === you ? t('turn-yours') : t('turn-opponent'));
}
