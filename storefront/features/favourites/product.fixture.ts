import type { ProductCard } from '../../../contract/shapes/product.ts';
import { productCard } from '../../../contract/shapes/product-card.fixture.ts';

export const product = (id: number, fields: Partial<ProductCard> = {}): ProductCard =>
  productCard({ id, slug: `priza-${id}`, code: `EPH-${id}`, price: 56, stock: 20, ...fields });
