import { defineConfig } from 'vitest/config';

const exclude = ['node_modules/**', 'dist/**', 'data/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'shop',
          include: ['{contract,server,storefront,demo,search-quality,scripts}/**/*.test.{ts,tsx}'],
          exclude,
          globalSetup: ['./server/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          exclude,
          globalSetup: ['./e2e/global-setup.ts'],
          testTimeout: 90_000,
          // On a busy machine a browser may be late once; the report marks what needed a second try.
          retry: 1,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
