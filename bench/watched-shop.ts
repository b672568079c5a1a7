import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * The shop as `npm start` runs it, in a process of its own that tells how busy it is, or in several
 * by WEB_CONCURRENCY. Each message is answered with what happened since the one before.
 */
const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
let processor = process.cpuUsage();

export type Watched = {
  /** How many serve. */
  processes: number;
  /** Milliseconds of processor time of all, and the longest the event loop of one was held. */
  processor: number;
  heldFor: number;
  /** Bytes of all: now, and the most since they began. */
  memory: number;
  mostMemory: number;
};

function own(): Watched {
  const { user, system } = process.cpuUsage(processor);
  const watched: Watched = {
    processes: cluster.isPrimary && Object.keys(cluster.workers ?? {}).length > 0 ? 0 : 1,
    processor: (user + system) / 1000,
    heldFor: delay.max / 1e6,
    memory: process.memoryUsage.rss(),
    mostMemory: process.resourceUsage().maxRSS * 1024,
  };
  processor = process.cpuUsage();
  delay.reset();
  return watched;
}

const listening = new Set<Worker>();
cluster.on('listening', (worker) => listening.add(worker));
cluster.on('exit', (worker) => listening.delete(worker));

async function ask(worker: Worker): Promise<Watched> {
  worker.send('tell');
  const [watched] = await once(worker, 'message');
  return watched;
}

const add = (sum: Watched, one: Watched): Watched => ({
  processes: sum.processes + one.processes,
  processor: sum.processor + one.processor,
  heldFor: Math.max(sum.heldFor, one.heldFor),
  memory: sum.memory + one.memory,
  mostMemory: sum.mostMemory + one.mostMemory,
});

process.on('message', async () => {
  const others = await Promise.all([...listening].map(ask));
  process.send?.(others.reduce(add, own()));
});

await import(new URL('../dist/shop/main.js', import.meta.url).href);
