import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { signedInRoute } from '../../app/signed-in-route.ts';

const word = v.optional(v.fallback(v.string(), ''));

export const contentRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/content',
    component: lazyRouteComponent(() => import('./content-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/content/$section',
    validateSearch: v.object({ kind: word, state: word, search: word }),
    component: lazyRouteComponent(() => import('./content-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/content/$section/$id',
    /** Of what is new: which list it goes to. */
    validateSearch: v.object({ kind: word }),
    component: lazyRouteComponent(() => import('./edit-screen.tsx')),
  }),
] as const;
