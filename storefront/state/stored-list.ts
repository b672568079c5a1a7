import { listeners } from '../../kit/state/listeners.ts';
import { browserTexts, parseStored } from '../../kit/state/stored-texts.ts';

type Options<T> = {
  /** May depend on who is here. */
  key: () => string;
  isItem: (value: unknown) => value is T;
  /** The items as whoever is here may have them. */
  allowed?: (items: readonly T[]) => readonly T[];
};

/** A store kept in this browser, the same in all its tabs. */
export function storedList<T>({ key: keyNow, isItem, allowed = (items) => items }: Options<T>) {
  type Edit = (items: readonly T[]) => readonly T[];
  const initial: readonly T[] = [];
  let items = initial;
  let key = '';
  /** The stored text that `items` came from; undefined where it must be read anew. */
  let known: string | null | undefined;
  /** Shown already, but not stored yet. */
  let waiting: Edit | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { subscribe, notify, isHeard } = listeners(hearOthers);

  function read() {
    // Whoever listens is told when it changes; without listeners the storage is looked at.
    return known !== undefined && (isHeard() || waiting) ? items : look();
  }

  function look() {
    key = keyNow();
    const text = browserTexts.read(key);
    if (text === known) return items;
    known = text;
    const stored = itemsIn(text, isItem);
    items = allowed(waiting ? waiting(stored) : stored);
    return items;
  }

  function store() {
    clearTimeout(timer);
    waiting = null;
    // Whoever was here may have left since it was shown.
    known = JSON.stringify(allowed(items));
    browserTexts.write(key, known);
  }

  /** A quantity being typed would be stored at each key; `pause` waits until the typing rests. */
  function change(edit: Edit, pause = 0) {
    leaveWhereItBegan();
    // Somebody else may be here since it was shown, or another tab may have written.
    items = allowed(edit(look()));
    if (pause === 0) store();
    else {
      const before = waiting;
      waiting = before ? (stored) => edit(before(stored)) : edit;
      clearTimeout(timer);
      timer = setTimeout(storeWaiting, pause);
      window.addEventListener('pagehide', storeWaiting, { once: true });
    }
    notify();
  }

  function storeWaiting() {
    leaveWhereItBegan();
    if (!waiting) return;
    look();
    store();
  }

  /** What one person was typing stays theirs when another one is here. */
  function leaveWhereItBegan() {
    if (waiting && keyNow() !== key) store();
  }

  /** Another tab wrote, or somebody else is here now. */
  function reload() {
    leaveWhereItBegan();
    known = undefined;
    notify();
  }

  function hearOthers() {
    const hear = (event: StorageEvent) => {
      // Without a key everything was cleared.
      if (event.key === key || event.key === null) reload();
    };
    // A page that comes back from the browser's memory heard nothing meanwhile.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) reload();
    };
    window.addEventListener('storage', hear);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('storage', hear);
      window.removeEventListener('pageshow', comeBack);
    };
  }

  return { initial, read, subscribe, change, reload };
}

export function itemsIn<T>(text: string | null, isItem: (value: unknown) => value is T): T[] {
  const list = parseStored(text);
  return Array.isArray(list) ? list.filter(isItem) : [];
}
