import { createStore, useStore } from '../../../../kit/state/store.ts';
import { browserTexts } from '../../../../kit/state/stored-texts.ts';

/** show-as-table.js reads the same key, before anything else of the page runs. */
const KEY = 'listLook';

export type ListLook = 'cards' | 'table';

/** Pages are shared: the server draws cards, and each browser shows them as its visitor chose. */
const chosen = createStore<ListLook>('cards', () =>
  browserTexts.read(KEY) === 'table' ? 'table' : 'cards',
);

export const useListLook = () => useStore(chosen);

export function chooseLook(look: ListLook) {
  browserTexts.write(KEY, look);
  chosen.notify();
}
