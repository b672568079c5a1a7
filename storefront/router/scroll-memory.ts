import { parseStored, tabTexts } from '../../kit/state/stored-texts.ts';

const KEY = 'scrollPositions';

type Entry = { key: string };

/** Where the reader was on each page of the history, kept over reloads. */
export function scrollMemory() {
  const positions: Record<string, number> = Object(parseStored(tabTexts.read(KEY)));
  // Each entry has a key of its own: whoever opens another address here starts at its top.
  if (!isEntry(history.state)) history.replaceState(newEntry(), '');
  // By the time the browser tells of a step back, its entry is already another one.
  let current = keyOf(history.state);
  history.scrollRestoration = 'manual';

  function keep() {
    positions[current] = Math.round(window.scrollY);
  }
  window.addEventListener('pagehide', () => {
    keep();
    tabTexts.write(KEY, JSON.stringify(positions));
  });
  return {
    keep,
    /** To be called once another entry of the history is the present one. */
    enter() {
      current = keyOf(history.state);
    },
    recall: (): number => positions[current] ?? 0,
    newEntry,
  };
}

const newEntry = (): Entry => ({ key: `${Date.now()}-${history.length}` });

const keyOf = (state: unknown) => (isEntry(state) ? state.key : '');

const isEntry = (state: unknown): state is Entry =>
  typeof state === 'object' && state !== null && 'key' in state;
