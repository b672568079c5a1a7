import { onTestFinished, vi } from 'vitest';

/** A shop that never answers, as a browser's fetch shows it. */
export const silence: typeof fetch = (_, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

/** How long requests are waited for is the test's: they are given up when it calls `end`. */
export function takePatience() {
  const controller = new AbortController();
  const given = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  onTestFinished(() => given.mockRestore());
  return {
    given,
    end: () => controller.abort(new DOMException('timed out', 'TimeoutError')),
  };
}
