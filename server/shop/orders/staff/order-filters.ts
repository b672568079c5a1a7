import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { QueryOf } from '../../../../contract/operation.ts';
import type { exportOrdersFor1c } from '../../../../contract/staff/operations/orders.ts';
import type { Shop } from '../../shop.ts';

export type OrderFilters = QueryOf<typeof exportOrdersFor1c>;

/** Who asks, and how many days a parcel may lie before it has waited too long. */
export type Asking = { staffId: number; waitingDays: number };

export const askingOf = ({ settings }: Pick<Shop, 'settings'>, { id }: { id: number }): Asking => ({
  staffId: id,
  waitingDays: settings().pickup_waiting_days,
});

/** Spelled as the partial indexes are, which they need to be used by. */
export const unpaidTransfers = sql<SqlBool>`
  customer_order.pay_method = 'transfer'
  and customer_order.payment_status in ('unpaid', 'pending')
  and customer_order.status <> 'cancelled'
  and customer_order.awaiting is null`;

export const isOwedBack = sql<SqlBool>`customer_order.balance > 0`;
export const sumOwedBack = sql<number>`coalesce(sum(customer_order.balance), 0)::bigint`;

export const awaitingConfirmation = sql<SqlBool>`
  customer_order.awaiting is not null
  and customer_order.status = 'new'`;

export const waitingTooLong = (days: number) => sql<SqlBool>`
  customer_order.status = 'ready_for_pickup'
  and customer_order.status_since < now() - make_interval(days => ${days})`;

/** A day of the shop's calendar begins at its midnight. */
const startOf = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone 'Europe/Chisinau')`;

/** From the one day to the other, both within. */
export function periodOf(
  table: 'customer_order' | 'order_search',
  { from, to }: Pick<OrderFilters, 'from' | 'to'>,
): RawBuilder<SqlBool>[] {
  const at = sql.ref(`${table}.created_at`);
  return [
    ...(from === undefined ? [] : [sql<SqlBool>`${at} >= ${startOf(from)}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`${at} < ${startOf(to, 1)}`]),
  ];
}

/** What the list is narrowed to, but for the text, as conditions on customer_order. */
export function conditionsOf(
  filters: Omit<OrderFilters, 'search'>,
  { staffId, waitingDays }: Asking,
): RawBuilder<SqlBool>[] {
  const conditions = periodOf('customer_order', filters);
  for (const name of ['status', 'payment_state', 'delivery_type', 'pay_method'] as const) {
    const value = filters[name];
    if (value !== undefined) {
      conditions.push(sql<SqlBool>`customer_order.${sql.ref(name)} = ${value}`);
    }
  }
  const { responsible, only } = filters;
  if (responsible === 'nobody') {
    conditions.push(sql<SqlBool>`customer_order.responsible_id is null`);
  } else if (responsible !== undefined) {
    const id = responsible === 'me' ? staffId : responsible;
    conditions.push(sql<SqlBool>`customer_order.responsible_id = ${id}`);
  }
  if (only === 'unpaid-transfers') conditions.push(unpaidTransfers);
  if (only === 'owed-back') conditions.push(isOwedBack);
  if (only === 'awaiting') conditions.push(awaitingConfirmation);
  if (only === 'waiting') conditions.push(waitingTooLong(waitingDays));
  return conditions;
}
