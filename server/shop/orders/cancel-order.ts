import { Refused } from '../../base/changes/refused.ts';
import type { Shop } from '../shop.ts';
import { changeStatus } from './change-status.ts';

type Outcome = 'cancelled' | 'missing' | 'too-late';

/**
 * By the customer whose order it is, while the shop has not begun with it. Who cancels again, or
 * twice at once, has what they wanted.
 */
export async function cancelOrder(
  shop: Shop,
  orderId: string,
  customerId: number,
): Promise<Outcome> {
  const done = await changeStatus(shop, `customer:${customerId}`, orderId, {
    to: 'cancelled',
    ownerId: customerId,
  });
  if (!(done instanceof Refused)) return 'cancelled';
  if (done.refusal.kind === 'missing') return 'missing';
  if (done.refusal.kind !== 'invalid') throw done;
  // A cancelled order stays so: what is read after the refusal is what was refused.
  const { status } = await shop.db
    .selectFrom('customer_order')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return status === 'cancelled' ? 'cancelled' : 'too-late';
}
