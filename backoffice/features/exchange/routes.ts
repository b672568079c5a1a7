import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { exchangeOutcomes, toldStates } from '../../../contract/staff/exchange.ts';
import { word } from '../../app/search-fields.ts';
import { signedInRoute } from '../../app/signed-in-route.ts';

export const exchangeRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/exchange',
    component: lazyRouteComponent(() => import('./overview-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/exchange/runs',
    component: lazyRouteComponent(() => import('./runs-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/exchange/runs/$id',
    validateSearch: v.object({
      outcome: v.optional(v.fallback(v.picklist(['', ...exchangeOutcomes]), '')),
      search: word,
    }),
    component: lazyRouteComponent(() => import('./run-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/exchange/waiting',
    validateSearch: v.object({ reason: word, search: word }),
    component: lazyRouteComponent(() => import('./waiting-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/exchange/decisions',
    validateSearch: v.object({ search: word }),
    component: lazyRouteComponent(() => import('./decisions-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/exchange/properties',
    validateSearch: v.object({ show: v.optional(v.fallback(v.picklist(['', 'open']), '')) }),
    component: lazyRouteComponent(() => import('./properties-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/exchange/groups',
    validateSearch: v.object({ show: v.optional(v.fallback(v.picklist(['', 'open']), '')) }),
    component: lazyRouteComponent(() => import('./groups-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/exchange/trial',
    validateSearch: v.object({
      outcome: v.optional(v.fallback(v.picklist(['', ...exchangeOutcomes]), '')),
    }),
    component: lazyRouteComponent(() => import('./trial-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/exchange/orders',
    validateSearch: v.object({
      state: v.optional(v.fallback(v.picklist(['', ...toldStates]), '')),
    }),
    component: lazyRouteComponent(() => import('./orders-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/exchange/connection',
    component: lazyRouteComponent(() => import('./connection-screen.tsx')),
  }),
] as const;
