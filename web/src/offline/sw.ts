// The offline copy of the client, as a service worker: it keeps one build's files, whole, and hands
// them out. A page is asked of the network first, so that nobody plays an old client while there is
// a new one; a new build's worker waits until the last page of the old one is closed.

import { answerFor, groupsOf } from './plan';

/** The files of this build; the build writes them in. */
declare const __FILES__: readonly string[];
/** Changes with any of them. */
declare const __VERSION__: string;

interface Waits extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetches extends Waits {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Says extends Waits {
  readonly data: unknown;
}
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', run: (event: Waits) => void): void;
  addEventListener(type: 'fetch', run: (event: Fetches) => void): void;
  addEventListener(type: 'message', run: (event: Says) => void): void;
}
const scope = globalThis as unknown as WorkerScope;

const PREFIX = 'kydai-';
const CACHE = PREFIX + __VERSION__;
/** Remembers from build to build that the engine is wanted. */
const WANTS = 'wants-kydai';
const ENGINE_WANTED = '/engine-wanted';
const PAGE = '/';
/** However it was packed on its way. */
const ANY = { ignoreVary: true };

const files = groupsOf(__FILES__);

const isEngineWanted = async () =>
  (await (await caches.open(WANTS)).match(ENGINE_WANTED)) !== undefined;

/** Keeps those that are not kept yet. */
async function keep(wanted: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = await Promise.all(wanted.map((file) => cache.match(file, ANY)));
  await cache.addAll(wanted.filter((_, index) => !kept[index]));
}

async function install(): Promise<void> {
  await keep(files.shell);
  if (await isEngineWanted()) await keep(files.engine);
}

/** Throws away what other builds kept. */
async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function wantEngine(): Promise<void> {
  await (await caches.open(WANTS)).put(ENGINE_WANTED, new Response());
  await keep(files.engine);
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (fault) {
    const kept = await caches.match(PAGE, { cacheName: CACHE, ...ANY });
    if (kept) return kept;
    throw fault;
  }
}

const file = async (request: Request): Promise<Response> =>
  (await caches.match(request, { cacheName: CACHE, ...ANY })) ?? fetch(request);

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
scope.addEventListener('message', (event) => {
  if (event.data === 'engine') event.waitUntil(wantEngine());
});
scope.addEventListener('fetch', (event) => {
  const { url, method, mode } = event.request;
  const answer = answerFor({ url, method, opensPage: mode === 'navigate' }, location.origin);
  if (answer === 'page') event.respondWith(page(event.request));
  if (answer === 'file') event.respondWith(file(event.request));
});
