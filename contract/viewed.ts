import { VIEWED_PRODUCTS_KEPT } from './constants.ts';

/** Newest first, each product once, the oldest forgotten. */
export function rememberViewed<T extends { id: number }>(viewed: readonly T[], item: T): T[] {
  return [item, ...viewed.filter(({ id }) => id !== item.id)].slice(0, VIEWED_PRODUCTS_KEPT);
}
