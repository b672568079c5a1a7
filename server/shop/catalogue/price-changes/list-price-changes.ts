import { sql } from 'kysely';
import type { Locale } from '../../../../contract/locale.ts';
import { toLei } from '../../../../contract/money.ts';
import type { PriceChange } from '../../../../contract/staff/price-change-shapes.ts';
import type { Database } from '../../../base/database/connect.ts';
import { pageOf, USUAL_PAGE } from '../../../base/database/page-of.ts';
import type { Shop } from '../../shop.ts';

type Page = { before?: number | undefined; limit?: number | undefined };

/** All that are planned, the next one first; then what was applied or cancelled, newest first. */
export async function listPriceChanges(
  shop: Shop,
  { before, limit = USUAL_PAGE }: Page,
  locale: Locale,
) {
  const present = (row: Row) => presentPriceChange(shop, row, locale);
  const planned =
    before === undefined
      ? await select(shop.db).where('state', '=', 'planned').orderBy('starts_at').execute()
      : [];
  const rows = await select(shop.db)
    .where('state', '<>', 'planned')
    .$if(before !== undefined, (query) => query.where('price_change.id', '<', before ?? 0))
    .orderBy('price_change.id', 'desc')
    .limit(limit + 1)
    .execute();
  const { results, next } = pageOf(rows.map(present), limit, ({ id }) => id);
  return { results: [...planned.map(present), ...results], next };
}

export async function readPriceChange(shop: Shop, id: number, locale: Locale) {
  const row = await select(shop.db).where('price_change.id', '=', id).executeTakeFirstOrThrow();
  return presentPriceChange(shop, row, locale);
}

const select = (db: Database) =>
  db
    .selectFrom('price_change')
    .leftJoin('batch as undoing', 'undoing.undoes', 'price_change.batch_id')
    .selectAll('price_change')
    .select([
      'undoing.id as undone_by',
      nameOf('created_by').as('creator'),
      nameOf('cancelled_by').as('canceller'),
    ]);

/** Of a person of the shop; what the audit log calls others. */
const nameOf = (column: 'created_by' | 'cancelled_by') => sql<string | null>`coalesce(
  (select name from staff where 'staff:' || staff.id = ${sql.ref(column)}),
  ${sql.ref(column)}
)`;

type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function presentPriceChange({ catalogue }: Shop, row: Row, locale: Locale): PriceChange {
  const { categoryById, brandById } = catalogue();
  const { category_id, brand_id, state, search } = row.selection;
  const named = (id: number | null, title: string | undefined) =>
    id === null ? null : { id, title: title ?? `#${id}` };
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    selection: {
      category: named(category_id, categoryById.get(category_id ?? 0)?.title[locale]),
      brand: named(brand_id, brandById.get(brand_id ?? 0)?.title),
      state,
      search,
    },
    rule: { ...row.rule, amount: row.rule.amount === null ? null : toLei(row.rule.amount) },
    starts_at: row.starts_at.toISOString(),
    created_at: row.created_at.toISOString(),
    created_by: row.creator ?? '',
    applied_at: row.applied_at?.toISOString() ?? null,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    cancelled_by: row.canceller,
    changed: row.changed,
    left: row.left_alone,
    batch: row.batch_id,
    is_undone: row.undone_by !== null,
    failed_attempts: row.failed_attempts,
  };
}
