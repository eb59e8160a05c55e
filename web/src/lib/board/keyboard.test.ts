import { describe, expect, test } from 'vitest';
import { intentOf } from './keyboard';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {},
) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

describe('arrows go as the screen shows', () => {
  test.each([
    ['ArrowUp', 'e5', 'e3'],
    ['ArrowDown', 'e3', 'e5'],
    ['ArrowLeft', 'd4', 'f4'],
    ['ArrowRight', 'f4', 'd4'],
  ])('%s', (key, red, black) => {
    expect(intentOf(press(key), 'e4', 'red')).toEqual({ kind: 'go', square: red });
    expect(intentOf(press(key), 'e4', 'black')).toEqual({ kind: 'go', square: black });
  });

  test('and stop at the edge', () => {
    expect(intentOf(press('ArrowLeft'), 'a0', 'red')).toEqual({ kind: 'go', square: 'a0' });
    expect(intentOf(press('ArrowDown'), 'a0', 'red')).toEqual({ kind: 'go', square: 'a0' });
    expect(intentOf(press('ArrowUp'), 'i9', 'red')).toEqual({ kind: 'go', square: 'i9' });
  });
});

test.each([
  ['Home', 'a4'],
  ['End', 'i4'],
  ['PageUp', 'e9'],
  ['PageDown', 'e0'],
])('%s goes to the end', (key, square) => {
  expect(intentOf(press(key), 'e4', 'red')).toEqual({ kind: 'go', square });
});

test.each(['Enter', ' '])('%j taps', (key) => {
  expect(intentOf(press(key), 'e4', 'red')).toEqual({ kind: 'tap' });
});

test('Escape cancels', () => {
  expect(intentOf(press('Escape'), 'e4', 'red')).toEqual({ kind: 'cancel' });
});

test('other keys and shortcuts are left alone', () => {
  expect(intentOf(press('f'), 'e4', 'red')).toBeUndefined();
  expect(intentOf(press('ArrowLeft', { altKey: true }), 'e4', 'red')).toBeUndefined();
  expect(intentOf(press('Enter', { ctrlKey: true }), 'e4', 'red')).toBeUndefined();
});
