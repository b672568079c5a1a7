import { fittingCuts } from '../../../contract/cuts.ts';
import { effectivePrice, lineTotal, toBani } from '../../../contract/money.ts';
import { type OrderTotals, orderTotals } from '../../../contract/order-totals.ts';
import { STANDARD_VAT_RATE } from '../../../contract/vat.ts';
import { orderVat, type VatTotals } from '../../../contract/vat-totals.ts';
import type { CartLine } from '../cart/public.ts';

/** What is no longer sold stays in the cart, and is neither ordered nor counted. */
export const isSold = ({ is_archived }: CartLine) => !is_archived;

/** As the shop takes them: what is paid for a unit, in lei. A line without a price is none yet. */
export const orderProducts = (lines: readonly CartLine[]) =>
  lines.filter(isSold).flatMap((line) => {
    const price = effectivePrice(line);
    const { id, quantity, one_piece } = line;
    const cuts = [...fittingCuts(line)];
    const pieces = cuts.length > 0 ? { cuts } : one_piece === undefined ? {} : { one_piece };
    return price === null ? [] : [{ id, price, quantity, ...pieces }];
  });

/** In bani; null as long as a price is missing. */
export function totalsOf(lines: readonly CartLine[], deliveryFee = 0): OrderTotals | null {
  const sold = lines.filter(isSold);
  const priced = sold.flatMap(({ price, promotion_price, is_promotion, quantity }) =>
    price === null
      ? []
      : [
          {
            price: toBani(price),
            promotion_price: promotion_price === null ? null : toBani(promotion_price),
            is_promotion,
            quantity,
          },
        ],
  );
  return priced.length === sold.length ? orderTotals(priced, deliveryFee) : null;
}

/** What of the lines and their delivery is net and what is tax, in bani. */
export const vatOf = (lines: readonly CartLine[], deliveryFee = 0): VatTotals =>
  orderVat(
    lines.filter(isSold).map((line) => ({
      total: toBani(lineTotal(line) ?? 0),
      vat_rate: line.vat_rate ?? STANDARD_VAT_RATE,
    })),
    deliveryFee,
  );

/** The name of a line's field for its lengths, by which the checkout finds it. */
export const cutsField = (id: number) => `cuts-${id}`;
