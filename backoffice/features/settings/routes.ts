import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as v from 'valibot';
import { signedInRoute } from '../../app/signed-in-route.ts';

export const settingsRoutes = [
  createRoute({
    getParentRoute: () => signedInRoute,
    path: '/settings',
    validateSearch: v.object({
      part: v.optional(
        v.fallback(
          v.picklist(['identity', 'delivery', 'mails', 'limits', 'feeds', 'staff']),
          'identity',
        ),
      ),
    }),
    component: lazyRouteComponent(() => import('./settings-screen.tsx')),
  }),
] as const;
