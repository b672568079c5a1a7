import { type Kysely, sql } from 'kysely';

/** What a save of many products changed, so that a list of saves need not read every product of it. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table batch
    add column fields text[] not null default '{}'`.execute(db);
  await sql`
    update batch
    set fields = array(
      select distinct case name when 'promotions' then 'promotion' else name end
      from audit_entry
      cross join lateral jsonb_object_keys(after) as name
      where batch_id = batch.id
        and entity = 'product'
      order by 1
    )`.execute(db);
}
