import type { IncomingMessage, ServerResponse } from 'node:http';
import { TOKEN_COOKIE } from '../../../contract/constants.ts';
import { LOCALE_COOKIE } from '../../../contract/locale.ts';
import { whileServing } from '../../base/pacing/serving.ts';
import { isLedOn } from '../../shop/redirects/redirects.ts';
import type { Shop } from '../../shop/shop.ts';
import type { NodeMiddleware } from '../http/listen-on.ts';
import { secureHeaders } from '../http/secure-headers.ts';
import { sendReady } from '../http/send-ready.ts';
import { type Answered, newRequest } from '../http/watch-requests.ts';
import { askedPage } from './page-key.ts';
import { pageRoute } from './page-route.ts';
import type { ReadyPage } from './ready-page.ts';
import { headersOf as pageHeaders } from './send-page.ts';
import type { Storefront } from './storefront.ts';
import { turnAwayFrom } from './turn-away.ts';

/**
 * Answers guests whose page is ready without asking the application, and those it could only send
 * away. Whatever is not as plain as that it leaves to it.
 */
export function pagesFromCache(
  shop: Shop,
  { cache }: Storefront,
  onAnswer: (answered: Answered) => void = () => {},
): NodeMiddleware {
  const { trustProxy } = shop.config;
  const pageAt = rememberPages(shop);
  const headersOf = rememberHeaders(shop.config);
  const turnAway = turnAwayFrom(shop, onAnswer);

  function answer(req: IncomingMessage, res: ServerResponse, { page, route }: Found) {
    const began = performance.now();
    const request = newRequest(req.headers['x-request-id']?.toString(), trustProxy);
    const { etag, body } = page;
    const ready = { route, etag, body, isCompressed: true, headers: headersOf(page) };
    return sendReady(req, res, ready, { request, began, onAnswer });
  }

  function placeOf({ method, url = '', headers }: IncomingMessage) {
    // Where more than the address decides what is answered, the application does.
    if (method !== 'GET' || headers.cookie?.includes(TOKEN_COOKIE)) return undefined;
    const at = pageAt(url);
    return at?.isByLanguage && headers.cookie?.includes(LOCALE_COOKIE) ? undefined : at;
  }

  return (req, res, next) => {
    const at = cache ? placeOf(req) : undefined;
    if (!cache || !at) return next();
    const page = cache.fresh(at.key);
    // What led nowhere may be the address of something else than a page by now.
    if (page?.status !== 200) {
      if (cache.isKnown(at.key) || !turnAway(req, res, at.route)) next();
      return;
    }
    try {
      whileServing(() => answer(req, res, { page, route: at.route }))?.catch(next);
    } catch {
      next();
    }
  };
}

type KeptAt = {
  key: string;
  route: string;
  /** There the language is the one chosen last. */
  isByLanguage: boolean;
};
type Found = { page: ReadyPage; route: string };

/** Addresses that are asked for again and again are read once. */
const MOST_ADDRESSES = 5_000;
const LONGEST_ADDRESS = 300;

function rememberPages(shop: Shop) {
  let known = new Map<string, KeptAt | undefined>();
  let redirects = shop.redirects();

  function read(address: string): KeptAt | undefined {
    const url = address.startsWith('/') ? URL.parse(`http://shop${address}`) : null;
    if (!url || url.pathname.includes('//')) return undefined;
    if (isLedOn(redirects, url.pathname)) return undefined;
    const { key } = askedPage('guest', url);
    if (key === null) return undefined;
    return { key, route: pageRoute(url.pathname), isByLanguage: url.pathname === '/' };
  }

  return (address: string) => {
    if (redirects !== shop.redirects() || known.size >= MOST_ADDRESSES) {
      redirects = shop.redirects();
      known = new Map();
    }
    if (known.has(address)) return known.get(address);
    const kept = read(address);
    if (address.length <= LONGEST_ADDRESS) known.set(address, kept);
    return kept;
  };
}

/** What every answer with the page says, as Node writes it: names and values in turn. */
function rememberHeaders(config: Shop['config']) {
  const guards = secureHeaders(config);
  const known = new WeakMap<ReadyPage, string[]>();
  return (page: ReadyPage) => {
    const ready = known.get(page);
    if (ready) return ready;
    const headers = Object.entries({ ...pageHeaders(page, config), ...guards }).flat();
    known.set(page, headers);
    return headers;
  };
}
