import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { TOKEN_COOKIE } from '../../../contract/constants.ts';
import { LOCALE_COOKIE } from '../../../contract/locale.ts';
import { networkOf } from '../../base/access/network-of.ts';
import type { Tag } from '../../base/changes/follower.ts';
import { log } from '../../base/log/log.ts';
import { asPartOf, watchedRequest } from '../../base/log/watched-request.ts';
import { isDatabaseDown } from '../../base/outages/is-database-down.ts';
import { Busy } from '../../base/pacing/waiting-line.ts';
import { identify } from '../../shop/accounts/tokens.ts';
import { type Viewer, viewerKey } from '../../shop/accounts/viewer.ts';
import { isLiveAddress } from '../../shop/redirects/is-live-address.ts';
import { resolveRedirect } from '../../shop/redirects/redirects.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Making, Place } from '../cache/response-cache.ts';
import { clientAddress } from '../http/client-address.ts';
import type { FallbackReason } from './fallback-page.ts';
import { type AskedPage, askedPage } from './page-key.ts';
import { pageRoute } from './page-route.ts';
import { type ReadyPage, readyPage } from './ready-page.ts';
import { sendElsewhere, sendFallback, sendPage } from './send-page.ts';
import type { Storefront } from './storefront.ts';

/** Everything that is neither API nor file is a page. */
export function pages(shop: Shop, api: Hono, storefront: Storefront) {
  const { publicUrl } = shop.config;
  const { priority, renders } = shop.load;
  /** A dead token makes a guest's page: no prices, and the browser clears it silently. */
  const viewerOf = (c: Context) =>
    identify(shop.reading, getCookie(c, TOKEN_COOKIE)).catch((error) => {
      report(c.req.path, error);
      throw error;
    });

  /** What came back to an address that was led on from. Without its database the shop leads on. */
  const isShownAgain = (path: string) =>
    isLiveAddress(shop.reading, path, { soon: false }).catch((error) => {
      report(path, error);
      return false;
    });

  async function render({ pathname, search }: AskedPage, viewer: Viewer, visitor: Visitor) {
    let lacksParts = false;
    let isPersonal = false;
    const shown = new Set<Tag>(tagsOf(pathname));
    const giveWay = priority.inSteps();
    const request = watchedRequest();
    const began = performance.now();
    // Loaders speak to the API as browsers do, without the way over a socket.
    const inProcess: typeof fetch = async (input, init) => {
      const asked = new Request(input, init);
      for (const [name, value] of visitor.headers) asked.headers.set(name, value);
      await giveWay();
      const answer = await asPartOf(request, async () =>
        api.fetch(asked, { ...visitor.env, shown }),
      );
      if (answer.status >= 500) lacksParts = true;
      if (isOwn(answer)) isPersonal = true;
      // What follows the last answer is the drawing, which takes the longest: where there is one
      // processor it would take it from an order, though it has a thread of its own.
      await giveWay();
      return answer;
    };
    const page = await storefront.render({
      // By whatever name we were called, the page is the same for all.
      url: `${new URL(publicUrl).origin}${pathname}${search}`,
      token: viewer.kind === 'guest' ? null : viewer.token,
      fetch: inProcess,
      site: { publicUrl, name: shop.settings().identity.name },
    });
    if (request) request.renderMs += performance.now() - began;
    for (const error of page.failures) report(pathname, error);
    const value = readyPage(page, !lacksParts && !isPersonal);
    return { value, lacksParts, isPersonal, tags: shown };
  }

  async function make(asked: AskedPage, viewer: Viewer, visitor: Visitor) {
    try {
      const made = await render(asked, viewer, visitor);
      // A token that died meanwhile has made a guest's page: not for the customers to come.
      const isMeant =
        viewer.kind === 'guest' || (await identify(shop.reading, viewer.token)).kind !== 'guest';
      const place = placeOf(made.value.status, asked);
      return {
        ...made,
        lacksParts: made.lacksParts || made.value.status >= 500,
        keep: place !== null && !made.lacksParts && isMeant,
        place: place ?? undefined,
      };
    } catch (error) {
      report(asked.pathname, error);
      throw error;
    }
  }

  /** A page nobody waits for any more is not begun; one that could not be begun in time is Busy. */
  async function find(asked: AskedPage, viewer: Viewer, c: Context, since: number) {
    const visitor = visitorOf(c);
    const from = networkOf(clientAddress(c, shop.config.trustProxy));
    const { signal } = c.req.raw;
    let staleBy: number | null = null;
    const onStale = (milliseconds: number) => {
      staleBy = milliseconds;
    };
    const request = watchedRequest();
    let isMade = false;
    const makeInTurn: Making<ReadyPage> = (wanted) => {
      if (!wanted.isRenewal) isMade = true;
      const inTurn = () =>
        renders.take(() => make(asked, viewer, visitor), { ...wanted, from, since });
      // Of a renewal nobody is told: who asked has the older page already.
      return wanted.isRenewal ? asPartOf(undefined, inTurn) : inTurn();
    };
    const page =
      asked.key === null || storefront.cache === null
        ? (await makeInTurn({ signal, isRenewal: false })).value
        : await storefront.cache.get(asked.key, makeInTurn, { signal, onStale });
    if (request) request.cache = staleBy !== null ? 'stale' : isMade ? 'miss' : 'hit';
    return { page, staleBy };
  }

  return async (c: Context) => {
    if (!['GET', 'HEAD'].includes(c.req.method)) return c.body(null, 405, { Allow: 'GET, HEAD' });
    const since = performance.now();
    const url = new URL(c.req.url);
    const request = watchedRequest();
    if (request) request.route = pageRoute(url.pathname);
    // A link made of `//evil.example` would lead to another site, so no page has such an address.
    const path = url.pathname.replaceAll(/\/{2,}/g, '/');
    if (path !== url.pathname) return sendElsewhere(path + url.search, 301);
    const onward = await resolveRedirect(shop.redirects(), url.pathname, isShownAgain);
    if (onward) {
      return sendElsewhere(withQuery(onward.address, url), onward.isPermanent ? 301 : 302);
    }
    if (url.pathname === '/' && getCookie(c, LOCALE_COOKIE) === 'ru') {
      return sendElsewhere(`/ru${url.search}`);
    }
    await priority.giveWay();
    try {
      const viewer = await viewerOf(c);
      const asked = askedPage(viewerKey(viewer), url);
      const { page, staleBy } = await find(asked, viewer, c, since);
      const cdnSeconds = page.mayBeKept && isForAnybody(c, asked) ? shop.config.cdnSeconds : 0;
      return await sendPage(c, page, { rest: asked.rest, staleBy, cdnSeconds });
    } catch (error) {
      // Whoever asked has gone: nobody reads the answer.
      if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
      const locale = /^\/ru(\/|$)/.test(url.pathname) ? 'ru' : 'ro';
      return sendFallback(reasonOf(error), locale, shop.settings().identity.name);
    }
  };
}

/** Of one person, as the API says with each of its answers. */
const isOwn = ({ headers }: Response) => headers.get('Cache-Control') === 'private, no-store';

/** Whoever asks for this address, without a token, gets the same; `/` also depends on the language. */
const isForAnybody = (c: Context, { key, pathname }: AskedPage) =>
  key !== null &&
  getCookie(c, TOKEN_COOKIE) === undefined &&
  !(pathname === '/' && getCookie(c, LOCALE_COOKIE) !== undefined);

/** Null where nothing is gained by keeping it. */
function placeOf(status: number, { search }: AskedPage): Place | null {
  if (status === 200) return search === '' ? 'pages' : 'queries';
  return status === 404 || status === 301 ? 'missing' : null;
}

function reasonOf(error: unknown): FallbackReason {
  if (error instanceof Busy) return 'busy';
  return isDatabaseDown(error) ? 'closed' : 'broken';
}

/** Who asks for a page, as far as the API tells people from programs: the same as if they asked it. */
type Visitor = { env: object; headers: [name: string, value: string][] };

const visitorOf = (c: Context): Visitor => ({
  env: c.env ?? {},
  headers: ['user-agent', 'x-forwarded-for'].flatMap((name) => {
    const value = c.req.header(name);
    return value === undefined ? [] : [[name, value] as [string, string]];
  }),
});

/** Within the shop what was asked for goes along, unless the redirect asks for something itself. */
function withQuery(address: string, { search }: URL) {
  if (!address.startsWith('/') || address.includes('?')) return address;
  const [path, hash] = address.split('#', 2);
  return path + search + (hash === undefined ? '' : `#${hash}`);
}

/** What a page shows beside products: news, banners and the like. */
const tagsOf = (pathname: string): Tag[] =>
  /^(\/ru)?(\/(news|content|landing)\b|\/?$)/.test(pathname) ? ['content'] : [];

/** Not the address: it may hold the key of a password reset. */
function report(path: string, error: unknown) {
  log.error(pageRoute(path), error);
}
