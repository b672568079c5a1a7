import type { StaffOrder } from '../../../contract/staff/orders/shapes.ts';
import { typedQuantity } from '../../../contract/typed-quantity.ts';

/** What of a line can be in a parcel; at most so much. */
export type ParcelLine = Pick<StaffOrder['lines'][number], 'product_id' | 'title' | 'units'> & {
  most: number;
};

/** How much is typed for each product. */
export type TypedParts = Readonly<Record<number, string>>;

type Part = { product_id: number; quantity: number };

/**
 * What goes into a parcel by what is typed. A line left empty or at 0 stays out; one that cannot be
 * read is named, and never left out in silence.
 */
export function readParts(lines: readonly ParcelLine[], typed: TypedParts) {
  const parts: Part[] = [];
  const unread: number[] = [];
  for (const { product_id, units } of lines) {
    const text = typed[product_id]?.trim() ?? '';
    if (text === '') continue;
    const quantity = typedQuantity(text, units);
    if (quantity === null || !Number.isInteger(quantity)) unread.push(product_id);
    else if (quantity > 0) parts.push({ product_id, quantity });
  }
  return { parts, unread };
}
