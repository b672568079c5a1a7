import { mergeCarts } from '../../../contract/merge-carts.ts';
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
  const here = new Map(local.map((line) => [line.id, line]));
  const loaded = server.flatMap((row) => {
    if (!unsent.has(row.product.id)) return lineOfRow(row);
    const held = here.get(row.product.id);
    if (!held) return [];
    const { quantity, cuts } = held;
    return lineOfRow({ ...row, quantity, cuts: [...(cuts ?? [])] });
  });
  return mergeCarts(local, loaded);
}

/** Where the shop knows no lengths, nothing is said of them here either. */
export function lineOfRow({ product, quantity, cuts = [], ...row }: CartRow): CartLine {
  // Sold again, it is marked no more.
  const archived = row.is_archived
    ? { is_archived: true, successor: row.successor ?? null }
    : { is_archived: undefined, successor: undefined };
  const line = { ...lineOf(product, quantity), ...archived };
  return cuts.length > 0 ? { ...line, cuts } : line;
}
