import type { Text, UnitKey } from '../records.ts';
import { type Anchor, anchors } from './anchors.ts';
import { brandOf } from './brands.ts';
import { cableEnding } from './cable-price.ts';
import { deviceEnding } from './device-price.ts';
import type { Family, Maker } from './families/family.ts';
import { romanian } from './labels.ts';
import { makerCode } from './maker-code.ts';
import { chance } from './prng.ts';
import { fillText } from './templates.ts';
import type { Values } from './values.ts';

/** A product before stock, texts and links: what it is and what it costs. */
export type FamilyProduct = {
  family: Family;
  brand: string;
  code: string;
  title: Text;
  values: Values;
  unit: UnitKey;
  /** Bani. */
  price: number;
  anchor: boolean;
};

type Candidate = { maker: Maker; values: Values; rank: number };

/**
 * All anchors of the family and the best ranked of its other combinations, `count` in all. The
 * rank hangs on the combination alone, so a new one displaces at most one other.
 */
export function productsOfFamily(
  family: Family,
  count: number,
  usedCodes: Set<string>,
): FamilyProduct[] {
  const fixed = anchors
    .filter((anchor) => anchor.family === family.id)
    .map((anchor) => anchorProduct(family, anchor));
  const taken = new Set(fixed.map((product) => identity(product.brand, product.values)));
  const isAnchor = (maker: Maker, values: Values) =>
    fixed.length > 0 &&
    (taken.has(identity(maker.brand, values)) || hasAnchorCode(family, maker, values));
  const products = [...fixed];
  for (const { maker, values } of candidates(family)) {
    if (products.length >= count) break;
    if (isAnchor(maker, values)) continue;
    products.push(generatedProduct(family, maker, values, usedCodes));
  }
  return products;
}

function candidates(family: Family): Candidate[] {
  const all = family.makers.flatMap((maker) =>
    family.variants(maker).map((variant) => {
      const values = family.complete({ ...maker.set, ...variant });
      const weight = family.common(values, maker);
      const key = `${family.id} ${identity(maker.brand, { ...maker.set, ...variant })}`;
      return { maker, values, rank: chance(key) ** (1 / weight) };
    }),
  );
  return all.sort((a, b) => b.rank - a.rank);
}

const identity = (brand: string, values: Values): string =>
  `${brand} ${Object.entries(values)
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join(' ')}`;

function anchorProduct(family: Family, anchor: Anchor): FamilyProduct {
  const maker = family.makers.find(
    ({ brand, set }) =>
      brand === anchor.brand &&
      Object.entries(set ?? {}).every(
        ([key, value]) => anchor.values[key] === undefined || anchor.values[key] === value,
      ),
  );
  if (maker === undefined) throw new Error(`${anchor.brand} makes no ${family.id}`);
  const values = family.complete({ ...maker.set, ...anchor.values });
  const unit = anchor.unit ?? family.unit(values);
  return {
    ...pricedVariant(family, maker, values),
    unit,
    code: anchor.code,
    title: anchor.title,
    anchor: true,
  };
}

function generatedProduct(
  family: Family,
  maker: Maker,
  values: Values,
  usedCodes: Set<string>,
): FamilyProduct {
  const title = romanian(fillText(family.title(values), values), values);
  return {
    ...pricedVariant(family, maker, values),
    unit: family.unit(values),
    code: freeCode(family, maker, values, usedCodes),
    title: { ro: `${title.ro}, ${maker.brand}`, ru: `${title.ru}, ${maker.brand}` },
    anchor: false,
  };
}

function pricedVariant(family: Family, maker: Maker, values: Values) {
  return { family, brand: maker.brand, values, price: priceOf(family, maker, values) };
}

function priceOf(family: Family, maker: Maker, values: Values): number {
  const lei = family.price(values, maker.brand);
  if (family.pricing === 'cable') return cableEnding(lei);
  const tier = family.pricing === 'listed' ? 1 : (maker.tier ?? brandOf(maker.brand).tier);
  return deviceEnding(lei * tier);
}

function freeCode(family: Family, maker: Maker, values: Values, usedCodes: Set<string>): string {
  for (let attempt = 0; ; attempt++) {
    const code = makerCode(family, maker, values, attempt);
    if (usedCodes.has(code) || anchorCodes.has(code)) continue;
    usedCodes.add(code);
    return code;
  }
}

const anchorCodes: ReadonlySet<string> = new Set(anchors.map((anchor) => anchor.code));

/** The maker would print an anchor's code on it: the anchor stands for both. */
const hasAnchorCode = (family: Family, maker: Maker, values: Values): boolean =>
  anchorCodes.has(makerCode(family, maker, values, 0));
