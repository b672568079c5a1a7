import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { productStates } from '../../../contract/constants.ts';
import { signedInRoute } from '../../app/signed-in-route.ts';

/** Numbers in the address are read as numbers. */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));
const id = v.optional(v.fallback(v.pipe(text, v.regex(/^\d{1,10}$/)), ''));

export const priceRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/products/prices',
    validateSearch: v.object({
      category: id,
      brand: id,
      state: v.optional(v.fallback(v.picklist(['', ...productStates]), '')),
      search: v.optional(v.fallback(text, '')),
    }),
    component: lazyRouteComponent(() => import('./prices-screen.tsx')),
  }),
] as const;
