import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from '../../app/signed-in-route.ts';

export const referenceRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/catalogue',
    component: lazyRouteComponent(() => import('./categories-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/catalogue/brands',
    component: lazyRouteComponent(() => import('./list-screens.tsx'), 'BrandsScreen'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/catalogue/attributes',
    component: lazyRouteComponent(() => import('./list-screens.tsx'), 'AttributesScreen'),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/catalogue/attributes/$id',
    component: lazyRouteComponent(() => import('./attribute-screen.tsx')),
  }),
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/catalogue/units',
    component: lazyRouteComponent(() => import('./list-screens.tsx'), 'UnitsScreen'),
  }),
] as const;
