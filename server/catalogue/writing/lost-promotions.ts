type Prices = { from: number; to: number };

/** Those that lower the price now and would not lower the new one. */
export const lostPromotions = <One extends { price: number }>(open: One[], { from, to }: Prices) =>
  open.filter(({ price }) => price < from && price >= to);
