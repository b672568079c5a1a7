import type { StaffOperation } from '../../../../contract/operation.ts';
import * as operations from '../../../../contract/staff/operations/order-changes.ts';
import { permissionFor } from '../../../../contract/staff/orders/queries.ts';
import { may } from '../../../../contract/staff/permissions.ts';
import type { Actor } from '../../../base/changes/change.ts';
import { done } from '../../../base/changes/refused.ts';
import { changeStatus } from '../../../shop/orders/change-status.ts';
import { correctMoney, giveCredit, noteMoney } from '../../../shop/orders/money/note-money.ts';
import { addNote } from '../../../shop/orders/staff/add-note.ts';
import { changeContact } from '../../../shop/orders/staff/change-contact.ts';
import { changeLines } from '../../../shop/orders/staff/change-lines.ts';
import { changeResponsible } from '../../../shop/orders/staff/change-responsible.ts';
import { foreseeSums } from '../../../shop/orders/staff/foresee-sums.ts';
import { changeParcel, sendParcel, withdrawParcel } from '../../../shop/orders/staff/parcels.ts';
import { takeBack } from '../../../shop/orders/staff/take-back.ts';
import type { Shop } from '../../../shop/shop.ts';
import { type Call, type Endpoint, endpoint } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';
import { actorOf } from './staff-endpoints.ts';
import { wholeOrder } from './whole-order.ts';

export function staffOrderChanges(shop: Shop): Endpoint[] {
  /** What a verb makes of an order: the order as it is then. */
  const changing = <T extends StaffOperation>(
    operation: T,
    verb: (actor: Actor, call: Call<T>) => Promise<unknown>,
  ) =>
    endpoint<StaffOperation>(operation, async (call) => {
      done(await verb(actorOf(call.viewer), call as Call<T>));
      return wholeOrder(shop, call);
    });

  return [
    endpoint(operations.changeOrderStatus, async (call) => {
      const { version: seen, status: to, reason } = call.body;
      if (!may(call.viewer.role, permissionFor(to))) return new Refusal(403, 'ERROR.FORBIDDEN');
      done(await changeStatus(shop, actorOf(call.viewer), call.params.id, { to, seen, reason }));
      return wholeOrder(shop, call);
    }),
    changing(operations.noteOrderMoney, (actor, { params, body }) =>
      noteMoney(shop, actor, params.id, body),
    ),
    changing(operations.correctOrderMoney, (actor, { params, body }) =>
      correctMoney(shop, actor, { orderId: params.id, entryId: params.entry }, body),
    ),
    changing(operations.creditOrder, (actor, { params, body }) =>
      giveCredit(shop, actor, params.id, body),
    ),
    changing(operations.changeOrderLines, (actor, { params, body }) =>
      changeLines(shop, actor, params.id, body),
    ),
    changing(operations.changeOrderContact, (actor, { params, body }) =>
      changeContact(shop, actor, params.id, body),
    ),
    changing(operations.addOrderNote, (actor, { params, body }) =>
      addNote(shop, actor, params.id, body.text),
    ),
    changing(operations.changeOrderResponsible, (actor, { params, body }) =>
      changeResponsible(shop, actor, params.id, body),
    ),
    changing(operations.sendOrderParcel, (actor, { params, body }) =>
      sendParcel(shop, actor, params.id, body),
    ),
    changing(operations.changeOrderParcel, (actor, { params, body }) =>
      changeParcel(shop, actor, { orderId: params.id, parcelId: params.parcel }, body),
    ),
    changing(operations.withdrawOrderParcel, (actor, { params, body }) =>
      withdrawParcel(shop, actor, { orderId: params.id, parcelId: params.parcel }, body),
    ),
    changing(operations.takeOrderBack, (actor, { params, body }) =>
      takeBack(shop, actor, params.id, body),
    ),
    endpoint(operations.foreseeOrderSums, ({ params, body }) => foreseeSums(shop, params.id, body)),
  ];
}
