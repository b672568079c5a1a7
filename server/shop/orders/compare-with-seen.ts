import type { Locale } from '../../../contract/locale.ts';
import { type AgreedPrice, grossParts, inParts, toLei } from '../../../contract/money.ts';
import { presentPrices } from '../pricing/priced-rows.ts';
import type { Offer } from './queries.ts';

/** A product as it is sold at the moment, how many are wanted, and what the buyer saw it for. */
export type Goods = Offer & {
  quantity: number;
  seen: number;
  is_promotion: boolean;
  agreed: AgreedPrice | null;
  one_piece?: boolean | null | undefined;
  cuts?: readonly number[] | undefined;
};

/** A line of an order that is not written yet. */
export type Line = Omit<Goods, 'seen' | 'one_piece' | 'cuts'> & {
  one_piece: boolean | null;
  /** How long each piece of it is; null where nobody said. */
  cut_length: number | null;
};

export type Conflict = {
  code: 'price-changed' | 'out-of-stock' | 'no-longer-sold' | 'delivery-fee-changed';
  products: {
    id: number;
    title: string;
    price: number;
    agreed?: AgreedPrice;
    promotion_price: number | null;
    is_promotion: boolean;
    stock: number;
    is_archived?: boolean;
    successor?: { slug: string; title: string } | null;
  }[];
  delivery_fee: number | null;
};

/** Nobody pays a price they did not see, and nobody is promised what is not there. */
export function compareWithSeen(goods: Goods[], locale: Locale): Conflict | null {
  const changed = goods.filter((one) => !priceHolds(one));
  const short = goods.filter(({ quantity, stock }) => quantity > stock);
  if (changed.length === 0 && short.length === 0) return null;
  return {
    code: changed.length > 0 ? 'price-changed' : 'out-of-stock',
    products: [...new Set([...changed, ...short])].map((one) => ({
      id: one.product_id,
      title: one[`title_${locale}`],
      ...presentPrices(one),
      is_promotion: one.is_promotion,
      stock: one.stock,
    })),
    delivery_fee: null,
  };
}

/**
 * The regular price holds during a promotion too: what is paid is then less than what was seen. It is
 * seen in bani, or with the parts of a ban it has.
 */
const priceHolds = ({ seen, price, promotion_price, agreed }: Goods) =>
  seen === toLei(price) ||
  (agreed !== null && inParts(seen) === grossParts(agreed)) ||
  (promotion_price !== null && seen === toLei(promotion_price));
