import { defaultListingState, writeListingState } from '../../../contract/catalogue-url.ts';
import type { Locale } from '../../../contract/locale.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import { localPath } from '../../../kit/i18n/locale.ts';
import { writeBrandState } from '../catalogue/brands/write-brand-state.ts';

/** The product's category, narrowed to values of an attribute. */
export const attributeLink = (
  { category }: Pick<ProductCard, 'category'>,
  ...attributes: string[]
) => `${category.link}?${writeListingState({ ...defaultListingState, attributes })}`;

export const brandLink = ({ brand }: Pick<ProductCard, 'brand'>, locale: Locale) =>
  `${localPath(locale, '/brand')}?${writeBrandState({ ...defaultListingState, brands: [brand.id] })}`;
