import { afterAll, vi } from 'vitest';

/** Files of one process share its globals and its clock: each leaves them as they were. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
