import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerFromCache, createApp } from './app.ts';
import { startBackgroundJobs } from './background-jobs.ts';
import type { Config } from './base/config/config.ts';
import { openDatabase } from './base/database/open-database.ts';
import { keepFiles } from './base/releases/kept-files.ts';
import { openBackOffice } from './edge/back-office/back-office.ts';
import { listenOn } from './edge/http/listen-on.ts';
import type { openMetrics } from './edge/metrics/metrics.ts';
import { filesToKeep } from './edge/pages/built-files.ts';
import type { Storefront } from './edge/pages/storefront.ts';
import { fillEmptyShop } from './fill-empty-shop.ts';
import { openShop } from './open-shop.ts';
import type { Shop } from './shop/shop.ts';
import { firstOwnerLink } from './shop/staff/first-owner-link.ts';
import type { stopOnSignal } from './stop-on-signal.ts';

type Watched = Parameters<typeof openMetrics>[0];
type Closing = ReturnType<typeof stopOnSignal>;

/** Opens the shop and serves it, until it is told to close. */
export async function serveShop(config: Config, closing: Closing) {
  const opening = openDatabase(config);
  // Registered before it is open: a signal meanwhile must not leave PostgreSQL behind.
  closing.add('database', () =>
    opening.then(
      ({ close }) => close(),
      () => {},
    ),
  );
  // Until there are pages, none is kept.
  let storefront: Storefront | undefined;
  const openOnDatabase = async () => {
    const database = await opening;
    await fillEmptyShop(database.db, config);
    const opened = await openShop(database.db, config, {
      databaseUrl: database.directUrl,
      reading: database.reading,
      standby: database.standby,
      cachesAnswers: !config.dev,
      onChange: (tags) => storefront?.cache?.drop(tags),
      closing: closing.signal,
    });
    return { database, opened };
  };
  const openPages = async () => {
    storefront = await openStorefront(config);
    closing.add('storefront', storefront.close);
    return storefront;
  };
  const [{ database, opened }, pages] = await Promise.all([openOnDatabase(), openPages()]);
  const jobs = await startBackgroundJobs(opened, database.directUrl, config);
  closing.add('background jobs', jobs.stop);

  const metrics = await startMetrics(config, closing, {
    shop: opened.shop,
    index: opened.changes.state,
    pool: database.state,
    standby: database.standby,
    places: config,
  });
  const backOffice = await openBackOffice(config);
  // Before anybody has a page of this build: a process of another one may be asked for its files.
  await keepFiles(database.db, [
    ...(pages.filesDir ? filesToKeep(pages.filesDir) : []),
    ...(backOffice.filesDir ? filesToKeep(backOffice.filesDir, '/admin') : []),
  ]);
  const app = createApp(opened.shop, pages, backOffice, metrics?.observe);
  const server = await listenOn(app, config, {
    middleware: pages.middleware ?? answerFromCache(opened.shop, pages, metrics?.observe),
    closing: closing.signal,
  });
  closing.add('server', server.close);
  // Before the server, which waits for whoever listens.
  closing.add('open screens', opened.shop.live.close);
  // Until those who send requests here have heard that there should be no more.
  closing.add('last requests', () =>
    closing.isReplaced() ? server.leaveToOthers() : sleep(config.stopDelay),
  );
  jobs.runJobs();
  // Of several processes the first one speaks for all: a second link would end the first.
  if (cluster.isPrimary || cluster.worker?.id === 1) await greet(config, opened.shop);
}

async function greet(config: Config, shop: Shop) {
  const ownerLink = await firstOwnerLink(shop);
  console.log(`Cablaj is open at ${config.publicUrl}`);
  console.log(`Back office: ${ownerLink ?? `${config.publicUrl}/admin`}`);
  if (ownerLink)
    console.log('Whoever opens this link first becomes its owner; it holds for a day.');
}

/** From the sources in development, as built otherwise. */
async function openStorefront(config: Config) {
  if (config.dev) return (await import('./edge/pages/dev-storefront.ts')).openDevStorefront();
  return (await import('./edge/pages/built-storefront.ts')).openBuiltStorefront(config);
}

/** Read only where somebody collects them. */
async function startMetrics(
  { metricsPort: port, metricsHost: host }: Config,
  closing: Closing,
  means: Watched,
) {
  if (port === null) return null;
  const { openMetrics } = await import('./edge/metrics/metrics.ts');
  const { serveMetrics } = await import('./edge/metrics/serve-metrics.ts');
  const metrics = openMetrics(means);
  const served = await serveMetrics(metrics, { host, port });
  closing.add('metrics', served.close);
  return metrics;
}
