import { Section } from '../../ui/section.tsx';
import { ProductRail } from '../catalogue/card/product-rail.tsx';
import type { ShownProduct } from '../catalogue/card/shown-product.ts';

type Props = { title: string; products: readonly ShownProduct[]; id?: string };

export const RelatedProducts = ({ title, products, id }: Props) =>
  products.length > 0 && (
    <div id={id} className="mt-12">
      <Section title={title}>
        <ProductRail label={title} products={products} />
      </Section>
    </div>
  );
