import type { Selectable } from 'kysely';
import type { Tables } from '../../base/database/tables.ts';
import { canBePaidTo } from '../../base/settings/payee.ts';
import type { Shop } from '../shop.ts';

type Head = Pick<
  Selectable<Tables['customer_order']>,
  'id' | 'status' | 'pay_method' | 'payment_status'
>;

/** Those of the orders that have a proforma, or can have one. */
export async function withProforma(shop: Shop, orders: Head[]): Promise<Set<string>> {
  const ids = orders.map(({ id }) => id);
  const issued = await shop.db
    .selectFrom('proforma')
    .select('order_id')
    .where('order_id', 'in', ids)
    .execute();
  const issuable = orders.filter((order) => canHaveProforma(shop, order));
  return new Set([...issued.map(({ order_id }) => order_id), ...issuable.map(({ id }) => id)]);
}

export const canHaveProforma = ({ settings }: Pick<Shop, 'settings'>, order: Omit<Head, 'id'>) =>
  order.pay_method === 'transfer' && !asksNothing(order) && canBePaidTo(settings());

/** Of a cancelled order nobody is asked for money, nor of one that is paid or paid back. */
export const asksNothing = ({ status, payment_status }: Pick<Head, 'status' | 'payment_status'>) =>
  status === 'cancelled' || payment_status === 'paid' || payment_status === 'refunded';
