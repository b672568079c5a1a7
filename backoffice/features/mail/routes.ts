import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { word } from '../../app/search-fields.ts';
import { signedInRoute } from '../../app/signed-in-route.ts';

export const mailRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/mail',
    validateSearch: v.object({
      state: v.optional(v.fallback(v.picklist(['', 'waiting', 'sent', 'failed']), '')),
      kind: word,
      recipient: word,
      order: word,
      since: word,
    }),
    component: lazyRouteComponent(() => import('./outbox-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/mail/$id',
    component: lazyRouteComponent(() => import('./mail-screen.tsx')),
  }),
] as const;
