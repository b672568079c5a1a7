import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { signedInRoute } from '../../app/signed-in-route.ts';

const word = v.optional(v.fallback(v.string(), ''));

export const auditRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/audit',
    validateSearch: v.object({
      verb: v.optional(v.fallback(v.picklist(['', 'create', 'change', 'delete']), '')),
      entity: word,
      entity_id: word,
      /** Days, such as 2026-11-15. */
      from: word,
      to: word,
    }),
    component: lazyRouteComponent(() => import('./audit-screen.tsx')),
  }),
] as const;
