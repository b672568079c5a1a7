import { createRouter } from '@tanstack/react-router';
import { accountRoutes } from '../features/account/routes.ts';
import { auditRoutes } from '../features/audit/routes.ts';
import { peopleRoutes } from '../features/people/routes.ts';
import { priceRoutes } from '../features/prices/routes.ts';
import { sheetRoutes } from '../features/sheet/routes.ts';
import { signInRoutes } from '../features/sign-in/routes.ts';
import { Broken } from './problems.tsx';
import { rootRoute, signedInRoute, startRoute } from './signed-in-route.ts';

const routeTree = rootRoute.addChildren([
  ...signInRoutes,
  signedInRoute.addChildren([
    startRoute,
    ...sheetRoutes,
    ...priceRoutes,
    ...peopleRoutes,
    ...auditRoutes,
    ...accountRoutes,
  ]),
]);

export const router = createRouter({
  routeTree,
  basepath: '/admin',
  defaultErrorComponent: Broken,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
