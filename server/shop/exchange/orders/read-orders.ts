import { type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../../../base/database/connect.ts';
import type { Tables } from '../../../base/database/tables.ts';
import type { OrderRow } from '../../orders/lock-order.ts';
import { SYSTEM } from '../applying/external-links.ts';
import type { Formed } from '../applying/known-quantity.ts';
import { transactLimited } from '../wait-for-others.ts';
import { noteConfirmed, noteShown } from './lines-1c-knows.ts';

type Line = Omit<Selectable<Tables['order_line']>, 'vat_rate'> & {
  vat_rate: number;
  /** Null: 1C does not know the product. */
  external_id: string | null;
  factor: number;
  unit_said: { code: string; title: string } | null;
  /** The key of our own. */
  unit: string;
  /** Of what 1C does not know and makes by the order: its attributes, and which of 1C's they are. */
  facts: { title: string; value: string; property: string | null }[];
};
export type OfferedOrder = OrderRow & { lines: Line[] };

/** Of more at once the rest comes with the next run. */
const MOST_OFFERED = 500;

/**
 * Orders 1C has not confirmed as they are now, the oldest first. Which they were is kept with the
 * run: only those it was shown can be confirmed.
 */
export const offerOrders = (db: Database, runId: number) =>
  transactLimited(db, async (trx): Promise<OfferedOrder[]> => {
    await noteAsked(trx, runId);
    const orders = await trx
      .selectFrom('customer_order as ordered')
      .leftJoin('exchange_order as known', 'known.order_id', 'ordered.id')
      .selectAll('ordered')
      // 1C would put goods aside for it.
      .where('ordered.awaiting', 'is', null)
      .where((row) =>
        row.or([
          row('known.order_id', 'is', null),
          row('known.version', '<', row.ref('ordered.version')),
        ]),
      )
      .orderBy('ordered.created_at')
      .orderBy('ordered.id')
      .limit(MOST_OFFERED)
      // What is kept of them is what is shown: nobody changes them in between.
      .forShare('ordered')
      .execute();
    await trx.deleteFrom('exchange_offered_order').where('run_id', '=', runId).execute();
    if (orders.length === 0) return [];
    await trx
      .insertInto('exchange_offered_order')
      .values(orders.map(({ id, version }) => ({ run_id: runId, order_id: id, version })))
      .execute();
    await noteShown(
      trx,
      orders.map(({ id }) => id),
    );
    return withLines(trx, orders);
  });

const noteAsked = (trx: Trx, runId: number) =>
  sql`
    update exchange_account
    set asked_orders_at = now()
    where asked_orders_at is null
      and id = (select account_id from exchange_run where id = ${runId})`.execute(trx);

/** These orders as they would be sent to 1C, in the given order; that they were is not noted. */
export async function readOffered(db: Database, ids: string[]): Promise<OfferedOrder[]> {
  const orders = await db
    .selectFrom('customer_order')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('awaiting', 'is', null)
    .execute();
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  return withLines(
    db,
    orders.toSorted((a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0)),
  );
}

async function withLines(db: Database | Trx, orders: OrderRow[]): Promise<OfferedOrder[]> {
  const lines = Map.groupBy(
    await readLines(
      db,
      orders.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  );
  return orders.map((order) => ({ ...order, lines: lines.get(order.id) ?? [] }));
}

/** In 1C's language; several values of one attribute are one text. */
const factsOfProduct = sql`(
  select coalesce(json_agg(fact order by position), '[]')
  from (
    select
      coalesce(nullif(attribute.title_ru, ''), attribute.title_ro) as title,
      string_agg(
        coalesce(nullif(value.label_ru, ''), value.label_ro), ', '
        order by product_attribute.position
      ) as value,
      (
        select property.external_id
        from external_link as property
        where property.system = ${SYSTEM}
          and property.kind = 'property'
          and (property.decision ->> 'attribute_id')::integer = attribute.id
        order by property.id
        limit 1
      ) as property,
      attribute.position
    from product_attribute
    inner join attribute_value as value on value.id = attribute_value_id
    inner join attribute on attribute.id = value.attribute_id
    where product_id = product.id
    group by attribute.id
  ) as fact
)`;

async function readLines(db: Database | Trx, orderIds: string[]): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select
      order_line.*,
      coalesce(order_line.vat_rate, product.vat_rate) as vat_rate,
      link.external_id,
      coalesce((link.given ->> 'factor')::double precision, 1) as factor,
      link.given -> 'unit_said' as unit_said,
      product.unit,
      case when link.external_id is null then ${factsOfProduct} else '[]' end as facts
    from order_line
    inner join product on product.id = order_line.product_id
    left join external_link as link
      on link.system = ${SYSTEM}
      and link.kind = 'product'
      and link.local_id = product.id
    where order_line.order_id = any(${orderIds}::text[])
    order by order_line.order_id, order_line.position`.execute(db);
  return rows;
}

/** 1C has them: of these, as they were when it was shown them, it is not told again. */
export const confirmOrders = (db: Database, runId: number) =>
  transactLimited(db, async (trx) => {
    await noteConfirmed(trx, runId);
    await sql`
      insert into exchange_order (order_id, version)
      select order_id, version
      from exchange_offered_order
      where run_id = ${runId}
      order by order_id
      on conflict (order_id) do update
      set version = greatest(exchange_order.version, excluded.version), confirmed_at = now()`.execute(
      trx,
    );
    await trx.deleteFrom('exchange_offered_order').where('run_id', '=', runId).execute();
  });

/** Whether 1C wrote of the order before it was told or has said something else since. */
export async function isOlder(trx: Trx, orderId: string, { since }: Formed): Promise<boolean> {
  const at = sql<Date>`to_timestamp(${since / 1000}::double precision)`;
  const newer = await trx
    .selectFrom('exchange_order')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where((row) => row.or([row('confirmed_at', '>=', at), row('heard_from', '>=', at)]))
    .executeTakeFirst();
  return newer !== undefined;
}

type Heard = { number1c: string; formed: Formed };

/**
 * 1C speaks of the order, so it has it. What it has told us it need not hear from us, if it knew of
 * everything before.
 */
export const noteKnown = (
  trx: Trx,
  { id, version, seen }: { id: string; version: number; seen: number },
  heard?: Heard,
) =>
  sql`
    insert into exchange_order (order_id, version, number_1c, heard_from)
    values (
      ${id}, 0, ${heard?.number1c.slice(0, 100) ?? ''},
      to_timestamp(${heard ? heard.formed.since / 1000 : null}::double precision)
    )
    on conflict (order_id) do update
    set
      version = case
        when exchange_order.version = ${seen} then ${version}
        else exchange_order.version
      end,
      number_1c = coalesce(nullif(excluded.number_1c, ''), exchange_order.number_1c),
      heard_from = greatest(exchange_order.heard_from, excluded.heard_from)`.execute(trx);

/** Nobody knows how much of it 1C has by now. */
export const tellAgain = (trx: Trx, orderId: string) =>
  trx.updateTable('exchange_order').set({ version: 0 }).where('order_id', '=', orderId).execute();
