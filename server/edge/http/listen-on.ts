import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../../base/config/config.ts';
import { whileServing } from '../../base/pacing/serving.ts';

/** Milliseconds for what is under way when the shop closes. */
const PATIENCE = 20_000;

/** Milliseconds by which Node keeps an idle connection open for longer than it tells, and some more. */
const AS_TOLD = 2_000;

/** Who begins a request and does not go on holds nobody else up: milliseconds. */
const bounds = {
  headersTimeout: 15_000,
  // A supplier's table of 64 MB over a slow line; other bodies have less, see read-request.ts.
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
};

/** Sees requests before the shop does, as Vite's; calls `next` for those it leaves to the shop. */
export type NodeMiddleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

type Place = Pick<Config, 'host' | 'port'> &
  Partial<Pick<Config, 'maxConnections' | 'stopPatience'>>;

type Means = {
  middleware?: NodeMiddleware | undefined;
  /** From when it is aborted, every answer is the last one of its connection. */
  closing?: AbortSignal;
  /** How long a request may take to arrive, where that is not as usual. */
  arrival?: Partial<typeof bounds>;
};

/** Answers on the configured port; `close` lets running requests finish. */
export async function listenOn(
  app: Hono,
  config: Place,
  { middleware, closing, arrival }: Means = {},
) {
  const shop = getRequestListener(
    (request, env) => {
      const answer = () => app.fetch(request, env);
      // 1C waits for the very work that gives way to requests.
      return /\/1c_exchange(\.php)?(\?|$)/.test(request.url) ? answer() : whileServing(answer);
    },
    // Of a request in HTTP/1.0, which need not say it: so HAProxy asks how we are.
    { hostname: 'localhost' },
  );
  const underWay = new Set<ServerResponse>();
  const serve: RequestListener = (req, res) => {
    if (closing?.aborted) res.shouldKeepAlive = false;
    else underWay.add(res);
    res.once('close', () => underWay.delete(res));
    if (middleware) middleware(req, res, () => shop(req, res));
    else shop(req, res);
  };
  closing?.addEventListener('abort', () => {
    for (const res of underWay) res.shouldKeepAlive = false;
  });
  const server = createServer({ ...bounds, ...arrival }, serve);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  if (config.maxConnections) server.maxConnections = config.maxConnections;
  server.listen(config.port, config.host);
  await once(server, 'listening').catch((error) => {
    throw new Error(explain(error, config));
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /**
     * Others listen on the port: takes no new connections, and lets those there are be used up.
     * Whoever keeps one open hears with the next answer that it was the last, or leaves it alone for
     * as long as it was told: it is never closed just as somebody asks something on it.
     */
    async leaveToOthers() {
      const gone = new Promise<void>((resolve) => server.once('close', () => resolve()));
      // The server's own way of closing ends idle connections at once.
      NetServer.prototype.close.call(server);
      await Promise.race([
        gone,
        sleep(server.keepAliveTimeout + AS_TOLD, undefined, { ref: false }),
      ]);
    },
    /** Takes no new connections, and cuts none on which something is asked, unless it takes too long. */
    async close() {
      // What has arrived on a connection that seems idle is read first.
      for (let turn = 0; turn < 2; turn += 1) await nextTurn();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Browsers open some in advance; Node would wait for their first words.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      const cut = setTimeout(() => server.closeAllConnections(), config.stopPatience ?? PATIENCE);
      await closed;
      clearTimeout(cut);
    },
  };
}

function explain(error: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>) {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken; stop what uses it or choose another: PORT=${port + 1} npm start.`;
    case 'EACCES':
      return `Port ${port} is not ours to use; choose one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}; check HOST.`;
    default:
      return `The shop cannot listen on ${host}:${port}: ${error.message}.`;
  }
}
