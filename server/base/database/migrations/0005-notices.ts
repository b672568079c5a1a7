import { type Kysely, sql } from 'kysely';

/** Processes that keep settings, the directory or pages in memory hear when these change. */
const channels = {
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
  shop_mail: ['mail_outbox'],
};

export async function up(db: Kysely<never>) {
  await sql`
    create function notify_channel() returns trigger language plpgsql as $$
    begin
      perform pg_notify(tg_argv[0], '');
      return null;
    end $$`.execute(db);
  for (const [channel, tables] of Object.entries(channels)) {
    // Sending a mail updates its row; only new mail is news.
    const events = sql.raw(
      channel === 'shop_mail' ? 'insert' : 'insert or update or delete or truncate',
    );
    for (const table of tables) {
      await sql`
        create trigger ${sql.ref(`notify_${channel}`)}
        after ${events} on ${sql.table(table)}
        for each statement execute function notify_channel(${sql.lit(channel)})`.execute(db);
    }
  }
}
