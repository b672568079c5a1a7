import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as catalogue from './migrations/0001-catalogue.ts';
import * as customers from './migrations/0002-customers.ts';
import * as orders from './migrations/0003-orders.ts';
import * as content from './migrations/0004-content.ts';
import * as notices from './migrations/0005-notices.ts';
import type { Tables } from './tables.ts';

const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-customers': customers,
  '0003-orders': orders,
  '0004-content': content,
  '0005-notices': notices,
};

/** Brings the schema up to date. Kysely holds a lock meanwhile, so processes may start together. */
export async function migrate(db: Kysely<Tables>) {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
