/**
 * Runs the work one at a time. However often it is asked for meanwhile, it runs once more
 * afterwards, so that what was read last is what was written last.
 */
export function coalescing(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function start() {
    running = work().finally(() => {
      running = null;
    });
    return running;
  }

  return () => {
    // Still waited for, although the running one may have ended this very moment.
    if (next) return next;
    if (!running) return start();
    next = running
      .catch(() => {})
      .then(() => {
        next = null;
        return start();
      });
    return next;
  };
}
