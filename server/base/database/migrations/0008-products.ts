import { type Kysely, sql } from 'kysely';

// As they were when attributes were first marked.
const FIXED_ATTRIBUTES =
  'airflow_m3h beam_deg cap capacity_ah cat cct_k coil_v cores curve depth_mm diameter_mm gang height_mm icn_ka idn_ma imax_ka in_a ip len_m len_mm lumen mark model modules noise_db outlets pack_qty poles ports posts power_w reel_m section_mm2 series set_a thick_mm u_v units_u va ways width_mm wire_range'.split(
    ' ',
  );

/** States of a product, optional codes, units with their rules, documents, popularity. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table product
      add column state text not null default 'active'
        check (state in ('draft', 'active', 'archived')),
      -- Where the product differs from its unit.
      add column smallest_quantity integer check (smallest_quantity > 0),
      add column quantity_step integer check (quantity_step > 0),
      alter column family set default '',
      alter column warranty_months set default 0,
      alter column shop_code drop not null,
      alter column ean drop not null,
      drop constraint product_shop_code_check,
      drop constraint product_ean_check,
      add constraint product_shop_code_check check (shop_code <> ''),
      add constraint product_ean_check check (ean ~ '^[0-9]{8,14}$')`.execute(db);
  // Reference are compared without regard to case, whatever the database's locale.
  await sql`drop index product_code`.execute(db);
  await sql`create unique index product_code on product (lower(code collate "C"))`.execute(db);
  await sql`alter table product_link drop constraint product_link_kind_check`.execute(db);
  await sql`
    alter table product_link
      add constraint product_link_kind_check
        check (kind in ('similar', 'accessory', 'successor'))`.execute(db);

  await sql`
    alter table unit
      -- Whether it is cut from a longer piece, and so does not come back.
      add column is_cut boolean not null default false,
      add column smallest_quantity integer not null default 1 check (smallest_quantity > 0),
      add column quantity_step integer not null default 1 check (quantity_step > 0),
      -- What one of it holds, and the attribute that says how many.
      add column content_unit text references unit,
      add column content_attribute text,
      add check ((content_unit is null) = (content_attribute is null))`.execute(db);
  await sql`update unit set is_cut = true, smallest_quantity = 5 where key = 'm'`.execute(db);
  await sql`
    update unit
    set content_unit = 'piece', content_attribute = 'pack_qty'
    where key = 'pack' and exists (select from unit where key = 'piece')`.execute(db);
  await sql`
    update unit
    set content_unit = 'm', content_attribute = 'reel_m'
    where key in ('coil', 'box') and exists (select from unit where key = 'm')`.execute(db);

  await sql`
    alter table attribute
      -- Search reads queries by these keys: their values may grow, they themselves stay.
      add column is_fixed boolean not null default false`.execute(db);
  await sql`update attribute set is_fixed = true where key = any(${FIXED_ATTRIBUTES})`.execute(db);

  await sql`
    create table product_document (
      product_id integer not null references product on delete cascade,
      position integer not null,
      kind text not null check (kind in ('datasheet', 'certificate', 'declaration')),
      title_ro text not null,
      title_ru text not null,
      file text not null,
      primary key (product_id, position)
    )`.execute(db);

  // Apart from the product, as stock is: orders change it, and nothing else of a product.
  await sql`
    create table product_popularity (
      product_id integer primary key references product on delete cascade,
      score double precision not null
    )`.execute(db);
  await sql`
    insert into product_popularity (product_id, score)
    select id, popularity
    from product
    where popularity > 0`.execute(db);
  await sql`alter table product drop column popularity`.execute(db);
}
