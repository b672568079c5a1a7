import { type Kysely, sql } from 'kysely';

/** What the shop's people find and mend the catalogue by. */
export async function up(db: Kysely<never>) {
  // Which reasons there are is told by the contract; a note says more where a reason is not enough.
  await sql`alter table stock_movement drop constraint if exists stock_movement_reason_check`.execute(
    db,
  );
  await sql`
    alter table stock_movement
      add column note text not null default '',
      add constraint stock_movement_reason_check check (reason ~ '^[a-z_]+$')`.execute(db);

  // Drafts and archived products: the index in memory has none of them.
  await sql`
    create index product_unlisted
    on product (state, created_at, id)
    where state <> 'active'`.execute(db);
  // What still has to be written in Russian.
  await sql`
    create index product_without_russian
    on product (id)
    where title_ru = ''
      or (description_ro <> '' and description_ru = '')
      or (general_info_ro <> '' and general_info_ru = '')`.execute(db);
  // Who has a value: counted before it is changed, followed when it is merged.
  await sql`
    create index product_attribute_value
    on product_attribute (attribute_value_id, product_id)`.execute(db);
}
