import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { word } from '../../app/search-fields.ts';
import { signedInRoute } from '../../app/signed-in-route.ts';

export const phoneOrderRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/orders/new',
    validateSearch: v.object({
      /** For this customer. */
      customer: v.optional(v.fallback(v.pipe(v.number(), v.integer()), 0)),
      /** Taken again from this order. */
      repeat: word,
    }),
    component: lazyRouteComponent(() => import('./phone-order-screen.tsx')),
  }),
] as const;
