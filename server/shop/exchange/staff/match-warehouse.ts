import { sql } from 'kysely';
import type { ExchangeWarehouse } from '../../../../contract/staff/exchange.ts';
import type { Changing } from '../../../base/changes/change.ts';
import { invalid } from '../../../base/changes/refused.ts';
import type { Database, Trx } from '../../../base/database/connect.ts';
import {
  changeStock,
  type Hold,
  lockStock,
  type Movement,
} from '../../catalogue/stock/write-stock.ts';
import { SYSTEM } from '../applying/external-links.ts';
import { lockLink, refuseOlderLink, saveDecision } from '../applying/save-decision.ts';

/** Warehouses that 1C has named, and which of ours has the stock of each. */
export async function listExchangeWarehouses(db: Database): Promise<ExchangeWarehouse[]> {
  const { rows } = await sql<ExchangeWarehouse>`
    select
      id,
      external_id,
      coalesce(given ->> 'title', '') as title,
      local_id as warehouse_id,
      decision_version as version
    from external_link
    where system = ${SYSTEM}
      and kind = 'warehouse'
    order by lower(given ->> 'title'), id
    limit 1000`.execute(db);
  return rows;
}

/**
 * Somebody says which warehouse of ours one of 1C is. What 1C has counted so far stands there from now
 * on, with what orders hold of it: what was known of the same goods by other means would be counted
 * twice beside it.
 */
export async function matchWarehouse(
  changing: Changing,
  id: number,
  { warehouse_id, version: seen }: { warehouse_id: number; version: number },
): Promise<{ version: number }> {
  const { trx } = changing;
  // Whoever takes a count over holds it too.
  const link = await lockLink(trx, 'warehouse', id);
  refuseOlderLink(link, seen);
  await refuseUnknown(trx, id, warehouse_id);
  await trx
    .updateTable('external_link')
    .set({ local_id: warehouse_id })
    .where('id', '=', id)
    .execute();
  if (link.local_id !== null && link.local_id !== warehouse_id) {
    await moveCounted(changing, link.local_id, warehouse_id);
  }
  const entry = { before: { warehouse_id: link.local_id }, after: { warehouse_id } };
  return saveDecision(changing, link, { warehouse_id }, entry);
}

/** It is there, and no other of 1C's is counted into it. */
async function refuseUnknown(trx: Trx, id: number, warehouseId: number) {
  const found = await trx
    .selectFrom('warehouse')
    .leftJoin('external_link as link', (join) =>
      join
        .onRef('link.local_id', '=', 'warehouse.id')
        .on('link.system', '=', SYSTEM)
        .on('link.kind', '=', 'warehouse')
        .on('link.id', '<>', id),
    )
    .select('link.id as other')
    .where('warehouse.id', '=', warehouseId)
    .executeTakeFirst();
  if (!found) throw invalid({ warehouse_id: ['EDIT.UNKNOWN'] });
  if (found.other !== null) throw invalid({ warehouse_id: ['EDIT.TAKEN'] });
}

const AT_ONCE = 5_000;

async function moveCounted(changing: Changing, from: number, to: number) {
  const { trx } = changing;
  for (let last = 0; ; ) {
    const next = await trx
      .selectFrom('warehouse_stock')
      .select('product_id')
      .where('warehouse_id', '=', from)
      .where((row) => row.or([row('on_hand', '>', 0), row('held', '>', 0)]))
      .where('product_id', '>', last)
      .orderBy('product_id')
      .limit(AT_ONCE)
      .execute();
    const ids = next.map(({ product_id }) => product_id);
    if (ids.length === 0) return;
    // Locked before it is read for good: what is sold meanwhile stays sold.
    await lockStock(trx, ids);
    const { rows: levels } = await sql<{ product_id: number; counted: number; spare: number }>`
      select
        product_id,
        coalesce(sum(on_hand) filter (where warehouse_id = ${from}), 0)::integer as counted,
        -- Less than is promised stays less: what is given back is not for sale then.
        coalesce(sum(held - on_hand) filter (where warehouse_id = ${to}), 0)::integer as spare
      from warehouse_stock
      where product_id = any(${ids}::integer[])
        and warehouse_id in (${from}, ${to})
      group by product_id`.execute(trx);
    const { rows: holds } = await sql<Hold>`
      select line_id, product_id, ${to}::integer as warehouse_id, sum(quantity)::integer as quantity
      from stock_hold
      where product_id = any(${ids}::integer[])
        and warehouse_id in (${from}, ${to})
      group by line_id, product_id`.execute(trx);
    await changeStock(changing, {
      moved: levels.flatMap(({ product_id, counted, spare }): Movement[] =>
        [
          { product_id, warehouse_id: from, quantity: -counted, reason: 'exchange' as const },
          { product_id, warehouse_id: to, quantity: counted + spare, reason: 'exchange' as const },
        ].filter(({ quantity }) => quantity !== 0),
      ),
      holds: [...holds.map((hold) => ({ ...hold, warehouse_id: from, quantity: 0 })), ...holds],
    });
    last = ids.at(-1) ?? last;
  }
}
