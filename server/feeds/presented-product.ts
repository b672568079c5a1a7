import { type Locale, localePrefix } from '../../contract/locale.ts';
import { toLei } from '../../contract/money.ts';
import { pictureUrl } from '../../contract/pictures.ts';
import { plainText } from '../../contract/plain-text.ts';
import { textOf } from '../reference/text.ts';
import type { FeedProduct } from './feed-products.ts';

export type Presented = ReturnType<typeof presentProduct>;

const LONGEST_DESCRIPTION = 3_000;

/** What both kinds of feed say of a product, in one language, as plain text. */
export function presentProduct(product: FeedProduct, publicUrl: string, locale: Locale) {
  const title = textOf(product.title_ro, product.title_ru)[locale];
  const description = textOf(product.description_ro, product.description_ru)[locale];
  const lei = (bani: number) => toLei(bani).toFixed(2);
  return {
    id: String(product.id),
    link: `${publicUrl}${localePrefix(locale)}/product/${encodeURIComponent(product.slug)}`,
    title,
    description: plainText(description, LONGEST_DESCRIPTION) || title,
    code: product.code,
    ean: product.ean ?? '',
    price: lei(product.price),
    promotionPrice: product.promotion_price === null ? null : lei(product.promotion_price),
    isInStock: product.stock > 0,
    pictures: product.pictures.map(
      (file) => `${publicUrl}${encodeURI(pictureUrl(file, 'default'))}`,
    ),
  };
}
