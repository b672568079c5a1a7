import { createStore, useStore } from '../../kit/state/store.ts';
import { browserApi } from '../features/session/public.ts';
import type { Menu, TopCategory } from './layout-data.ts';

const whole = createStore<Menu | null>(null);
let isAskedFor = false;

/** Reads the menu with all its levels, once for all pages; where that fails, with the next opening. */
export function loadMenu() {
  if (isAskedFor) return;
  isAskedFor = true;
  browserApi()
    .get('/core/menu-items/')
    .then(whole.set, () => {
      isAskedFor = false;
    });
}

// This file comes when somebody is about to open a menu.
loadMenu();

/** The top categories at once, each with what is below it as soon as that is here. */
export const useWholeMenu = (top: readonly TopCategory[]): Menu =>
  useStore(whole) ?? top.map((category) => ({ ...category, subcategories: [] }));
