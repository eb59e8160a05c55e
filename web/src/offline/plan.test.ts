import { expect, test } from 'vitest';
import { answerFor, groupsOf } from './plan';

const ORIGIN = 'https://ky.dai';

test.each([
  ['/', true, 'page'],
  ['/ban/abc', true, 'page'],
  ['/assets/index-abc.js', false, 'file'],
  ['/favicon.svg', false, 'pass'],
  ['/api/v1/me', false, 'pass'],
  ['/api/v1/tables/x.pgn', true, 'pass'],
  ['/ws/v1/lobby', false, 'pass'],
  ['/healthz', false, 'pass'],
  ['/metrics', true, 'pass'],
  ['/apiary', true, 'page'],
] as const)('%s', (path, opensPage, answer) => {
  expect(answerFor({ url: ORIGIN + path, method: 'GET', opensPage }, ORIGIN)).toBe(answer);
});

test('nothing is answered but what is read from our own server', () => {
  const asked = { url: `${ORIGIN}/assets/x.js`, opensPage: false };
  expect(answerFor({ ...asked, method: 'POST' }, ORIGIN)).toBe('pass');
  expect(answerFor({ ...asked, method: 'GET' }, 'https://elsewhere')).toBe('pass');
});

test('the engine is kept for those who play it', () => {
  const files = ['/', '/assets/index-1.js', '/assets/kydai_wasm_engine_bg-2.wasm'];
  expect(groupsOf(files)).toEqual({ shell: files.slice(0, 2), engine: files.slice(2) });
});
