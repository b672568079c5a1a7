import type { Mistakes } from '../../../../base/changes/refused.ts';
import type { OpenPromotion } from '../../../pricing/open-promotions.ts';
import { type StoredPrice, settlePrice } from '../settle-price.ts';
import type { StoredProduct } from './stored-products.ts';
import type { Wanted } from './wanted-product.ts';

export const isSamePromotion = (a: OpenPromotion, b: OpenPromotion) =>
  a.price === b.price && a.starts_at === b.starts_at && a.ends_at === b.ends_at;

/** Those that lower the price now and would not lower the new one. */
export function lostPromotions(stored: StoredProduct, wanted: Wanted) {
  const to = settlePrice(stored, wanted).price;
  return stored.promotions.filter(({ price }) => price < stored.price && price >= to);
}

/** Where nobody says which promotions there are to be, those that are lost end. */
export function withoutLost(stored: StoredProduct, wanted: Wanted): Wanted {
  const lost = lostPromotions(stored, wanted);
  if (lost.length === 0 || wanted.promotions) return wanted;
  return { ...wanted, promotions: stored.promotions.filter((one) => !lost.includes(one)) };
}

/**
 * By the database's clock. What begins in the past begins now: nobody has paid it before. One that
 * goes on as it is stays the same, however its beginning is said.
 */
export function fromNowOn(
  promotions: OpenPromotion[],
  stored: OpenPromotion[],
  moment: string,
): OpenPromotion[] {
  return promotions.map(({ price, starts_at, ends_at }) => {
    const starts = new Date(starts_at).toISOString();
    const begins = starts > moment ? starts : moment;
    const one = { price, starts_at: begins, ends_at: ends_at && new Date(ends_at).toISOString() };
    const goesOn = ({ starts_at: began, ...other }: OpenPromotion) =>
      isSamePromotion({ ...other, starts_at: began > moment ? began : moment }, one);
    return stored.find(goesOn) ?? one;
  });
}

/**
 * What is wrong with the promotions a product would have, by their places, and with a price that
 * would make one of them none. What was so already is nobody's mistake.
 */
export function promotionMistakes(
  stored: StoredPrice & Pick<StoredProduct, 'promotions'>,
  wanted: Wanted,
  moment: string,
): Mistakes {
  const { price } = settlePrice(stored, wanted);
  const promotions: OpenPromotion[] = wanted.promotions ?? stored.promotions;
  const isNew = (one: OpenPromotion, at: number) =>
    !stored.promotions.some((other) => isSamePromotion(one, other)) ||
    promotions.slice(0, at).some((other) => isSamePromotion(one, other));
  const mistakes: Mistakes = {};
  const inOrder = promotions
    .map((one, at) => ({ ...one, at, isNew: isNew(one, at) }))
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  inOrder.forEach((one, place) => {
    if (one.price >= price) {
      if (one.isNew) mistakes[`promotions.${one.at}.price`] = ['EDIT.PROMOTION_PRICE'];
      else if (one.price < stored.price) mistakes.price = ['EDIT.PROMOTION_LOST'];
    }
    if (one.isNew && one.ends_at && one.ends_at <= moment) {
      mistakes[`promotions.${one.at}.ends_at`] = ['EDIT.TIMES'];
    }
    const next = inOrder[place + 1];
    if (!next || (!one.isNew && !next.isNew)) return;
    if (!one.ends_at || one.ends_at > next.starts_at) {
      const field = next.isNew ? `${next.at}.starts_at` : `${one.at}.ends_at`;
      mistakes[`promotions.${field}`] = ['EDIT.OVERLAP'];
    }
  });
  return mistakes;
}
