import type { I18n } from '$lib/i18n/i18n.svelte';
import { readClock } from '$lib/model/clock';
import { spokenAnnouncement } from '$lib/model/spoken';
import { opponentOf, turnAfter } from '$lib/model/table';
import { outcomeWords, sideName } from '$lib/model/words';
import type { Color, Event } from '$lib/protocol';
import type { SoundName } from '$lib/sound/sounds';
import type { TableController } from './tableController.svelte';

type Words = Pick<I18n, 't' | 'named' | 'has'>;

/** A move can end both sides' offers, or the game; what is older was missed and is on the board. */
const SAID_AT_ONCE = 3;

/** What the live region says of what happened at once. */
export const announcements = (
  i18n: Words,
  table: TableController,
  events: readonly Event[],
): string =>
  events
    .slice(-SAID_AT_ONCE)
    .map((event) => announcement(i18n, table, event))
    .join(' ');

/** What the live region says of an event. */
function announcement(i18n: Words, table: TableController, event: Event): string {
  const { t } = i18n;
  switch (event.type) {
    case 'moved': {
      const color = turnAfter(table.first, event.ply - 1);
      const text = table.notation[event.ply - 1] ?? event.played.move;
      const check = table.line.length === event.ply && (table.liveView?.check ?? false);
      const said = spokenAnnouncement(i18n, { color, text, check });
      // Whoever must move now is told what is on their clock.
      return opponentOf(color) === table.you ? `${said} ${clockWords(i18n, table)}`.trim() : said;
    }
    case 'seated':
      return t('announce-seated', { name: event.player.name });
    case 'started':
      return t('announce-started');
    case 'drawOffered':
      return t('announce-draw-offered', { side: sideName(i18n, event.by) });
    case 'drawDeclined':
      return t('announce-draw-declined', { side: sideName(i18n, event.by) });
    case 'takebackOffered':
      return t('announce-takeback-offered', { side: sideName(i18n, event.by) });
    case 'takebackDeclined': {
      const side = sideName(i18n, event.by);
      // Whoever moves instead of waiting for the answer has let their own request lapse.
      return table.before?.offers.takeback === event.by
        ? t('announce-takeback-withdrawn', { side })
        : t('announce-takeback-declined', { side });
    }
    case 'takenBack':
      return t('announce-taken-back', { ply: event.ply });
    case 'left':
      return t('announce-left', { side: sideName(i18n, event.color) });
    case 'returned':
      return t('announce-returned', { side: sideName(i18n, event.color) });
    case 'paused':
      return t('announce-paused');
    case 'resumed':
      return t('announce-resumed');
    case 'rematchOffered':
      return t('announce-rematch-offered', { side: sideName(i18n, event.by) });
    case 'rematchDeclined':
      return t('announce-rematch-declined', { side: sideName(i18n, event.by) });
    case 'rematchAgreed':
      return t('announce-rematch-agreed');
    case 'ended': {
      const { title, why } = outcomeWords(i18n, event.outcome, table.you);
      return `${title}. ${why}`;
    }
  }
}

/** What is heard of an event beside the moves themselves. */
export function soundOf(event: Event, you: Color | null): SoundName | null {
  switch (event.type) {
    case 'started':
      return 'offer';
    case 'drawOffered':
    case 'takebackOffered':
    case 'rematchOffered':
      return you !== null && event.by !== you ? 'offer' : null;
    case 'ended':
      return 'end';
    default:
      return null;
  }
}

/** This person's own clock, said aloud. */
function clockWords(i18n: Words, { head, settings, you, now }: TableController): string {
  const { t } = i18n;
  if (!head?.clock || !settings?.time || !you) return '';
  const { left } = readClock(head.clock, you, settings.time, now);
  const seconds = Math.floor(left / 1000);
  return t('spoken-clock', {
    side: sideName(i18n, you),
    minutes: Math.floor(seconds / 60),
    seconds: seconds % 60,
  });
}
