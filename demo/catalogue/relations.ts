import { filtersOf } from './categories.ts';
import type { AccessoryRule } from './families/family.ts';
import type { Values } from './values.ts';

/** What the links between products are drawn from. */
export type Linked = {
  code: string;
  brand: string;
  category: string;
  family: string;
  values: Values;
  popularity: number;
  rules: readonly AccessoryRule[];
};

const similarLimit = 8;
const accessoryLimit = 6;

/** Attributes that tell makers and packing apart, not what the product does. */
const beside = new Set(['series', 'model', 'reel_m', 'cut', 'pack_qty']);

/** Up to eight of the same leaf: the same values of another brand first, then near values. */
export function similarTo(product: Linked, leaf: readonly Linked[]): string[] {
  const filters = filtersOf(product.category).filter((key) => !beside.has(key));
  return leaf
    .filter((other) => other.code !== product.code)
    .map((other) => ({ other, far: distance(product, other, filters) }))
    .sort((a, b) => a.far - b.far || b.other.popularity - a.other.popularity)
    .slice(0, similarLimit)
    .map(({ other }) => other.code);
}

/** Attributes a listing names first weigh most; the brand only breaks ties. */
function distance(product: Linked, other: Linked, filters: string[]): number {
  const values = filters.reduce(
    (sum, key, index) => sum + difference(product.values[key], other.values[key]) / (index + 1),
    0,
  );
  return values + (product.brand === other.brand ? 0.01 : 0);
}

function difference(a: string | number | undefined, b: string | number | undefined): number {
  if (a === b) return 0;
  if (typeof a === 'number' && typeof b === 'number' && a > 0 && b > 0) {
    return Math.min(1, Math.abs(Math.log(a / b)));
  }
  return 1;
}

export function accessoriesOf(
  product: Linked,
  families: ReadonlyMap<string, readonly Linked[]>,
): string[] {
  const codes = product.rules.flatMap((rule) =>
    (families.get(rule.family) ?? [])
      .filter((other) => other.code !== product.code && fits(rule, product, other))
      .sort((a, b) => appeal(product, b) - appeal(product, a))
      .slice(0, rule.take)
      .map((other) => other.code),
  );
  return [...new Set(codes)].slice(0, accessoryLimit);
}

/** Of what is cut, the same maker's same thing that is not: all other values are alike. */
export const coilsOf = (product: Linked, family: readonly Linked[]): string[] =>
  product.values.cut === 'yes'
    ? family.filter((other) => isCoilOf(product, other)).map(({ code }) => code)
    : [];

const isCoilOf = (product: Linked, other: Linked) =>
  other.values.cut === 'no' &&
  other.brand === product.brand &&
  Object.entries(product.values).every(
    ([key, value]) => key === 'cut' || other.values[key] === value,
  );

const fits = ({ same = [], where = {} }: AccessoryRule, product: Linked, other: Linked): boolean =>
  same.every((key) => other.values[key] === product.values[key]) &&
  Object.entries(where).every(([key, value]) => other.values[key] === value);

/** Buyers stay with a brand, then take what sells. */
const appeal = (product: Linked, other: Linked): number =>
  other.popularity + (other.brand === product.brand ? 3000 : 0);
