import { clampToStock, isInStock } from './stock.ts';

/** The least a cart knows of a line; every function keeps whatever else a line carries. */
export type CartLine = { id: number; quantity: number; stock: number };

/**
 * Puts `line.quantity` (the least that is sold, as a product card offers it) into the cart, on top
 * of what is there.
 * The added line's own data win, being the fresher.
 */
export function addToCart<L extends CartLine>(lines: readonly L[], line: L): L[] {
  if (!isInStock(line.stock)) return [...lines];
  const held = lines.find(({ id }) => id === line.id);
  const quantity = clampToStock((held?.quantity ?? 0) + line.quantity, line.stock);
  const added = { ...held, ...line, quantity };
  return held ? lines.map((other) => (other === held ? added : other)) : [...lines, added];
}

/** At none the line goes. What is no number, such as a field just emptied, changes nothing. */
export function setQuantity<L extends CartLine>(
  lines: readonly L[],
  id: number,
  quantity: number,
): L[] {
  if (Number.isNaN(quantity)) return [...lines];
  return lines
    .map((line) =>
      line.id === id ? { ...line, quantity: clampToStock(quantity, line.stock) } : line,
    )
    .filter(isKept);
}

export function deleteLine<L extends CartLine>(lines: readonly L[], id: number): L[] {
  return lines.filter((line) => line.id !== id);
}

/**
 * The larger quantity of each product, products of either side, never above stock.
 * The server's data win where both know a product.
 */
export function mergeCarts<L extends CartLine>(local: readonly L[], server: readonly L[]): L[] {
  const merged = new Map<number, L>();
  for (const line of [...local, ...server]) {
    const held = merged.get(line.id);
    const quantity = Math.max(held?.quantity ?? 0, line.quantity);
    merged.set(line.id, { ...held, ...line, quantity });
  }
  return [...merged.values()]
    .map((line) => ({ ...line, quantity: clampToStock(line.quantity, line.stock) }))
    .filter(isKept);
}

/** The lines of the merged cart that the server lacks, or holds fewer of. */
export function linesToSend<L extends CartLine>(local: readonly L[], server: readonly L[]): L[] {
  const held = new Map(server.map((line) => [line.id, line.quantity]));
  return mergeCarts(local, server).filter((line) => line.quantity > (held.get(line.id) ?? 0));
}

const isKept = (line: CartLine): boolean => line.quantity > 0;
