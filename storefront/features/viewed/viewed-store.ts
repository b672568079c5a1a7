import { useEffect } from 'react';
import { localStorageKeys } from '../../../contract/constants.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import { rememberViewed } from '../../../contract/viewed.ts';
import { storedList } from '../../state/stored-list.ts';

/** What is kept of a viewed product. Prices are not: they are for customers alone, and they change. */
export type ViewedProduct = Pick<
  ProductCard,
  'id' | 'slug' | 'title_ro' | 'title_ru' | 'image' | 'code'
>;

export const viewed = storedList({
  key: () => localStorageKeys.viewedProducts,
  isItem: isViewed,
});

export const remember = ({ id, slug, title_ro, title_ru, image, code }: ViewedProduct) =>
  viewed.change((products) =>
    rememberViewed(products, { id, slug, title_ro, title_ru, image, code }),
  );

/** A product whose page was opened has been viewed. */
export function useRememberViewed(product: ViewedProduct) {
  useEffect(() => remember(product), [product]);
}

/** The storage is the visitor's: it may hold anything, also what an older shop left there. */
function isViewed(item: unknown): item is ViewedProduct {
  if (typeof item !== 'object' || item === null) return false;
  const { id, slug, title_ro, title_ru, image, code } = item as Record<string, unknown>;
  const texts = [slug, title_ro, title_ru, code];
  const hasPicture = typeof image === 'object' && image !== null && 'file' in image;
  return (
    typeof id === 'number' &&
    texts.every((text) => typeof text === 'string') &&
    (image === null || (hasPicture && typeof image.file === 'string'))
  );
}
