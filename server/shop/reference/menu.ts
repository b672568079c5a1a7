import type { Locale } from '../../../contract/locale.ts';
import type { MenuCategory } from '../../../contract/shapes/category.ts';
import type { Shop } from '../shop.ts';
import { type Category, categoryLink } from './categories.ts';

/** What customers are shown of categories: those without goods only where the shop wants it so. */
export function shownCategories({ settings }: Pick<Shop, 'settings'>, categories: Category[]) {
  const { areHidden } = settings().empty_categories;
  return areHidden ? categories.filter(({ products }) => products > 0) : categories;
}

/** The catalogue menu: the upper three levels. */
export const menuTree = (
  shop: Pick<Shop, 'settings' | 'catalogue'>,
  locale: Locale,
): MenuCategory[] =>
  shownCategories(shop, shop.catalogue().topCategories).map((top) => ({
    ...menuEntry(top, locale),
    subcategories: shownCategories(shop, top.children).map((middle) => ({
      ...menuEntry(middle, locale),
      subcategories: shownCategories(shop, middle.children).map((low) => menuEntry(low, locale)),
    })),
  }));

export const menuEntry = (category: Category, locale: Locale) => ({
  id: category.id,
  slug: category.slug,
  title: category.title[locale],
  link: categoryLink(category, locale),
  icon: category.icon,
  count: category.products,
});
