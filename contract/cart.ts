import { fittingCuts, sumOf } from './cuts.ts';
import { clampToStock, isInStock } from './stock.ts';

/** The least a cart knows of a line; every function keeps whatever else a line carries. */
export type CartLine = {
  id: number;
  quantity: number;
  stock: number;
  /** The lengths it is to be cut into. Empty: there are none any more; left out: nobody said. */
  cuts?: readonly number[];
  /** No longer sold: it stays until it is removed, and is neither ordered nor counted. */
  is_archived?: boolean | undefined;
};

/**
 * Puts `line.quantity` (the least that is sold, as a product card offers it) into the cart, on top
 * of what is there. Lengths come after those there are; where either side has none, none are known.
 * The added line's own data win, being the fresher.
 */
export function addToCart<L extends CartLine>(lines: readonly L[], line: L): L[] {
  if (!isInStock(line.stock)) return [...lines];
  const held = lines.find(({ id }) => id === line.id);
  const quantity = clampToStock((held?.quantity ?? 0) + line.quantity, line.stock);
  const lengths = [...(held ? fittingCuts(held) : []), ...(line.cuts ?? [])];
  const added = fitted({ ...held, ...line, quantity }, lengths);
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
      line.id === id ? fitted({ ...line, quantity: clampToStock(quantity, line.stock) }) : line,
    )
    .filter(isKept);
}

/** The lengths say how many there are; without any, the quantity stays. They are no more than the stock. */
export const setCuts = <L extends CartLine>(lines: readonly L[], id: number, cuts: number[]): L[] =>
  lines.map((line) =>
    line.id === id ? { ...line, quantity: sumOf(cuts) || line.quantity, cuts } : line,
  );

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

/** With no lengths but those that come to the quantity; of a line that never had any, nothing is said. */
export const fitted = <L extends CartLine>(line: L, cuts = line.cuts): L =>
  line.cuts ? { ...line, cuts: fittingCuts({ quantity: line.quantity, cuts }) } : line;

export const isCutToLength = (line: Pick<CartLine, 'quantity' | 'cuts'>) =>
  fittingCuts(line).length > 0;

const isKept = (line: CartLine): boolean => line.quantity > 0 || line.is_archived === true;
