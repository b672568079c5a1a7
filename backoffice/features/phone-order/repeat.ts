import { fittingCuts } from '../../../contract/cuts.ts';
import type { AnswerOf } from '../../../contract/operation.ts';
import type { RepeatLine } from '../../../contract/shapes/repeat.ts';
import type { readPhoneRepeat } from '../../../contract/staff/operations/phone-orders.ts';
import { productOfCard } from '../../../contract/staff/product-for-order.ts';
import { type Draft, type DraftLine, withCuts, withProduct, withQuantity } from './draft.ts';

type Repeat = AnswerOf<typeof readPhoneRepeat>;

/** An order of before put into the one being taken; what stands there already stays. */
export function withRepeat(draft: Draft, { lines, order }: Repeat): Draft {
  return {
    ...draft,
    lines: lines.toReversed().reduce(taken, draft.lines),
    delivery: {
      delivery_type: order.delivery_type,
      city_id: order.city_id,
      suburb_id: order.suburb_id,
      address: order.address,
    },
    pay_method: order.pay_method,
  };
}

function taken(held: DraftLine[], { product, available, cuts }: RepeatLine): DraftLine[] {
  if (!product || available === 0) return held;
  const lines = withProduct(held, productOfCard(product));
  const lengths = fittingCuts({ quantity: available, cuts });
  return lengths.length > 0
    ? withCuts(lines, product.id, [...lengths])
    : withQuantity(lines, product.id, available);
}

/** What the caller should hear of the lines that are not as they were. */
export const changedLines = (lines: readonly RepeatLine[]) =>
  lines.filter(({ changes }) => changes.length > 0);
