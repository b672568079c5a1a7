import { sql } from 'kysely';
import type { Trx } from '../../base/database/connect.ts';

export type SluggedEntity = 'product' | 'category' | 'brand' | 'article' | 'content_page';

type Renamed = { id: number; from: string; to: string };

/**
 * Who comes by an old name is led to the new one for good. A name that is taken again leads nowhere
 * else any more.
 */
export async function renameSlugs(trx: Trx, entity: SluggedEntity, named: Renamed[]) {
  const renamed = named.filter(({ from, to }) => from !== to);
  if (renamed.length === 0) return;
  await sql`
    delete from former_slug
    where entity = ${entity}
      and slug = any(${renamed.map(({ to }) => to)}::text[])`.execute(trx);
  await sql`
    insert into former_slug (entity, slug, entity_id)
    select ${entity}, slug, id
    from unnest(
      ${renamed.map(({ from }) => from)}::text[],
      ${renamed.map(({ id }) => id)}::integer[]
    ) as renamed (slug, id)
    on conflict (entity, slug) do update
    set entity_id = excluded.entity_id, at = now()`.execute(trx);
}
