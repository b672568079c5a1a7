/** The least that is sold at once, and in which steps more of it is. */
export type QuantityRule = { smallest_quantity: number; quantity_step: number };

export const isSellable = (
  quantity: number,
  { smallest_quantity, quantity_step }: QuantityRule,
): boolean => quantity >= smallest_quantity && quantity % quantity_step === 0;
