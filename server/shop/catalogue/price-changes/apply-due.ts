import { sql } from 'kysely';
import type { ProductSelection } from '../../../../contract/editing/price-change.ts';
import type { PriceRule } from '../../../../contract/price-rule.ts';
import { change } from '../../../base/changes/change.ts';
import { lockRow, writeChanges } from '../../../base/changes/edit-row.ts';
import { Refused } from '../../../base/changes/refused.ts';
import type { Trx } from '../../../base/database/connect.ts';
import { tryToLockName } from '../../../base/database/lock-name.ts';
import { log } from '../../../base/log/log.ts';
import type { Shop } from '../../shop.ts';
import { applyRule } from './change-prices.ts';

/**
 * Applies the planned price changes whose time has come, one after the other in the order of their
 * times, each in one transaction with its state: whatever ends the process in the middle leaves it
 * planned, and whichever process looks next applies it.
 */
export async function applyDuePriceChanges(shop: Shop): Promise<number> {
  let applied = 0;
  for (;;) {
    const outcome = await applyNext(shop);
    if (outcome === 'none due') return applied;
    if (outcome === 'applied') applied += 1;
  }
}

async function applyNext(shop: Shop): Promise<'applied' | 'postponed' | 'none due'> {
  let tried: number | null = null;
  try {
    const done = await change(shop.db, 'clock', async (changing) => {
      tried = null;
      const due = await takeDue(changing.trx);
      if (!due) return 'none due';
      tried = due.id;
      const stored = await lockRow(changing, 'price_change', due.id);
      if (!stored) return 'none due';
      const fields = await applyRule(shop, changing, { ...due, seen: null });
      await writeChanges(changing, 'price_change', due.id, { stored, fields: { ...fields } });
      return 'applied';
    });
    if (done instanceof Refused) throw done;
    return done;
  } catch (error) {
    if (tried === null) throw error;
    log.error('a price change could not be applied', error, { price_change: tried });
    await postpone(shop, tried, error);
    return 'postponed';
  }
}

type Due = { id: number; selection: ProductSelection; rule: PriceRule };

/** One process at a time, so that those due are applied in their order; the others look again. */
async function takeDue(trx: Trx): Promise<Due | undefined> {
  if (!(await tryToLockName(trx, 'price changes that are due'))) return undefined;
  const { rows } = await sql<Due>`
    select id, selection, rule
    from price_change
    where state = 'planned'
      and next_attempt_at <= now()
    order by starts_at, id
    limit 1
    for update skip locked`.execute(trx);
  return rows[0];
}

const LONGEST_MINUTES = 60;

/** Tried again, later each time; those due after it do not wait for it. */
const postpone = ({ db }: Shop, id: number, error: unknown) =>
  sql`
    update price_change
    set
      failed_attempts = failed_attempts + 1,
      next_attempt_at = now() + make_interval(
        mins => least(power(2, failed_attempts)::integer, ${LONGEST_MINUTES})
      ),
      last_error = ${String(error).slice(0, 500)}
    where id = ${id}
      and state = 'planned'`.execute(db);
