import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { productStates } from '../../../contract/constants.ts';
import { id, word } from '../../app/search-fields.ts';
import { signedInRoute } from '../../app/signed-in-route.ts';

export const priceRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/products/prices',
    validateSearch: v.object({
      category: id,
      brand: id,
      state: v.optional(v.fallback(v.picklist(['', ...productStates]), '')),
      search: word,
    }),
    component: lazyRouteComponent(() => import('./prices-screen.tsx')),
  }),
] as const;
