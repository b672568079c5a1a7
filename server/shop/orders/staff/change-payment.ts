import { nextPayments, paidAfter, paymentNeedsNote } from '../../../../contract/order-money.ts';
import type { PaymentChange } from '../../../../contract/staff/orders/forms.ts';
import { type Actor, change } from '../../../base/changes/change.ts';
import { invalid } from '../../../base/changes/refused.ts';
import type { Shop } from '../../shop.ts';
import { lockOrder } from '../lock-order.ts';
import { promiseOncePaid } from '../promise-day.ts';
import { saveOrder } from '../save-order.ts';

/** Said by hand: that money came, is awaited, or went back. */
export const changePayment = (
  shop: Pick<Shop, 'db' | 'settings'>,
  actor: Actor,
  orderId: string,
  { version: seen, payment_status: to, note }: PaymentChange,
) =>
  change(shop.db, actor, async (changing) => {
    const order = await lockOrder(changing, orderId, { seen });
    const from = order.payment_status;
    if (!nextPayments(order).includes(to)) {
      throw invalid({ payment_status: ['STAFF.ORDER_STEP'] });
    }
    if (note === '' && paymentNeedsNote(from)) throw invalid({ note: ['VALIDATE.REQUIRED'] });
    const paid = paidAfter(order, to);
    await saveOrder(changing, order, {
      fields: {
        payment_status: to,
        paid,
        ...(to === 'paid' && (await promiseOncePaid(shop.settings(), changing.trx, order))),
      },
      event: {
        kind: 'payment',
        before: { payment_status: from, paid: order.paid },
        after: { payment_status: to, paid },
        text: note,
      },
    });
  });
