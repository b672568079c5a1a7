import { defaultLocale } from '../../contract/locale.ts';
import type { Trx } from '../database/connect.ts';
import type { MailKind, OrderMailKind } from '../database/tables.ts';
import type { Letter } from '../mail/letter.ts';
import { queueOrderMail } from '../mail/queue-mail.ts';
import { readSender } from '../mail/read-sender.ts';
import { orderConfirmation } from '../mail/templates/order-confirmation.ts';
import { orderNotice } from '../mail/templates/order-notice.ts';
import type { Shop } from '../shop.ts';
import { presentOrder } from './present-order.ts';
import { linesOf } from './queries.ts';

/** Tells the customer and the shop. What the mails say is written when they leave. */
export async function queueOrderMails(shop: Shop, trx: Trx, order: { id: string; email: string }) {
  await queueOrderMail(trx, order.id, 'order-confirmation', order.email);
  const [shopAddress] = shop.settings().identity.emails;
  if (shopAddress) await queueOrderMail(trx, order.id, 'order-notice', shopAddress);
}

type Template = { template: typeof orderConfirmation; isForShop: boolean };

const templates: Record<OrderMailKind, Template> & Partial<Record<MailKind, Template>> = {
  'order-confirmation': { template: orderConfirmation, isForShop: false },
  'order-notice': { template: orderNotice, isForShop: true },
};

/** Writes a mail about an order: to the customer in the customer's language, to the shop in its own. */
export async function composeOrderMail(
  shop: Shop,
  kind: MailKind,
  orderId: string,
): Promise<Letter> {
  const { template, isForShop } = templates[kind] ?? {};
  if (!template) throw new Error(`no mail of kind ${kind} is about an order`);
  const order = await shop.db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const locale = isForShop ? defaultLocale : order.locale;
  const lines = await linesOf(shop.db, [orderId]);
  const sender = await readSender(shop.db, shop, locale);
  return template({ order: presentOrder(order, lines, locale), ...sender });
}
