import type { Order } from '../../../../contract/shapes/order.ts';
import type { ProductCard } from '../../../../contract/shapes/product.ts';

export type RepeatPlan = {
  lines: { product: ProductCard; quantity: number }[];
  /** Titles of what cannot be had. */
  missing: string[];
  /** What can be had, in a smaller quantity. */
  fewer: { title: string; quantity: number; units: string }[];
};

/** What of an order can be bought again, from the products as they are now; null is gone. */
export function planRepeat(
  { products }: Pick<Order, 'products'>,
  now: ReadonlyMap<number, ProductCard | null>,
): RepeatPlan {
  const plan: RepeatPlan = { lines: [], missing: [], fewer: [] };
  for (const { id, title, quantity: before } of products) {
    const product = now.get(id);
    if (!product || product.stock < 1) {
      plan.missing.push(title);
      continue;
    }
    const quantity = Math.min(before, product.stock);
    plan.lines.push({ product, quantity });
    if (quantity < before) plan.fewer.push({ title, quantity, units: product.units });
  }
  return plan;
}
