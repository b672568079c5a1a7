import { createHash } from 'node:crypto';
import {
  type LeftAloneReason,
  type PriceRule,
  priceByRule,
} from '../../../../contract/price-rule.ts';
import { lostPromotions, withoutLost } from '../writing/bulk/promotion-rules.ts';
import type { StoredProduct } from '../writing/bulk/stored-products.ts';
import type { PlannedChange } from '../writing/bulk/wanted-product.ts';

type LeftAlone = { held: StoredProduct; reason: LeftAloneReason; price: number | null };

/** What a rule makes of products as they stand. */
export type PricePlan = {
  changed: PlannedChange[];
  left: LeftAlone[];
  /** Names exactly this: the same products, versions and prices. */
  digest: string;
};

export function planPrices(products: StoredProduct[], rule: PriceRule): PricePlan {
  const changed: PlannedChange[] = [];
  const left: LeftAlone[] = [];
  for (const held of products) {
    const price = priceByRule(held.price, rule);
    if (price === null) left.push({ held, reason: 'price', price });
    else if (price === held.price) left.push({ held, reason: 'same', price });
    else if (rule.promotions === 'keep' && lostPromotions(held, { price }).length > 0) {
      left.push({ held, reason: 'promotion', price });
    } else changed.push({ held, wanted: withoutLost(held, { price }) });
  }
  return { changed, left, digest: digestOf(changed) };
}

export const endedIn = (changed: PlannedChange[]): number =>
  changed.reduce((sum, one) => sum + endedPromotions(one), 0);

export const endedPromotions = ({ held, wanted }: PlannedChange): number =>
  held.promotions.length - (wanted.promotions ?? held.promotions).length;

function digestOf(changed: PlannedChange[]): string {
  const hash = createHash('sha256');
  for (const { held, wanted } of changed) {
    const ended = wanted.promotions && held.promotions.length - wanted.promotions.length;
    hash.update(`${held.id} ${held.version} ${wanted.price} ${ended ?? 0}\n`);
  }
  return hash.digest('hex');
}
