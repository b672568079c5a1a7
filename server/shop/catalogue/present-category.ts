import type { Locale } from '../../../contract/locale.ts';
import type { CategoryEntry, CategoryPage } from '../../../contract/shapes/category.ts';
import type { Product } from '../../../contract/shapes/product.ts';
import { cleanHtml } from '../../base/text/sanitise-html.ts';
import { type Category, categoryLink } from '../reference/categories.ts';
import { menuEntry, shownCategories } from '../reference/menu.ts';
import type { SearchedCatalogue } from '../search/searched-catalogue.ts';
import type { Shop } from '../shop.ts';

export const categoryEntry = (category: Category, locale: Locale): CategoryEntry => ({
  ...menuEntry(category, locale),
  level: category.level,
  parent_id: category.parent?.id ?? null,
});

export const categoryPage = (
  shop: Pick<Shop, 'settings'>,
  category: Category,
  locale: Locale,
): CategoryPage => ({
  ...categoryEntry(category, locale),
  description: cleanHtml(category.description[locale]),
  breadcrumbs: breadcrumbsTo(category, locale),
  subcategories: shownCategories(shop, category.children).map((child) =>
    categoryEntry(child, locale),
  ),
});

/** A category younger than the catalogue has no way to it yet. */
export function breadcrumbsTo(
  category: Category | undefined,
  locale: Locale,
): Product['breadcrumbs'] {
  const step = (at: number) => {
    const one = category?.path[at];
    return one ? { title: one.title[locale], link: categoryLink(one, locale) } : null;
  };
  return {
    category: step(0),
    subcategory: step(1),
    subsubcategory: step(2),
    subsubsubcategory: step(3),
  };
}

/** The category at the end of a chain of slugs; each must stand right beneath the one before. */
export function categoryAt(catalogue: SearchedCatalogue, slugs: string[]): Category | undefined {
  let beneath = catalogue.topCategories;
  let found: Category | undefined;
  for (const slug of slugs) {
    found = beneath.find((category) => category.slug === slug);
    if (!found) return undefined;
    beneath = found.children;
  }
  return found;
}
