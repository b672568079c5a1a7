import type { ProductCard as Product } from '../../../../contract/shapes/product.ts';
import { Slider } from '../../../ui/slider.tsx';
import { ProductCard } from './product-card.tsx';

type Props = { label: string; products: readonly Product[] };

export const ProductRail = ({ label, products }: Props) => (
  <Slider label={label} itemClass="w-60">
    {products.map((product) => (
      <ProductCard key={product.id} product={product} />
    ))}
  </Slider>
);
