import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: 'storefront/public',
  build: {
    manifest: true,
    emptyOutDir: true,
    // Browsers fetch these from the browser build alone.
    copyPublicDir: !isSsrBuild,
    rollupOptions: isSsrBuild ? {} : { input: 'storefront/entry-browser.tsx' },
  },
  // The built server entry carries the whole storefront, so that it needs nothing but Node.
  ssr: { noExternal: isSsrBuild ? true : [], target: 'node' },
}));
