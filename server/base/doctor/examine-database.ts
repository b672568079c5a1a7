import pg from 'pg';
import type { Config } from '../config/config.ts';
import { connectionsNeeded } from '../database/connections-needed.ts';
import { everyMigration } from '../database/migrations.ts';
import { askReplicationState, type ReplicationState } from '../database/replication-state.ts';
import { MIGRATIONS_DONE, standingOf } from '../database/schema-standing.ts';
import { readSettings } from '../settings/settings.ts';
import { examineCluster } from './examine-cluster.ts';
import { bad, doubtful, type Finding, good, messageOf } from './finding.ts';

const OLDEST = 150_000;
/** Seconds by which the clocks may differ before tokens and promotions begin at the wrong time. */
const CLOCKS = 5;

/** Of a database that the operator named; the embedded one is ours. */
export async function examineDatabase(url: string, config: Config): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    return [bad('database', `It cannot be reached as ${place(url)}: ${messageOf(error)}.`)];
  }
  try {
    return [
      await version(client),
      await extension(client),
      await rights(client),
      await connections(client, config),
      await clock(client),
      await schema(client),
      ...examineCluster(await ask<ReplicationState>(client, askReplicationState), config),
      ...(await storedSettings(client)),
    ];
  } finally {
    await client.end();
  }
}

/** Without the password. */
function place(text: string) {
  const url = new URL(text);
  return `${url.username}@${url.host}${url.pathname}`;
}

async function ask<Row extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<Row> {
  const { rows } = await client.query<Row>(text);
  if (!rows[0]) throw new Error('the database did not answer');
  return rows[0];
}

async function version(client: pg.Client) {
  const { number, name } = await ask<{ number: number; name: string }>(
    client,
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  );
  return number < OLDEST
    ? bad('database', `PostgreSQL ${name} is too old: the shop needs 15 or newer.`)
    : good('database', `PostgreSQL ${name} answers.`);
}

async function extension(client: pg.Client) {
  const { is_there, is_known, may_create } = await ask<{
    is_there: boolean;
    is_known: boolean;
    may_create: boolean;
  }>(
    client,
    `select
      exists (select from pg_extension where extname = 'pg_trgm') as is_there,
      exists (select from pg_available_extensions where name = 'pg_trgm') as is_known,
      has_database_privilege(current_database(), 'create') as may_create`,
  );
  if (is_there) return good('pg_trgm', 'The extension is there.');
  if (!is_known) {
    return bad(
      'pg_trgm',
      'The extension is not installed there; it comes with postgresql-contrib.',
    );
  }
  return may_create
    ? good('pg_trgm', 'The shop will create the extension at its first start.')
    : bad('pg_trgm', 'Whoever owns the database has to run: create extension pg_trgm.');
}

async function rights(client: pg.Client) {
  const { on_schema, on_database } = await ask<{ on_schema: boolean; on_database: boolean }>(
    client,
    `select
      has_schema_privilege('public', 'create') as on_schema,
      has_database_privilege(current_database(), 'create') as on_database`,
  );
  if (!on_schema) {
    return bad('rights', 'The role may make no tables: grant create on schema public to it.');
  }
  return on_database
    ? good('rights', 'The role may make tables, and the schema of the job queue.')
    : doubtful(
        'rights',
        'The role may make no schema: jobs need one named pgboss, or create on the database.',
      );
}

async function connections(client: pg.Client, config: Config) {
  const { most } = await ask<{ most: number }>(
    client,
    `select current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int as most`,
  );
  const needed = connectionsNeeded(config);
  return needed > most
    ? bad(
        'connections',
        `The shop may hold ${needed} connections here and the database grants ${most}: lower DATABASE_CONNECTIONS or WEB_CONCURRENCY.`,
      )
    : good(
        'connections',
        `The shop may hold ${needed}; ${Math.floor(most / needed)} machines like this one fit into its ${most} connections.`,
      );
}

async function clock(client: pg.Client) {
  const { now } = await ask<{ now: Date }>(client, 'select clock_timestamp() as now');
  const apart = Math.round(Math.abs(now.getTime() - Date.now()) / 1000);
  return apart > CLOCKS
    ? doubtful('clock', `The database's clock is ${apart} s away from this machine's.`)
    : good('clock', 'Both clocks agree.');
}

async function schema(client: pg.Client) {
  const { names, needs } = await ask<{ names: string | null; needs: string | null }>(
    client,
    `select to_regclass('kysely_migration')::text as names, to_regclass('migration_need')::text as needs`,
  );
  if (names === null) return good('schema', 'The database is empty: the first start fills it.');
  const { rows: done } = await client.query<{ name: string; needs: string | null }>(
    needs === null ? 'select name, null as needs from kysely_migration' : MIGRATIONS_DONE,
  );
  const newer = done.map(({ name }) => name).filter((name) => !everyMigration.includes(name));
  const standing = standingOf(done, everyMigration);
  if (standing === 'beyond') {
    return bad(
      'schema',
      `A newer version has been here (${newer.join(', ')}): start that one, or restore a back-up.`,
    );
  }
  if (standing === 'ahead') {
    return good(
      'schema',
      `A newer version has been here (${newer.join(', ')}), and this one can go on.`,
    );
  }
  const missing = everyMigration.length - done.length;
  return missing > 0
    ? good(
        'schema',
        `The next start brings it up to date by ${missing} steps; take a back-up first.`,
      )
    : good('schema', 'It is up to date.');
}

/** What the shop's people have set, as this version reads it. */
async function storedSettings(client: pg.Client): Promise<Finding[]> {
  const { table } = await ask<{ table: string | null }>(
    client,
    `select to_regclass('setting')::text as table`,
  );
  if (table === null) return [];
  const { rows } = await client.query<{ key: string; value: unknown }>(
    'select key, value from setting',
  );
  const places = [...readSettings(rows).unreadable].flatMap(([name, parts]) =>
    parts.map(({ place }) => [name, place].filter(Boolean).join('.')),
  );
  return [
    places.length > 0
      ? doubtful(
          'stored settings',
          `Their defaults hold for what cannot be read: ${places.join(', ')}. It stays stored until somebody saves over it, at /admin/settings.`,
        )
      : good('stored settings', 'All of them can be read.'),
  ];
}
