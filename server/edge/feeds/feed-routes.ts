import { hash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { defaultLocale, locales } from '../../../contract/locale.ts';
import type { Shop } from '../../shop/shop.ts';
import { answerFailure } from '../http/answer-failure.ts';
import { etagOf, isHeld } from '../http/etag.ts';
import { sendStream } from '../http/send-stream.ts';
import { feedVersion } from './feed-products.ts';
import { googleFeed } from './google-feed.ts';
import { ymlFeed } from './yml-feed.ts';

const feeds = new Map([
  ['google.xml', googleFeed],
  ['yml.xml', ymlFeed],
]);

/** Prices are for customers: only who was told the address reads them here, and tells no index. */
const HEADERS = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': 'private, no-cache',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  Vary: 'Accept-Encoding',
};

/**
 * The catalogue for search engines and marketplaces. Whatever is wrong about the address, or when
 * feeds are switched off, there is nothing here, as at any other address.
 */
export function feedRoutes(shop: Shop) {
  const app = new Hono();

  app.get('/feeds/:token/:name', async (c, next) => {
    const feed = feeds.get(c.req.param('name'));
    const asked = c.req.query('lang') ?? defaultLocale;
    const locale = locales.find((one) => one === asked);
    if (!mayRead(shop, c.req.param('token')) || !feed || !locale) return next();
    const { name, legalName } = shop.settings().identity;
    const about = [c.req.param('name'), locale, shop.config.publicUrl, name, legalName];
    const headers = { ...HEADERS, ETag: etagOf(`${await feedVersion(shop.db)} ${about}`) };
    if (isHeld(c.req.header('If-None-Match'), headers.ETag)) return c.body(null, 304, headers);
    return sendStream(c, feed(shop, locale), headers);
  });

  // Not the address: it is a secret, and logs are read by others.
  app.onError((error, c) => answerFailure(c, error, 'a feed'));
  return app;
}

/** As long for a wrong address as for a right one. */
function mayRead({ settings }: Shop, given: string): boolean {
  const { isOn, token } = settings().feeds;
  const digest = (text: string) => hash('sha256', text, 'buffer');
  const isSame = timingSafeEqual(digest(given), digest(token));
  return isOn && token !== '' && isSame;
}
