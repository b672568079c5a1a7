import type { Locale } from '../../contract/locale.ts';
import type { MenuCategory } from '../../contract/shapes/category.ts';
import { type Category, categoryLink } from '../reference/categories.ts';
import type { SearchedCatalogue } from '../search/searched-catalogue.ts';

/** The catalogue menu: the upper three levels. */
export const menuTree = (catalogue: SearchedCatalogue, locale: Locale): MenuCategory[] =>
  catalogue.topCategories.map((top) => ({
    ...menuEntry(top, locale),
    subcategories: top.children.map((middle) => ({
      ...menuEntry(middle, locale),
      subcategories: middle.children.map((low) => menuEntry(low, locale)),
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
