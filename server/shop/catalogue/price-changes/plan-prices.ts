import { createHash } from 'node:crypto';
import {
  type LeftAloneReason,
  type PriceRule,
  priceByRule,
} from '../../../../contract/price-rule.ts';
import { lostPromotions, withoutLost } from '../writing/bulk/promotion-rules.ts';
import type { StoredProduct } from '../writing/bulk/stored-products.ts';
import type { PlannedChange } from '../writing/bulk/wanted-product.ts';

type LeftAlone = { stored: StoredProduct; reason: LeftAloneReason; price: number | null };

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
  for (const stored of products) {
    const price = priceByRule(stored.price, rule);
    if (price === null) left.push({ stored, reason: 'price', price });
    else if (price === stored.price) left.push({ stored, reason: 'same', price });
    else if (rule.promotions === 'keep' && lostPromotions(stored, { price }).length > 0) {
      left.push({ stored, reason: 'promotion', price });
    } else changed.push({ stored, wanted: withoutLost(stored, { price }) });
  }
  return { changed, left, digest: digestOf(changed) };
}

export const endedIn = (changed: PlannedChange[]): number =>
  changed.reduce((sum, one) => sum + endedPromotions(one), 0);

export const endedPromotions = ({ stored, wanted }: PlannedChange): number =>
  stored.promotions.length - (wanted.promotions ?? stored.promotions).length;

function digestOf(changed: PlannedChange[]): string {
  const hash = createHash('sha256');
  for (const { stored, wanted } of changed) {
    const ended = wanted.promotions && stored.promotions.length - wanted.promotions.length;
    hash.update(`${stored.id} ${stored.version} ${wanted.price} ${ended ?? 0}\n`);
  }
  return hash.digest('hex');
}
