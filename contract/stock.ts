export const isInStock = (stock: number): boolean => stock > 0;

/** Whole units, never negative, never more than there are; what is no number counts as none. */
export function clampToStock(quantity: number, stock: number): number {
  return Math.max(0, Math.floor(Math.min(quantity, stock)) || 0);
}
