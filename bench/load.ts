import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../server/base/database/embedded/start-embedded.ts';
import { isFair, p95, send, tabulate } from './load/crowd.ts';
import { makeTraffic, type Traffic } from './load/traffic.ts';
import type { Ask } from './load/visitors.ts';
import { databaseOf, openBenchShop } from './open-bench-shop.ts';
import { openWatchedShop, type WatchedShop, watch } from './watched-process.ts';

/**
 * Whether orders stay quick while more is asked for than the shop can do. A shop as a process of its
 * own gets the traffic of an ordinary day, and then `--connections` that ask for pages nobody has
 * kept. `--seconds` is the length of each part, `--products` the size of the catalogue, `--keep` a
 * folder in which the filled database stays. `--check` fails the run when a promise is broken.
 * WEB_CONCURRENCY sets the number of its processes, as for the shop itself.
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    connections: { type: 'string', default: '400' },
    keep: { type: 'string' },
    products: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '30' },
  },
});
const seconds = Number(options.seconds);
const products = Number(options.products);
const connections = Number(options.connections);
if (![seconds, products, connections].every((value) => value > 0)) {
  throw new Error('--seconds, --products and --connections take numbers.');
}

/** Under load, of the value in quiet: 95th percentile. */
const MOST_SLOWED = 5;
/** Milliseconds in which everybody is answered or asked to come again. */
const ANSWERED_IN = 2_000;
/** Of memory, from the middle of the flood to its end. */
const MOST_GROWN = 1.25;
const DAY_VISITORS = 20;
/** How long one of them looks at a page. */
const LOOKS_FOR = 250;
const HEALTH: Ask[] = [{ kind: 'health', path: '/health' }];
/** Between two questions of the one who watches. */
const WATCH_EVERY = 20;

const dataDir = options.keep
  ? resolve(options.keep)
  : await mkdtemp(join(tmpdir(), 'cablaj-load-'));
const server = await startEmbedded({ dataDir, throwaway: true });
try {
  const filled = await openBenchShop(server.url, dataDir, products);
  const traffic = await makeTraffic(filled);
  await filled.close();
  const shop = await openWatchedShop(databaseOf(server.url, products), dataDir);
  try {
    const broken = await measure(shop, traffic);
    for (const complaint of broken) console.log(complaint);
    if (options.check && broken.length > 0) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
} finally {
  await server.stop();
  if (!options.keep) await rm(dataDir, { recursive: true, force: true });
}

async function measure(shop: WatchedShop, traffic: Traffic): Promise<string[]> {
  const crowd = (asks: Ask[], many: number, pause = 0, share = 1) =>
    send({ url: shop.url, asks, connections: many, pause, milliseconds: seconds * 1000 * share });
  /** One who orders, one who fills a cart and one who asks how the shop is, one after the other. */
  const watchmen = () =>
    Promise.all([
      crowd(traffic.orders, 1, WATCH_EVERY),
      crowd(traffic.carts, 1, WATCH_EVERY),
      crowd(HEALTH, 1, WATCH_EVERY),
    ]);

  // So that what is made when it is first asked for is there.
  await crowd([...traffic.mixed.slice(0, 100), ...HEALTH], 4, 0, 0.3);
  const quiet = await watchmen();
  console.log('Quiet, milliseconds:');
  console.table(tabulate(quiet.flat(), seconds));

  const day = await crowd(traffic.mixed, DAY_VISITORS, LOOKS_FOR);
  console.log(`An ordinary day, ${DAY_VISITORS} at once:`);
  console.table(tabulate(day, seconds));
  await watch(shop);

  const flood = crowd(traffic.unkept, connections);
  const half = new Promise((passed) => setTimeout(passed, (seconds * 1000) / 2));
  const watching = watchmen();
  await half;
  const { memory: amid } = await watch(shop);
  const [flooded, underLoad] = await Promise.all([flood, watching]);
  const { memory: after, heldFor } = await watch(shop);
  console.log(`${connections} connections that ask for pages nobody kept:`);
  console.table(tabulate([...flooded, ...underLoad.flat()], seconds));
  const [mbAmid, mbAfter] = [amid, after].map((bytes) => Math.round(bytes / 1e6));
  console.log(
    `Memory ${mbAmid} MB amid, ${mbAfter} MB after; held for ${heldFor.toFixed(0)} ms at most`,
  );

  const [page, order] = await Promise.all([
    crowd(traffic.unkept, 1, 0, 0.1),
    crowd(traffic.orders, 1, 0, 0.1),
  ]);
  console.log('Right after:');
  console.table(tabulate([...page, ...order], seconds * 0.1));

  const broken: string[] = [];
  for (const [at, name] of (['order', 'cart', 'health'] as const).entries()) {
    const [before, now] = [p95(quiet[at] ?? []), p95(underLoad[at] ?? [])];
    const times = (now / before).toFixed(1);
    console.log(`${name}: p95 ${before.toFixed(1)} ms in quiet, ${now.toFixed(1)} ms under load`);
    if (!(now <= MOST_SLOWED * before)) broken.push(`${name}: ${times} times its quiet value`);
  }
  const everyone = [...flooded, ...underLoad.flat(), ...day, ...page, ...order];
  const late = everyone.filter(({ milliseconds }) => milliseconds > ANSWERED_IN).length;
  if (late > 0) broken.push(`${late} waited for more than ${ANSWERED_IN} ms`);
  const unfair = everyone.filter(({ status }) => !isFair(status)).length;
  if (unfair > 0) broken.push(`${unfair} were neither served nor asked to come again`);
  const lost = underLoad.flat().filter(({ status }) => status >= 300).length;
  if (lost > 0) broken.push(`${lost} orders, carts or looks at its health were refused`);
  if (after > MOST_GROWN * amid) broken.push(`memory grew from ${mbAmid} to ${mbAfter} MB`);
  if ([...page, ...order].some(({ status }) => status >= 300)) broken.push('no recovery');
  return broken;
}
