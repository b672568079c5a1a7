import { type Kysely, sql } from 'kysely';

/** The exchange with 1C: found faster, with pictures, and with decisions about its properties. */
export async function up(db: Kysely<never>) {
  // What waits for a product or its variants is found by the product.
  await sql`
    create index exchange_waiting_product
    on exchange_waiting (kind, split_part(external_id, '#', 1))`.execute(db);
  // What orders took of a product, without everything else that ever moved.
  await sql`
    create index stock_movement_ordered
    on stock_movement (product_id)
    where order_id is not null`.execute(db);

  // Statements for many products name the titles too: what is not renamed keeps what it is found by.
  await sql`drop trigger forget_search_words on product`.execute(db);
  await sql`
    create trigger forget_search_words
    after update of title_ro, title_ru, code, shop_code, ean on product
    for each row
    when (
      (old.title_ro, old.title_ru, old.code, old.shop_code, old.ean)
      is distinct from (new.title_ro, new.title_ru, new.code, new.shop_code, new.ean)
    )
    execute function forget_search_words()`.execute(db);

  // What it was called stays; what it said goes once it is applied.
  await sql`alter table exchange_object add column title text not null default ''`.execute(db);
  // Both are written twice in a run: the second time beside the first, without new index entries.
  await sql`alter table exchange_object set (fillfactor = 80)`.execute(db);
  await sql`alter table external_link set (fillfactor = 50)`.execute(db);

  await sql`
    alter table external_link
    -- Files that 1C names as the pictures of a product, in order.
    add column pictures text[] not null default '{}',
    -- What somebody decided about it, which holds for every run to come.
    add column decision jsonb,
    add column decided_by text,
    add column decided_at timestamptz,
    add column decision_version integer not null default 0`.execute(db);
  // A file that comes is shown by those that name it.
  await sql`
    create index external_link_pictures
    on external_link using gin (pictures)
    where pictures <> '{}'`.execute(db);

  // Pictures that 1C has sent, by the name it has for them.
  await sql`
    create table exchange_picture (
      name text primary key,
      sha256 bytea not null,
      -- Ours, drawn anew; null: none was accepted, or it is gone.
      file text references media_file on delete set null,
      -- Why the last one was refused.
      problem text not null default ''
    )`.execute(db);
  await sql`create index exchange_picture_file on exchange_picture (file)`.execute(db);
}
