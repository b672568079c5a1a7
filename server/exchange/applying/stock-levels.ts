type Level = { warehouseId: string; quantity: number };

/**
 * Whole units for each place, together as many as there are in all: what one place owes the others
 * lack, and fractions of several make a whole. Below nothing is nothing.
 */
export function wholeLevels(stocks: Level[], factor = 1): Level[] {
  const scaled = stocks.map((one) => ({ ...one, quantity: round(one.quantity * factor) }));
  const sum = scaled.reduce((all, { quantity }) => all + quantity, 0);
  const total = Math.max(0, Math.floor(round(sum)));
  const levels = scaled.map((one) => ({ ...one, quantity: Math.max(0, Math.floor(one.quantity)) }));
  let missing = total - levels.reduce((all, { quantity }) => all + quantity, 0);
  for (const level of levels.toSorted((one, other) => other.quantity - one.quantity)) {
    const moved = missing > 0 ? missing : Math.max(missing, -level.quantity);
    level.quantity += moved;
    missing -= moved;
  }
  return levels;
}

/** 0.1 + 0.2 is 0.3 here. */
const round = (quantity: number) => Number(quantity.toFixed(6));
