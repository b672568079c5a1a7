import { createRouter, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { accountRoutes } from '../features/account/routes.ts';
import { auditRoutes } from '../features/audit/routes.ts';
import { contentRoutes } from '../features/content/routes.ts';
import { customerRoutes } from '../features/customers/routes.ts';
import { exchangeRoutes } from '../features/exchange/routes.ts';
import { importRoutes } from '../features/import/routes.ts';
import { jobRoutes } from '../features/jobs/routes.ts';
import { mailRoutes } from '../features/mail/routes.ts';
import { messageRoutes } from '../features/messages/routes.ts';
import { orderRoutes } from '../features/orders/routes.ts';
import { peopleRoutes } from '../features/people/routes.ts';
import { phoneOrderRoutes } from '../features/phone-order/routes.ts';
import { priceRoutes } from '../features/prices/routes.ts';
import { productRoutes } from '../features/products/routes.ts';
import { referenceRoutes } from '../features/reference/routes.ts';
import { searchWordsRoutes } from '../features/search-words/routes.ts';
import { settingsRoutes } from '../features/settings/routes.ts';
import { sheetRoutes } from '../features/sheet/routes.ts';
import { signInRoutes } from '../features/sign-in/routes.ts';
import { todayRoutes } from '../features/today/routes.ts';
import { Broken } from './problems.tsx';
import { readWritten } from './search-fields.ts';
import { nowhereRoute, rootRoute, signedInRoute, startRoute } from './signed-in-route.ts';

const routeTree = rootRoute.addChildren([
  ...signInRoutes,
  signedInRoute.addChildren([
    startRoute,
    ...orderRoutes,
    ...peopleRoutes,
    ...auditRoutes,
    ...accountRoutes,
    ...phoneOrderRoutes,
    ...messageRoutes,
    ...customerRoutes,
    ...mailRoutes,
    ...productRoutes,
    ...referenceRoutes,
    ...todayRoutes,
    ...searchWordsRoutes,
    ...contentRoutes,
    ...settingsRoutes,
    ...sheetRoutes,
    ...priceRoutes,
    ...jobRoutes,
    ...exchangeRoutes,
    ...importRoutes,
    nowhereRoute,
  ]),
]);

export const router = createRouter({
  routeTree,
  basepath: '/admin',
  parseSearch: parseSearchWith(readWritten),
  stringifySearch: stringifySearchWith(JSON.stringify, readWritten),
  defaultErrorComponent: Broken,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
