import type { Hono } from 'hono';
import { type Locale, localePrefix } from '../../../contract/locale.ts';
import type { Preview } from '../../shop/content/previewed.ts';
import type { Shop } from '../../shop/shop.ts';
import { previewPolicy } from '../http/secure-headers.ts';
import type { Storefront } from './storefront.ts';

/**
 * Renders a page as a guest would get it, but for the answers that are given. It is a picture of the
 * page: no script runs, nothing is sent, nobody keeps or finds it.
 */
export function openPreview(shop: Shop, api: Hono, storefront: Storefront): Preview {
  const { publicUrl } = shop.config;
  return async ({ path, answers, popup }, locale) => {
    const given = new Map(
      Object.entries(answers).map(([address, answer]) => [addressKey(address), answer]),
    );
    const inProcess: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      const key = addressKey(pathname.replace(/^\/api/, '') + search);
      return given.has(key) ? Response.json(given.get(key)) : api.fetch(request);
    };
    const page = await storefront.render({
      url: `${new URL(publicUrl).origin}${localePrefix(locale)}${path}`,
      token: null,
      fetch: inProcess,
      site: { publicUrl, name: shop.settings().identity.name },
      popup,
    });
    return new Response(asPicture(new TextDecoder().decode(page.html), locale), {
      status: page.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
        'Content-Security-Policy': previewPolicy,
        // The back office shows it beside the form.
        'X-Frame-Options': 'SAMEORIGIN',
      },
    });
  };
}

/** With and without the last slash it is the same address. */
const addressKey = (address: string) => address.replace(/\/(?=\?|$)/, '');

const says: Record<Locale, string> = {
  ro: 'Previzualizare: clienții nu văd această pagină',
  ru: 'Предпросмотр: покупатели эту страницу не видят',
};

const BAR =
  'padding:8px 16px;background:#12161c;color:#fff;font-size:14px;line-height:20px;text-align:center';

/** Without script: nothing in it is bought, remembered or counted. Its links open beside it. */
const asPicture = (html: string, locale: Locale) =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link [^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace('<head>', '<head><base target="_blank"/>')
    .replace(
      /<body[^>]*>/,
      (body) => `${body}<div role="note" style="${BAR}">${says[locale]}</div>`,
    );
