import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { readConfig } from './base/config/config.ts';
import { log, openLog } from './base/log/log.ts';
import { openExchangeDoor, releasesAround } from './exchange-door.ts';
import { type FromProcess, runProcesses } from './run-processes.ts';
import { prepareReader } from './shop/product-index/load-base.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const closing = stopOnSignal();

async function main() {
  const config = readConfig(process.env);
  await openLog(config);
  // Node writes it too, for people.
  if (config.logFormat === 'json') {
    process.on('uncaughtExceptionMonitor', (error) => log.error('the process ends', error));
  }
  const releases = releasesAround(root);
  if (cluster.isPrimary && (config.processes > 1 || releases)) {
    const processes = runProcesses(config, closing);
    closing.add('processes', processes.stop);
    if (releases) {
      const door = await openExchangeDoor(config, releases, processes.exchange);
      closing.add('the door of releases', door.close);
    }
    return;
  }
  prepareReader();
  // Whoever only looks after processes does without the shop.
  const { serveShop } = await import('./serve-shop.ts');
  await serveShop(config, closing);
}

main().catch(async (error) => {
  const why = error instanceof Error ? error.message : String(error);
  console.error(error instanceof Error ? why : error);
  await tell({ kind: 'failed', why });
  return closing.end(1);
});

/** To whoever looks after the processes, if this is one of several. */
const tell = (said: FromProcess) =>
  new Promise<void>((resolve) => {
    if (process.send) process.send(said, () => resolve());
    else resolve();
  });
