import { sql } from 'kysely';
import { toLei } from '../../../../contract/money.ts';
import type { QueryOf } from '../../../../contract/operation.ts';
import type { ExchangedOrder } from '../../../../contract/staff/exchange.ts';
import { exchangeWords } from '../../../../contract/staff/exchange-words.ts';
import type { listExchangedOrders as listing } from '../../../../contract/staff/operations/exchange-reports.ts';
import { orderWords } from '../../../../contract/staff/orders/words.ts';
import type { Database } from '../../../base/database/connect.ts';
import { pageOf, USUAL_PAGE } from '../../../base/database/page-of.ts';
import { type Column, exportOf } from '../../../base/exports/export-list.ts';

type Wanted = QueryOf<typeof listing>;
type Row = Omit<ExchangedOrder, 'created_at' | 'confirmed_at'> & {
  created_at: Date;
  confirmed_at: Date | null;
};

const state = sql`
  case
    when known.order_id is null then 'untold'
    when known.version < ordered.version then 'changed'
    else 'known'
  end`;

/** Newest first. A page goes on from the last order of the one before. */
export async function listExchangedOrders(
  db: Database,
  { state: wanted, before, limit = USUAL_PAGE }: Wanted,
) {
  const { rows } = await sql<Row>`
    select
      ordered.id,
      ordered.created_at,
      ordered.status,
      ordered.total,
      known.confirmed_at,
      coalesce(known.number_1c, '') as number_1c,
      ${state} as state
    from customer_order as ordered
    left join exchange_order as known on known.order_id = ordered.id
    where ordered.awaiting is null
      and ${wanted ? sql`${state} = ${wanted}` : sql`true`}
      and ${
        before
          ? sql`(ordered.created_at, ordered.id) < (
              select created_at, id
              from customer_order
              where id = ${before}
            )`
          : sql`true`
      }
    order by ordered.created_at desc, ordered.id desc
    limit ${limit + 1}`.execute(db);
  return pageOf(
    rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      confirmed_at: row.confirmed_at?.toISOString() ?? null,
      total: toLei(row.total),
    })),
    limit,
    ({ id }) => id,
  );
}

const columns: Column<ExchangedOrder>[] = [
  ['Comanda', 'Заказ', ({ id }) => id],
  ['Plasată', 'Оформлен', ({ created_at }) => created_at, 'time'],
  ['Starea', 'Состояние', ({ status }, locale) => orderWords[locale].status[status]],
  ['În 1C', 'В 1С', ({ state }, locale) => exchangeWords[locale].told[state]],
  ['Preluată', 'Принят', ({ confirmed_at }) => confirmed_at, 'time'],
  ['Numărul din 1C', 'Номер в 1С', ({ number_1c }) => number_1c],
  ['Total, lei', 'Сумма, lei', ({ total }) => total, 'money'],
];

/** All of them, as a table. */
export const exportExchangedOrders = exportOf(
  'exchange orders',
  columns,
  ({ db }: { db: Database }, query: Wanted) => listExchangedOrders(db, query),
);

/** Orders that are sent to 1C at its next run. */
export async function countNotIn1c(db: Database): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*)::integer as number
    from customer_order as ordered
    left join exchange_order as known on known.order_id = ordered.id
    where ${state} <> 'known'
      and ordered.awaiting is null`.execute(db);
  return rows[0]?.number ?? 0;
}
