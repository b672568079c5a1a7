import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { Load } from '../../app/screen-at.ts';
import { afterSignIn, rootRoute } from '../../app/signed-in-route.ts';

const outside = { getParentRoute: () => rootRoute };

const doorAt = <const Path extends `/${string}`>(path: Path, load: Load) =>
  createRoute({ ...outside, path, component: lazyRouteComponent(load) });

export const signInRoutes = [
  createRoute({
    ...outside,
    path: '/sign-in',
    validateSearch: afterSignIn,
    component: lazyRouteComponent(() => import('./sign-in-screen.tsx')),
  }),
  doorAt('/invitation', () => import('./invitation-screen.tsx')),
  doorAt('/forgotten-password', () => import('./forgotten-password-screen.tsx')),
  doorAt('/new-password', () => import('./new-password-screen.tsx')),
  doorAt('/enrol', () => import('./enrol-screen.tsx')),
] as const;
