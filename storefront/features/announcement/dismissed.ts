import { createStore, useStore } from '../../../kit/state/store.ts';
import { browserTexts } from '../../../kit/state/stored-texts.ts';

/** hide-dismissed.js reads the same key, before anything else of the page runs. */
const KEY = 'dismissedAnnouncement';

/** Announcements come one at a time, so the newest that was dismissed is all there is to know. */
const newest = createStore<string | null>(null, () => browserTexts.read(KEY));

export const useDismissed = (id: number) => useStore(newest, (text) => text === String(id));

export function dismiss(id: number) {
  browserTexts.write(KEY, String(id));
  newest.notify();
}
