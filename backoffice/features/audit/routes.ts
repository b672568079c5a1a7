import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { word } from '../../app/search-fields.ts';
import { signedInRoute } from '../../app/signed-in-route.ts';

export const auditRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/audit',
    validateSearch: v.object({
      verb: v.optional(v.fallback(v.picklist(['', 'create', 'change', 'delete']), '')),
      /** A program, such as `exchange`. */
      actor: word,
      entity: word,
      entity_id: word,
      /** Days, such as 2026-11-15. */
      from: word,
      to: word,
    }),
    component: lazyRouteComponent(() => import('./audit-screen.tsx')),
  }),
] as const;
