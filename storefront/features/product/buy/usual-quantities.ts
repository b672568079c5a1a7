import type { ProductCard } from '../../../../contract/shapes/product.ts';

const METRES = [10, 25, 50, 100];

/** What is cut from a reel is asked for in round lengths; the rest is counted by hand. */
export const usualQuantities = ({ is_cut, stock }: Pick<ProductCard, 'is_cut' | 'stock'>) =>
  is_cut ? METRES.filter((metres) => metres <= stock) : [];
