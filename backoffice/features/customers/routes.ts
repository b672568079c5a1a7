import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { word } from '../../app/search-fields.ts';
import { signedInRoute } from '../../app/signed-in-route.ts';

const yes = v.optional(v.fallback(v.boolean(), false));

export const customerRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/customers',
    validateSearch: v.object({
      search: word,
      kind: v.optional(v.fallback(v.picklist(['', 'person', 'company']), '')),
      blocked: yes,
      with_orders: yes,
      since: word,
    }),
    component: lazyRouteComponent(() => import('./customers-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/customers/$id',
    component: lazyRouteComponent(() => import('./customer-screen.tsx')),
  }),
] as const;
