import type { Mistakes } from '../../../changes/refused.ts';
import type { HeldProduct, OpenPromotion } from './held-products.ts';
import { isSamePromotion, type Wanted } from './wanted-product.ts';

/**
 * What is wrong with the promotions a product would have, and with a price that would make one of
 * them none. What was so already is nobody's mistake.
 */
export function promotionMistakes(held: HeldProduct, wanted: Wanted, moment: string): Mistakes {
  const price = wanted.price ?? held.price;
  const promotions: OpenPromotion[] = wanted.promotions ?? held.promotions;
  const isNew = (one: OpenPromotion) =>
    !held.promotions.some((other) => isSamePromotion(one, other));
  const mistakes: Mistakes = {};
  const inOrder = promotions.toSorted((a, b) => timeOf(a.starts_at) - timeOf(b.starts_at));
  inOrder.forEach((one, place) => {
    if (one.price >= price) {
      if (isNew(one)) mistakes['promotion.price'] = ['EDIT.PROMOTION_PRICE'];
      else if (one.price < held.price) mistakes.price = ['EDIT.PROMOTION_LOST'];
    }
    if (isNew(one) && one.ends_at && timeOf(one.ends_at) <= timeOf(moment)) {
      mistakes['promotion.ends_at'] = ['EDIT.TIMES'];
    }
    const next = inOrder[place + 1];
    if (!next || (!isNew(one) && !isNew(next))) return;
    if (!one.ends_at || timeOf(one.ends_at) > timeOf(next.starts_at)) {
      const field = isNew(next) ? 'promotion.starts_at' : 'promotion.ends_at';
      mistakes[field] = ['EDIT.OVERLAP'];
    }
  });
  return mistakes;
}

const timeOf = (moment: string) => Date.parse(moment);
