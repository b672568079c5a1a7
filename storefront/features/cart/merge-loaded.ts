import { mergeCarts } from '../../../contract/cart.ts';
import { type CartLine, lineOf } from './cart-line.ts';
import type { CartRow } from './server-cart.ts';

/**
 * The cart as it is after the shop's came in: the larger quantities, fresh prices and stock. Where
 * a change made here is still on its way, what is here holds, a deleted line included.
 */
export function mergeLoaded(
  local: readonly CartLine[],
  server: readonly CartRow[],
  unsent: ReadonlySet<number>,
): CartLine[] {
  const here = new Map(local.map((line) => [line.id, line.quantity]));
  const loaded = server.map(({ product, quantity }) =>
    lineOf(product, unsent.has(product.id) ? (here.get(product.id) ?? 0) : quantity),
  );
  return mergeCarts(local, loaded);
}
