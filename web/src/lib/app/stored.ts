/** Values kept in this browser. A browser that refuses to keep them still works, forgetfully. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const PREFIX = 'kydai.';

export function load(shelf: Shelf | null, key: string): unknown {
  try {
    const text = shelf?.getItem(PREFIX + key);
    return text ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

export function save(shelf: Shelf | null, key: string, value: unknown): void {
  try {
    shelf?.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the choice holds until the page is left.
  }
}

export function browserShelf(): Shelf | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
