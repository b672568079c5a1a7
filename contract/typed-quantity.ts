import { type NumberRules, typedNumber } from './typed-number.ts';

const METRES = ['m', 'м'];

/** The number somebody typed as a quantity, with or without its unit; null where it is none. */
export const typedQuantity = (text: string, unit = ''): number | null =>
  typedNumber(text, quantityRules(unit)).number;

/** Of as many decimals as one likes: they are rounded up. A metre is a metre in either alphabet. */
export function quantityRules(unit: string): NumberRules {
  const name = unit.toLowerCase();
  const units = METRES.includes(name) ? METRES : [name];
  return { decimals: Number.POSITIVE_INFINITY, units };
}
