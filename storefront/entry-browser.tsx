import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createApi } from './api/client.ts';
import { provideApi } from './api/context.ts';
import { readToken } from './api/token.ts';
import { AssetsContext } from './assets.ts';
import { PAGE_DATA_ID, PageDataContext, readPageData } from './page-data.ts';
import { routes } from './routes.tsx';
import { SiteContext } from './seo/site.ts';
import './styles.css';

async function takeOver() {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent ?? '';
  const { assets, site, hydrationData } = readPageData(text);
  await loadMatched(routes);
  const router = createBrowserRouter(routes, {
    hydrationData,
    getContext() {
      const context = new RouterContextProvider();
      provideApi(context, (locale) =>
        createApi({ locale, token: readToken(), fetch: window.fetch.bind(window) }),
      );
      return context;
    },
  });
  hydrateRoot(
    document,
    <SiteContext value={site}>
      <AssetsContext value={assets}>
        <PageDataContext value={text}>
          <RouterProvider router={router} />
        </PageDataContext>
      </AssetsContext>
    </SiteContext>,
  );
}

/** The screen we are on must be here before the first render, or it would not match the page. */
async function loadMatched(all: RouteObject[]) {
  const matches = matchRoutes(all, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
    }),
  );
}

takeOver();
