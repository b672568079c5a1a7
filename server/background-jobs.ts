import { forgetChanges } from './base/changes/change.ts';
import type { Config } from './base/config/config.ts';
import { listen } from './base/database/listen.ts';
import { openJobRunner } from './base/jobs/job-runner.ts';
import { executeInThread } from './base/jobs/job-thread.ts';
import { forgetJobs } from './base/jobs/queries.ts';
import { log } from './base/log/log.ts';
import { startMailWorker } from './base/mail/mail-worker.ts';
import { forgetSentMails } from './base/mail/queries.ts';
import { createTransport } from './base/mail/transport.ts';
import { removeUnusedFiles } from './base/media/remove-orphans.ts';
import { coalescing } from './base/pacing/coalescing.ts';
import { retrying } from './base/pacing/retrying.ts';
import type { openShop } from './open-shop.ts';
import { forgetExpired } from './shop/accounts/forget-expired.ts';
import { countPopularity } from './shop/catalogue/count-popularity.ts';
import { applyDuePriceChanges } from './shop/catalogue/price-changes/apply-due.ts';
import { everyJob } from './shop/every-job.ts';
import { forgetRuns } from './shop/exchange/runs.ts';
import { forgetImports } from './shop/import/import-runs.ts';
import { forgetContactRequests } from './shop/messages/forget-contact-requests.ts';
import { composeOrderMail } from './shop/order-letters/compose-order-mail.ts';
import { forgetOrderKeys } from './shop/orders/order-key.ts';
import { indexOrderSearch } from './shop/orders/order-search.ts';
import { forgetOrderViewers } from './shop/orders/staff/viewers.ts';
import { countSales } from './shop/sales/count-sales.ts';
import { forgetSearches } from './shop/search/log/search-counter.ts';
import type { Shop } from './shop/shop.ts';
import { forgetExpiredStaff } from './shop/staff/forget-expired-staff.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LOOK_EVERY = 3_000;
const COUNT_SEARCHES_EVERY = 5_000;
const COUNT_SALES_EVERY = 60_000;
const INDEX_ORDERS_EVERY = 10_000;
/** More often than a proxy gives up a connection on which nothing comes. */
const BEAT_EVERY = 20_000;

/** What goes on beside requests: sending mail, hearing of changes, forgetting what expired. */
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
  // A lost notice, or a connection that died unnoticed, costs seconds.
  const looking = setInterval(followNow, LOOK_EVERY);
  // What was to happen while the shop was closed happens now.
  const applyPrices = coalescing(() =>
    applyDuePriceChanges(shop).then(
      () => {},
      (error) => log.error('could not apply price changes', error),
    ),
  );
  applyPrices();
  const pricing = setInterval(applyPrices, LOOK_EVERY);
  const clean = (forgetting: Promise<unknown>) =>
    forgetting.catch((error) => log.error('could not forget', error));
  const cleaning = setInterval(() => {
    clean(forgetExpired(shop.db));
    clean(forgetExpiredStaff(shop));
    clean(forgetContactRequests(shop));
    clean(forgetChanges(shop.db));
    clean(forgetSentMails(shop.db));
    clean(forgetOrderKeys(shop.db));
    clean(forgetOrderViewers(shop.db));
    clean(countPopularity(shop.db));
    clean(forgetSearches(shop.db));
    clean(forgetRuns(shop.db));
    clean(forgetJobs(shop.db));
    clean(forgetImports(shop.db));
  }, HOUR);
  const every = (milliseconds: number, what: string, work: () => Promise<unknown>) =>
    setInterval(() => work().catch((error) => log.error(`could not ${what}`, error)), milliseconds);
  let tidiedAt = 0;
  // Once a day, and also where no process lives that long.
  const tidy = async () => {
    if (Date.now() - tidiedAt < DAY) return;
    await removeUnusedFiles(shop);
    tidiedAt = Date.now();
  };
  const recurring = [
    every(COUNT_SEARCHES_EVERY, 'count searches', () => shop.searches.flush(shop.db)),
    every(COUNT_SALES_EVERY, 'count sales', () => countSales(shop.db)),
    every(INDEX_ORDERS_EVERY, 'index orders', () => indexOrderSearch(shop.db)),
    every(BEAT_EVERY, 'look after open screens', shop.live.beat),
    every(HOUR, 'remove unused files', tidy),
  ];
  return {
    /** Once the shop is open: nobody waits at its door for what can be done later. */
    runJobs: runner.open,
    async stop() {
      clearInterval(cleaning);
      clearInterval(looking);
      for (const timer of recurring) clearInterval(timer);
      clearInterval(pricing);
      await runner.stop();
      opened.changes.stop();
      // What was searched in the last seconds; a database that is away keeps nobody here.
      await shop.searches
        .flush(shop.db, { isLast: true })
        .catch((error) => log.error('could not count searches', error));
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
