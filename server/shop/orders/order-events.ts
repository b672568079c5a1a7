import type { OrderEventKind } from '../../../contract/constants.ts';
import type { Database, Trx } from '../../base/database/connect.ts';

export type OrderEvent = {
  kind: OrderEventKind;
  /** What differs, as it was and as it is. */
  before?: object;
  after?: object;
  /** A note, or the reason of a change. */
  text?: string;
};

/** Writes the timeline of an order, in the transaction of what it tells of. */
export const writeOrderEvent = (
  trx: Trx,
  { orderId, actor, version = null }: { orderId: string; actor: string; version?: number | null },
  { kind, before, after, text = '' }: OrderEvent,
) =>
  trx
    .insertInto('order_event')
    .values({
      order_id: orderId,
      actor,
      version,
      kind,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      text,
    })
    .execute();

export const lastEventOf = (db: Database, orderId: string, kind: OrderEventKind) =>
  db
    .selectFrom('order_event')
    .select(['actor', 'before', 'after', 'text'])
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
