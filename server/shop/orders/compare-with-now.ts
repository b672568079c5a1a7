import { paidPrice, shownPrice } from '../../../contract/money.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import type { RepeatLine } from '../../../contract/shapes/repeat.ts';
import { clampToStock } from '../../../contract/stock.ts';
import { presentPrices } from '../pricing/priced-rows.ts';

/** A line as it was ordered; its prices in bani, or as they were agreed. */
type Ordered = Parameters<typeof presentPrices>[0] & {
  quantity: number;
  unit_ro: string;
};

type Now = Pick<
  ProductCard,
  | 'price'
  | 'agreed'
  | 'promotion_price'
  | 'is_promotion'
  | 'stock'
  | 'units_ro'
  | 'smallest_quantity'
  | 'quantity_step'
>;

/** What the buyer should hear before an order of then is put together again; null is not sold. */
export function compareWithNow(
  line: Ordered,
  now: Now | null,
): Pick<RepeatLine, 'changes' | 'available'> {
  if (!now) return { changes: ['not-sold'], available: 0 };
  if (now.stock === 0) return { changes: ['out-of-stock'], available: 0 };
  const prices = priceChanges(line, now);
  if (now.units_ro !== line.unit_ro) return { changes: [...prices, 'unit'], available: 0 };

  const available = clampToStock(line.quantity, now.stock);
  const changes = [...prices];
  if (available < line.quantity) changes.push('less-stock');
  if (available < now.smallest_quantity) changes.push('below-smallest');
  else if (available % now.quantity_step !== 0) changes.push('between-steps');
  return { changes, available };
}

function priceChanges(line: Ordered, now: Now): RepeatLine['changes'] {
  const changes: RepeatLine['changes'] = [];
  const price = shownPrice(now);
  if (price !== null && price !== paidPrice(presentPrices(line))) changes.push('price');
  const wasPromotion = line.promotion_price !== null;
  if (now.is_promotion && !wasPromotion) changes.push('promotion-began');
  if (wasPromotion && !now.is_promotion) changes.push('promotion-ended');
  return changes;
}
