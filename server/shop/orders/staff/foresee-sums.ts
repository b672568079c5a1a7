import { toLei } from '../../../../contract/money.ts';
import { openSum, owedBack } from '../../../../contract/order-money.ts';
import type { SumsRequest } from '../../../../contract/staff/orders/forms.ts';
import type { OrderSums } from '../../../../contract/staff/orders/shapes.ts';
import type { Shop } from '../../shop.ts';
import { nextSums } from './next-sums.ts';
import { foreseeLines } from './plan-lines.ts';

/** By how much an order would change, said before it is saved; null if there is no such order. */
export async function foreseeSums(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  orderId: string,
  { lines: wanted, delivery_type, city_id }: SumsRequest,
): Promise<OrderSums | null> {
  const order = await db
    .selectFrom('customer_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) return null;
  const { stored, lines } = await foreseeLines(db, orderId, wanted);
  const type = delivery_type ?? order.delivery_type;
  const district = city_id === undefined ? order.district_id : city_id;
  const way = { delivery_type: type, district_id: type === 'courier' ? district : null };
  const sums = nextSums(settings(), { ...order, lines: stored }, { ...way, lines });
  const then = { ...order, total: sums.total };
  return {
    delivery_fee: toLei(sums.delivery_fee),
    total: toLei(sums.total),
    total_now: toLei(order.total),
    to_pay: toLei(openSum(then)),
    owed_back: toLei(owedBack(then)),
  };
}
