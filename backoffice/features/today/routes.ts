import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { signedInRoute } from '../../app/signed-in-route.ts';

export const todayRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/today',
    validateSearch: v.object({
      /** Days of the period. */
      days: v.optional(v.fallback(v.picklist([7, 30, 365]), 30)),
    }),
    component: lazyRouteComponent(() => import('./today-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/low-stock',
    component: lazyRouteComponent(() => import('./low-stock-screen.tsx')),
  }),
] as const;
