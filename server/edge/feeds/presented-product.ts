import { type Locale, localePrefix } from '../../../contract/locale.ts';
import { toLei } from '../../../contract/money.ts';
import { pictureUrl } from '../../../contract/pictures.ts';
import { plainText } from '../../../contract/plain-text.ts';
import { factsOf, valuesText } from '../../shop/catalogue/specification-table.ts';
import { textOf } from '../../shop/reference/text.ts';
import type { SearchedCatalogue } from '../../shop/search/searched-catalogue.ts';
import type { FeedProduct } from './feed-products.ts';

export type Presented = ReturnType<typeof presentProduct>;

const LONGEST_DESCRIPTION = 3_000;

/** What both kinds of feed say of a product, in one language, as plain text. */
export function presentProduct(
  product: FeedProduct,
  catalogue: Pick<SearchedCatalogue, 'brandById' | 'categoryById' | 'valueById'>,
  publicUrl: string,
  locale: Locale,
) {
  const category = catalogue.categoryById.get(product.category_id);
  const title = textOf(product.title_ro, product.title_ru)[locale];
  const description = textOf(product.description_ro, product.description_ru)[locale];
  const lei = (bani: number) => toLei(bani).toFixed(2);
  return {
    id: String(product.id),
    link: `${publicUrl}${localePrefix(locale)}/product/${encodeURIComponent(product.slug)}`,
    title,
    description: plainText(description, LONGEST_DESCRIPTION) || title,
    code: product.code,
    brand: catalogue.brandById.get(product.brand_id)?.title ?? '',
    /** From the shop's own tree down to its category. */
    path: (category?.path ?? []).map((step) => step.title[locale]),
    facts: (category ? factsOf(product.value_ids, category, catalogue) : []).map((fact) => ({
      title: fact.attribute.title[locale],
      value: valuesText(fact, locale),
    })),
    ean: product.ean ?? '',
    price: lei(product.price),
    promotionPrice: product.promotion_price === null ? null : lei(product.promotion_price),
    isInStock: product.stock > 0,
    pictures: product.pictures.map(
      (file) => `${publicUrl}${encodeURI(pictureUrl(file, 'default'))}`,
    ),
  };
}
