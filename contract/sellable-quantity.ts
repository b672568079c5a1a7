/** The least that is sold at once, and in which steps more of it is. */
type QuantityRule = { smallest_quantity: number; quantity_step: number };

/** The same with what there is. */
export type SellingRule = QuantityRule & { stock: number };

export const isSellable = (
  quantity: number,
  { smallest_quantity, quantity_step }: QuantityRule,
): boolean => quantity >= smallest_quantity && quantity % quantity_step === 0;

const upToStep = (quantity: number, step: number) => Math.ceil(quantity / step) * step;

/** Of what is less than the smallest cut, all that is left is sold; of nothing, one is wished for. */
export const smallestSellable = ({ smallest_quantity, quantity_step, stock }: SellingRule) =>
  Math.max(1, Math.min(upToStep(smallest_quantity, quantity_step), stock));

function largestSellable(rule: SellingRule) {
  const { quantity_step, stock } = rule;
  return Math.max(smallestSellable(rule), stock - (stock % quantity_step));
}

/** Why a quantity is not the one that was wished for. */
export type Adjustment = 'whole' | 'smallest' | 'step' | 'stock';

/** The nearest quantity above the wished one that is sold, or all there is; and why it is another. */
export function sellableQuantity(
  wished: number,
  rule: SellingRule,
): { quantity: number; why: Adjustment | null } {
  const [smallest, largest] = [smallestSellable(rule), largestSellable(rule)];
  if (wished > largest) return { quantity: largest, why: 'stock' };
  if (wished < smallest) return { quantity: smallest, why: 'smallest' };
  // All of a rest is sold, whatever the step.
  if (wished === smallest) return { quantity: smallest, why: null };
  const whole = Math.ceil(wished);
  const quantity = Math.min(largest, upToStep(whole, rule.quantity_step));
  const why = quantity > whole ? 'step' : whole > wished ? 'whole' : null;
  return { quantity, why };
}
