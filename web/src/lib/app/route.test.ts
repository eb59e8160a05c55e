import { expect, test } from 'vitest';
import { routeOf, tablePath } from './route';

test.each([
  ['/', { page: 'home' }],
  ['/ban/Ab3xYz90', { page: 'table', id: 'Ab3xYz90' }],
  ['/ban/Ab3xYz90/', { page: 'table', id: 'Ab3xYz90' }],
  ['/ban/', { page: 'missing' }],
  ['/ban/a/b', { page: 'missing' }],
  ['/ban/<script>', { page: 'missing' }],
  ['/nowhere', { page: 'missing' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test('a table is found at its own path', () => {
  expect(routeOf(tablePath('q7'))).toEqual({ page: 'table', id: 'q7' });
});
