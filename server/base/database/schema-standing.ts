import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

/**
 * How the database stands to a version of the shop: without what it needs, as it made it, changed by
 * a newer one with which it can go on, or changed so that it cannot.
 */
type Standing = 'behind' | 'same' | 'ahead' | 'beyond';

const UNDEFINED_TABLE = '42P01';

type Done = { name: string; needs: string | null };

/** What was done in a database, and what it asks of whoever does not know it. */
export const MIGRATIONS_DONE = `
  select name, needs
  from kysely_migration
  left join migration_need on migration = name`;

/** `known`: the migrations of the version that asks, oldest first. */
export function standingOf(done: readonly Done[], known: readonly string[]): Standing {
  const names = new Set(done.map(({ name }) => name));
  const hasAll = known.every((name) => names.has(name));
  const newest = known.at(-1) ?? '';
  const isOthers = done.some(({ name }) => !known.includes(name));
  if (!isOthers) return hasAll ? 'same' : 'behind';
  return hasAll && done.every(({ needs }) => needs === null || needs <= newest)
    ? 'ahead'
    : 'beyond';
}

/** None in a database that is empty, or from before versions said what they need. */
export const migrationsDone = (db: Kysely<Tables>): Promise<Done[]> =>
  sql
    .raw<Done>(MIGRATIONS_DONE)
    .execute(db)
    .then(({ rows }) => rows)
    .catch((error) => {
      if (error instanceof pg.DatabaseError && error.code === UNDEFINED_TABLE) return [];
      throw error;
    });

export const schemaStanding = async (db: Kysely<Tables>, known: readonly string[]) =>
  standingOf(await migrationsDone(db), known);

/** As a process that runs is told apart, by the connection on which it listens as long as it lives. */
const LISTENS = 'cablaj-listen';
export const listensAs = (newest: string) => `${LISTENS} ${newest}`;

/** The newest migration that each process on this database knows; '' of one that does not say it. */
export async function runningVersions(db: Kysely<Tables>) {
  const { rows } = await sql<{ newest: string }>`
    select distinct btrim(substr(application_name, ${LISTENS.length + 1})) as newest
    from pg_stat_activity
    where datname = current_database()
      and application_name like ${`${LISTENS}%`}`.execute(db);
  return rows.map(({ newest }) => newest);
}
