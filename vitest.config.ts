import { defineConfig } from 'vitest/config';
import { TEST_PATIENCE } from './testing/patience.ts';
import { SERIALIZABLE } from './testing/serializable.ts';

// For the workers, and for the shops they start.
if (process.env.ISOLATION === 'serializable') process.env.PGOPTIONS = SERIALIZABLE;

const exclude = ['node_modules/**', 'dist/**', 'data/**'];

/**
 * What fails, fails: nothing is tried a second time, and only what hangs is given up. Files of one
 * worker share what is expensive: a browser, shops in which each makes people and products of its own, the modules themselves.
 */
const always = {
  exclude,
  retry: 0,
  testTimeout: TEST_PATIENCE,
  hookTimeout: TEST_PATIENCE,
  isolate: false,
  setupFiles: ['./testing/leave-no-trace.ts'],
};

export default defineConfig({
  test: {
    // One more than a small machine has cores: each waits now and then for its browser or database.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...always,
          name: 'rules',
          include: [
            '{contract,kit,server,storefront,backoffice,demo,fake-bank,faults,search-quality,scripts}/**/*.test.{ts,tsx}',
          ],
          exclude: [...exclude, '**/*.db.test.ts'],
        },
      },
      {
        test: {
          ...always,
          name: 'shop',
          include: ['{server,search-quality}/**/*.db.test.ts'],
          globalSetup: ['./server/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...always,
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          exclude: [...exclude, 'e2e/staff-*.test.ts'],
          globalSetup: ['./e2e/global-setup.ts'],
          setupFiles: [...always.setupFiles, './e2e/keep-evidence.ts'],
        },
      },
      {
        // In a shop of their own: what its people change would be seen by those who shop.
        test: {
          ...always,
          name: 'back office',
          include: ['e2e/staff-*.test.ts'],
          globalSetup: ['./e2e/global-setup.ts'],
          setupFiles: [...always.setupFiles, './e2e/keep-evidence.ts'],
        },
      },
    ],
  },
});
