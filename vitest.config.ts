import { defineConfig } from 'vitest/config';
import { TEST_PATIENCE } from './testing/patience.ts';

const exclude = ['node_modules/**', 'dist/**', 'data/**'];

/** What fails, fails: nothing is tried a second time, and only what hangs is given up. */
const always = { exclude, retry: 0, testTimeout: TEST_PATIENCE, hookTimeout: TEST_PATIENCE };

/** Files of one worker share what is expensive to open: a browser, a shop that is only read. */
const shared = { isolate: false, fileParallelism: true };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...always,
          name: 'rules',
          include: ['{contract,server,storefront,demo,search-quality,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...exclude, '**/*.db.test.ts'],
        },
      },
      {
        test: {
          ...always,
          ...shared,
          name: 'shop',
          include: ['{server,search-quality}/**/*.db.test.ts'],
          globalSetup: ['./server/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...always,
          ...shared,
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['./e2e/global-setup.ts'],
          setupFiles: ['./e2e/keep-evidence.ts'],
        },
      },
    ],
  },
});
