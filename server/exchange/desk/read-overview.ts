import { sql } from 'kysely';
import type { ExchangeOverview } from '../../../contract/staff/exchange.ts';
import type { Database } from '../../database/connect.ts';
import type { Settings } from '../../settings/settings.ts';
import { SYSTEM } from '../applying/external-links.ts';
import { countUntold } from './list-exchanged-orders.ts';
import { countWaiting } from './list-waiting.ts';
import { readLastRun } from './read-runs.ts';

/** When 1C was here last, how it went, and what waits for people. */
export async function readOverview(
  db: Database,
  { exchange }: Pick<Settings, 'exchange'>,
): Promise<ExchangeOverview> {
  const types = await readPriceTypes(db);
  // As prices are read: the one that was chosen, or the only one there is.
  const chosen = types.find(({ id }) => id === exchange.priceType) ?? (types[1] ? null : types[0]);
  const account = await db
    .selectFrom('exchange_account')
    .select('id')
    .where('is_active', '=', true)
    .limit(1)
    .executeTakeFirst();
  return {
    last: {
      catalogue: await readLastRun(db, 'catalogue'),
      sale: await readLastRun(db, 'sale'),
    },
    waiting: await countWaiting(db),
    has_account: account !== undefined,
    price_types: types,
    price_type: chosen?.id ?? null,
    orders_untold: await countUntold(db),
  };
}

async function readPriceTypes(db: Database) {
  const { rows } = await sql<{ id: string; title: string; currency: string }>`
    select
      external_id as id,
      coalesce(given ->> 'title', external_id) as title,
      coalesce(given ->> 'currency', '') as currency
    from external_link
    where system = ${SYSTEM}
      and kind = 'price-type'
    order by id`.execute(db);
  return rows;
}
