import { forgetExpired } from './accounts/forget-expired.ts';
import type { Config } from './config.ts';
import { forgetContactRequests } from './content/forget-contact-requests.ts';
import { listen } from './database/listen.ts';
import { startMailWorker } from './mail/mail-worker.ts';
import { createTransport } from './mail/transport.ts';
import type { openShop } from './open-shop.ts';
import type { Storefront } from './pages/storefront.ts';

const HOUR = 3_600_000;

/** What goes on beside requests: sending mail, hearing of changes, forgetting what expired. */
export async function startWork(
  opened: Awaited<ReturnType<typeof openShop>>,
  storefront: Storefront,
  databaseUrl: string,
  config: Config,
) {
  const { shop } = opened;
  const { name, emails } = shop.settings().identity;
  const from = `"${name.replaceAll('"', '')}" <${emails[0] ?? 'shop@localhost'}>`;
  const mail = startMailWorker({ db: shop.db, transport: createTransport({ ...config, from }) });
  const report = (error: unknown) => console.error(`could not read a change: ${error}`);
  const forgetPages = () => storefront.cache?.clear();
  const notices = await listen(databaseUrl, {
    shop_mail: () => mail.wake(),
    shop_settings: () => opened.refreshSettings().then(forgetPages, report),
    shop_directory: () => opened.refreshDirectory().then(forgetPages, report),
  });
  const cleaning = setInterval(() => {
    forgetExpired(shop.db).catch(report);
    forgetContactRequests(shop).catch(report);
  }, HOUR);
  return {
    async stop() {
      clearInterval(cleaning);
      await notices.close();
      await mail.stop();
    },
  };
}
