import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['KYDAI_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: here('./src/lib'), $locales: here('../locales') } },
  build: {
    outDir: 'dist',
    // The page's Content-Security-Policy allows neither inline scripts nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // Browsers that know light-dark(), so that it is not rewritten into something larger.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
  server: {
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
