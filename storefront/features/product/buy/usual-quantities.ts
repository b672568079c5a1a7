import { type SellingRule, sellableQuantity } from '../../../../contract/sellable-quantity.ts';

const METRES = [10, 25, 50, 100];

/** What is cut from a reel is asked for in round lengths; the rest is counted by hand. */
export const usualQuantities = (product: SellingRule & { is_cut: boolean }) =>
  product.is_cut ? METRES.filter((metres) => sellableQuantity(metres, product).why === null) : [];
