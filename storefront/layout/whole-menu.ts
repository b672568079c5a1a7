import { answersOf, useAnswer } from '../features/session/answers.ts';
import type { Menu, TopCategory } from './layout-data.ts';

const whole = answersOf({
  ask: (api, _: true) => api.get('/core/menu-items/'),
  lasts: () => Number.POSITIVE_INFINITY,
  isForAll: true,
});

// This file comes when somebody is about to open a menu.
void whole.prepare(true);

/** The top categories at once, each with what is below it as soon as that is here. */
export const useWholeMenu = (top: readonly TopCategory[]): Menu =>
  useAnswer(whole, true).answer ?? top.map((category) => ({ ...category, subcategories: [] }));
