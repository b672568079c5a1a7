import { forgetExpired } from './accounts/forget-expired.ts';
import type { Config } from './config.ts';
import { listen } from './database/listen.ts';
import { keepReading } from './keep-reading.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { createTransport } from './mail/transport.ts';
import type { openShop } from './open-shop.ts';
import type { Storefront } from './pages/storefront.ts';
import type { Shop } from './shop.ts';

const HOUR = 3_600_000;

/** What goes on beside requests: sending mail, hearing of changes, forgetting what expired. */
export async function startWork(
  opened: Awaited<ReturnType<typeof openShop>>,
  storefront: Storefront,
  databaseUrl: string,
  config: Config,
) {
  const { shop } = opened;
  const from = () => senderOf(shop);
  const mail = startMailWorker({ db: shop.db, transport: createTransport({ ...config, from }) });
  const report = (error: unknown) => console.error(`could not forget what expired: ${error}`);
  const forgetPages = () => storefront.cache?.clear();
  const notices = await listen(databaseUrl, {
    shop_mail: () => mail.wake(),
    shop_settings: keepReading(() => opened.refreshSettings().then(forgetPages)),
    shop_directory: keepReading(() => opened.refreshDirectory().then(forgetPages)),
  });
  const cleaning = setInterval(() => forgetExpired(shop.db).catch(report), HOUR);
  return {
    async stop() {
      clearInterval(cleaning);
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
