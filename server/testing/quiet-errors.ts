import { afterEach, beforeEach, type MockInstance, vi } from 'vitest';

/** For tests that break things on purpose: what is logged as an error is kept, not printed. */
export function quietErrors(): () => MockInstance<typeof console.error> {
  let logged: MockInstance<typeof console.error>;
  beforeEach(() => {
    logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => logged.mockRestore());
  return () => logged;
}
