import type { IncomingMessage } from 'node:http';
import { parseAcceptLanguage } from '../../../contract/locale.ts';
import { asPartOf, type WatchedRequest } from '../../base/log/watched-request.ts';
import { whileServing } from '../../base/pacing/serving.ts';
import { identify, tokenIn } from '../../shop/accounts/tokens.ts';
import { type ViewerKey, viewerKey } from '../../shop/accounts/viewer.ts';
import type { Shop } from '../../shop/shop.ts';
import { isWorthwhile } from '../http/compression.ts';
import type { NodeMiddleware } from '../http/listen-on.ts';
import { secureHeaders } from '../http/secure-headers.ts';
import { type Ready, sendReady } from '../http/send-ready.ts';
import { type Answered, newRequest } from '../http/watch-requests.ts';
import { type CachedAnswer, cachedAnswer, headersOf, type ShopWithCache } from './answer-cache.ts';

/**
 * Answers whoever asks the API what was asked before without asking the application: all that is
 * left to find out is whether a token is somebody's. Whatever else is to be done it leaves to it.
 */
export function answersFromCache(
  { answers, reading, config }: ShopWithCache,
  onAnswer: (answered: Answered) => void = () => {},
): NodeMiddleware {
  const readyFor = rememberReady(config);
  const begin = ({ headers }: IncomingMessage) => ({
    began: performance.now(),
    request: newRequest(headers['x-request-id']?.toString(), config.trustProxy),
    onAnswer,
  });

  /** Undefined where the token is nobody's, or what was kept has changed meanwhile. */
  async function forOwner(
    find: (viewer: ViewerKey) => CachedAnswer | undefined,
    token: string,
    request: WatchedRequest,
  ) {
    const viewer = await asPartOf(request, () => identify(reading, token));
    return viewer.kind === 'guest' ? undefined : find(viewerKey(viewer));
  }

  return (req, res, next) => {
    const { method, url = '', headers } = req;
    const token = tokenIn(headers.authorization);
    // Until somebody has looked whose token it is: what a customer would get, if anything is kept.
    const key = token ? 'customer' : 'guest';
    const locale = parseAcceptLanguage(headers['accept-language']);
    const find = (viewer: ViewerKey) => cachedAnswer(answers, { viewer, locale }, url);
    const kept = method === 'GET' ? find(key) : undefined;
    if (!kept) return next();
    const watching = begin(req);
    const send = (answer: CachedAnswer | undefined) =>
      answer ? sendReady(req, res, readyFor(answer, key), watching) : next();
    const answering = () =>
      token ? forOwner(find, token, watching.request).then(send) : send(kept);
    whileServing(answering)?.catch(next);
  };
}

/** An answer is kept for guests or for customers, never for both. */
function rememberReady(config: Shop['config']) {
  const guards = secureHeaders(config);
  const known = new WeakMap<CachedAnswer, Ready>();
  return (answer: CachedAnswer, viewer: ViewerKey): Ready => {
    const before = known.get(answer);
    if (before) return before;
    const ready = {
      ...answer,
      isCompressed: isWorthwhile(answer.bytes),
      headers: Object.entries({ ...headersOf(answer, viewer), ...guards }).flat(),
    };
    known.set(answer, ready);
    return ready;
  };
}
