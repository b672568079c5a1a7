import { sql } from 'kysely';
import type { NewPriceChange, ProductSelection } from '../../../contract/editing/price-change.ts';
import type { PriceRule } from '../../../contract/price-rule.ts';
import { type Actor, type Changing, change } from '../../changes/change.ts';
import { createRow, lockRow, writeChanges } from '../../changes/edit-row.ts';
import { invalid, type Mistakes, missing, type Refused } from '../../changes/refused.ts';
import type { Trx } from '../../database/connect.ts';
import type { Shop } from '../../shop.ts';
import { selectedProducts } from '../sheet/selected-products.ts';
import { lockProducts, momentOf } from '../writing/bulk/held-products.ts';
import { writeProducts } from '../writing/bulk/write-products.ts';
import { unknownIn } from '../writing/unknown-references.ts';
import { planPrices } from './plan-prices.ts';

export type PricesChanged = { kind: 'made'; id: number } | { kind: 'preview-old' };

/** By a rule: now, if it still makes of the prices what was seen, or at a date. */
export const changePrices = (
  shop: Shop,
  actor: Actor,
  { selection, rule, starts_at, seen }: NewPriceChange,
): Promise<PricesChanged | Refused> =>
  change(shop.db, actor, async (changing) => {
    await refuseMistakes(changing.trx, selection, starts_at);
    if (starts_at) {
      const planned = { selection, rule, starts_at, created_by: actor, next_attempt_at: starts_at };
      const { id } = await createRow(changing, 'price_change', { ...planned, state: 'planned' });
      return { kind: 'made', id: Number(id) };
    }
    const applied = await applyRule(shop, changing, { selection, rule, seen });
    if (applied === null) return { kind: 'preview-old' };
    if (applied.changed === 0) throw invalid({ non_field_errors: ['EDIT.NO_PRICES'] });
    const { id } = await createRow(changing, 'price_change', {
      selection,
      rule,
      starts_at: applied.applied_at,
      next_attempt_at: applied.applied_at,
      created_by: actor,
      ...applied,
    });
    return { kind: 'made', id: Number(id) };
  });

type Rule = { selection: ProductSelection; rule: PriceRule; seen: string | null };

/**
 * What the rule changes, written. Which products are meant and what they cost is judged now, while
 * they are held. Null: it is no longer what was seen.
 */
export async function applyRule(shop: Shop, changing: Changing, { selection, rule, seen }: Rule) {
  const { trx } = changing;
  // A whole catalogue takes the time it needs.
  await sql`set local statement_timeout = 0`.execute(trx);
  const held = await lockProducts(trx, selectedProducts(shop, selection).which);
  const moment = await momentOf(trx);
  const { changed, left, digest } = planPrices(held, rule);
  if (seen !== null && seen !== digest) return null;
  const { batch } = await writeProducts(changing, changed, { kind: 'price-change', moment });
  return {
    state: 'applied' as const,
    applied_at: moment,
    changed: changed.length,
    left_alone: left.length,
    batch_id: batch,
  };
}

const DAYS_AHEAD = 366;

async function refuseMistakes(
  trx: Trx,
  { category_id, brand_id }: ProductSelection,
  starts_at: string | null,
) {
  const mistakes: Mistakes = {};
  const isUnknown = async (table: 'category' | 'brand', id: number | null) =>
    id !== null && (await unknownIn(trx, table, [id])).size > 0;
  if (await isUnknown('category', category_id)) {
    mistakes['selection.category_id'] = ['EDIT.UNKNOWN'];
  }
  if (await isUnknown('brand', brand_id)) mistakes['selection.brand_id'] = ['EDIT.UNKNOWN'];
  if (starts_at) {
    const { rows } = await sql<{ is_ahead: boolean }>`
      select ${starts_at}::timestamptz > now()
        and ${starts_at}::timestamptz < now() + make_interval(days => ${DAYS_AHEAD}) as is_ahead`.execute(
      trx,
    );
    if (!rows[0]?.is_ahead) mistakes.starts_at = ['EDIT.FUTURE'];
  }
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes);
}

/** False: it is applied or cancelled already. */
export const cancelPriceChange = (
  { db }: Pick<Shop, 'db'>,
  actor: Actor,
  id: number,
): Promise<boolean | Refused> =>
  change(db, actor, async (changing) => {
    const held = await lockRow(changing, 'price_change', id);
    if (!held) throw missing();
    if (held.state !== 'planned') return false;
    const fields = {
      state: 'cancelled',
      cancelled_at: await momentOf(changing.trx),
      cancelled_by: actor,
    };
    await writeChanges(changing, 'price_change', id, { held, fields });
    return true;
  });
