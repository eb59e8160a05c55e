import type { Step } from './steps';

/** What a key does on the replay page. */
export type ReplayKey = Step | 'flip' | 'help' | 'notation';

const KEYS: Record<string, ReplayKey> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'alternativeBefore',
  ArrowDown: 'alternativeAfter',
  'Shift+ArrowLeft': 'forkBefore',
  'Shift+ArrowRight': 'forkAfter',
  Home: 'first',
  End: 'last',
  f: 'flip',
  n: 'notation',
  '?': 'help',
};

/** The table that `?` shows: keys as they are labelled, and what they do. */
export const REPLAY_SHORTCUTS = [
  { keys: ['\u2190', '\u2192'], message: 'shortcut-previous' },
  { keys: ['\u2191', '\u2193'], message: 'replay-key-alternatives' },
  { keys: ['Shift', '\u2190 \u2192'], message: 'replay-key-forks' },
  { keys: ['Home', 'End'], message: 'replay-key-ends' },
  { keys: ['N'], message: 'replay-key-notation' },
  { keys: ['F'], message: 'shortcut-flip' },
  { keys: ['?'], message: 'shortcut-help' },
] as const;

/** The key's meaning, unless it is meant for what has the focus. */
export function replayKeyOf(event: KeyboardEvent): ReplayKey | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, select, textarea, dialog, [role="grid"], [role="radiogroup"]')) {
    return null;
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return KEYS[event.shiftKey && key.startsWith('Arrow') ? `Shift+${key}` : key] ?? null;
}
