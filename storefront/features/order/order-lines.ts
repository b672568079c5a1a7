import { fittingCuts } from '../../../contract/cuts.ts';
import { lineTotal, shownPrice, toLei } from '../../../contract/money.ts';
import { linesInOrder, type OrderTotals, orderTotals } from '../../../contract/order-totals.ts';
import { STANDARD_VAT_RATE } from '../../../contract/vat.ts';
import { orderVat, type VatTotals } from '../../../contract/vat-totals.ts';
import type { CartLine } from '../cart/cart-line.ts';

/** What is no longer sold stays in the cart, and is neither ordered nor counted. */
export const isSold = ({ is_archived }: CartLine) => !is_archived;

/** As the shop takes them: what is paid for a unit, in lei as it is shown. A line without a price is none yet. */
export const orderProducts = (lines: readonly CartLine[]) =>
  lines.filter(isSold).flatMap((line) => {
    const price = shownPrice(line);
    const { id, quantity, one_piece } = line;
    const cuts = [...fittingCuts(line)];
    const pieces = cuts.length > 0 ? { cuts } : one_piece === undefined ? {} : { one_piece };
    return price === null ? [] : [{ id, price, quantity, ...pieces }];
  });

/** In bani; null as long as a price is missing. */
export function totalsOf(lines: readonly CartLine[], deliveryFee = 0): OrderTotals | null {
  const sold = lines.filter(isSold);
  if (sold.some(({ price }) => price === null)) return null;
  return orderTotals(sold.flatMap(ordered), deliveryFee);
}

/** In lei. */
export const sumOfLine = (line: CartLine): number | null =>
  line.price === null ? null : toLei(orderTotals(ordered(line), 0).total);

/** As the lines of an order: one for each length of what is cut, each with a sum of its own. */
function ordered({ price, cuts = [], ...line }: CartLine) {
  return linesInOrder({ ...line, price: price ?? 0, cuts: line.is_cut ? cuts : [] });
}

/** What of the lines and their delivery is net and what is tax, in bani. */
export const vatOf = (lines: readonly CartLine[], deliveryFee = 0): VatTotals =>
  orderVat(
    lines
      .filter(isSold)
      .flatMap(ordered)
      .map((line) => ({
        total: lineTotal(line),
        vat_rate: line.vat_rate ?? STANDARD_VAT_RATE,
      })),
    deliveryFee,
  );

/** The name of a line's field for its lengths, by which the checkout finds it. */
export const cutsField = (id: number) => `cuts-${id}`;
