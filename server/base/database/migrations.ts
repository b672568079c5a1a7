import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as every from './migrations/every.ts';
import type { Tables } from './tables.ts';

/** By their names, oldest first: a module has its exports in that order. */
const migrations: Record<string, Migration> = { ...every };

/** Their names, oldest first. */
export const everyMigration = Object.keys(migrations);

const provider = { getMigrations: async () => migrations };

/**
 * Brings the schema up to date, or up to the named version. Kysely holds a lock meanwhile, so
 * processes may start together.
 */
export const migrate = (db: Kysely<Tables>, upTo?: string) =>
  db.connection().execute(async (connection) => {
    // A migration takes the time it needs, and so does waiting for another process's.
    await sql`set statement_timeout = 0`.execute(connection);
    const migrator = new Migrator({ db: connection, provider });
    const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
    if (error) throw error;
    await sql`reset statement_timeout`.execute(connection);
  });

/** Makes the schema of the named version inside a transaction that is open on the only connection. */
export async function migrateWithin(db: Kysely<Tables>, upTo: string) {
  if (!(upTo in migrations)) throw new Error(`This version of the shop does not know ${upTo}.`);
  const migrator = new Migrator({ db, provider, disableTransactions: true });
  const { error } = await migrator.migrateTo(upTo);
  if (error) throw error;
}
