import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Files that lie outside the build's own, in `public/`. */
const PUBLIC = ['/favicon.svg'];

const SCRIPT = 'sw.js';

/** Writes the files of the build, and a name that changes with any of them, into the service worker. */
export const offline = (): Plugin => ({
  name: 'kydai-offline',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const script = bundle[SCRIPT];
    const page = bundle['index.html'];
    if (script?.type !== 'chunk' || page?.type !== 'asset') {
      this.error('the build has no service worker, or no page');
    }
    const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
    const files = ['/', ...PUBLIC, ...built.map((name) => `/${name}`).sort()];
    const hash = createHash('sha256');
    hash.update(page.source).update(script.code);
    for (const file of files) hash.update(file);
    const version = hash.digest('hex').slice(0, 12);
    script.code = script.code
      .replaceAll('__FILES__', JSON.stringify(files))
      .replaceAll('__VERSION__', JSON.stringify(version));
  },
});
