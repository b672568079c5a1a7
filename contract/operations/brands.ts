import * as v from 'valibot';
import { operation } from '../operation.ts';
import { brand, seo } from '../shapes/content.ts';
import { filteredProductList } from '../shapes/listing.ts';
import { listingQuery } from '../shapes/parameters.ts';
import { brandReference } from '../shapes/product.ts';

const read = { method: 'get', access: 'anyone', cache: 'shared' } as const;

export const listBrands = operation({
  ...read,
  id: 'listBrands',
  path: '/brands/items/',
  summary: 'Brands with logo, description and number of products',
  answer: v.array(brand),
});
export const listBrandsForFilter = operation({
  ...read,
  id: 'listBrandsForFilter',
  path: '/brands/brands-for-filter/',
  summary: 'Brands to choose from',
  answer: v.array(brandReference),
});
export const readBrandsSeo = operation({
  ...read,
  id: 'readBrandsSeo',
  path: '/brands/brands-page-seo-content/',
  summary: 'Title, description and text of the brand page',
  answer: seo,
});
export const listBrandProducts = operation({
  ...read,
  id: 'listBrandProducts',
  path: '/brands/products-filter/',
  summary: 'Products of the chosen brands, with filters',
  query: listingQuery,
  answer: filteredProductList,
  refusals: [404],
});
