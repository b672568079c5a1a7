import { type SellingRule, sellableQuantity } from '../../../../contract/sellable-quantity.ts';

const METRES = [5, 10, 25, 50, 100];

const MOST = 4;

const STEPS = [1, 2, 5, 10];

/**
 * What is cut from a reel is asked for in round lengths, shorter ones where one metre can be had, as
 * of strips of light; what is sold by the dozen in dozens; the rest is counted by hand.
 */
export function usualQuantities(product: SellingRule & { is_cut: boolean }): number[] {
  const { is_cut, quantity_step, smallest_quantity } = product;
  const inSteps = quantity_step > 1 ? STEPS.map((steps) => steps * quantity_step) : [];
  const lengths = METRES.filter((metres) => metres > smallest_quantity).slice(0, MOST);
  const usual = is_cut ? lengths : inSteps;
  return usual.filter((quantity) => sellableQuantity(quantity, product).why === null);
}
