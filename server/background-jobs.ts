import type { Config } from './base/config/config.ts';
import { listen } from './base/database/listen.ts';
import { openJobRunner } from './base/jobs/job-runner.ts';
import { executeInThread } from './base/jobs/job-thread.ts';
import { log } from './base/log/log.ts';
import { startMailWorker } from './base/mail/mail-worker.ts';
import { createTransport } from './base/mail/transport.ts';
import { coalescing } from './base/pacing/coalescing.ts';
import { retrying } from './base/pacing/retrying.ts';
import type { openShop } from './open-shop.ts';
import { applyDuePriceChanges } from './shop/catalogue/price-changes/apply-due.ts';
import { everyJob } from './shop/every-job.ts';
import { everyRecurring } from './shop/every-recurring.ts';
import { composeOrderMail } from './shop/order-letters/compose-order-mail.ts';
import type { Shop } from './shop/shop.ts';

/** What goes on beside requests: sending mail, hearing of changes, jobs, what recurs. */
export async function startBackgroundJobs(
  opened: Awaited<ReturnType<typeof openShop>>,
  databaseUrl: string,
  config: Config,
) {
  const { shop } = opened;
  const from = () => senderOf(shop);
  const mail = startMailWorker({
    db: shop.db,
    transport: createTransport({ ...config, from }),
    composeOrderMail: (kind, orderId) => composeOrderMail(shop, kind, orderId),
  });
  const followNow = retrying(opened.changes.follow);
  const runner = openJobRunner({
    shop,
    databaseUrl,
    jobs: everyJob,
    recurring: everyRecurring(shop),
    execute: executeInThread({
      jobs: new URL('./shop/every-job.ts', import.meta.url),
      databaseUrl,
      patience: config.databasePatience,
      config: shop.config,
    }),
  });
  const notices = await listen(databaseUrl, {
    shop_mail: () => mail.wake(),
    shop_changes: followNow,
    shop_live: shop.live.hear,
    shop_jobs: runner.wake,
  });
  const applyPrices = coalescing(() => applyDuePriceChanges(shop).then(() => {}));
  /** Of this process alone, or sooner than the clock of what recurs, which knows minutes. */
  const here: { what: string; seconds: number; work: () => Promise<unknown> }[] = [
    // A lost notice, or a connection that died unnoticed, costs seconds.
    { what: 'follow changes', seconds: 3, work: followNow },
    // Buyers see a price within seconds of the moment it was planned for.
    { what: 'apply price changes', seconds: 3, work: applyPrices },
    // They gather in this process.
    { what: 'count searches', seconds: 5, work: () => shop.searches.flush(shop.db) },
    // More often than a proxy gives up a connection on which nothing comes.
    { what: 'look after open screens', seconds: 20, work: shop.live.beat },
  ];
  const trying = (what: string, work: () => Promise<unknown>) => () =>
    work().catch((error) => log.error(`could not ${what}`, error));
  const timers = here.map(({ what, seconds, work }) =>
    setInterval(trying(what, work), seconds * 1_000),
  );
  // What was to happen while the shop was closed happens now.
  trying('apply price changes', applyPrices)();
  return {
    /** Once the shop is open: nobody waits at its door for what can be done later. */
    runJobs: runner.open,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await runner.stop();
      opened.changes.stop();
      // What was searched in the last seconds; a database that is away keeps nobody here.
      await trying('count searches', () => shop.searches.flush(shop.db, { isLast: true }))();
      await notices.close();
      await mail.stop();
    },
  };
}

/** As the settings have it now. */
function senderOf({ settings }: Shop) {
  const { name, emails } = settings().identity;
  return `"${name.replaceAll('"', '')}" <${emails[0] ?? 'shop@localhost'}>`;
}
