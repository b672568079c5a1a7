import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { productStates, sortOptions } from '../../../contract/constants.ts';
import { word } from '../../app/search-fields.ts';
import { signedInRoute } from '../../app/signed-in-route.ts';

const number = v.optional(v.fallback(v.number(), 0));
const tick = v.optional(v.fallback(v.boolean(), false));

export const productRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/products',
    validateSearch: v.object({
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
    }),
    component: lazyRouteComponent(() => import('./products-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/products/new',
    component: lazyRouteComponent(() => import('./new-product-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/products/$id',
    component: lazyRouteComponent(() => import('./product-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/products/$id/preview',
    component: lazyRouteComponent(() => import('./preview-screen.tsx')),
  }),
] as const;
