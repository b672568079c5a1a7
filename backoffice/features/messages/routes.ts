import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { messageStates } from '../../../contract/staff/contact-requests.ts';
import { word } from '../../app/search-fields.ts';
import { signedInRoute } from '../../app/signed-in-route.ts';

export const messageRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/messages',
    validateSearch: v.object({
      search: word,
      state: v.optional(v.fallback(v.picklist(['', ...messageStates]), '')),
      /** An id, or `nobody`. */
      responsible: v.optional(v.fallback(v.union([v.string(), v.number()]), '')),
    }),
    component: lazyRouteComponent(() => import('./messages-screen.tsx')),
  }),
] as const;
