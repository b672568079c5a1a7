import { type SellingRule, sellableQuantity } from '../../../../contract/sellable-quantity.ts';

const METRES = [10, 25, 50, 100];

const STEPS = [1, 2, 5, 10];

/**
 * What is cut from a reel is asked for in round lengths, what is sold by the dozen in dozens; the
 * rest is counted by hand.
 */
export function usualQuantities(product: SellingRule & { is_cut: boolean }): number[] {
  const { is_cut, quantity_step } = product;
  const inSteps = quantity_step > 1 ? STEPS.map((steps) => steps * quantity_step) : [];
  const usual = is_cut ? METRES : inSteps;
  return usual.filter((quantity) => sellableQuantity(quantity, product).why === null);
}
