import { expect, test } from 'vitest';
import { ApiFault, type Api } from '$lib/net/api';
import type { Me } from '$lib/protocol';
import { Session } from './session.svelte';

const ME: Me = { player: { id: 'p', name: 'Cò' }, playing: [] };

/** An API that fails so many times before it answers. */
function api(failures: number): Pick<Api, 'me' | 'rename'> & { asked: number } {
  const fake = {
    asked: 0,
    me: () => {
      fake.asked += 1;
      return fake.asked > failures
        ? Promise.resolve(ME)
        : Promise.reject(new ApiFault({ code: 'unreachable' }));
    },
    rename: (name: string) => Promise.resolve({ ...ME, player: { ...ME.player, name } }),
  };
  return fake;
}

test('whoever asks at the same time shares one question', async () => {
  const fake = api(0);
  const session = new Session(fake);
  await Promise.all([session.known(), session.known()]);
  expect(fake.asked).toBe(1);
  expect(session.me).toEqual(ME);
});

test('a server that does not answer is asked again, and that is said', async () => {
  const session = new Session(api(2));
  const known = session.known(1);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(session.unreachable).toBe(true);
  expect(await known).toEqual(ME);
  expect(session.unreachable).toBe(false);
});

test('a new name is known at once', async () => {
  const session = new Session(api(0));
  await session.rename('Mai');
  expect(session.me?.player.name).toBe('Mai');
});
