import type { Locale } from '../../../contract/locale.ts';
import { type AgreedPrice, grossParts, inParts, toLei } from '../../../contract/money.ts';
import { presentPrices } from '../reference/agreed-price.ts';
import type { SoldProduct } from './queries.ts';

export type WantedLine = { id: number; price: number; quantity: number };
export type Line = SoldProduct & {
  quantity: number;
  is_promotion: boolean;
  agreed: AgreedPrice | null;
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
export function compareWithSeen(
  wanted: WantedLine[],
  lines: Line[],
  locale: Locale,
): Conflict | null {
  const seen = new Map(wanted.map(({ id, price }) => [id, price]));
  const all = new Map(wanted.map(({ id, quantity }) => [id, quantity]));
  // A product of several lines is one to the buyer who saw its price.
  const products = [...new Map(lines.map((line) => [line.id, line])).values()];
  const changed = products.filter((line) => !priceHolds(line, seen.get(line.id)));
  const short = products.filter((line) => (all.get(line.id) ?? 0) > line.stock);
  if (changed.length === 0 && short.length === 0) return null;
  const affected = new Set([...changed, ...short]);
  return {
    code: changed.length > 0 ? 'price-changed' : 'out-of-stock',
    products: [...affected].map((line) => ({
      id: line.id,
      title: line[`title_${locale}`],
      ...presentPrices(line),
      is_promotion: line.is_promotion,
      stock: line.stock,
    })),
    delivery_fee: null,
  };
}

/**
 * The regular price holds during a promotion too: what is paid is then less than what was seen. It is
 * seen in bani, or with the parts of a ban it has.
 */
const priceHolds = (line: Line, seen: number | undefined) =>
  seen === toLei(line.price) ||
  (line.agreed !== null && seen !== undefined && inParts(seen) === grossParts(line.agreed)) ||
  (line.promotion_price !== null && seen === toLei(line.promotion_price));
