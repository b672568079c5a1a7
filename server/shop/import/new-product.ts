import type { NewImported } from '../../../contract/import/options.ts';
import { slugOf } from '../../../contract/slug-of.ts';
import { freeSlug } from '../catalogue/writing/free-slug.ts';

/** As a person would write it into the form of a new product. */
export const newProductOf = (
  { code, shop_code, ean, title_ro, title_ru, category, unit, price, state, details }: NewImported,
  brandId: number,
  { slugs = new Set(), attributes = [] }: { slugs?: Set<string>; attributes?: number[] } = {},
) => ({
  ...details,
  attributes,
  // Two codes may differ in what an address cannot say.
  slug: freeSlug(`${slugOf(title_ro, 120)}-${slugOf(code, 60)}`, slugs),
  code,
  shop_code,
  ean,
  title_ro,
  title_ru,
  category_id: category.id,
  brand_id: brandId,
  unit,
  price,
  state,
});
