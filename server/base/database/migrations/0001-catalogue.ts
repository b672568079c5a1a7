import { type Kysely, sql } from 'kysely';

/** Units, categories, brands, attributes, products, stock, and what search reads. */
export async function up(db: Kysely<never>) {
  await sql`
    create table unit (
      key text primary key,
      title_ro text not null,
      title_ru text not null
    )`.execute(db);

  await sql`
    create table category (
      id integer generated always as identity primary key,
      parent_id integer references category,
      level smallint not null check (level between 1 and 4),
      -- From the root to the category itself.
      path integer[] not null,
      slug text not null,
      title_ro text not null,
      title_ru text not null,
      description_ro text not null default '',
      description_ru text not null default '',
      icon text,
      position integer not null,
      check ((parent_id is null) = (level = 1)),
      check (cardinality(path) = level)
    )`.execute(db);
  // The API names a category by its level and slug.
  await sql`create unique index category_level_slug on category (level, slug)`.execute(db);
  await sql`create index category_parent on category (parent_id, position)`.execute(db);

  await sql`
    create table brand (
      id integer generated always as identity primary key,
      slug text not null unique,
      title text not null,
      logo text,
      description_ro text not null default '',
      description_ru text not null default '',
      position integer not null
    )`.execute(db);

  await sql`
    create table attribute (
      id integer generated always as identity primary key,
      key text not null unique,
      title_ro text not null,
      title_ru text not null,
      kind text not null check (kind in ('number', 'word')),
      position integer not null
    )`.execute(db);

  await sql`
    create table attribute_value (
      id integer generated always as identity primary key,
      attribute_id integer not null references attribute,
      key text not null check (key !~ '~'),
      -- Orders numeric values: 1.5 before 2.5 before 10.
      number double precision,
      label_ro text not null,
      label_ru text not null,
      unique (attribute_id, key)
    )`.execute(db);

  await sql`
    create table category_attribute (
      category_id integer not null references category on delete cascade,
      attribute_id integer not null references attribute,
      position integer not null,
      primary key (category_id, attribute_id)
    )`.execute(db);

  await sql`
    create table product (
      id integer generated always as identity primary key,
      slug text not null unique,
      code text not null,
      shop_code text not null unique check (shop_code ~ '^[0-9]{6}$'),
      ean text not null unique check (ean ~ '^[0-9]{13}$'),
      family text not null,
      brand_id integer not null references brand,
      category_id integer not null references category,
      unit text not null references unit,
      title_ro text not null,
      title_ru text not null,
      description_ro text not null default '',
      description_ru text not null default '',
      general_info_ro text not null default '',
      general_info_ru text not null default '',
      -- [{label_ro, label_ru, value_ro, value_ru}]
      specifications jsonb not null default '[]',
      -- Bani.
      price integer not null check (price > 0),
      promotion_price integer check (promotion_price > 0 and promotion_price < price),
      warranty_months integer not null check (warranty_months >= 0),
      popularity integer not null default 0,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index product_code on product (lower(code))`.execute(db);
  await sql`create index product_category on product (category_id, id)`.execute(db);
  await sql`create index product_brand on product (brand_id)`.execute(db);
  // The best discounts of the home page.
  await sql`
    create index product_discount
    on product (((price - promotion_price)::float8 / price) desc, id)
    where promotion_price is not null`.execute(db);

  await sql`
    create table product_attribute (
      product_id integer not null references product on delete cascade,
      attribute_value_id integer not null references attribute_value,
      position integer not null,
      primary key (product_id, attribute_value_id)
    )`.execute(db);

  await sql`
    create table product_picture (
      product_id integer not null references product on delete cascade,
      position integer not null,
      file text not null,
      alt_ro text not null,
      alt_ru text not null,
      primary key (product_id, position)
    )`.execute(db);

  await sql`
    create table product_link (
      product_id integer not null references product on delete cascade,
      linked_id integer not null references product on delete cascade,
      kind text not null check (kind in ('similar', 'accessory')),
      position integer not null,
      primary key (product_id, kind, linked_id)
    )`.execute(db);

  // Apart from the product: orders change it all the time, and nothing else of a product.
  await sql`
    create table stock (
      product_id integer primary key references product on delete cascade,
      quantity integer not null check (quantity >= 0)
    )`.execute(db);

  // A listing of what is in stock leaves these out.
  await sql`create index stock_none on stock (product_id) where quantity = 0`.execute(db);

  // Every word of every title, once, so that a product's words are a few numbers.
  await sql`
    create table search_word (
      id integer generated always as identity primary key,
      word text not null unique
    )`.execute(db);
  await sql`
    create table product_search (
      product_id integer primary key references product on delete cascade,
      -- Four bytes each: number of the word, doubled, and 1 more where it says what the product is.
      words bytea not null,
      -- The maker's code as written and as compared, ours, the bar code.
      codes text[] not null
    )`.execute(db);
  // Whoever renames a product takes away what it was found by; a product without is described anew.
  await sql`
    create function forget_search_words() returns trigger language plpgsql as $$
    begin
      delete from product_search where product_id = new.id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger forget_search_words
    after update of title_ro, title_ru, code, shop_code, ean on product
    for each row execute function forget_search_words()`.execute(db);

  // The words of the trade: what buyers write, and what they mean by it.
  await sql`
    create table search_synonym (
      id integer generated always as identity primary key,
      meaning text not null,
      spelling text not null,
      position integer not null,
      unique (meaning, spelling)
    )`.execute(db);
  // Marks of one group may stand for each other.
  await sql`
    create table equivalent_mark (
      group_number integer not null,
      mark text not null,
      primary key (group_number, mark)
    )`.execute(db);
}
