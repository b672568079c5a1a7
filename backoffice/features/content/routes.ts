import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { word } from '../../app/search-fields.ts';
import { signedInRoute } from '../../app/signed-in-route.ts';

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
