import { afterAll, expect, vi } from 'vitest';

/** Files of one process share its globals, its clock and its modules: each leaves them as they were. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  // The storefront's stores live in its modules, as long as a page does: the next file is a new page.
  if (/\/(kit|storefront)\//.test(expect.getState().testPath ?? '')) vi.resetModules();
});
