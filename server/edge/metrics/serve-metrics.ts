import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { log } from '../../base/log/log.ts';
import type { openMetrics } from './metrics.ts';

type Place = { host: string; port: number };

/** Metrics on a port of their own, which no proxy leads to. */
export async function serveMetrics(
  { text, contentType }: Pick<ReturnType<typeof openMetrics>, 'text' | 'contentType'>,
  { host, port }: Place,
) {
  const server = createServer(async (req, res) => {
    if (req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    try {
      const body = await text();
      res.writeHead(200, { 'Content-Type': contentType }).end(body);
    } catch (error) {
      log.error('metrics', error);
      res.writeHead(500).end();
    }
  });
  // Its own even among processes that share the shop's port.
  server.listen({ port, host, exclusive: true });
  await once(server, 'listening').catch((error) => {
    throw new Error(`Metrics cannot be told on ${host}:${port} (METRICS_PORT): ${error.message}.`);
  });
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
