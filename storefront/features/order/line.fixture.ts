import { productCard } from '../../../contract/shapes/product-card.fixture.ts';
import { type CartLine, lineOf } from '../cart/cart-line.ts';

export const line = (fields: Partial<CartLine> = {}): CartLine => ({
  ...lineOf(productCard(), 10),
  ...fields,
});
