import type { ProductCard } from '../../../../contract/shapes/product.ts';

/** What of a product its card shows, and the cart and the favourites keep. */
export type ShownProduct = Omit<
  ProductCard,
  'attributes' | 'brand' | 'category' | 'discount' | 'gallery'
> & {
  brand: Pick<ProductCard['brand'], 'title'>;
  attributes: Pick<ProductCard['attributes'][number], 'title' | 'value'>[];
};

/** Pages hold all they show a second time, for the browser: what no card reads stays behind. */
export const shownProduct = ({
  attributes,
  brand,
  category,
  discount,
  gallery,
  ...shown
}: ProductCard): ShownProduct => ({
  ...shown,
  brand: { title: brand.title },
  attributes: attributes.map(({ title, value }) => ({ title, value })),
});
