import { type CartLine, fitted, isCutToLength, isKept } from './cart.ts';
import { clampToStock } from './stock.ts';

/** Two carts of one buyer become one: what only whoever signs in needs. */

/**
 * The larger quantity of each product, products of either side, never above stock.
 * The server's data win where both know a product.
 */
export function mergeCarts<L extends CartLine>(local: readonly L[], server: readonly L[]): L[] {
  const merged = new Map<number, L>();
  for (const line of [...local, ...server]) {
    const held = merged.get(line.id);
    const quantity = Math.max(held?.quantity ?? 0, line.quantity);
    const named = [line, held].find((one) => one?.quantity === quantity && isCutToLength(one));
    merged.set(line.id, fitted({ ...held, ...line, quantity }, named?.cuts ?? []));
  }
  return [...merged.values()]
    .map((line) =>
      line.is_archived
        ? line
        : fitted({ ...line, quantity: clampToStock(line.quantity, line.stock) }),
    )
    .filter(isKept);
}

/** The lines of the merged cart that the server lacks, holds fewer of, or knows no lengths of. */
export function linesToSend<L extends CartLine>(local: readonly L[], server: readonly L[]): L[] {
  const held = new Map(server.map((line) => [line.id, line]));
  return mergeCarts(local, server).filter((line) => {
    const there = held.get(line.id);
    if (line.is_archived) return false;
    if (!there || line.quantity > there.quantity) return true;
    return isCutToLength(line) && !isCutToLength(there);
  });
}
