import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { productStates } from '../../../contract/constants.ts';
import { word } from '../../app/search-fields.ts';
import { signedInRoute } from '../../app/signed-in-route.ts';

/** Numbers in the address are read as numbers. */
const id = v.optional(
  v.fallback(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^\d{1,10}$/)),
    '',
  ),
);
const ids = v.optional(
  v.fallback(
    v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.regex(/^[\d,]{1,150}$/)),
    '',
  ),
);

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
