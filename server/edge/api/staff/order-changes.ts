import type { Locale } from '../../../../contract/locale.ts';
import * as operations from '../../../../contract/staff/operations/order-changes.ts';
import { permissionFor } from '../../../../contract/staff/orders/queries.ts';
import type { StaffOrder } from '../../../../contract/staff/orders/shapes.ts';
import { may } from '../../../../contract/staff/permissions.ts';
import type { Actor } from '../../../base/changes/change.ts';
import { Refused } from '../../../base/changes/refused.ts';
import { changeStatus } from '../../../shop/orders/change-status.ts';
import { addNote } from '../../../shop/orders/staff/add-note.ts';
import { changeContact } from '../../../shop/orders/staff/change-contact.ts';
import { changeLines } from '../../../shop/orders/staff/change-lines.ts';
import { changePayment } from '../../../shop/orders/staff/change-payment.ts';
import { changeResponsible } from '../../../shop/orders/staff/change-responsible.ts';
import { foreseeSums } from '../../../shop/orders/staff/foresee-sums.ts';
import { changeParcel, sendParcel, withdrawParcel } from '../../../shop/orders/staff/parcels.ts';
import { takeBack } from '../../../shop/orders/staff/take-back.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { notFound, Refusal } from '../refusal.ts';
import { orRefusal } from './answer-refused.ts';
import { wholeOrder } from './whole-order.ts';

type Caller = { viewer: { id: number }; params: { id: string }; locale: Locale };

const actorOf = ({ id }: { id: number }): Actor => `staff:${id}`;

export function staffOrderChanges(shop: Shop): Endpoint[] {
  /** What was refused, or the order as it is now. */
  const orderAfter = async (done: unknown, call: Caller): Promise<StaffOrder | Refusal> =>
    done instanceof Refused ? orRefusal<never>(done) : wholeOrder(shop, call);

  return [
    endpoint(operations.changeOrderStatus, async (call) => {
      const { version: seen, status: to, reason } = call.body;
      if (!may(call.viewer.role, permissionFor(to))) return new Refusal(403, 'ERROR.FORBIDDEN');
      const step = { to, seen, reason };
      return orderAfter(await changeStatus(shop, actorOf(call.viewer), call.params.id, step), call);
    }),
    endpoint(operations.changeOrderPayment, async (call) =>
      orderAfter(await changePayment(shop, actorOf(call.viewer), call.params.id, call.body), call),
    ),
    endpoint(operations.changeOrderLines, async (call) =>
      orderAfter(await changeLines(shop, actorOf(call.viewer), call.params.id, call.body), call),
    ),
    endpoint(operations.changeOrderContact, async (call) =>
      orderAfter(await changeContact(shop, actorOf(call.viewer), call.params.id, call.body), call),
    ),
    endpoint(operations.addOrderNote, async (call) =>
      orderAfter(await addNote(shop, actorOf(call.viewer), call.params.id, call.body.text), call),
    ),
    endpoint(operations.changeOrderResponsible, async (call) =>
      orderAfter(
        await changeResponsible(shop, actorOf(call.viewer), call.params.id, call.body),
        call,
      ),
    ),
    endpoint(operations.sendOrderParcel, async (call) =>
      orderAfter(await sendParcel(shop, actorOf(call.viewer), call.params.id, call.body), call),
    ),
    endpoint(operations.changeOrderParcel, async (call) => {
      const { id: orderId, parcel: parcelId } = call.params;
      const place = { orderId, parcelId };
      return orderAfter(await changeParcel(shop, actorOf(call.viewer), place, call.body), call);
    }),
    endpoint(operations.takeOrderBack, async (call) =>
      orderAfter(await takeBack(shop, actorOf(call.viewer), call.params.id, call.body), call),
    ),
    endpoint(
      operations.foreseeOrderSums,
      async ({ params, body }) => (await foreseeSums(shop, params.id, body)) ?? notFound(),
    ),
    endpoint(operations.withdrawOrderParcel, async (call) => {
      const { id: orderId, parcel: parcelId } = call.params;
      const place = { orderId, parcelId };
      return orderAfter(await withdrawParcel(shop, actorOf(call.viewer), place, call.body), call);
    }),
  ];
}
