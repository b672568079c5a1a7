import type { ProductCard } from '../../../contract/shapes/product.ts';
import { type CartLine, withinStock } from './cart-line.ts';
import { cart } from './cart-store.ts';

/** What changes about a product from one day to the next. */
export type CurrentProduct = Pick<
  ProductCard,
  'id' | 'agreed' | 'promotion_price' | 'is_promotion' | 'stock'
> & {
  price: number;
  is_archived?: boolean | undefined;
  successor?: CartLine['successor'];
};

/** What the shop says of products holds here too; what it has none of goes. */
export const refreshCart = (products: readonly CurrentProduct[]) =>
  cart.change((lines) => withCurrent(lines, products).filter(({ quantity }) => quantity > 0));

/** The lines with the shop's prices and stock as they are now, and no more than there is. */
export function withCurrent(
  lines: readonly CartLine[],
  products: readonly CurrentProduct[],
): CartLine[] {
  const now = new Map(products.map((product) => [product.id, product]));
  return lines.map((line) => {
    const product = now.get(line.id);
    if (!product) return line;
    // It stays as it was, to be seen and taken away by hand.
    if (product.is_archived) {
      return { ...line, stock: 0, is_archived: true, successor: product.successor };
    }
    const { price, agreed, promotion_price, is_promotion, stock } = product;
    return withinStock({ ...line, price, agreed, promotion_price, is_promotion, stock });
  });
}
