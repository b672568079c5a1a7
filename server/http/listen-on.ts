import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Config } from '../config.ts';
import { whileServing } from '../pacing/serving.ts';

const GRACE = 5_000;

/** Who begins a request and does not go on holds nobody else up: milliseconds. */
const bounds = {
  headersTimeout: 15_000,
  // A supplier's table of 64 MB over a slow line; other bodies have less, see read-request.ts.
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
};

/** Sees requests before the shop does, as Vite's; calls `next` for those it leaves to the shop. */
export type NodeMiddleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Answers on the configured port; `close` lets running requests finish. */
export async function listenOn(
  app: Hono,
  config: Pick<Config, 'host' | 'port'> & Partial<Pick<Config, 'maxConnections'>>,
  middleware?: NodeMiddleware,
) {
  const shop = getRequestListener((request, env) => whileServing(() => app.fetch(request, env)));
  const server = createServer(
    bounds,
    middleware ? (req, res) => middleware(req, res, () => shop(req, res)) : shop,
  );
  if (config.maxConnections) server.maxConnections = config.maxConnections;
  server.listen(config.port, config.host);
  await once(server, 'listening').catch((error) => {
    throw new Error(explain(error, config));
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), GRACE).unref();
      return closed;
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
