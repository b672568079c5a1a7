import type { IncomingMessage, ServerResponse } from 'node:http';
import { TOKEN_COOKIE } from '../../contract/constants.ts';
import { LOCALE_COOKIE } from '../../contract/locale.ts';
import { chooseEncoding } from '../http/compression.ts';
import { isHeld } from '../http/etag.ts';
import type { NodeMiddleware } from '../http/listen-on.ts';
import { secureHeaders } from '../http/secure-headers.ts';
import { type Answered, newRequest, tell, timingOf } from '../http/watch-requests.ts';
import { whileServing } from '../pacing/serving.ts';
import { resolveRedirect } from '../redirects/redirects.ts';
import type { Shop } from '../shop.ts';
import { askedPage } from './page-key.ts';
import { pageRoute } from './page-route.ts';
import type { ReadyPage } from './ready-page.ts';
import { headersOf } from './send-page.ts';
import type { Storefront } from './storefront.ts';

/**
 * Answers guests whose page is ready as the application would, without asking it: there is nothing
 * left to decide, and a request and an answer of the web's own kind cost more than the page.
 * Whatever is not as plain as that it leaves to the application.
 */
export function keptPages(
  shop: Shop,
  { cache }: Storefront,
  onAnswer: (answered: Answered) => void = () => {},
): NodeMiddleware {
  const { trustProxy, cdnSeconds } = shop.config;
  const guards = secureHeaders(shop.config);

  function find(url: URL): ReadyPage | undefined {
    if (!cache || resolveRedirect(shop.redirects(), url.pathname)) return undefined;
    const { key } = askedPage('guest', url);
    const page = key === null ? undefined : cache.fresh(key);
    // What led nowhere may be the address of something else than a page by now.
    return page?.status === 200 ? page : undefined;
  }

  async function send(req: IncomingMessage, res: ServerResponse, page: ReadyPage, route: string) {
    const began = performance.now();
    const { headers: asked } = req;
    const request = newRequest(asked['x-request-id']?.toString(), trustProxy);
    request.cache = 'hit';
    const isKnown = isHeld(asked['if-none-match'], page.etag);
    const encoding = isKnown ? null : chooseEncoding(asked['accept-encoding']?.toString());
    const body = await page.body(encoding);
    const ms = performance.now() - began;
    const status = isKnown ? 304 : 200;
    res.writeHead(status, {
      ...headersOf(page, { cdnSeconds }),
      ...guards,
      ...(encoding && { 'Content-Encoding': encoding }),
      ...(!isKnown && { 'Content-Length': body.length }),
      'X-Request-Id': request.id,
      'Server-Timing': timingOf(request, ms),
    });
    res.end(isKnown ? undefined : body);
    tell(request, { method: 'GET', route, status, ms }, onAnswer);
  }

  return (req, res, next) => {
    const url = addressAskedByGuest(req);
    const page = url && find(url);
    if (!page) return next();
    whileServing(() => send(req, res, page, pageRoute(url.pathname)).catch(next));
  };
}

/** Undefined where more than the address decides what is answered. */
function addressAskedByGuest({ method = '', url = '', headers: { cookie = '' } }: IncomingMessage) {
  if (method !== 'GET' || !url.startsWith('/')) return undefined;
  if (cookie.includes(TOKEN_COOKIE)) return undefined;
  const address = URL.parse(`http://shop${url}`);
  if (!address || address.pathname.includes('//')) return undefined;
  // There the language is the one chosen last.
  if (address.pathname === '/' && cookie.includes(LOCALE_COOKIE)) return undefined;
  return address;
}
