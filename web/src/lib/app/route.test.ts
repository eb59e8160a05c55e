import { expect, test } from 'vitest';
import { replayPath, routeOf, rulesPath, spotOf, tablePath } from './route';

test.each([
  ['/', { page: 'home' }],
  ['/ban/Ab3xYz90', { page: 'table', id: 'Ab3xYz90' }],
  ['/ban/Ab3xYz90/', { page: 'table', id: 'Ab3xYz90' }],
  ['/ban/', { page: 'missing' }],
  ['/ban/a/b', { page: 'missing' }],
  ['/ban/<script>', { page: 'missing' }],
  ['/luat', { page: 'rules', id: null }],
  ['/luat/wxf-2018', { page: 'rules', id: 'wxf-2018' }],
  ['/luat/a/b', { page: 'missing' }],
  ['/may', { page: 'machine' }],
  ['/nhap', { page: 'import' }],
  ['/xem', { page: 'replay', file: null, game: 1 }],
  ['/xem/0123456789ab/12', { page: 'replay', file: '0123456789ab', game: 12 }],
  ['/xem/0123456789ab/0', { page: 'missing' }],
  ['/xem/x/1', { page: 'missing' }],
  ['/nowhere', { page: 'missing' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test('a table is found at its own path', () => {
  expect(routeOf(tablePath('q7'))).toEqual({ page: 'table', id: 'q7' });
});

test('the rules are found at their own path', () => {
  expect(routeOf(rulesPath())).toEqual({ page: 'rules', id: null });
  expect(routeOf(rulesPath('casual'))).toEqual({ page: 'rules', id: 'casual' });
});

test('a game that is replayed is found at its own path, at any of its moves', () => {
  const game = { file: '0123456789ab', index: 2 };
  expect(replayPath(game)).toBe('/xem/0123456789ab/3');
  expect(replayPath({ ...game, ply: 12 })).toBe('/xem/0123456789ab/3?nuoc=12');
  expect(replayPath({ ...game, node: 345 })).toBe('/xem/0123456789ab/3?nut=345');
  expect(replayPath({ fragment: 'abc', ply: 4 })).toBe('/xem?nuoc=4#abc');
  expect(spotOf('?nuoc=12')).toEqual({ ply: 12, node: null });
  expect(spotOf('?nut=345&nuoc=x')).toEqual({ ply: null, node: 345 });
});
