import type { NewImported } from '../../../contract/import/options.ts';
import { slugOf } from '../../../contract/slug-of.ts';

/** As a person would write it into the form of a new product. */
export const newProductOf = (
  { code, shop_code, ean, title_ro, title_ru, category, unit, price, state, details }: NewImported,
  brandId: number,
  attributes: number[] = [],
) => ({
  ...details,
  attributes,
  slug: `${slugOf(title_ro, 120)}-${slugOf(code, 60)}`,
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
