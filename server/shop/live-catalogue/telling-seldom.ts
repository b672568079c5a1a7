/**
 * Tells of what changes all the time: together, and after a while at the latest. Whoever keeps
 * something made of it would otherwise make it anew all the time.
 */
export function tellingSeldom<Tag>(
  tell: (tags: ReadonlySet<Tag>) => void,
  { milliseconds }: { milliseconds: number },
) {
  let untold = new Set<Tag>();
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  function tellNow() {
    clearTimeout(timer);
    timer = undefined;
    if (untold.size === 0) return;
    const tags = untold;
    untold = new Set();
    toldAt = performance.now();
    tell(tags);
  }

  return {
    add(tags: Iterable<Tag>) {
      for (const tag of tags) untold.add(tag);
      timer ??= setTimeout(tellNow, milliseconds).unref();
    },
    /** For the moment nothing more changes: told at once, unless it was only just told. */
    rest() {
      if (performance.now() - toldAt >= milliseconds) tellNow();
    },
    tellNow,
    stop: () => clearTimeout(timer),
  };
}
