import { expect, test } from 'vitest';
import { ServerTime } from './serverTime';

test('the least delayed frame sets the clock', () => {
  let local = 100;
  const time = new ServerTime(() => local);
  time.heard(5_000);
  expect(time.now()).toBe(5_000);
  local = 200;
  time.heard(5_050); // 50 ms late
  expect(time.now()).toBe(5_100);
  local = 300;
  time.heard(5_230); // the first one had been 30 ms late itself
  expect(time.now()).toBe(5_230);
});

test('old measurements are forgotten', () => {
  let local = 0;
  const time = new ServerTime(() => local);
  time.heard(10_000);
  for (let step = 1; step <= 12; step++) {
    local = step;
    time.heard(step + 500);
  }
  expect(time.now()).toBe(512);
  time.reset();
  expect(time.now()).toBe(12);
});
