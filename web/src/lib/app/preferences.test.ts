import { expect, test } from 'vitest';
import { Preferences, readPreferences } from './preferences.svelte';
import type { Shelf } from './stored';

class MapShelf implements Shelf {
  readonly items = new Map<string, string>();
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
}

test('what is chosen is there on the next visit', () => {
  const shelf = new MapShelf();
  new Preferences(shelf).change({ theme: 'dark', pieceSet: 'doc' });
  expect(new Preferences(shelf).now).toMatchObject({ theme: 'dark', pieceSet: 'doc' });
});

test('the first visit has made no choice of pieces, but has some to draw', () => {
  const preferences = new Preferences(new MapShelf());
  expect(preferences.now.pieceSet).toBeNull();
  expect(preferences.pieceSet).toBe('han');
});

test('nonsense is read as far as it makes sense', () => {
  const values = readPreferences({ theme: 'pink', sound: false, wish: 3, language: 'en' });
  expect(values).toMatchObject({ theme: 'auto', sound: false, language: 'en' });
  expect(values.wish.ruleset).toBe('casual');
  expect(readPreferences('x').theme).toBe('auto');
});

test('a browser that keeps nothing still works', () => {
  const refusing: Shelf = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  };
  const preferences = new Preferences(refusing);
  preferences.change({ sound: false });
  expect(preferences.now.sound).toBe(false);
});

test('the browser’s languages count until one was chosen', () => {
  const shelf = new MapShelf();
  const preferences = new Preferences(shelf, ['zh-CN']);
  expect(preferences.now.language).toBe('zh-Hans');
  preferences.change({ language: 'vi' });
  expect(new Preferences(shelf, ['zh-CN']).now.language).toBe('vi');
});
