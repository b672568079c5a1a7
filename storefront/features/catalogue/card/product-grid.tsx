import { memo } from 'react';
import { EquivalentBadge } from '../search/equivalent-badge.tsx';
import { ProductCard } from './product-card.tsx';
import type { ShownProduct } from './shown-product.ts';
import { comparedIn, TableHead } from './table-head.tsx';

/** Cards whose pictures are likely in the first view. */
const FIRST_ROW = 4;

type Props = {
  products: ShownProduct[];
  /** Ids of those that are near what was asked for. */
  equivalents?: readonly number[] | undefined;
};

/** Drawn again only when there are other products: a list may hold hundreds. */
export const ProductGrid = memo(function ProductGrid({ products, equivalents }: Props) {
  const titles = comparedIn(products);
  return (
    <ul data-alike={titles ? true : undefined} className="product-list">
      {titles && <TableHead titles={titles} />}
      {products.map((product, index) => (
        <li key={product.id} className="min-w-0">
          <ProductCard
            product={product}
            eager={index < FIRST_ROW}
            lying
            label={equivalents?.includes(product.id) && <EquivalentBadge />}
          />
        </li>
      ))}
    </ul>
  );
});
