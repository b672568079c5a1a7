import type { Catalogue } from '../demo/catalogue/make-catalogue.ts';
import { type Fields, toFields } from './predicate.ts';

/** What predicates can ask of each product of the catalogue, by its code. */
export function fieldsByCode({ products, brands }: Catalogue): Map<string, Fields> {
  const titles = new Map(brands.map(({ key, title }) => [key, title]));
  return new Map(
    products.map((product) => [
      product.code,
      toFields([
        // A family split by kind is one leaf to whoever asks for it.
        ['leaf', [product.family, product.category]],
        ['code', [product.code]],
        ['shop_code', [product.shopCode]],
        ['ean', [product.ean]],
        ['brand', [product.brand, titles.get(product.brand) ?? product.brand]],
        ['unit', [product.unit]],
        ...product.attributes.map(({ attribute, value }): [string, string[]] => [
          attribute,
          [value],
        ]),
      ]),
    ]),
  );
}
