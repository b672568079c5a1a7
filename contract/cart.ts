import { fittingCuts } from './cuts.ts';
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

export function deleteLine<L extends CartLine>(lines: readonly L[], id: number): L[] {
  return lines.filter((line) => line.id !== id);
}

/** With no lengths but those that come to the quantity; of a line that never had any, nothing is said. */
export const fitted = <L extends CartLine>(line: L, cuts = line.cuts): L =>
  line.cuts ? { ...line, cuts: fittingCuts({ quantity: line.quantity, cuts }) } : line;

export const isCutToLength = (line: Pick<CartLine, 'quantity' | 'cuts'>) =>
  fittingCuts(line).length > 0;

export const isKept = (line: CartLine): boolean => line.quantity > 0 || line.is_archived === true;
