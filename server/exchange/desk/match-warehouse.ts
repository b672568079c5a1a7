import { sql } from 'kysely';
import type { ExchangeWarehouse } from '../../../contract/staff/exchange.ts';
import { moveStock } from '../../catalogue/stock/move-stock.ts';
import { lockStock } from '../../catalogue/stock/write-stock.ts';
import type { Changing } from '../../changes/change.ts';
import { invalid, missing } from '../../changes/refused.ts';
import type { Database, Trx } from '../../database/connect.ts';
import { SYSTEM } from '../applying/external-links.ts';
import { refuseOldDecision } from '../applying/refuse-old-decision.ts';

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
 * Somebody says which warehouse of ours one of 1C is. What 1C has counted so far is for sale there from
 * now on, and what orders hold stays where it is held: what was known of the same goods by other means would be counted twice beside it.
 */
export async function matchWarehouse(
  changing: Changing,
  id: number,
  { warehouse_id, version: seen }: { warehouse_id: number; version: number },
): Promise<{ version: number }> {
  const { trx, actor, note } = changing;
  // Whoever takes a count over holds it too.
  const held = await trx
    .selectFrom('external_link')
    .selectAll()
    .where('id', '=', id)
    .where('system', '=', SYSTEM)
    .where('kind', '=', 'warehouse')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!held) throw missing();
  refuseOldDecision({ ...held, version: held.decision_version, said_at: held.seen_at }, seen);
  await refuseUnknown(trx, id, warehouse_id);
  const version = seen + 1;
  await trx
    .updateTable('external_link')
    .set({
      local_id: warehouse_id,
      decision: JSON.stringify({ warehouse_id }),
      decided_by: actor,
      decided_at: new Date(),
      decision_version: version,
    })
    .where('id', '=', id)
    .execute();
  if (held.local_id !== null && held.local_id !== warehouse_id) {
    await moveCounted(changing, held.local_id, warehouse_id);
  }
  note({
    verb: 'change',
    entity: 'exchange',
    ids: [held.external_id],
    before: { warehouse_id: held.local_id },
    after: { warehouse_id },
  });
  return { version };
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

/** Two movements of each product; so many may be written at once. */
const AT_ONCE = 5_000;

async function moveCounted(changing: Changing, from: number, to: number) {
  const { trx } = changing;
  const levels = trx
    .selectFrom('warehouse_stock as old')
    .leftJoin('warehouse_stock as new', (join) =>
      join.onRef('new.product_id', '=', 'old.product_id').on('new.warehouse_id', '=', to),
    )
    .select(['old.product_id', 'old.held', 'old.for_sale'])
    .select(({ fn, lit }) => fn.coalesce('new.held', lit(0)).as('held_there'))
    .where('old.warehouse_id', '=', from)
    .where('old.for_sale', '>', 0)
    .orderBy('old.product_id')
    .limit(AT_ONCE);
  for (let last = 0; ; ) {
    const next = await levels.where('old.product_id', '>', last).execute();
    const ids = next.map(({ product_id }) => product_id);
    if (ids.length === 0) return;
    // Held before it is read for good: what is sold meanwhile stays sold.
    await lockStock(trx, ids);
    const rows = await levels.where('old.product_id', 'in', ids).execute();
    last = ids.at(-1) ?? last;
    if (rows.length === 0) continue;
    await moveStock(
      changing,
      rows.flatMap(({ product_id, held, for_sale, held_there }) => [
        { product_id, warehouse_id: from, counted: held, reason: 'exchange' as const },
        {
          product_id,
          warehouse_id: to,
          counted: for_sale + held_there,
          reason: 'exchange' as const,
        },
      ]),
    );
  }
}
