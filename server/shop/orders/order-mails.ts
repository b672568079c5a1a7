import { stepMails } from '../../../contract/staff/mails.ts';
import type { Changing } from '../../base/changes/change.ts';
import type { Trx } from '../../base/database/connect.ts';
import { type OrderMails, queueOrderMails } from '../../base/mail/queue-mail.ts';
import type { Settings } from '../../base/settings/settings.ts';
import type { CustomerRow } from '../accounts/queries.ts';
import type { Shop } from '../shop.ts';
import type { OrderRow } from './lock-order.ts';
import { writeOrderEvent } from './order-events.ts';
import { ownBound, recipientsOf } from './order-recipients.ts';

/** To the customer and to the shop. What the mails say is written when they leave. */
export async function mailsOfNewOrder(
  shop: Shop,
  trx: Trx,
  order: { email: string },
  customer: Pick<CustomerRow, 'id' | 'email' | 'email_confirmed_at'>,
): Promise<OrderMails> {
  const [shopAddress = ''] = shop.settings().identity.emails;
  const told = { customerId: customer.id, account: customer.email, typed: order.email };
  const mails = [
    ...(await recipientsOf(shop, trx, told)).map((recipient) => ({
      kind: 'order-confirmation' as const,
      recipient,
    })),
    { kind: 'order-notice' as const, recipient: shopAddress },
  ].filter(({ recipient }) => recipient !== '');
  return { mails, bound: ownBound(shop, customer) };
}

/** The steps of an order that its customer is told of, unless a setting says no. */
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
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const kind = stepMails[step];
  const told = { customerId, account: customer.email, typed };
  // The shop's people flood nobody.
  const own = actor.startsWith('customer:') ? ownBound(shop, customer) : null;
  for (const recipient of await recipientsOf(shop, trx, told)) {
    const bound = recipient === own?.recipient ? own : null;
    const [queued] = await queueOrderMails(trx, orderId, { mails: [{ kind, recipient }], bound });
    if (!queued) continue;
    await writeOrderEvent(
      trx,
      { orderId, actor },
      { kind: 'mail', after: { kind, recipient, mail: queued.id } },
    );
  }
}
