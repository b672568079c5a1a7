import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * The shop as `npm start` runs it, in a process of its own that tells how busy it is. Each message
 * is answered with what happened since the one before.
 */
const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
let processor = process.cpuUsage();

export type Watched = {
  /** Milliseconds of processor time, and the longest the event loop was held. */
  processor: number;
  heldFor: number;
  /** Bytes: now, and the most since it began. */
  memory: number;
  mostMemory: number;
};

process.on('message', () => {
  const { user, system } = process.cpuUsage(processor);
  const watched: Watched = {
    processor: (user + system) / 1000,
    heldFor: delay.max / 1e6,
    memory: process.memoryUsage.rss(),
    mostMemory: process.resourceUsage().maxRSS * 1024,
  };
  processor = process.cpuUsage();
  delay.reset();
  process.send?.(watched);
});

await import(new URL('../dist/shop/main.js', import.meta.url).href);
