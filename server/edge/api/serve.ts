import { type Context, Hono } from 'hono';
import { routePath as routeOf } from 'hono/route';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Locale, parseAcceptLanguage } from '../../../contract/locale.ts';
import type { Operation } from '../../../contract/operation.ts';
import { type StaffMessageKey, staffMessage } from '../../../contract/staff/messages.ts';
import type { Tag } from '../../base/changes/follower.ts';
import { Refused } from '../../base/changes/refused.ts';
import { log } from '../../base/log/log.ts';
import { isDatabaseDown } from '../../base/outages/is-database-down.ts';
import { MediaAway } from '../../base/outages/media-away.ts';
import { Busy } from '../../base/pacing/waiting-line.ts';
import { AccountClosed } from '../../shop/accounts/queries.ts';
import { identify, tokenIn } from '../../shop/accounts/tokens.ts';
import { viewerKey } from '../../shop/accounts/viewer.ts';
import { clientAddress } from '../http/client-address.ts';
import { etagOf, isHeld } from '../http/etag.ts';
import { sendText } from '../http/send-text.ts';
import { findAnswer, type ShopWithCache, sendAnswer } from './answer-cache.ts';
import { deviceOf } from './device-cookie.ts';
import type { Act, Asker, Call, Endpoint, Noting } from './endpoint.ts';
import { openPaces } from './pace.ts';
import { readRequest } from './read-request.ts';
import { notFound, Refusal } from './refusal.ts';
import { admitStaff } from './staff/admit-staff.ts';
import { answerTo } from './staff/answer-refused.ts';
import { keepStaffToken } from './staff/staff-cookie.ts';
import { staffDoor } from './staff/staff-door.ts';

/** Seconds after which to come again where too many asked at once, or the database is away. */
const RETRY_AFTER = 5;

/** Serves the endpoints: parse, authorise, call, answer; the one place that speaks HTTP. */
export function serve(endpoints: Endpoint[], shop: ShopWithCache) {
  const app = new Hono<{ Bindings: { shown?: Set<Tag> } }>();
  const paceOf = openPaces(shop);
  app.use('/staff/*', staffDoor(shop));
  for (const { operation, handle } of endpoints) {
    const inTurn = paceOf(operation);
    app.on(operation.method.toUpperCase(), routePath(operation), async (c) => {
      const locale = localeOf(c);
      const viewer =
        operation.access === 'staff'
          ? await admitStaff(c, shop, operation)
          : await identify(
              operation.cache === 'shared' ? shop.reading : shop.db,
              tokenIn(c.req.header('authorization')),
            );
      if (viewer instanceof Refusal) return answerRefusal(c, viewer, locale);
      if (operation.access === 'customer' && viewer.kind === 'guest') {
        return answerRefusal(c, new Refusal(401, 'ERROR.UNAUTHENTICATED'), locale);
      }
      const asker: Asker = {
        address: clientAddress(c, shop.config.trustProxy),
        header: (name) => c.req.header(name),
      };
      const run = async (signal: AbortSignal, { shown, eachTime }: Noting) => {
        const parsed = await readRequest(c, operation);
        if (parsed instanceof Refusal) return parsed;
        const call = {
          ...parsed,
          ...asker,
          locale,
          viewer,
          shown,
          eachTime,
          device: deviceOf(c, shop),
          keepStaffToken: (token) => keepStaffToken(c, shop, token),
        } as Call<Operation>;
        const isPart = c.env?.shown !== undefined;
        const result = await inTurn({ viewer, signal, isPart }, () => handle(call)).catch(refused);
        if (result instanceof Refused) return answerTo(result);
        return result === null && operation.status !== 204 ? notFound() : result;
      };
      if (operation.cache === 'shared' && viewer.kind !== 'staff') {
        const asked = { viewer: viewerKey(viewer), locale };
        const found = await findAnswer(shop.answers, c, asked, run);
        if (found instanceof Refusal) return answerRefusal(c, found, locale);
        for (const tag of found.shown) c.env?.shown?.add(tag);
        for (const act of found.acts) act(asker);
        return sendAnswer(c, found, asked.viewer);
      }
      const noting = { shown: new Set<Tag>(), eachTime: (act: Act) => act(asker) };
      const result = await run(c.req.raw.signal, noting);
      if (result instanceof Refusal) return answerRefusal(c, result, locale);
      if (result instanceof Response) return result;
      return answerOwn(c, operation, result);
    });
  }
  for (const path of new Set(endpoints.map(({ operation }) => routePath(operation)))) {
    app.all(path, (c) => detail(c, 405, 'ERROR.METHOD_NOT_ALLOWED'));
  }
  app.all('*', (c) => detail(c, 404, 'ERROR.NOT_FOUND'));
  app.onError((error, c) => {
    if (error instanceof AccountClosed) return answerRefusal(c, closed(error), localeOf(c));
    // Whoever asked has gone: nobody reads the answer.
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
    const isBusy = error instanceof Busy;
    if (!isBusy) log.error('API', error, { method: c.req.method, route: routeOf(c) });
    const isPassing = isBusy || isDatabaseDown(error) || error instanceof MediaAway;
    if (isPassing) c.header('Retry-After', String(RETRY_AFTER));
    return detail(c, isPassing ? 503 : 500, 'ERROR.UNAVAILABLE');
  });
  return app;
}

/** What a verb refused, thrown where more was to be done afterwards. */
function refused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  throw error;
}

const localeOf = (c: Context) => parseAcceptLanguage(c.req.header('accept-language'));

/** Blocked or erased while the request was on its way: nothing of it was written. */
const closed = ({ reason }: AccountClosed) =>
  reason === 'blocked'
    ? new Refusal(403, 'ERROR.ACCOUNT_BLOCKED')
    : new Refusal(401, 'ERROR.UNAUTHENTICATED');

/** Without the last slash: the application takes addresses with and without it. */
const routePath = (operation: Operation) =>
  operation.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');

/** For the one who asked, and nobody else. */
function answerOwn(c: Context, operation: Operation, result: unknown) {
  const status = operation.status ?? 200;
  if (operation.method !== 'get') c.header('Cache-Control', 'no-store');
  if (status === 204) return c.body(null, 204);
  const body = Buffer.from(JSON.stringify(result));
  c.header('Content-Type', 'application/json; charset=utf-8');
  if (operation.method === 'get') {
    const etag = etagOf(body);
    c.header('ETag', etag);
    c.header('Vary', 'Authorization, Accept-Language');
    c.header('Cache-Control', 'private, no-store');
    if (isHeld(c.req.header('if-none-match'), etag)) return c.body(null, 304);
  }
  return sendText(c, body, status);
}

function answerRefusal(c: Context, refusal: Refusal, locale: Locale) {
  c.header('Cache-Control', 'no-store');
  const { retry_after } = refusal.extra;
  if (retry_after !== undefined) c.header('Retry-After', String(retry_after));
  if (refusal.fields) {
    const spoken = Object.entries(refusal.fields).map(([field, keys]) => [
      field,
      keys.map((key) => staffMessage(key, locale)),
    ]);
    return sendJson(c, Object.fromEntries(spoken), refusal.status);
  }
  return sendJson(
    c,
    { detail: staffMessage(refusal.message, locale, refusal.values), ...refusal.extra },
    refusal.status,
  );
}

function detail(c: Context, status: 404 | 405 | 500 | 503, key: StaffMessageKey) {
  c.header('Cache-Control', 'no-store');
  const locale = localeOf(c);
  return sendJson(c, { detail: staffMessage(key, locale) }, status);
}

function sendJson(c: Context, value: object, status: ContentfulStatusCode) {
  c.header('Content-Type', 'application/json');
  return sendText(c, Buffer.from(JSON.stringify(value)), status);
}
