import * as v from 'valibot';
import { operation } from '../operation.ts';
import { categoryEntry, categoryPage, categoryReference } from '../shapes/category.ts';
import { filter, filteredProductList } from '../shapes/listing.ts';
import { listingQuery, slugText } from '../shapes/parameters.ts';

const read = { method: 'get', access: 'anyone', cache: 'shared' } as const;

export const listAllCategories = operation({
  ...read,
  id: 'listAllCategories',
  path: '/categories/all-categories/',
  summary: 'Every category of every level',
  answer: v.array(categoryEntry),
});
export const listTopCategories = operation({
  ...read,
  id: 'listTopCategories',
  path: '/categories/categories/',
  summary: 'Top categories',
  answer: v.array(categoryEntry),
});
export const listFooterCategories = operation({
  ...read,
  id: 'listFooterCategories',
  path: '/categories/footer-categories/',
  summary: 'Top categories for the footer',
  answer: v.array(categoryReference),
});
export const listCategoryFilters = operation({
  ...read,
  id: 'listCategoryFilters',
  path: '/categories/categories-filter/',
  summary: 'Filters of a category with counts, under the filters already chosen',
  query: listingQuery,
  answer: v.array(filter),
  refusals: [404],
});
export const listCategoryProducts = operation({
  ...read,
  id: 'listCategoryProducts',
  path: '/categories/products-filter/',
  summary: 'Products of a category, with filters, both from one state of the catalogue',
  query: listingQuery,
  answer: filteredProductList,
  refusals: [404],
});

const categoryOperation = <const P extends `/${string}`>(id: string, path: P, levels: number) =>
  operation({
    ...read,
    id,
    path,
    summary: `A category of level ${levels} with its breadcrumbs and subcategories`,
    params: v.object({
      category: slugText,
      subcategory: v.optional(slugText),
      subsubcategory: v.optional(slugText),
      subsubsubcategory: v.optional(slugText),
    }),
    answer: categoryPage,
    refusals: [404],
  });

export const readCategory = categoryOperation(
  'readCategory',
  '/categories/categories/{category}',
  1,
);
export const readSubcategory = categoryOperation(
  'readSubcategory',
  '/categories/categories/{category}/{subcategory}',
  2,
);
export const readSubsubcategory = categoryOperation(
  'readSubsubcategory',
  '/categories/categories/{category}/{subcategory}/{subsubcategory}',
  3,
);
export const readSubsubsubcategory = categoryOperation(
  'readSubsubsubcategory',
  '/categories/categories/{category}/{subcategory}/{subsubcategory}/{subsubsubcategory}',
  4,
);
