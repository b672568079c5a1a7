import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { Locale } from '../../../contract/locale.ts';
import type { Tag } from '../../base/changes/follower.ts';
import { watchedRequest } from '../../base/log/watched-request.ts';
import { Busy } from '../../base/pacing/waiting-line.ts';
import type { ViewerKey } from '../../shop/accounts/viewer.ts';
import type { Shop } from '../../shop/shop.ts';
import { createResponseCache, type ResponseCache } from '../cache/response-cache.ts';
import { chooseEncoding, isWorthwhile } from '../http/compression.ts';
import { type EncodedText, encodedText } from '../http/encoded-text.ts';
import { etagOf, isHeld } from '../http/etag.ts';
import type { Act, Noting } from './endpoint.ts';
import { Refusal } from './refusal.ts';

/** An answer as it is sent, to everybody who asks the same. */
export type CachedAnswer = {
  /** The pattern of its address. */
  route: string;
  etag: string;
  bytes: number;
  body: EncodedText;
  /** What it says it shows. */
  shown: ReadonlySet<Tag>;
  /** What happens whenever it is given. */
  acts: Act[];
};

type Answered = { weight: number; answer: CachedAnswer | Refusal };

type AnswerCache = ResponseCache<Answered>;

/** The shop with its answers of the API as they were made last; null where each is made anew. */
export type ShopWithCache = Shop & { answers: AnswerCache | null };

const MB = 1024 * 1024;
/** Bytes of an entry beside its body. */
const ENTRY = 2_048;
/** One way to write an address; the others are anybody's inventions. */
const CANONICAL = /^[a-z0-9/-]+\/$/;
/** Longer addresses are nobody's second question. */
const MAX_LENGTH = 300;

/**
 * Answers of the catalogue and of content are the same for all guests, and for all customers: they
 * are made once and kept until something they show has changed, ten seconds at most. What begins and
 * ends by the clock is late by no more.
 */
export const openAnswerCache = (): AnswerCache =>
  createResponseCache({
    bytes: { pages: 12 * MB, queries: 20 * MB, missing: 0 },
    milliseconds: 10_000,
    renewing: 0,
    atWorst: 0,
  });

type Asked = { viewer: ViewerKey; locale: Locale };

/** By what the answer to an address is kept. */
const keyOf = ({ viewer, locale }: Asked, address: string) => `${viewer} ${locale} ${address}`;

/** Of a whole URL what the API is asked for. */
const addressIn = (url: string) => url.slice(url.indexOf('/', 'https://'.length));

/** The answer kept for such an asker, where nothing is to happen but that it is given. */
export function cachedAnswer(
  kept: AnswerCache | null,
  asked: Asked,
  address: string,
): CachedAnswer | undefined {
  const answer = kept?.fresh(keyOf(asked, address))?.answer;
  return answer && !(answer instanceof Refusal) && answer.acts.length === 0 ? answer : undefined;
}

type Run = (signal: AbortSignal, noting: Noting) => Promise<unknown>;

/** The answer kept for such an asker, or made now. */
export async function findAnswer(
  kept: AnswerCache | null,
  c: Context,
  asked: Asked,
  run: Run,
): Promise<CachedAnswer | Refusal> {
  const address = addressIn(c.req.url);
  const { signal } = c.req.raw;
  if (!kept || address.length > MAX_LENGTH) return make(c, run, signal);
  let cache: 'hit' | 'miss' = 'hit';
  const found = kept.get(
    keyOf(asked, address),
    async (wanted) => {
      cache = 'miss';
      const made = await make(c, run, wanted.signal);
      if (made instanceof Refusal) return { value: { weight: 0, answer: made }, keep: false };
      return {
        value: { weight: 2 * made.bytes + ENTRY, answer: made },
        keep: true,
        place: CANONICAL.test(address) ? 'pages' : 'queries',
        tags: made.shown.size === 0 ? ANYTHING : made.shown,
      };
    },
    { signal },
  );
  const isPart = c.env?.shown !== undefined;
  const { answer } = await found.catch(async (error) => {
    // Begun by somebody who waits in a line that a part of a page need not stand in.
    if (!isPart || !(error instanceof Busy)) throw error;
    return { answer: await make(c, run, signal) };
  });
  const request = watchedRequest();
  // A page says of itself whether it was kept.
  if (request && !isPart) request.cache = cache;
  return answer;
}

/** Where it does not say: dropped whenever anything of the catalogue or of content changes. */
const ANYTHING: ReadonlySet<Tag> = new Set(['listings', 'content']);

async function make(c: Context, run: Run, signal: AbortSignal): Promise<CachedAnswer | Refusal> {
  const shown = new Set<Tag>();
  const acts: Act[] = [];
  const result = await run(signal, { shown, eachTime: (act) => acts.push(act) });
  if (result instanceof Refusal) return result;
  const plain = Buffer.from(JSON.stringify(result));
  return {
    route: routePath(c),
    etag: etagOf(plain),
    bytes: plain.length,
    body: encodedText(plain),
    shown,
    acts,
  };
}

export const headersOf = ({ etag }: CachedAnswer, viewer: ViewerKey) => ({
  'Content-Type': 'application/json; charset=utf-8',
  ETag: etag,
  // The same address answers guests and customers, Romanian and Russian, differently.
  Vary: 'Authorization, Accept-Language, Accept-Encoding',
  'Cache-Control': viewer === 'guest' ? 'public, max-age=60' : 'private, no-cache',
});

export async function sendAnswer(c: Context, answer: CachedAnswer, viewer: ViewerKey) {
  const headers = headersOf(answer, viewer);
  if (isHeld(c.req.header('if-none-match'), answer.etag)) return c.body(null, 304, headers);
  const accepted = chooseEncoding(c.req.header('accept-encoding'));
  const encoding = isWorthwhile(answer.bytes) ? accepted : null;
  const body = await answer.body(encoding);
  return c.body(body, 200, encoding ? { ...headers, 'Content-Encoding': encoding } : headers);
}
