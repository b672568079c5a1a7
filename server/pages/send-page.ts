import type { Context } from 'hono';
import type { Locale } from '../../contract/locale.ts';
import { chooseEncoding } from '../http/compression.ts';
import { isHeld } from '../http/etag.ts';
import { type FallbackReason, fallbackPage, fallbackPolicy } from './fallback-page.ts';
import type { ReadyPage } from './ready-page.ts';

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/** Guests and customers share addresses, never answers: a browser asks again every time. */
const PRIVATE = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Accept-Encoding' };

/** Seconds after which to come again. */
const RETRY = { 'Retry-After': '30' };

export async function sendPage(c: Context, page: ReadyPage) {
  const { status, etag, location } = page;
  if (location !== undefined) return sendElsewhere(location, status);
  const headers = { ...HTML, ...PRIVATE, ...(status === 503 && RETRY), ETag: etag };
  if (status === 200 && isHeld(c.req.header('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  return new Response(await page.body(encoding), {
    status,
    headers: encoding ? { ...headers, 'Content-Encoding': encoding } : headers,
  });
}

export const sendElsewhere = (location: string, status = 302) =>
  new Response(null, { status, headers: { ...PRIVATE, Location: location } });

export const sendFallback = (reason: FallbackReason, locale: Locale, shopName: string) =>
  new Response(fallbackPage(reason, locale, shopName), {
    status: reason === 'closed' ? 503 : 500,
    headers: {
      ...HTML,
      ...(reason === 'closed' && RETRY),
      'Cache-Control': 'no-store',
      'Content-Security-Policy': fallbackPolicy,
    },
  });
