import { sql } from 'kysely';
import type { Entity } from '../../base/changes/change.ts';
import type { Database } from '../../base/database/connect.ts';

export type Change = { version: number; entity: Entity; entity_id: number | null };

/** So many products are saved at once by a person at most; a step of an import has more. */
const MOST_EDITED = 250;

/** In the order of versions; null when some that came after are forgotten already. */
export async function readChanges(db: Database, since: number): Promise<Change[] | null> {
  const { rows } = await sql<Change>`
    select version, entity, entity_id
    from catalogue_change
    where version > ${since}
    order by version`.execute(db);
  const [next] = rows;
  return next && next.version > since + 1 ? null : rows;
}

/** The products that changed, by edits and many at once; or whether any of them may have. */
export function changedProducts(changes: Change[]) {
  const products = { edited: [] as number[], inBulk: [] as number[], mayBeAny: false };
  const ofProducts = changes.filter(({ entity }) => entity === 'product' || entity === 'stock');
  for (const together of Map.groupBy(ofProducts, ({ version }) => version).values()) {
    const ids = together.flatMap(({ entity_id }) => entity_id ?? []);
    if (ids.length < together.length) products.mayBeAny = true;
    (isEdit(together.length) ? products.edited : products.inBulk).push(...ids);
  }
  return products;
}

export const isEdit = (products: number) => products <= MOST_EDITED;

/** The last edit that was saved after the given version; null when there is none. */
export async function newestEdit(db: Database, since: number): Promise<number | null> {
  const { rows } = await sql<{ version: number | null }>`
    select max(version) as version
    from (
      select version
      from catalogue_change
      where version > ${since}
        and entity in ('product', 'stock')
      group by version
      having count(*) <= ${MOST_EDITED}
        and count(*) = count(entity_id)
    ) as edits`.execute(db);
  return rows[0]?.version ?? null;
}
