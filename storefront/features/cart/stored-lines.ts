import { type CartLine, isCartLine } from './cart-line.ts';
import { readText, writeText } from './local-text.ts';

type Lines = readonly CartLine[];
type Edit = (lines: Lines) => CartLine[];

const NONE: Lines = [];

/** On the server nobody has anything yet. */
export const noLines = () => NONE;

/** A list kept in this browser, the same in all its tabs. The key may depend on who is here. */
export function storedLines(keyNow: () => string) {
  let key = '';
  let lines: Lines | null = null;
  /** Shown already, but not stored yet. */
  let waiting: Edit | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function read(): Lines {
    if (lines) return lines;
    key = keyNow();
    const stored = parse(readText(key));
    lines = waiting ? waiting(stored) : stored;
    return lines;
  }

  function store() {
    clearTimeout(timer);
    waiting = null;
    if (lines) writeText(key, JSON.stringify(lines));
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  /** A quantity being typed would be stored at each key; `pause` waits until the typing rests. */
  function change(edit: Edit, pause = 0) {
    lines = edit(read());
    if (pause === 0) store();
    else {
      const before = waiting;
      waiting = before ? (stored) => edit(before(stored)) : edit;
      clearTimeout(timer);
      timer = setTimeout(store, pause);
      window.addEventListener('pagehide', store, { once: true });
    }
    notify();
  }

  /** Another tab wrote, or somebody else is here now. */
  function reload() {
    if (waiting && keyNow() !== key) store();
    lines = null;
    notify();
  }

  function hear(event: StorageEvent) {
    // Without a key everything was cleared.
    if (event.key === key || event.key === null) reload();
  }

  /** A page that comes back from the browser's memory heard nothing meanwhile. */
  function comeBack(event: PageTransitionEvent) {
    if (event.persisted) reload();
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) {
      window.addEventListener('storage', hear);
      window.addEventListener('pageshow', comeBack);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('storage', hear);
      window.removeEventListener('pageshow', comeBack);
      if (!waiting) lines = null;
    };
  }

  return { read, change, reload, subscribe };
}

function parse(text: string | null): Lines {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isCartLine) : NONE;
  } catch {
    return NONE;
  }
}
