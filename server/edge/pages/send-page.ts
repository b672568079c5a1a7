import type { Context } from 'hono';
import type { Locale } from '../../../contract/locale.ts';
import { type Bytes, chooseEncoding } from '../http/compression.ts';
import { isHeld } from '../http/etag.ts';
import { type FallbackReason, fallbackPage, fallbackPolicy } from './fallback-page.ts';
import type { ReadyPage } from './ready-page.ts';

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

/** Guests and customers share addresses, never answers: a browser asks again every time. */
const PRIVATE = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Accept-Encoding' };

/** Seconds after which to come again. */
const RETRY = { 'Retry-After': '30' };

type Sent = {
  /** What stood in the address beside what the page knows: it goes along to where the page is. */
  rest?: string;
  /** Milliseconds by which the page is older than it should be. */
  staleBy?: number | null;
  /** For which a CDN may give it to others who ask the same. */
  cdnSeconds?: number;
};

export async function sendPage(c: Context, page: ReadyPage, { rest = '', ...sent }: Sent) {
  const { status, etag, location } = page;
  if (location !== undefined) return sendElsewhere(joinQuery(location, rest), status);
  const headers = headersOf(page, sent);
  if (status === 200 && isHeld(c.req.header('If-None-Match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  return new Response(await page.body(encoding), {
    status,
    headers: encoding ? { ...headers, 'Content-Encoding': encoding } : headers,
  });
}

export const headersOf = (
  { status, etag }: ReadyPage,
  { staleBy = null, cdnSeconds = 0 }: Omit<Sent, 'rest'>,
): Record<string, string> => ({
  ...HTML,
  ...PRIVATE,
  ...(status === 503 && RETRY),
  ...(staleBy !== null && staleness(staleBy)),
  ...(cdnSeconds > 0 && status === 200 && staleBy === null && keptByCdn(cdnSeconds)),
  ETag: etag,
});

/** RFC 9211: kept by us, and so many seconds over its time. */
const staleness = (milliseconds: number) => ({
  'Cache-Status': `cablaj; hit; ttl=-${Math.ceil(milliseconds / 1000)}`,
});

/**
 * RFC 9213: for the CDN alone, which takes it off. Browsers go on asking each time. While the shop
 * cannot answer, a guest sees a page as old as the shop itself would show.
 */
const keptByCdn = (seconds: number) => ({
  'CDN-Cache-Control': `max-age=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=900`,
});

const joinQuery = (address: string, rest: string) =>
  rest === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${rest}`;

export const sendElsewhere = (location: string, status = 302) =>
  new Response(null, { status, headers: { ...PRIVATE, Location: location } });

const statusOf: Record<FallbackReason, number> = { closed: 503, busy: 503, broken: 500 };
const retryOf: Record<FallbackReason, object> = {
  closed: RETRY,
  busy: { 'Retry-After': '5' },
  broken: {},
};

/** Written once: under load there is no time to write it for everybody. */
const written = new Map<string, Bytes>();

export function fallbackAnswer(reason: FallbackReason, locale: Locale, shopName: string) {
  const key = `${reason} ${locale} ${shopName}`;
  const html = written.get(key) ?? Buffer.from(fallbackPage(reason, locale, shopName));
  // The shop is renamed once in years.
  if (written.size > 20) written.clear();
  written.set(key, html);
  const headers: Record<string, string> = {
    ...HTML,
    ...retryOf[reason],
    'Cache-Control': 'no-store',
    'Content-Security-Policy': fallbackPolicy,
  };
  return { status: statusOf[reason], headers, html };
}

export function sendFallback(...of: Parameters<typeof fallbackAnswer>) {
  const { html, ...init } = fallbackAnswer(...of);
  return new Response(html, init);
}
