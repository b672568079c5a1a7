import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { createApi } from '../api/client.ts';
import { provideApi } from '../api/context.ts';
import { localeOfPath } from '../i18n/locale.ts';

type Screen = { path: string; Component: () => ReactNode; loader: LoaderFunction };

const Trouble = () => 'trouble';

/** A screen as the server renders it from an API that has these answers and no others. */
export async function renderScreen(screen: Screen, url: string, answers: Record<string, unknown>) {
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return pathname in answers
      ? Response.json(answers[pathname])
      : Response.json({ detail: '' }, { status: 404 });
  };
  const handler = createStaticHandler([{ ...screen, ErrorBoundary: Trouble }]);
  const requestContext = new RouterContextProvider();
  const locale = localeOfPath(url);
  provideApi(requestContext, () =>
    createApi({ locale, token: null, fetch, origin: 'http://shop' }),
  );
  const state = await handler.query(new Request(`http://shop${url}`), { requestContext });
  if (state instanceof Response) throw new Error(`sent on to ${state.headers.get('location')}`);
  const router = createStaticRouter(handler.dataRoutes, state);
  const html = renderToString(
    <StaticRouterProvider router={router} context={state} hydrate={false} />,
  );
  return { html, said: spoken(html), status: state.statusCode };
}

/** What can be read on the page, without its data for machines. */
const spoken = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, ' ')
    // React keeps neighbouring texts apart with these.
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
