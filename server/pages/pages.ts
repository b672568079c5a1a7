import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { TOKEN_COOKIE } from '../../contract/constants.ts';
import { LOCALE_COOKIE } from '../../contract/locale.ts';
import { findTokenOwner } from '../accounts/tokens.ts';
import { isDatabaseDown } from '../database/is-database-down.ts';
import type { Tag } from '../live-catalogue/follow-changes.ts';
import { resolveRedirect } from '../redirects/redirects.ts';
import type { Shop } from '../shop.ts';
import { pageKey } from './page-key.ts';
import { type ReadyPage, readyPage } from './ready-page.ts';
import { sendElsewhere, sendFallback, sendPage } from './send-page.ts';
import type { Storefront } from './storefront.ts';

/** Everything that is neither API nor file is a page. */
export function pages(shop: Shop, app: Hono, storefront: Storefront) {
  const { publicUrl } = shop.config;
  const isLive = async (token: string) => (await findTokenOwner(shop.db, token)) !== null;

  /** `isWhole`: every part of it could be read. */
  async function render({ pathname, search }: URL, token: string | null, visitor: Visitor) {
    let isWhole = true;
    const shown = new Set<Tag>(tagsOf(pathname));
    // Loaders speak to the API as browsers do, without the way over a socket.
    const inProcess: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      for (const [name, value] of visitor.headers) request.headers.set(name, value);
      const answer = await app.fetch(request, { ...visitor.env, shown });
      if (answer.status >= 500) isWhole = false;
      return answer;
    };
    const page = await storefront.render({
      // By whatever name we were called, the page is the same for all.
      url: `${new URL(publicUrl).origin}${pathname}${search}`,
      token,
      fetch: inProcess,
      site: { publicUrl, name: shop.settings().identity.name },
    });
    for (const error of page.failures) report(pathname, error);
    return { value: readyPage(page), isWhole, tags: shown };
  }

  async function find(url: URL, token: string | null, visitor: Visitor): Promise<ReadyPage> {
    const key = pageKey(token === null ? 'guest' : 'customer', url);
    if (key === null || storefront.cache === null) return (await render(url, token, visitor)).value;
    return storefront.cache.get(key, async () => {
      const { value, isWhole, tags } = await render(url, token, visitor);
      // A token that died meanwhile has made a guest's page: not for the customers to come.
      const isMeant = token === null || (await isLive(token));
      const keep = value.status === 200 && isWhole && isMeant;
      return { value, keep, tags };
    });
  }

  return async (c: Context) => {
    if (!['GET', 'HEAD'].includes(c.req.method)) return c.body(null, 405, { Allow: 'GET, HEAD' });
    const url = new URL(c.req.url);
    // A link made of `//evil.example` would lead to another site, so no page has such an address.
    const path = url.pathname.replaceAll(/\/{2,}/g, '/');
    if (path !== url.pathname) return sendElsewhere(path + url.search, 301);
    const onward = resolveRedirect(shop.redirects(), url.pathname);
    if (onward) {
      return sendElsewhere(withQuery(onward.address, url), onward.isPermanent ? 301 : 302);
    }
    if (url.pathname === '/' && getCookie(c, LOCALE_COOKIE) === 'ru') {
      return sendElsewhere(`/ru${url.search}`);
    }
    try {
      // A dead token makes a guest's page: no prices, and the browser clears it silently.
      const token = getCookie(c, TOKEN_COOKIE);
      const liveToken = token && (await isLive(token)) ? token : null;
      return await sendPage(c, await find(url, liveToken, visitorOf(c)));
    } catch (error) {
      report(url.pathname, error);
      const locale = /^\/ru(\/|$)/.test(url.pathname) ? 'ru' : 'ro';
      const reason = isDatabaseDown(error) ? 'closed' : 'broken';
      return sendFallback(reason, locale, shop.settings().identity.name);
    }
  };
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

/** Without the query, which may hold the key of a password reset. */
function report(path: string, error: unknown) {
  console.error(`page ${path}: ${error instanceof Error ? error.stack : error}`);
}
