import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { productStates } from '../../../contract/constants.ts';
import { id, ids, word } from '../../app/search-fields.ts';
import { signedInRoute } from '../../app/signed-in-route.ts';

export const sheetRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/products/sheet',
    validateSearch: v.object({
      category: id,
      brand: id,
      state: v.optional(v.fallback(v.picklist(['', ...productStates]), '')),
      search: word,
      /** Ids of attributes. */
      columns: ids,
      /** Names of columns that are not shown. */
      hide: word,
    }),
    component: lazyRouteComponent(() => import('./sheet-screen.tsx')),
  }),
] as const;
