import type { Transaction } from 'kysely';
import { defaultLocale } from '../../contract/locale.ts';
import type { Order } from '../../contract/shapes/order.ts';
import type { Tables } from '../database/tables.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { readSender } from '../mail/read-sender.ts';
import { orderConfirmation } from '../mail/templates/order-confirmation.ts';
import { orderNotice } from '../mail/templates/order-notice.ts';
import type { Shop } from '../shop.ts';

/** Tells the customer in the customer's language and the shop in its own. */
export async function queueOrderMails(
  shop: Shop,
  trx: Transaction<Tables>,
  order: { forCustomer: Order; forShop: Order },
) {
  const { forCustomer, forShop } = order;
  const sender = await readSender(trx, shop, forCustomer.lang);
  await queueMail(trx, {
    kind: 'order-confirmation',
    recipient: forCustomer.email,
    ...orderConfirmation({ order: forCustomer, ...sender }),
  });
  const shopAddress = sender.identity.emails[0];
  if (!shopAddress) return;
  await queueMail(trx, {
    kind: 'order-notice',
    recipient: shopAddress,
    ...orderNotice({ order: forShop, ...sender, locale: defaultLocale }),
  });
}
