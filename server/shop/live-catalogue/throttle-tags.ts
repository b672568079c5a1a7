/**
 * Sends the tags of what changes all the time together, and after a while at the latest: a cache
 * would otherwise make its pages anew all the time.
 */
export function throttleTags<Tag>(
  send: (tags: ReadonlySet<Tag>) => void,
  { milliseconds }: { milliseconds: number },
) {
  let waiting = new Set<Tag>();
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  function sendNow() {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const tags = waiting;
    waiting = new Set();
    sentAt = performance.now();
    send(tags);
  }

  return {
    add(tags: Iterable<Tag>) {
      for (const tag of tags) waiting.add(tag);
      timer ??= setTimeout(sendNow, milliseconds).unref();
    },
    /** For the moment nothing more changes: sent at once, unless some were only just sent. */
    rest() {
      if (performance.now() - sentAt >= milliseconds) sendNow();
    },
    sendNow,
    stop: () => clearTimeout(timer),
  };
}
