import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oneLanguage } from './scripts/one-language.mjs';

/**
 * Few files: each costs a request, and the small ones hold up the stylesheet. What every page needs
 * is one file; what many screens share is put together, as long as none fetches much for others.
 */
const codeSplitting = {
  groups: [
    { name: 'frame', tags: ['$initial' as const], priority: 2 },
    { name: 'common', minShareCount: 10, priority: 1 },
    { name: 'shared', minShareCount: 4, entriesAware: true, entriesAwareMergeThreshold: 3000 },
  ],
};

/** Shared files would be named after all that share them. */
const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`;

/** The browser's files are built once per language (`--mode ro`, `--mode ru`), into one folder. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), tailwindcss(), mode === 'ro' || mode === 'ru' ? oneLanguage(mode) : null],
  publicDir: 'storefront/public',
  build: {
    manifest: isSsrBuild ? false : `.vite/manifest-${mode}.json`,
    emptyOutDir: mode !== 'ru',
    // Browsers fetch these from the browser build alone.
    copyPublicDir: !isSsrBuild,
    rollupOptions: isSsrBuild
      ? {}
      : { input: 'storefront/entry-browser.tsx', output: { codeSplitting, chunkFileNames } },
  },
  // Decided here, not by the environment it runs in: React for developers takes several times as long.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // The built server entry carries the whole storefront, so that it needs nothing but Node.
  ssr: { noExternal: isSsrBuild ? true : [], target: 'node' },
}));
