import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oneLanguage } from '../scripts/one-language.mjs';

/** Apart from the storefront's build: what the shop's people load is in no file of its customers. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss(), mode === 'ro' || mode === 'ru' ? oneLanguage(mode) : null],
  base: '/admin/',
  publicDir: false,
  build: {
    manifest: `.vite/manifest-${mode}.json`,
    emptyOutDir: mode !== 'ru',
    rollupOptions: { input: 'backoffice/entry.tsx' },
  },
}));
