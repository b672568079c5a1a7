import type { IncomingMessage, ServerResponse } from 'node:http';
import { networkOf } from '../../base/access/network-of.ts';
import type { Shop } from '../../shop/shop.ts';
import { callerAddress } from '../http/client-address.ts';
import { secureHeaders } from '../http/secure-headers.ts';
import { type Answered, newRequest, tell } from '../http/watch-requests.ts';
import { UNKNOWN_PAGE } from './page-route.ts';
import { fallbackAnswer } from './send-page.ts';

/**
 * Sends away, as the application would, whoever asks for a page while no more can wait for theirs;
 * says whether it does. Under a flood most are sent away, hundreds a second: what that takes is
 * missing to those who order.
 */
export function turnAwayFrom(shop: Shop, onAnswer: (answered: Answered) => void) {
  const { trustProxy } = shop.config;
  const guards = secureHeaders(shop.config);

  function answer(req: IncomingMessage, res: ServerResponse, route: string, since: number) {
    // They have gone.
    if (res.destroyed) return;
    const locale = /^\/ru(\/|$|\?)/.test(req.url ?? '') ? 'ru' : 'ro';
    const name = shop.settings().identity.name;
    const { status, headers, html } = fallbackAnswer('busy', locale, name);
    const request = newRequest(req.headers['x-request-id']?.toString(), trustProxy);
    const own = { 'X-Request-Id': request.id, 'Content-Length': html.length };
    res.writeHead(status, { ...guards, ...headers, ...own });
    res.end(html);
    tell(request, { method: 'GET', route, status, ms: performance.now() - since }, onAnswer);
  }

  return (req: IncomingMessage, res: ServerResponse, route: string): boolean => {
    // It may be a file, or of the back office.
    if (route === UNKNOWN_PAGE) return false;
    const since = performance.now();
    const from = networkOf(callerAddress(req, trustProxy));
    const refused = shop.load.renders.turnAway({ from, since });
    refused?.then(() => answer(req, res, route, since)).catch(() => res.destroy());
    return refused !== null;
  };
}
