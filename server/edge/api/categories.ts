import type { Locale } from '../../../contract/locale.ts';
import * as operations from '../../../contract/operations/categories.ts';
import { listFilters } from '../../shop/catalogue/list-filters.ts';
import { listFilteredProducts } from '../../shop/catalogue/list-products.ts';
import { categoryAt, categoryEntry, categoryPage } from '../../shop/catalogue/present-category.ts';
import { movedTo } from '../../shop/redirects/moved-to.ts';
import { shownCategories } from '../../shop/reference/menu.ts';
import type { Shop } from '../../shop/shop.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { movedOrNotFound } from './refusal.ts';

export const categories = (shop: Shop): Endpoint[] => {
  const shownTop = () => shownCategories(shop, shop.catalogue().topCategories);
  const page = async (slugs: (string | undefined)[], locale: Locale) => {
    const path = slugs.filter((slug) => slug !== undefined);
    const category = categoryAt(shop.catalogue(), path);
    if (category) return categoryPage(shop, category, locale);
    return movedOrNotFound(await movedTo(shop, 'category', path.join('/')));
  };
  const read = [
    operations.readCategory,
    operations.readSubcategory,
    operations.readSubsubcategory,
    operations.readSubsubsubcategory,
  ].map((operation) =>
    endpoint(operation, ({ params, locale }) =>
      page(
        [params.category, params.subcategory, params.subsubcategory, params.subsubsubcategory],
        locale,
      ),
    ),
  );
  return [
    endpoint(operations.listAllCategories, async ({ locale }) =>
      shop.catalogue().categories.map((category) => categoryEntry(category, locale)),
    ),
    endpoint(operations.listTopCategories, async ({ locale }) =>
      shownTop().map((category) => categoryEntry(category, locale)),
    ),
    endpoint(operations.listFooterCategories, async ({ locale }) =>
      shownTop().map(({ id, slug, title }) => ({
        id,
        slug,
        title: title[locale],
      })),
    ),
    endpoint(operations.listCategoryFilters, ({ query, ...by }) => listFilters(shop, query, by)),
    endpoint(operations.listCategoryProducts, ({ query, ...by }) =>
      listFilteredProducts(shop, query, by),
    ),
    ...read,
  ];
};
