import { takeFrom } from '../../catalogue/stock/take-from.ts';

type Level = { warehouse_id: number; quantity: number };

/** How many more orders need than 1C's figure is lowered by already; below zero, how many fewer. */
export type Owed = {
  total: number;
  /** Of what is owed, where it lies or left from. */
  at: ReadonlyMap<number, number>;
};

/**
 * What is free at each place, in whole units, by what 1C counts there. Together the places have what
 * is left in all: what one of them lacks the others give, and fractions of several make a whole. Only
 * where all of them together lack something, one has less than nothing.
 */
export function freeLevels(
  stocks: Level[],
  { factor = 1, owed = noneOwed }: { factor?: number; owed?: Owed } = {},
): Level[] {
  const scaled = stocks.map((one) => ({ ...one, quantity: round(one.quantity * factor) }));
  const sum = scaled.reduce((all, { quantity }) => all + quantity, 0);
  const levels = scaled.map(({ warehouse_id, quantity }) => ({
    warehouse_id,
    quantity: Math.max(0, Math.floor(quantity) - (owed.at.get(warehouse_id) ?? 0)),
  }));
  let missing =
    Math.floor(round(sum)) - owed.total - levels.reduce((all, { quantity }) => all + quantity, 0);
  const [most, ...others] = levels.toSorted((one, other) => other.quantity - one.quantity);
  if (!most) return levels;
  for (const level of [most, ...others]) {
    const moved = Math.max(missing, -level.quantity);
    level.quantity += moved;
    missing -= moved;
  }
  most.quantity += missing;
  return levels;
}

/**
 * What lies in each place, where some would have less than nothing: that is missed in the others, so
 * that what is given back there is not for sale although it is lacking.
 */
export function withoutLacking(levels: Level[]): Level[] {
  const lacking = levels.reduce((sum, { quantity }) => sum + Math.max(0, -quantity), 0);
  const there = levels.map((level) => ({ ...level, quantity: Math.max(0, level.quantity) }));
  takeFrom(there, lacking);
  return there;
}

const noneOwed: Owed = { total: 0, at: new Map() };

/** 0.1 + 0.2 is 0.3 here. */
const round = (quantity: number) => Number(quantity.toFixed(6));
