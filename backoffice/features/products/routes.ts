import * as v from 'valibot';
import { productStates, sortOptions } from '../../../contract/constants.ts';
import { screenAt, screenWith } from '../../app/screen-at.ts';
import { word } from '../../app/search-fields.ts';

const number = v.optional(v.fallback(v.number(), 0));
const tick = v.optional(v.fallback(v.boolean(), false));
const filters = v.object({
  search: word,
  state: v.optional(v.fallback(v.picklist(['', ...productStates]), '')),
  category: number,
  brand: number,
  /** Names of values, joined by ~. */
  attributes: word,
  stock: v.optional(v.fallback(v.picklist(['', 'in', 'out']), '')),
  is_promotion: tick,
  without_russian: tick,
  without_picture: tick,
  order_by: v.optional(v.fallback(v.picklist(['', ...sortOptions]), '')),
});

export const productRoutes = [
  screenWith('/products', filters, () => import('./products-screen.tsx')),
  screenAt('/products/new', () => import('./new-product-screen.tsx')),
  screenAt('/products/$id', () => import('./product-screen.tsx')),
  screenAt('/products/$id/preview', () => import('./preview-screen.tsx')),
] as const;
