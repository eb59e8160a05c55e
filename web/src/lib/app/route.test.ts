import { expect, test } from 'vitest';
import { routeOf, rulesPath, tablePath } from './route';

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
