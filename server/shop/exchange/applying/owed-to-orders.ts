import { sql } from 'kysely';
import type { Trx } from '../../../base/database/connect.ts';
import { lineIn1cJson, needed } from '../orders/lines-1c-knows.ts';
import { type Formed, knownQuantity, type LineIn1c } from './known-quantity.ts';

/** So many more of a product an order needs than a figure of 1C is lowered by; below zero, fewer. */
export type OwedToOrder = {
  product_id: number;
  quantity: number;
  /** Where that lies or has left from; less than all of it where nobody knows. */
  places: { warehouse_id: number; quantity: number }[];
};

/**
 * Of the orders of these products, line by line, what 1C did not know when it wrote a file. Lines of
 * which it surely knew what they are now are passed over; so are those that had left before it first
 * asked for orders, which people type into it. The caller holds the stock.
 */
export async function owedToOrders(
  trx: Trx,
  productIds: number[],
  formed: Formed,
): Promise<OwedToOrder[]> {
  const lines = await readLines(trx, productIds, formed);
  const owed = lines.flatMap(({ needs, in_1c, typed, ...line }) => {
    const quantity = needs - knownQuantity(in_1c, formed, typed);
    return quantity === 0 ? [] : { ...line, quantity };
  });
  const placesOf = await readPlaces(
    trx,
    owed.filter(({ quantity }) => quantity > 0),
  );
  return owed.map(({ product_id, line_id, order_id, quantity }) => {
    let left = quantity;
    const places = placesOf({ line_id, order_id, product_id }).flatMap((place) => {
      const here = Math.min(left, place.quantity);
      left -= Math.max(0, here);
      return here > 0 ? { warehouse_id: place.warehouse_id, quantity: here } : [];
    });
    return { product_id, quantity, places };
  });
}

type Line = {
  /** Null: it is gone from its order. */
  line_id: number | null;
  order_id: string;
  product_id: number;
  needs: number;
  in_1c: LineIn1c[];
  /** What had left before any order was sent to 1C. */
  typed: number;
};

async function readLines(trx: Trx, productIds: number[], { since }: Formed): Promise<Line[]> {
  const { rows } = await sql<Line>`
    with moment as (
      select
        to_timestamp(${since / 1000}::double precision) as formed,
        least(
          to_timestamp(${since / 1000}::double precision),
          (select min(asked_orders_at) from exchange_account)
        ) as typed
    ), line as (
      select
        order_line.id as line_id,
        order_id,
        product_id,
        ${needed} as needs,
        last.id is null as is_untold
      from order_line
      inner join customer_order as ordered on ordered.id = order_id
      cross join moment
      left join lateral (
        select id, quantity, possible_from, certain_from
        from exchange_told_line
        where line_id = order_line.id
        order by id desc
        limit 1
      ) as last on true
      where product_id = any(${productIds}::integer[])
        and case
          when last.id is null then
            status in ('shipped', 'completed', 'cancelled')
            and status_since <= moment.typed
            and sent = ${needed}
          else
            last.possible_from is not null
            and last.certain_from < moment.formed
            and last.quantity = ${needed}
        end is not true
    )
    select
      line.*,
      case when is_untold then '[]' else (
        select json_agg(${lineIn1cJson} order by told.id)
        from exchange_told_line as told
        where told.line_id = line.line_id
      ) end as in_1c,
      (
        select coalesce(sum(part.quantity), 0)::integer
        from order_parcel_line as part
        inner join order_parcel on order_parcel.id = part.parcel_id
        where part.line_id = line.line_id
          and sent_at <= moment.typed
      ) as typed
    from line
    cross join moment
    union all
    select null, order_id, product_id, 0, true, json_agg(${lineIn1cJson} order by told.id), 0
    from exchange_told_line as told
    where product_id = any(${productIds}::integer[])
      and line_id is null
    group by order_id, product_id`.execute(trx);
  return rows;
}

type OfOrder = Pick<Line, 'line_id' | 'order_id' | 'product_id'>;
type Place = { warehouse_id: number; quantity: number };

/** What a line holds first; then where the goods of its order have left from. */
async function readPlaces(trx: Trx, lines: OfOrder[]) {
  if (lines.length === 0) return () => [];
  const { rows } = await sql<OfOrder & Place>`
    select line_id, order_line.order_id, stock_hold.product_id, warehouse_id, stock_hold.quantity
    from stock_hold
    inner join order_line on order_line.id = line_id
    where line_id = any(${lines.map(({ line_id }) => line_id)}::bigint[])
    union all
    select null, order_id, product_id, warehouse_id, -sum(quantity)::integer
    from stock_movement
    where order_id = any(${lines.map(({ order_id }) => order_id)}::text[])
      and product_id = any(${lines.map(({ product_id }) => product_id)}::integer[])
    group by order_id, product_id, warehouse_id
    having sum(quantity) < 0
    order by line_id, warehouse_id`.execute(trx);
  const held = Map.groupBy(rows, ({ line_id }) => line_id);
  const left = Map.groupBy(held.get(null) ?? [], (row) => `${row.order_id} ${row.product_id}`);
  return ({ line_id, order_id, product_id }: OfOrder): Place[] => [
    ...(line_id === null ? [] : (held.get(line_id) ?? [])),
    ...(left.get(`${order_id} ${product_id}`) ?? []),
  ];
}
