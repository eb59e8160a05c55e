// Puts a .br and a .gz beside every text-like file of web/dist that gets smaller by them; the
// server sends whichever the browser reads.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTHWHILE = /\.(?:html|js|css|svg|wasm|json|webmanifest|ftl|txt)$/;

for (const entry of readdirSync('web/dist', { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !WORTHWHILE.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const plain = readFileSync(path);
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  for (const [ending, packed] of [
    ['.br', brotliCompressSync(plain, { params: size })],
    ['.gz', gzipSync(plain, { level: 9 })],
  ]) {
    if (packed.length < plain.length) writeFileSync(path + ending, packed);
  }
}
