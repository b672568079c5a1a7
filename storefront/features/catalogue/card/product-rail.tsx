import { Rail } from '../../../ui/rail.tsx';
import { ProductCard } from './product-card.tsx';
import type { ShownProduct } from './shown-product.ts';

type Props = { label: string; products: readonly ShownProduct[] };

export const ProductRail = ({ label, products }: Props) => (
  <Rail label={label} itemClass="w-60 xl:w-[calc((100%-4rem)/5)]">
    {products.map((product) => (
      <ProductCard key={product.id} product={product} />
    ))}
  </Rail>
);
