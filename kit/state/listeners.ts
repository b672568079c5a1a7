type Listener = () => void;

/** Those who want to hear of something. `connect` runs with the first, what it gives with the last. */
export function listeners(connect?: () => () => void) {
  const all = new Set<Listener>();
  let disconnect: (() => void) | undefined;

  function subscribe(listener: Listener) {
    if (all.size === 0) disconnect = connect?.();
    all.add(listener);
    return () => {
      if (all.delete(listener) && all.size === 0) disconnect?.();
    };
  }

  function notify() {
    for (const listener of all) listener();
  }

  return { subscribe, notify, isHeard: () => all.size > 0 };
}
