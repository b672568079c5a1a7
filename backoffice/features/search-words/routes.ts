import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { word } from '../../app/search-fields.ts';
import { signedInRoute } from '../../app/signed-in-route.ts';

export const searchWordsRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/search-words',
    validateSearch: v.object({
      tab: v.optional(v.fallback(v.picklist(['words', 'missed']), 'words')),
      /** What lines are looked for by. */
      q: word,
      /** A text somebody searched for, to be tried and given a meaning. */
      word,
      kind: v.optional(v.fallback(v.picklist(['nothing', 'partly', 'all']), 'nothing')),
      days: v.optional(v.fallback(v.picklist([7, 30, 90, 365]), 30)),
    }),
    component: lazyRouteComponent(() => import('./search-words-screen.tsx')),
  }),
] as const;
