import cluster from 'node:cluster';
import { Hono } from 'hono';
import { listenOn } from '../server/edge/http/listen-on.ts';
import { openExchangeDoor, releasesAround } from '../server/exchange-door.ts';
import { runProcesses } from '../server/run-processes.ts';
import { stopOnSignal } from '../server/stop-on-signal.ts';

/** A shop that only says its version; it is run, exchanged and closed as the real one. */
export async function runVersion(version: string, root: string) {
  const place = {
    host: '127.0.0.1',
    port: Number(process.env.PORT),
    dataDir: process.env.DATA_DIR ?? '',
  };
  const closing = stopOnSignal();
  if (cluster.isPrimary) {
    const processes = runProcesses({ ...place, processes: 2, metricsPort: null }, closing);
    closing.add('processes', processes.stop);
    const door = await openExchangeDoor(place, releasesAround(root) ?? '', processes.exchange);
    closing.add('door', door.close);
    return;
  }
  if (version === 'broken') {
    process.send?.({ kind: 'failed', why: 'It has no prices.' }, () => process.exit(1));
    return;
  }
  const app = new Hono().all('/', (c) => c.text(version));
  const server = await listenOn(app, place, { closing: closing.signal });
  closing.add('server', server.close);
  closing.add('last requests', () => server.leaveToOthers());
}
