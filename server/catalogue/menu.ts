import type { Locale } from '../../contract/locale.ts';
import type { MenuCategory } from '../../contract/shapes/category.ts';
import type { Directory } from './directory.ts';
import { type Category, categoryLink } from './directory-categories.ts';

/** The catalogue menu: the upper three levels. */
export const menuTree = (directory: Directory, locale: Locale): MenuCategory[] =>
  directory.topCategories.map((top) => ({
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
