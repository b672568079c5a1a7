import type { ExchangeOverview } from '../../../../contract/staff/exchange.ts';
import type { Database } from '../../../base/database/connect.ts';
import type { Settings } from '../../../base/settings/settings.ts';
import { listBases } from '../applying/bases.ts';
import { countOpenGroups } from '../applying/decide-group.ts';
import { listPriceTypes } from '../applying/read-prices.ts';
import { countNotIn1c } from './list-exchanged-orders.ts';
import { countWaiting } from './list-waiting.ts';
import { readLastRun } from './read-runs.ts';

/** When 1C was here last, how it went, and what waits for people. */
export async function readOverview(
  db: Database,
  { exchange }: Pick<Settings, 'exchange'>,
): Promise<ExchangeOverview> {
  const types = await listPriceTypes(db, exchange.priceType);
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
    price_types: types.map(({ external_id: id, title, currency, prices }) => ({
      id,
      title,
      currency,
      prices,
    })),
    price_type: types.find(({ is_chosen }) => is_chosen)?.external_id ?? null,
    bases_open: (await listBases(db)).filter(({ role }) => role === null).length,
    groups_open: await countOpenGroups(db),
    orders_untold: await countNotIn1c(db),
  };
}
