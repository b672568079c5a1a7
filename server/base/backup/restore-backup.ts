import { createReadStream } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { ownConnection } from '../database/connect.ts';
import { migrate, migrateWithin } from '../database/migrations.ts';
import type { Tables } from '../database/tables.ts';
import { mediaStore } from '../media/media-store.ts';
import { type Contents, type Place, readBackup, tableFile } from './backup-folder.ts';

type Options = {
  folder: string;
  /** Whether a shop that is there goes. */
  replace?: boolean;
  onTable?: (name: string, rows: number) => void;
  /** Looks at what was put back, inside its transaction: what it throws takes everything back. */
  onRestored?: (client: pg.Client, contents: Contents) => Promise<void>;
};

/**
 * Puts a back-up in the place of what is in the database, in one transaction: it is the former shop
 * or the restored one, never a half. Nobody else may work with the database meanwhile.
 */
export async function restoreBackup(
  place: Place,
  { folder, replace, onTable, onRestored }: Options,
) {
  const contents = await readBackup(folder);
  const client = ownConnection(place, { application_name: 'restore' });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    // Many files take longer to put into a bucket than a transaction may do nothing.
    await client.query('set idle_in_transaction_session_timeout = 0');
    await refuseOpenShop(client);
    await client.query('begin');
    if (!replace && (await tablesIn(client)).length > 0) {
      throw new Error('There is a shop in this database. With --replace it goes.');
    }
    await clear(client);
    const db = onOneConnection(client);
    await migrateWithin(db, contents.schema);
    await load(client, folder, contents, onTable);
    // Files first: a shop that opens must find what its rows name.
    await restoreFiles(place, folder, contents);
    await onRestored?.(client, contents);
    await client.query('commit');
    await restoreSecretKey(place.dataDir, folder);
    await client.query('analyze');
    // What this version has added since.
    await migrate(db);
  } finally {
    await client.end();
  }
  return contents;
}

/** Everything through one connection, inside the transaction that is open on it. */
function onOneConnection(client: pg.Client) {
  const lent = Object.assign(client, { release: () => {} });
  const pool = { connect: async () => lent, end: async () => {}, options: {} };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

async function refuseOpenShop(client: pg.Client) {
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count
    from pg_stat_activity
    where datname = current_database()
      and (application_name in ('cablaj', 'cablaj-jobs') or application_name like 'cablaj-listen%')`);
  if (rows[0]?.count) throw new Error('The shop is open on this database. Stop it first.');
}

async function tablesIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname as name
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  return rows.map(({ name }) => name);
}

/** Tables, functions and types of ours; extensions stay, their functions are not ours. */
async function clear(client: pg.Client) {
  for (const table of await tablesIn(client)) {
    await client.query(`drop table if exists ${client.escapeIdentifier(table)} cascade`);
  }
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop %s %s cascade', kind, name) as statement
    from (
      select case p.prokind when 'p' then 'procedure' else 'function' end as kind,
        p.oid::regprocedure::text as name, p.oid, 'pg_proc'::regclass as catalogue
      from pg_proc p
      where p.pronamespace = 'public'::regnamespace
      union all
      select 'type', t.oid::regtype::text, t.oid, 'pg_type'::regclass
      from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
      union all
      select 'sequence', c.oid::regclass::text, c.oid, 'pg_class'::regclass
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
    ) found
    where not exists (
      select
      from pg_depend d
      where d.classid = found.catalogue and d.objid = found.oid and d.deptype = 'e'
    )`);
  for (const { statement } of rows) await client.query(statement);
  // Jobs stand in the table `job`: those whose message is gone are handed over again.
  await client.query('drop schema if exists pgboss cascade');
}

async function load(
  client: pg.Client,
  folder: string,
  { tables, sequences }: Contents,
  onTable: Options['onTable'],
) {
  const foreignKeys = await takeForeignKeys(client);
  const names = tables.map(({ name }) => client.escapeIdentifier(name));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // Migrations fill some tables; what was kept has these rows as they became.
  await client.query(`truncate ${names.join(', ')}`);
  for (const { name, columns } of tables) {
    const table = client.escapeIdentifier(name);
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const copying = client.query(copyFrom(`copy ${table} (${list}) from stdin`));
    await pipeline(createReadStream(tableFile(folder, name)), createGunzip(), copying);
    onTable?.(name, copying.rowCount);
  }
  for (const [sequence, last] of Object.entries(sequences)) {
    await client.query('select setval($1::regclass, $2)', [sequence, last]);
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  // Put back at the end they also prove that nothing names what is not there.
  for (const statement of foreignKeys) await client.query(statement);
}

/** Without them tables may come in any order; answers with the statements that bring them back. */
async function takeForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    select
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)) as add
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
    order by conrelid::regclass::text, conname`);
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

/** Into whatever store this shop has: so a shop also moves from a disk into a bucket. */
async function restoreFiles(
  { dataDir, bucket = null }: Place,
  folder: string,
  { files }: Contents,
) {
  const store = mediaStore({ dataDir, bucket });
  for (const file of files) await store.write(file, await readFile(join(folder, 'media', file)));
}

/** Only once the shop whose second factors it opens is there. */
const restoreSecretKey = (dataDir: string, folder: string) =>
  copyFile(join(folder, 'secret-key'), join(dataDir, 'secret-key')).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
