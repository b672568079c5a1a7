import { type Kysely, sql } from 'kysely';

/** When popularity was last counted from orders; and notices that nobody listens for go. */
export async function up(db: Kysely<never>) {
  await sql`
    create table popularity_count (
      only_row boolean primary key default true check (only_row),
      counted_at timestamptz not null
    )`.execute(db);
  await sql`insert into popularity_count (counted_at) values (now())`.execute(db);
  // What an order adds is found by its time.
  await sql`create index customer_order_created on customer_order (created_at)`.execute(db);

  // Processes follow the change log.
  const noticed = {
    shop_settings: ['setting'],
    shop_directory: [
      'unit',
      'category',
      'brand',
      'attribute',
      'attribute_value',
      'category_attribute',
      'product',
      'product_attribute',
      'search_synonym',
      'equivalent_mark',
    ],
  };
  for (const [channel, tables] of Object.entries(noticed)) {
    for (const table of tables) {
      await sql`drop trigger ${sql.ref(`notify_${channel}`)} on ${sql.table(table)}`.execute(db);
    }
  }
}
