import { Hono } from 'hono';
import type { Page } from '../../../storefront/entry-server.tsx';
import type { TestShop } from '../../testing/open-test-shop.ts';
import { createResponseCache } from '../cache/response-cache.ts';
import { pages } from './pages.ts';
import type { Storefront } from './storefront.ts';

export type Render = Storefront['render'];

/** The shop with screens of the test's own: how they look is not what matters here. */
export function openOwnPages({ shop, app: api }: Pick<TestShop, 'shop' | 'app'>, render: Render) {
  const rendered: string[] = [];
  const storefront: Storefront = {
    cache: createResponseCache(),
    filesDir: null,
    close: async () => {},
    render: (request) => {
      rendered.push(new URL(request.url).pathname);
      return render(request);
    },
  };
  const app = new Hono().all('*', pages(shop, api, storefront));
  return {
    rendered,
    storefront,
    cache: storefront.cache,
    ask: (path: string, { cookie = '', ...init }: RequestInit & { cookie?: string } = {}) =>
      app.request(path, { ...init, headers: { ...init.headers, Cookie: cookie } }),
  };
}

export const screen = (html: string, status = 200): Page => ({
  status,
  html: new TextEncoder().encode(html),
  failures: [],
});
export const priced: Render = async ({ token }) =>
  screen(token ? '<p>24,50 lei</p>' : '<p>Intră în cont</p>');
