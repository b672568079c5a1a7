type Switch = { id: number; at: Date };

/** The database's clock decides, and may be a little behind. */
const LEAST_MS = 50;
/** The longest a timer can be set for. */
const MOST_MS = 2 ** 31 - 1;

/** Calls back with the products whose promotion begins or ends, at that moment. */
export function switchClock(onSwitch: (ids: number[]) => void) {
  const moments = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;

  function wait() {
    clearTimeout(timer);
    if (moments.size === 0) return;
    let next = Number.POSITIVE_INFINITY;
    for (const at of moments.values()) next = Math.min(next, at);
    timer = setTimeout(ring, Math.min(Math.max(next - Date.now(), LEAST_MS), MOST_MS)).unref();
  }

  function ring() {
    const due = [...moments].filter(([, at]) => at <= Date.now()).map(([id]) => id);
    for (const id of due) moments.delete(id);
    if (due.length > 0) onSwitch(due);
    wait();
  }

  function set(switches: Switch[]) {
    for (const { id, at } of switches) moments.set(id, at.getTime());
    wait();
  }

  return {
    set,
    reset(switches: Switch[]) {
      moments.clear();
      set(switches);
    },
    stop: () => clearTimeout(timer),
  };
}
