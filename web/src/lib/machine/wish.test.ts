import { expect, test } from 'vitest';
import { timeControl } from '$lib/model/time';
import { colorOf, FIRST_MACHINE_WISH, readMachineWish, setupOf } from './wish';

const names = { you: 'Bạn', machine: 'Máy' };

test('a wish becomes a table at which the machine sits opposite', () => {
  const wish = { ...FIRST_MACHINE_WISH, color: 'black', time: timeControl({ initial: 60_000 }) };
  const setup = setupOf(readMachineWish(wish), names, () => true);
  expect(setup.you).toBe('black');
  expect(setup.seats).toMatchObject({ red: { name: 'Máy' }, black: { name: 'Bạn' } });
  expect(setup.settings.time).toMatchObject({ initial: 60_000, firstMove: null });
});

test('colours are drawn where they are to be drawn', () => {
  const wish = { ...FIRST_MACHINE_WISH, color: 'random' } as const;
  expect(setupOf(wish, names, () => true).you).toBe('red');
  expect(setupOf(wish, names, () => false).you).toBe('black');
});

test('a handicap is given by the side that was said to give it', () => {
  const horse = { ...FIRST_MACHINE_WISH, handicap: 'horse' } as const;
  const fen = (giver: 'you' | 'machine') =>
    setupOf({ ...horse, giver }, names, () => true).settings.startFen;
  expect(fen('you')).toContain('/R1BAKABNR w');
  expect(fen('machine')).toMatch(/^rnbakab1r\//);
  expect(colorOf({ ...horse, handicap: 'move', color: 'black' })).toBe('red');
  expect(colorOf({ ...horse, handicap: 'move', giver: 'you' })).toBe('black');
});

test('nonsense is read as far as it makes sense', () => {
  expect(readMachineWish(null)).toEqual(FIRST_MACHINE_WISH);
  expect(readMachineWish({ level: 40, color: 'green', handicap: 'queen', giver: 1 })).toEqual(
    FIRST_MACHINE_WISH,
  );
  expect(readMachineWish({ level: 7 }).level).toBe(7);
});
