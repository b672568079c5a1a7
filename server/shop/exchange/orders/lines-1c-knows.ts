import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../base/database/connect.ts';

/**
 * What of a line its order needs of the stock: what it holds and what has left with it; of one that
 * is cancelled what has left, of one that waits nothing. Of `order_line` and its order, `ordered`.
 */
export const needed: RawBuilder<number> = sql`
  case
    when ordered.status = 'cancelled' then order_line.sent
    when ordered.status = 'new' and ordered.awaiting is not null then 0
    else order_line.quantity
  end`;

/** A row of what it was told, `told`, as the arithmetic takes it. */
export const lineIn1cJson = sql`
  json_build_object(
    'quantity', told.quantity,
    'possible_from', extract(epoch from told.possible_from) * 1000,
    'certain_from', extract(epoch from told.certain_from) * 1000
  )`;

/** Of orders that 1C is shown: it may have them from now on as they are. The caller holds them. */
export const noteShown = (trx: Trx, orderIds: string[]) =>
  sql`
    insert into exchange_told_line (order_id, line_id, product_id, quantity, possible_from)
    select order_id, line_id, product_id, shown.quantity, now()
    from (
      select
        order_id,
        order_line.id as line_id,
        product_id,
        ${needed} as quantity,
        last.quantity as before,
        last.possible_from
      from order_line
      inner join customer_order as ordered on ordered.id = order_id
      left join lateral (
        select quantity, possible_from
        from exchange_told_line
        where line_id = order_line.id
        order by id desc
        limit 1
      ) as last on true
      where order_id = any(${orderIds}::text[])
      union all
      select *
      from (
        select distinct on (order_id, product_id)
          order_id,
          null::bigint,
          product_id,
          0,
          told.quantity,
          possible_from
        from exchange_told_line as told
        where order_id = any(${orderIds}::text[])
          and line_id is null
        order by order_id, product_id, told.id desc
      ) as gone
    ) as shown
    -- What it said itself since may be another thing than what it has.
    where before is distinct from shown.quantity
      or possible_from is null
    order by order_id, line_id`.execute(trx);

/** Of orders that 1C was shown in a run: it has them as they were. */
export const noteConfirmed = (trx: Trx, runId: number) =>
  sql`
    update exchange_told_line as told
    -- No earlier than it was shown, also where the clock was put back meanwhile.
    set certain_from = greatest(now(), told.possible_from)
    from exchange_offered_order as offered
    where offered.run_id = ${runId}
      and told.order_id = offered.order_id
      and told.certain_from is null
      and told.id = (
        select max(same.id)
        from exchange_told_line as same
        where same.order_id = told.order_id
          and same.product_id = told.product_id
          and same.line_id is not distinct from told.line_id
          and same.possible_from is not null
      )`.execute(trx);
