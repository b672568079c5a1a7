import { isCutToLength } from '../../../contract/cart.ts';
import type { Locale } from '../../../contract/locale.ts';
import { shownPrice } from '../../../contract/money.ts';
import { type CartLine, titleOf, unitOf } from '../cart/cart-line.ts';
import type { CurrentProduct } from '../cart/current-products.ts';

/** One thing about a line that is no longer as the buyer saw it. */
export type LineChange = { id: number; title: string } & (
  | { kind: 'price'; from: number | null; to: number }
  /** `uncut`: its lengths go with the quantity they came to. */
  | { kind: 'lowered'; from: number; to: number; unit: string; uncut?: true }
  | { kind: 'gone' | 'not-sold' }
);

/** What the shop's word changes for the buyer, line by line, before the lines are brought up to it. */
export function lineChanges(
  lines: readonly CartLine[],
  products: readonly CurrentProduct[],
  locale: Locale,
): LineChange[] {
  const now = new Map(products.map((product) => [product.id, product]));
  return lines.flatMap((line): LineChange[] => {
    const product = now.get(line.id);
    if (!product) return [];
    const of = { id: line.id, title: titleOf(line, locale) };
    if (product.is_archived) return [{ ...of, kind: 'not-sold' }];
    if (product.stock === 0) return [{ ...of, kind: 'gone' }];
    const changes: LineChange[] = [];
    const from = shownPrice(line);
    const to = shownPrice(product);
    if (from !== to) changes.push({ ...of, kind: 'price', from, to });
    if (product.stock < line.quantity) {
      const unit = unitOf(line, locale);
      const cut = isCutToLength(line) && { uncut: true as const };
      changes.push({
        ...of,
        kind: 'lowered',
        from: line.quantity,
        to: product.stock,
        unit,
        ...cut,
      });
    }
    return changes;
  });
}
