import { sql } from 'kysely';
import type { Trx } from '../database/connect.ts';

export type SluggedEntity = 'product' | 'category' | 'brand' | 'article' | 'content_page';

/**
 * Who comes by the old name is led to the new one for good. A name that is taken again leads
 * nowhere else any more.
 */
export async function renameSlug(
  trx: Trx,
  entity: SluggedEntity,
  id: number,
  { from, to }: { from: string; to: string },
) {
  if (from === to) return;
  await forgetSlug(trx, entity, to);
  await sql`
    insert into former_slug (entity, slug, entity_id)
    values (${entity}, ${from}, ${id})
    on conflict (entity, slug) do update
    set entity_id = excluded.entity_id, at = now()`.execute(trx);
}

export const forgetSlug = (trx: Trx, entity: SluggedEntity, slug: string) =>
  trx.deleteFrom('former_slug').where('entity', '=', entity).where('slug', '=', slug).execute();
