import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../app/signed-in-route.ts';

export const jobRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/jobs',
    component: lazyRouteComponent(() => import('./jobs-screen.tsx')),
  }),
] as const;
