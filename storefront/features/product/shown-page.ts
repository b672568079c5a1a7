import type { Product } from '../../../contract/shapes/product.ts';
import { type ShownProduct, shownProduct } from '../catalogue/card/shown-product.ts';

type Coil = ShownProduct & Pick<Product, 'contents'>;

/** What a product's page shows: of the others on it no more than their cards do. */
export type ShownPage = Omit<
  Product,
  'discount' | 'similar' | 'accessories' | 'successors' | 'coils'
> & {
  similar: ShownProduct[];
  accessories: ShownProduct[];
  successors: ShownProduct[];
  coils: Coil[];
};

export function shownPage({ discount, ...product }: Product): ShownPage {
  const { similar, accessories, successors, coils } = product;
  return {
    ...product,
    similar: similar.map(shownProduct),
    accessories: accessories.map(shownProduct),
    successors: successors.map(shownProduct),
    coils: coils.map((coil) => ({ ...shownProduct(coil), contents: coil.contents })),
  };
}
