import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { signedInRoute } from '../../app/signed-in-route.ts';
import { orderSearch } from './order-search.ts';

export const orderRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/orders',
    validateSearch: orderSearch,
    component: lazyRouteComponent(() => import('./orders-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/orders/$id',
    validateSearch: v.object({}),
    component: lazyRouteComponent(() => import('./order-screen.tsx')),
  }),
] as const;
