import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oneLanguage } from './scripts/one-language.mjs';

/** The browser's files are built once per language (`--mode ro`, `--mode ru`), into one folder. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), tailwindcss(), mode === 'ro' || mode === 'ru' ? oneLanguage(mode) : null],
  publicDir: 'storefront/public',
  build: {
    manifest: isSsrBuild ? false : `.vite/manifest-${mode}.json`,
    emptyOutDir: mode !== 'ru',
    // Browsers fetch these from the browser build alone.
    copyPublicDir: !isSsrBuild,
    rollupOptions: isSsrBuild ? {} : { input: 'storefront/entry-browser.tsx' },
  },
  // Decided here, not by the environment it runs in: React for developers takes several times as long.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // The built server entry carries the whole storefront, so that it needs nothing but Node.
  ssr: { noExternal: isSsrBuild ? true : [], target: 'node' },
}));
