import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { log } from '../../base/log/log.ts';
import { asPartOf, type WatchedRequest } from '../../base/log/watched-request.ts';

export type Answered = {
  method: string;
  route: string;
  status: number;
  seconds: number;
  cache: WatchedRequest['cache'];
};

type Means = { trustProxy: number; onAnswer: (answered: Answered) => void };

/** Files and pictures: there is nothing to tell about them, and they are many. */
const FILES = /^\/(media|assets)\//;

const ID = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * Sees every request from outside: gives it an id, writes its line of the log, and tells the browser
 * what the answer took.
 */
export function watchRequests({ trustProxy, onAnswer }: Means): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now();
    const request = newRequest(c.req.header('X-Request-Id'), trustProxy);
    await asPartOf(request, next);
    const ms = performance.now() - began;
    const isFile = FILES.test(c.req.path);
    const { method } = c.req;
    if (!isFile) {
      c.res.headers.set('X-Request-Id', request.id);
      // Of anything but pages and reads of the catalogue: of a login it would tell whether there is
      // such an account.
      if (request.cache !== null) c.res.headers.set('Server-Timing', timingOf(request, ms));
    }
    const { status } = c.res;
    const route = request.route ?? (isFile ? fileRoute(c.req.path) : routePath(c));
    tell(request, { method, route, status, ms }, onAnswer);
  };
}

/** Its id comes from the proxy in front, where one sends it, or is made now. */
export const newRequest = (givenId: string | undefined, trustProxy: number): WatchedRequest => ({
  id: trustProxy > 0 && givenId !== undefined && ID.test(givenId) ? givenId : randomUUID(),
  route: null,
  statements: 0,
  databaseMs: 0,
  renderMs: 0,
  cache: null,
});

type LoggedRequest = Pick<Answered, 'method' | 'route' | 'status'> & { ms: number };

/** To the log and to the metrics. */
export function tell(
  { id, statements, cache }: WatchedRequest,
  { method, route, status, ms }: LoggedRequest,
  onAnswer: Means['onAnswer'],
) {
  log.request({ id, method, route, status, ms: tenths(ms), statements });
  onAnswer({ method, route, status, seconds: ms / 1000, cache });
}

const fileRoute = (path: string) => (path.startsWith('/media/') ? '/media/*' : '/assets/*');

const tenths = (ms: number) => Math.round(ms * 10) / 10;

/** As the developer tools of browsers show it. */
export function timingOf({ statements, databaseMs, renderMs, cache }: WatchedRequest, ms: number) {
  let timing = `app;dur=${tenths(ms)}, db;dur=${tenths(databaseMs)};desc="${statements}"`;
  if (renderMs > 0) timing += `, render;dur=${tenths(renderMs)}`;
  if (cache !== null) timing += `, cache;desc=${cache}`;
  return timing;
}
