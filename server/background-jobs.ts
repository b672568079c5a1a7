import { forgetExpired } from './accounts/forget-expired.ts';
import { countPopularity } from './catalogue/count-popularity.ts';
import { forgetChanges } from './changes/change.ts';
import type { Config } from './config.ts';
import { forgetContactRequests } from './content/forget-contact-requests.ts';
import { listen } from './database/listen.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { forgetSentMails } from './mail/queries.ts';
import { createTransport } from './mail/transport.ts';
import type { openShop } from './open-shop.ts';
import { composeOrderMail } from './orders/order-mails.ts';
import { forgetOrderKeys } from './orders/queries.ts';
import { forgetOrderViewers } from './orders/staff/viewers.ts';
import { retrying } from './pacing/retrying.ts';
import type { Shop } from './shop.ts';
import { forgetExpiredStaff } from './staff/forget-expired-staff.ts';

const HOUR = 3_600_000;
const LOOK_EVERY = 3_000;

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
  const notices = await listen(databaseUrl, {
    shop_mail: () => mail.wake(),
    shop_changes: followNow,
  });
  // A lost notice, or a connection that died unnoticed, costs seconds.
  const looking = setInterval(followNow, LOOK_EVERY);
  const clean = (forgetting: Promise<unknown>) =>
    forgetting.catch((error) => console.error(`could not forget: ${error}`));
  const cleaning = setInterval(() => {
    clean(forgetExpired(shop.db));
    clean(forgetExpiredStaff(shop));
    clean(forgetContactRequests(shop));
    clean(forgetChanges(shop.db));
    clean(forgetSentMails(shop.db));
    clean(forgetOrderKeys(shop.db));
    clean(forgetOrderViewers(shop.db));
    clean(countPopularity(shop.db));
  }, HOUR);
  return {
    async stop() {
      clearInterval(cleaning);
      clearInterval(looking);
      opened.changes.stop();
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
