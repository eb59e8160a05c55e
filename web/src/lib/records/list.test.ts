import { describe, expect, test } from 'vitest';
import { folded, found, gameName, visible, type Listed } from './list';
import type { Summary } from './view';

const summary: Summary = {
  title: '',
  event: '',
  red: '',
  black: '',
  date: '',
  outcome: '*',
  plies: 0,
  variations: 0,
  comments: 0,
  fromStart: true,
  startFen: '',
  lost: 0,
  illegal: 0,
  format: 'pgn',
  encoding: null,
};

const listed = (part: Partial<Summary>): Listed => ({
  file: 'a',
  fileName: 'giai.pgn',
  index: 0,
  row: { game: { ...summary, ...part }, fault: null },
});

describe('the list', () => {
  test('is searched without accents, each word anywhere', () => {
    expect(folded('Đặng Hữu Trang')).toBe('dang huu trang');
    const games = [
      listed({ red: 'Lại Lý Huynh', event: 'Đấu thủ mạnh' }),
      listed({ red: '胡荣华' }),
    ];
    expect(found(games, 'huynh dau')).toEqual([games[0]]);
    expect(found(games, '荣华')).toEqual([games[1]]);
    expect(found(games, 'GIAI')).toEqual(games);
    expect(found(games, '  ')).toBe(games);
    expect(found(games, 'nobody')).toEqual([]);
  });

  test('calls a game by its title or its players', () => {
    expect(gameName({ ...summary, title: 'T', red: 'A' })).toBe('T');
    expect(gameName({ ...summary, red: 'A', black: 'B' })).toBe('A \u2013 B');
    expect(gameName({ ...summary, event: 'E' })).toBe('E');
  });

  test('shows only what is on the screen', () => {
    expect(visible(0, 500, 50, 1000)).toEqual({ from: 0, to: 16 });
    expect(visible(5000, 500, 50, 1000)).toEqual({ from: 94, to: 116 });
    expect(visible(90_000, 500, 50, 10)).toEqual({ from: 10, to: 10 });
    expect(visible(-300, 500, 50, 3)).toEqual({ from: 0, to: 3 });
  });
});
