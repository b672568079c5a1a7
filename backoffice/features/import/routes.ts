import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { rowOutcomes } from '../../../contract/import/options.ts';
import { signedInRoute } from '../../app/signed-in-route.ts';

export const importRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/import',
    component: lazyRouteComponent(() => import('./imports-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/import/$id',
    validateSearch: v.object({
      outcome: v.optional(v.fallback(v.picklist(['', ...rowOutcomes]), '')),
    }),
    component: lazyRouteComponent(() => import('./import-screen.tsx')),
  }),
] as const;
