import cluster from 'node:cluster';
import { readConfig } from './base/config/config.ts';
import { log, openLog } from './base/log/log.ts';
import { runProcesses } from './run-processes.ts';
import { prepareReader } from './shop/product-index/load-base.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const closing = stopOnSignal();

async function main() {
  const config = readConfig(process.env);
  await openLog(config);
  // Node writes it too, for people.
  if (config.logFormat === 'json') {
    process.on('uncaughtExceptionMonitor', (error) => log.error('the process ends', error));
  }
  if (config.processes > 1 && cluster.isPrimary) {
    const processes = runProcesses(config, closing);
    closing.add('processes', processes.stop);
    return;
  }
  prepareReader();
  // Whoever only looks after processes does without the shop.
  const { serveShop } = await import('./serve-shop.ts');
  await serveShop(config, closing);
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  return closing.end(1);
});
