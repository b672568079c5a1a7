import { FetchError } from 'ofetch';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { Locale } from '../contract/locale.ts';
import { createApi } from './api/client.ts';
import { provideApi } from './api/context.ts';
import { type Assets, AssetsContext } from './assets.ts';
import { localeOfPath } from './i18n/locale.ts';
import { PageDataContext, writePageData } from './page-data.ts';
import { routes } from './routes.tsx';
import { type Site, SiteContext } from './seo/site.ts';

export type PageRequest = {
  url: string;
  /** A valid token's holder sees prices; null is a guest. */
  token: string | null;
  /** Calls the API in process. */
  fetch: typeof globalThis.fetch;
  site: Site;
  /** The built files the given screens need. */
  assetsFor: (screens: string[], locale: Locale) => Assets;
};

export type Page =
  /** `trouble` is what went wrong while its data was read, for the shop's log alone. */
  | { kind: 'page'; status: number; html: string; trouble: unknown[] }
  | { kind: 'redirect'; status: number; location: string };

const handler = createStaticHandler(routes);

/** Renders one page as a string; the browser takes it over from the data inside it. */
export async function render(request: PageRequest): Promise<Page> {
  const { url, token, fetch, site, assetsFor } = request;
  const locale = localeOfPath(new URL(url).pathname);
  const context = new RouterContextProvider();
  provideApi(context, (locale) => createApi({ locale, token, fetch, origin: 'http://in-process' }));
  const state = await handler.query(new Request(url), { requestContext: context });
  if (state instanceof Response) {
    return {
      kind: 'redirect',
      status: state.status,
      location: state.headers.get('location') ?? '/',
    };
  }
  const screens = state.matches.map(({ route }) => route.id.replace(/(-\d)?__(ro|ru)$/, ''));
  const assets = assetsFor(screens, locale);
  const html = renderToString(
    <SiteContext value={site}>
      <AssetsContext value={assets}>
        <PageDataContext value={writePageData(state, { assets, site })}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, state)}
            context={state}
            hydrate={false}
          />
        </PageDataContext>
      </AssetsContext>
    </SiteContext>,
  );
  return { kind: 'page', html: `<!doctype html>${html}`, ...outcome(state) };
}

/** A page that could not read its data for a while says so, that crawlers come again. */
function outcome({ statusCode, errors }: StaticHandlerContext) {
  const trouble = Object.values(errors ?? {}).filter((error) => !isRouteErrorResponse(error));
  const isPassing = trouble.some((error) => error instanceof FetchError && error.status === 503);
  return { status: isPassing ? 503 : statusCode, trouble };
}
