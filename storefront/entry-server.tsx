import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { REQUEST_TIMEOUT } from '../contract/constants.ts';
import type { Locale } from '../contract/locale.ts';
import { ApiError, createApi, type Fetch } from '../kit/api/client.ts';
import { LocaleContext, localeOfPath, localPath } from '../kit/i18n/locale.ts';
import { type Assets, AssetsContext } from './assets.ts';
import { encodePage } from './encode-page.ts';
import type { Popup } from './features/popup/show-in-time.ts';
import { RenderPartContext } from './layout/skip-hydration.tsx';
import { PageDataContext, writePageData } from './page-data.ts';
import { Root } from './root.tsx';
import { InRouter } from './router/in-router.tsx';
import { loadView, type View } from './router/load-view.ts';
import { Moved, type Problem } from './router/problem.ts';
import { staticRouter } from './router/router.ts';
import { type Site, SiteContext } from './seo/site.ts';
import { storefront } from './storefront.ts';

export type PageRequest = {
  url: string;
  /** A valid token's holder sees prices; null is a guest. */
  token: string | null;
  /** Calls the API in process. */
  fetch: Fetch;
  site: Site;
  /** A popup that is open from the start: the shop's people look at it so. */
  popup?: Popup | undefined;
  /** The built files the given screens need. */
  assetsFor: (screens: string[], locale: Locale) => Assets;
};

export type Page = {
  status: number;
  /** Where the page is by now, if it moved for good. */
  location?: string;
  /** As it is sent. */
  html: Uint8Array<ArrayBuffer>;
  /** What went wrong while its data was read, for the shop's log alone. */
  failures: unknown[];
};

/** Renders one page as a whole; the browser takes it over from the data inside it. */
export async function render(request: PageRequest): Promise<Page> {
  const { url, token, fetch, site, popup, assetsFor } = request;
  // A page asks for many things, and most are answered sooner than a patience of their own is made.
  const deadline = AbortSignal.timeout(REQUEST_TIMEOUT);
  const apiIn = (locale: Locale) =>
    createApi({ locale, token, fetch, origin: 'http://in-process', deadline });
  const view = await loadView(storefront, new URL(url), { apiIn });
  if (view.problem instanceof Moved) {
    const { pathname, search } = view.location;
    const location = localPath(localeOfPath(pathname), view.problem.to) + search;
    return { status: 301, location, html: new Uint8Array(), failures: [] };
  }
  const locale = localeOfPath(view.location.pathname);
  const assets = assetsFor([view.screen], locale);
  const html = renderToString(
    <SiteContext value={site}>
      <AssetsContext value={assets}>
        <PageDataContext value={writePageData(view, { assets, site })}>
          <RenderPartContext value={renderPartIn(locale)}>
            <InRouter router={staticRouter(view)}>
              <Root />
            </InRouter>
          </RenderPartContext>
        </PageDataContext>
      </AssetsContext>
    </SiteContext>,
  );
  const whole = popup ? withPopup(html, await openPopup(popup, view)) : html;
  return { html: encodePage(`<!doctype html>${whole}`), ...outcome(view.problem) };
}

/** Of the page a part knows the language alone. */
export const renderPartIn = (locale: Locale) => (part: ReactElement) =>
  renderToString(<LocaleContext value={locale}>{part}</LocaleContext>);

const withPopup = (html: string, opened: string) =>
  html.replace(/<\/body>(?=<\/html>$)/, () => `${opened}</body>`);

/** The popup as it stands over a page, without the script that would bring it. */
async function openPopup(popup: Popup, view: View) {
  const { default: InfoPopup } = await import('./features/popup/info-popup.tsx');
  const dialog = renderToString(
    <InRouter router={staticRouter(view)}>
      <InfoPopup popup={popup} onClose={() => {}} />
    </InRouter>,
  ).replace('<dialog', '<dialog open style="position:relative"');
  return `<div style="position:fixed;inset:0;z-index:1000;display:grid;place-items:center;background:rgb(18 22 28/.55)">${dialog}</div>`;
}

/** A page that could not read its data for a while says so, that crawlers come again. */
function outcome(problem: Problem | null) {
  if (problem === null) return { status: 200, failures: [] };
  const { status, cause } = problem;
  const isPassing = cause instanceof ApiError && cause.status === 503;
  return { status: isPassing ? 503 : status, failures: cause ? [cause] : [] };
}
