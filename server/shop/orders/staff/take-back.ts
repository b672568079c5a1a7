import { mayTakeBack } from '../../../../contract/order-transitions.ts';
import type { GoodsReturn } from '../../../../contract/staff/orders/forms.ts';
import { type Actor, change } from '../../../base/changes/change.ts';
import { invalid } from '../../../base/changes/refused.ts';
import { receiveReturn } from '../../catalogue/stock/come-back.ts';
import type { Shop } from '../../shop.ts';
import { lockOrder } from '../lock-order.ts';
import { saveOrder } from '../save-order.ts';
import { partsNamed } from './parts-named.ts';

/** What came back of what was sent: it is in the stock again, and nothing else changes. */
export const takeBack = (
  shop: Pick<Shop, 'db'>,
  actor: Actor,
  orderId: string,
  { version: seen, lines, note }: GoodsReturn,
) =>
  change(shop.db, actor, async (changing) => {
    const order = await lockOrder(changing, orderId, { seen });
    if (!mayTakeBack(order)) throw invalid({ lines: ['STAFF.ORDER_STEP'] });
    const parts = await partsNamed(changing.trx, orderId, lines, {
      atMost: ({ sent, returned }) => sent - returned,
      beyond: 'STAFF.ORDER_NOT_THAT_MUCH_BACK',
    });
    for (const { line_id, quantity } of parts) {
      await changing.trx
        .updateTable('order_line')
        .set(({ eb }) => ({ returned: eb('returned', '+', quantity) }))
        .where('id', '=', line_id)
        .execute();
    }
    await saveOrder(changing, order, {
      fields: {},
      event: { kind: 'returned', after: { lines: parts }, text: note },
    });
    await receiveReturn(changing, orderId, parts);
  });
