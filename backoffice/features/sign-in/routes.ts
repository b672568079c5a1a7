import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { afterSignIn, rootRoute } from '../../app/signed-in-route.ts';

export const signInRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/sign-in',
    validateSearch: afterSignIn,
    component: lazyRouteComponent(() => import('./sign-in-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/invitation',
    component: lazyRouteComponent(() => import('./invitation-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/forgotten-password',
    component: lazyRouteComponent(() => import('./forgotten-password-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/new-password',
    component: lazyRouteComponent(() => import('./new-password-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/enrol',
    component: lazyRouteComponent(() => import('./enrol-screen.tsx')),
  }),
] as const;
