import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as catalogue from './migrations/0001-catalogue.ts';
import * as customers from './migrations/0002-customers.ts';
import * as orders from './migrations/0003-orders.ts';
import * as content from './migrations/0004-content.ts';
import * as notices from './migrations/0005-notices.ts';
import * as references from './migrations/0006-references.ts';
import type { Tables } from './tables.ts';

const migrations: Record<string, Migration> = {
  '0001-catalogue': catalogue,
  '0002-customers': customers,
  '0003-orders': orders,
  '0004-content': content,
  '0005-notices': notices,
  '0006-references': references,
};

/** Brings the schema up to date. Kysely holds a lock meanwhile, so processes may start together. */
export const migrate = (db: Kysely<Tables>) =>
  db.connection().execute(async (connection) => {
    // A migration takes the time it needs, and so does waiting for another process's.
    await sql`set statement_timeout = 0`.execute(connection);
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: async () => migrations },
    });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    await sql`reset statement_timeout`.execute(connection);
  });
