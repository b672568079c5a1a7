import type { Database } from '../../../base/database/connect.ts';
import type { SluggedEntity } from '../../redirects/former-slugs.ts';

/** Addresses that lead to the present one, the newest first. Relies on former_slug_entity. */
export async function readFormerSlugs(
  db: Database,
  entity: SluggedEntity,
  id: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('former_slug')
    .select('slug')
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('slug')
    .limit(50)
    .execute();
  return rows.map(({ slug }) => slug);
}
