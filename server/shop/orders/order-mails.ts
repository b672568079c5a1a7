import { stepMails } from '../../../contract/staff/mails.ts';
import type { Changing } from '../../base/changes/change.ts';
import type { Trx } from '../../base/database/connect.ts';
import { queueOrderMails } from '../../base/mail/queue-mail.ts';
import type { Settings } from '../../base/settings/settings.ts';
import type { CustomerRow } from '../accounts/queries.ts';
import type { Shop } from '../shop.ts';
import type { OrderRow } from './lock-order.ts';
import { writeOrderEvent } from './order-events.ts';
import { recipientsOf } from './order-recipients.ts';

/** To the customer and to the shop. What the mails say is written when they leave. */
export async function queueNewOrderMails(
  shop: Shop,
  trx: Trx,
  { id, email: typed }: { id: string; email: string },
  customer: Pick<CustomerRow, 'id' | 'email' | 'email_confirmed_at'>,
): Promise<void> {
  const [shopAddress = ''] = shop.settings().identity.emails;
  const recipients = await recipientsOf(shop, trx, { customer, typed });
  await queueOrderMails(trx, id, [
    ...recipients.map((recipient) => ({ kind: 'order-confirmation' as const, recipient })),
    ...(shopAddress === '' ? [] : [{ kind: 'order-notice' as const, recipient: shopAddress }]),
  ]);
}

/** The steps of an order that its customer gets a mail about, unless a setting says no. */
type ToldStep = keyof Settings['order_mails'];

/** Queues the mail about a step, with word of it in the timeline. Who has no e-mail gets none. */
export async function tellCustomer(
  shop: Pick<Shop, 'settings'>,
  { trx, actor }: Changing,
  {
    id: orderId,
    email: typed,
    customer_id: customerId,
  }: Pick<OrderRow, 'id' | 'email' | 'customer_id'>,
  step: ToldStep,
) {
  if (!shop.settings().order_mails[step]) return;
  const customer = await trx
    .selectFrom('customer')
    .select(['id', 'email', 'email_confirmed_at'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const kind = stepMails[step];
  const byStaff = !actor.startsWith('customer:');
  for (const recipient of await recipientsOf(shop, trx, { customer, typed, byStaff })) {
    const [mail] = await queueOrderMails(trx, orderId, [{ kind, recipient }]);
    await writeOrderEvent(
      trx,
      { orderId, actor },
      { kind: 'mail', after: { kind, recipient, mail: mail?.id } },
    );
  }
}
