import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline } from './scripts/offline.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['KYDAI_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), offline()],
  resolve: { alias: { $lib: here('./src/lib'), $locales: here('../locales') } },
  build: {
    outDir: 'dist',
    // The page's Content-Security-Policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rollupOptions: {
      input: { index: here('./index.html'), sw: here('./src/offline/sw.ts') },
      output: {
        // Its address is what a browser knows it by.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
    // Browsers that know light-dark(), so that it is not rewritten into something larger.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  worker: { format: 'es' },
  server: {
    // As the real server's, so that a search hears that it is to stop.
    headers: {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    },
    fs: { allow: [here('..')] },
    proxy: {
      '/api': { target: server },
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    expect: { requireAssertions: true },
  },
});
