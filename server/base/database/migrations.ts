import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { log } from '../log/log.ts';
import * as every from './migrations/every.ts';
import { migrationsDone, runningVersions, schemaStanding } from './schema-standing.ts';
import type { Tables } from './tables.ts';

/**
 * A migration is made while the version before goes on working. What that one could not live with
 * waits until no version that runs uses it any more: `needs` names the migration since which none
 * does. `migrations.db.test.ts` judges what each of them does.
 */
export type OurMigration = Migration & { needs?: string };

/** By their names, oldest first: a module has its exports in that order. */
export const ourMigrations: Record<string, OurMigration> = { ...every };

/** Their names, oldest first. */
export const everyMigration = Object.keys(ourMigrations);

/**
 * Milliseconds a migration waits for a table others use: whoever comes after it waits as long. Less
 * than PostgreSQL waits before it ends one of two that wait for each other, which could be an order.
 */
const LOCK_PATIENCE = 500;
/** For as long as a back-up or a reading of the catalogue may take. */
const LOCK_TRIES = 800;
const LOCK_NOT_AVAILABLE = '55P03';

type Options = {
  /** Ours, unless something else is said. */
  migrations?: Record<string, OurMigration>;
  lockPatience?: number;
};

/**
 * Brings the schema up to date, or up to the named version. Kysely holds a lock meanwhile, so
 * processes may start together. What a newer version has made of the schema stays as it is, if this
 * one can go on with it.
 */
export const migrate = (
  db: Kysely<Tables>,
  upTo?: string,
  { migrations = ourMigrations, lockPatience = LOCK_PATIENCE }: Options = {},
) =>
  db.connection().execute(async (connection) => {
    if (!upTo && (await isUpToDate(connection, migrations))) return;
    // A migration takes the time it needs, and so does waiting for another process's.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set lock_timeout = ${sql.lit(lockPatience)}`.execute(connection);
    try {
      if (!upTo) await refuseBesideOlder(connection, migrations);
      await migrateTo(connection, { upTo, migrations, pause: lockPatience / 2 });
    } finally {
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });

async function migrateTo(
  db: Kysely<Tables>,
  {
    upTo,
    migrations,
    pause,
  }: { upTo: string | undefined; migrations: Record<string, OurMigration>; pause: number },
) {
  const migrator = new Migrator({ db, provider: providerOf(migrations) });
  for (let tries = 1; ; tries += 1) {
    const { error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
    if (!error) return;
    if (isHeldByOthers(error) && tries < LOCK_TRIES) {
      if (tries === 1) log.warn('a table is in use, the migration waits', error);
      await sleep(pause);
      continue;
    }
    // A newer version may have been quicker.
    if (upTo || !(await isUpToDate(db, migrations))) throw error;
    return;
  }
}

const isHeldByOthers = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;

const providerOf = (migrations: Record<string, OurMigration>) => ({
  getMigrations: async () =>
    Object.fromEntries(
      Object.entries(migrations).map(([name, migration]) => [name, notingNeeds(name, migration)]),
    ),
});

/** A version that does not know the migration reads there whether it may go on. */
const notingNeeds = (name: string, { up, needs }: OurMigration): Migration => ({
  async up(db) {
    await up(db);
    if (needs) await sql`insert into migration_need values (${name}, ${needs})`.execute(db);
  },
});

async function isUpToDate(db: Kysely<Tables>, migrations: Record<string, OurMigration>) {
  const standing = await schemaStanding(db, Object.keys(migrations));
  if (standing === 'beyond') {
    throw new Error(
      'a newer version has changed it so that this one cannot go on; start that one, or put back the back-up made before it',
    );
  }
  return standing !== 'behind';
}

/** A version that would fail by what is to come has to be exchanged for one in between. */
async function refuseBesideOlder(db: Kysely<Tables>, migrations: Record<string, OurMigration>) {
  const done = new Set((await migrationsDone(db)).map(({ name }) => name));
  // The first start of a shop.
  if (done.size === 0) return;
  const needed = Object.entries(migrations)
    .flatMap(([name, { needs }]) => (done.has(name) || !needs ? [] : [needs]))
    .sort()
    .at(-1);
  if (needed === undefined) return;
  const older = (await runningVersions(db)).find((version) => version < needed);
  if (older === undefined) return;
  throw new Error(
    `a version runs on it that knows it up to ${older || 'some older step'} and could not go on: exchange that for a version that knows ${needed} first, or stop it`,
  );
}

/** Makes the schema of the named version inside a transaction that is open on the only connection. */
export async function migrateWithin(db: Kysely<Tables>, upTo: string) {
  if (!(upTo in ourMigrations)) throw new Error(`This version of the shop does not know ${upTo}.`);
  const provider = providerOf(ourMigrations);
  const migrator = new Migrator({ db, provider, disableTransactions: true });
  const { error } = await migrator.migrateTo(upTo);
  if (error) throw error;
}
