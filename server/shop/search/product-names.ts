import { sql } from 'kysely';
import type { Locale } from '../../../contract/locale.ts';
import type { Database } from '../../base/database/connect.ts';
import { textOf } from '../reference/text.ts';

export type NamedProduct = { id: number; code: string; title: string };

/** Code and title of the given products, in their order; one that is gone is left out. */
export async function nameProducts(
  db: Database,
  ids: number[],
  locale: Locale,
): Promise<NamedProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('product')
    .select(['id', 'code', 'title_ro', 'title_ru'])
    .where(sql<boolean>`id = any(${ids}::integer[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return [{ id, code: row.code, title: textOf(row.title_ro, row.title_ru)[locale] }];
  });
}
