/** What a key does on the table's page. */
export type Shortcut = 'previous' | 'next' | 'first' | 'last' | 'flip' | 'type' | 'sound' | 'help';

const KEYS: Record<string, Shortcut> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'first',
  ArrowDown: 'last',
  Home: 'first',
  End: 'last',
  f: 'flip',
  s: 'sound',
  '/': 'type',
  '?': 'help',
};

/** The table that `?` shows: keys as they are labelled, and what they do. */
export const SHORTCUTS = [
  { keys: ['←', '→'], message: 'shortcut-previous' },
  { keys: ['↑', '↓'], message: 'shortcut-ends' },
  { keys: ['F'], message: 'shortcut-flip' },
  { keys: ['/'], message: 'shortcut-type' },
  { keys: ['S'], message: 'shortcut-sound' },
  { keys: ['Esc'], message: 'shortcut-cancel' },
  { keys: ['?'], message: 'shortcut-help' },
  { keys: ['Tab', '↑ ↓ ← →', '⏎'], message: 'shortcut-board' },
] as const;

/** The shortcut a key press asks for, unless it is meant for what has the focus. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, select, textarea, dialog, [role="grid"], [role="radiogroup"]')) {
    return null;
  }
  return KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
}

/** Where a shortcut looks, when the board shows the position after `ply` of `last`; else nothing. */
export function lookedAt(shortcut: Shortcut, ply: number, last: number): number | null {
  switch (shortcut) {
    case 'previous':
      return ply - 1;
    case 'next':
      return ply + 1;
    case 'first':
      return 0;
    case 'last':
      return last;
    default:
      return null;
  }
}
