import { sql } from 'kysely';
import type {
  NewPriceChange,
  ProductSelection,
} from '../../../../contract/editing/price-change.ts';
import type { PriceRule } from '../../../../contract/price-rule.ts';
import { type Actor, type Changing, change } from '../../../base/changes/change.ts';
import { createRow, lockRow, type Row, writeChanges } from '../../../base/changes/edit-row.ts';
import { invalid, type Mistakes, missing, type Refused } from '../../../base/changes/refused.ts';
import type { Trx } from '../../../base/database/connect.ts';
import type { Shop } from '../../shop.ts';
import { selectedProducts } from '../sheet/selected-products.ts';
import { lockProducts, momentOf, readProducts } from '../writing/bulk/stored-products.ts';
import { writeProducts } from '../writing/bulk/write-products.ts';
import { unknownIn } from '../writing/unknown-in.ts';
import { planPrices } from './plan-prices.ts';

export type PricesChanged = { kind: 'made'; id: number } | { kind: 'preview-old' };

/** More take longer than somebody waits for an answer: the shop's clock does it at once. */
const MOST_AT_ONCE = 5_000;

/** By a rule: now, if it still makes of the prices what was seen, or at a date. */
export const changePrices = (
  shop: Shop,
  actor: Actor,
  { selection, rule, starts_at, seen }: NewPriceChange,
  mostAtOnce = MOST_AT_ONCE,
): Promise<PricesChanged | Refused> =>
  change(shop.db, actor, async (changing) => {
    await refuseMistakes(changing.trx, selection, starts_at);
    const create = async (fields: Row & { starts_at: string }): Promise<PricesChanged> => {
      const { id } = await createRow(changing, 'price_change', {
        selection,
        rule,
        created_by: actor,
        next_attempt_at: fields.starts_at,
        ...fields,
      });
      return { kind: 'made', id: Number(id) };
    };
    if (starts_at) return create({ state: 'planned', starts_at });

    const { which } = selectedProducts(shop, selection);
    const { changed, digest } = planPrices(await readProducts(changing.trx, which), rule);
    if (seen !== digest) return { kind: 'preview-old' };
    if (changed.length === 0) throw invalid({ non_field_errors: ['EDIT.NO_PRICES'] });
    if (changed.length > mostAtOnce) {
      return create({ state: 'planned', starts_at: await momentOf(changing.trx) });
    }
    const applied = await applyRule(shop, changing, { selection, rule, seen });
    if (applied === null) return { kind: 'preview-old' };
    return create({ starts_at: applied.applied_at, ...applied });
  });

type Rule = { selection: ProductSelection; rule: PriceRule; seen: string | null };

/**
 * What the rule changes, written. Which products are meant and what they cost is judged now, while
 * they are held. Null: it is no longer what was seen, if somebody saw it.
 */
export async function applyRule(shop: Shop, changing: Changing, { selection, rule, seen }: Rule) {
  const { trx } = changing;
  // A whole catalogue takes the time it needs.
  await sql`set local statement_timeout = 0`.execute(trx);
  const stored = await lockProducts(trx, selectedProducts(shop, selection).which);
  const moment = await momentOf(trx);
  const { changed, left, digest } = planPrices(stored, rule);
  if (seen !== null && seen !== digest) return null;
  const written = await writeProducts(changing, changed, { kind: 'price-change', moment });
  return {
    state: 'applied' as const,
    applied_at: moment,
    changed: written.saved.length,
    left_alone: left.length + written.refused.length,
    batch_id: written.batch,
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
    const stored = await lockRow(changing, 'price_change', id);
    if (!stored) throw missing();
    if (stored.state !== 'planned') return false;
    const fields = {
      state: 'cancelled',
      cancelled_at: await momentOf(changing.trx),
      cancelled_by: actor,
    };
    await writeChanges(changing, 'price_change', id, { stored, fields });
    return true;
  });
