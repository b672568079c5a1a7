import * as v from 'valibot';
import { operation } from '../operation.ts';
import { filteredProductList, productList } from '../shapes/listing.ts';
import { listingQuery, slugText } from '../shapes/parameters.ts';
import { product, productCard } from '../shapes/product.ts';

const read = { method: 'get', access: 'anyone', cache: 'shared' } as const;

export const listAllProducts = operation({
  ...read,
  id: 'listAllProducts',
  path: '/products/all-products/',
  summary: 'All products, page by page',
  query: listingQuery,
  answer: productList,
  refusals: [404],
});
export const listProducts = operation({
  ...read,
  id: 'listProducts',
  path: '/products/items/',
  summary: 'Products of a category, filtered and sorted',
  query: listingQuery,
  answer: productList,
  refusals: [404],
});
export const readProduct = operation({
  ...read,
  id: 'readProduct',
  path: '/products/items/{slug}',
  summary: 'One product',
  params: v.object({ slug: slugText }),
  answer: product,
  refusals: [404],
});
export const listBestDiscounts = operation({
  ...read,
  id: 'listBestDiscounts',
  path: '/products/best-discounts/',
  summary: 'The products with the largest discounts',
  answer: v.array(productCard),
});
export const listMostBought = operation({
  ...read,
  id: 'listMostBought',
  path: '/products/most-bought/',
  summary: 'The products that are ordered most; none before somebody has ordered',
  answer: v.array(productCard),
});
export const searchProducts = operation({
  ...read,
  id: 'searchProducts',
  path: '/products/search-filter/',
  summary: 'Products found by a text, with filters',
  query: listingQuery,
  answer: filteredProductList,
  refusals: [404],
});
export const listPromotions = operation({
  ...read,
  id: 'listPromotions',
  path: '/products/promotions/',
  summary: 'Products on promotion, page by page',
  query: listingQuery,
  answer: productList,
  refusals: [404],
});
export const filterPromotions = operation({
  ...read,
  id: 'filterPromotions',
  path: '/products/promotions-filter/',
  summary: 'Products on promotion, with filters',
  query: listingQuery,
  answer: filteredProductList,
  refusals: [404],
});
