import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { PATIENCE } from '../../../testing/patience.ts';
import { soon } from '../../../testing/soon.ts';
import { createDatabase } from '../../testing/databases.ts';
import { connect, type Database, type Trx } from './connect.ts';
import { judge } from './judge-migration.fixture.ts';
import { listen } from './listen.ts';
import { everyMigration, migrate, type OurMigration, ourMigrations } from './migrations.ts';
import { listensAs, runningVersions, schemaStanding } from './schema-standing.ts';

/** The last one before which every process of the version before had to be stopped. */
const BASELINE = '0064-brand-notes';
const sinceThen = everyMigration.slice(everyMigration.indexOf(BASELINE) + 1);

test('the version before can live with every migration, unless it has to know one since which it can', async () => {
  const db = connect(await createDatabase('bare'), { patience: PATIENCE });
  onTestFinished(() => db.destroy());
  await migrate(db, BASELINE);
  const refused: Record<string, string[]> = {};
  for (const name of sinceThen) {
    const { up }: { up: (trx: Trx) => Promise<void> } = await import(`./migrations/${name}.ts`);
    const found = await db.transaction().execute((trx) => judge(trx, up));
    if (found.length > 0 && ourMigrations[name]?.needs === undefined) refused[name] = found;
  }
  expect(refused).toEqual({});
});

test('what a version has to know is a migration before the one that needs it', () => {
  const wrong = everyMigration.filter((name) => {
    const needs = ourMigrations[name]?.needs;
    return needs !== undefined && !(everyMigration.includes(needs) && needs < name);
  });
  expect(wrong).toEqual([]);
});

let db: Database;
beforeAll(async () => {
  db = connect(await createDatabase('bare'), { patience: PATIENCE });
  await sql`create table place (id integer primary key)`.execute(db);
  await sql`
    create table cable (
      id integer generated always as identity primary key,
      name text not null default 'NYM',
      metres integer check (metres > 0),
      place_id integer references place
    )`.execute(db);
  await sql`create index cable_metres on cable (metres)`.execute(db);
  await sql`create unique index cable_name on cable (lower(name))`.execute(db);
  await sql`create function longest(at_most integer default 5) returns integer language sql as 'select 1'`.execute(
    db,
  );
  await sql`create function ring() returns trigger language plpgsql as 'begin return null; end'`.execute(
    db,
  );
  await sql`create trigger bell after insert on cable execute function ring()`.execute(db);
});
afterAll(() => db.destroy());

/** As a migration of these statements would be judged; nothing of it stays. */
async function judged(...statements: string[]) {
  let found: string[] = [];
  const over = new Error('over');
  await db
    .transaction()
    .execute(async (trx) => {
      found = await judge(trx, async (on) => {
        for (const statement of statements) await sql.raw(statement).execute(on);
      });
      throw over;
    })
    .catch((error) => {
      if (error !== over) throw error;
    });
  return found;
}

test.each([
  ['a table', 'create table drum (id integer primary key, metres integer not null)'],
  ['a column that may be empty', 'alter table cable add column colour text'],
  ['a column with a default', "alter table cable add column colour text not null default ''"],
  [
    'a rule of new columns alone',
    'alter table cable add column length integer check (length > 0) references place unique',
  ],
  ['an index', 'create index cable_place on cable (place_id)'],
  ['an index less', 'drop index cable_metres'],
  ['a function', "create function shortest() returns integer language sql as 'select 1'"],
  ['rows', 'insert into place values (1)'],
  [
    'a new column filled',
    'alter table cable add column length integer; update cable set length = metres',
  ],
])('%s more is what the version before can live with', async (_, statement) => {
  expect(await judged(...statement.split('; '))).toEqual([]);
});

test.each([
  ['drop table cable', ['table cable is gone']],
  ['alter table cable rename to wire', ['table cable is gone']],
  ['alter table cable drop column metres', ['column cable.metres is gone']],
  ['alter table cable rename column metres to length', ['column cable.metres is gone']],
  ['alter table cable alter column metres type bigint', ['column cable.metres was integer']],
  ['alter table cable alter column name type varchar(9)', ['column cable.name was text']],
  ['alter table cable alter column metres set not null', ['column cable.metres has to be filled']],
  ['alter table cable alter column name drop not null', ['column cable.name may be empty']],
  ['alter table cable alter column name drop default', ['column cable.name is filled otherwise']],
  ["alter table cable alter column name set default 'x'", ['column cable.name is filled']],
  ['alter table cable add column length integer not null', ['column cable.length is new and']],
  [
    'alter table cable add column double integer generated always as (metres * 2) stored',
    ['table cable is written anew'],
  ],
  ['alter table cable add check (metres < 100)', ['rule cable.cable_metres_check1 is new']],
  ['alter table cable add unique (metres)', ['rule cable.cable_metres_key is new']],
  ['create unique index cable_one on cable (metres)', ['rule cable.cable_one is new']],
  ['alter table cable add foreign key (metres) references place', ['rule cable.cable_metres_fkey']],
  ['alter table cable drop constraint cable_metres_check', ['cable_metres_check is gone']],
  ['alter table cable drop constraint cable_place_id_fkey', ['cable_place_id_fkey is gone']],
  ['drop index cable_name', ['rule cable.cable_name is gone']],
  [
    "do $$ begin execute 'drop index cable_name'; create unique index cable_name on cable (name); end $$",
    ['rule cable.cable_name is another'],
  ],
  ['drop trigger bell on cable', ['trigger of cable bell is gone']],
  ['alter table cable disable trigger bell', ['trigger of cable bell is another']],
  [
    'create trigger gong before insert on cable execute function ring()',
    ['trigger of cable gong is new'],
  ],
  [
    "create or replace function longest(at_most integer default 5) returns integer language sql as 'select 2'",
    ['function longest(integer) is another'],
  ],
  [
    "create function longest(at_most integer, at_least integer default 1) returns integer language sql as 'select 1'",
    ['function longest(integer,integer) is there beside'],
  ],
  ['drop function longest', ['function longest(integer) is gone']],
  ['alter table cable enable row level security', ['table cable is another kind']],
  ['update cable set metres = 2', ['rows of cable: update']],
  ['delete from place', ['rows of place: delete']],
  [
    'truncate place cascade',
    ['rows of cable: truncate', 'rows of place: truncate', 'written anew'],
  ],
  [
    "do $$ begin execute format('upda' || 'te %I set %I = null', 'cable', 'metres'); end $$",
    ['rows of cable: update'],
  ],
])('what the version before cannot live with is found: %s', async (statement, expected) => {
  const found = await judged(statement);
  for (const part of expected) expect(found.join('\n')).toContain(part);
});

/** A shop of few steps: each version knows those up to its own. */
const steps: Record<string, OurMigration> = {
  '0001-first': {
    up: async (on) => {
      await sql`create table cable (id integer)`.execute(on);
      await sql`create table migration_need (migration text, needs text)`.execute(on);
    },
  },
  '0002-more': {
    up: (on) => sql`alter table cable add column name text`.execute(on).then(() => {}),
  },
  '0003-less': {
    needs: '0002-more',
    up: (on) => sql`alter table cable drop column id`.execute(on).then(() => {}),
  },
};
const version = (newest: string) => ({
  migrations: Object.fromEntries(Object.entries(steps).filter(([name]) => name <= newest)),
});
const [first, more, less] = ['0001-first', '0002-more', '0003-less'].map(version) as [
  ReturnType<typeof version>,
  ReturnType<typeof version>,
  ReturnType<typeof version>,
];

async function openBare() {
  const url = await createDatabase('bare');
  const opened = connect(url, { patience: PATIENCE });
  onTestFinished(() => opened.destroy());
  return { url, db: opened };
}

const standing = (on: Database, { migrations }: ReturnType<typeof version>) =>
  schemaStanding(on, Object.keys(migrations));

test('an older version goes on with a newer schema until one needs more than it knows', async () => {
  const bare = await openBare();
  expect(await standing(bare.db, first)).toBe('behind');
  await migrate(bare.db, undefined, first);
  expect(await standing(bare.db, first)).toBe('same');
  await migrate(bare.db, undefined, more);
  expect(await standing(bare.db, first)).toBe('ahead');
  // Put back in the place of the newer one, it starts and changes nothing.
  await migrate(bare.db, undefined, first);
  expect(await standing(bare.db, more)).toBe('same');
  await migrate(bare.db, undefined, less);
  expect(await standing(bare.db, more)).toBe('ahead');
  expect(await standing(bare.db, first)).toBe('beyond');
  await expect(migrate(bare.db, undefined, first)).rejects.toThrow(/cannot go on/);
});

test('what an older process could not live with is not done while one runs', async () => {
  const bare = await openBare();
  await migrate(bare.db, undefined, first);
  // As every process listens: it says which version it is.
  const running = await listen(bare.url, { nothing: () => {} });
  expect(await runningVersions(bare.db)).toEqual([everyMigration.at(-1)]);
  await running.close();
  const older = new pg.Client({
    connectionString: bare.url,
    application_name: listensAs('0001-first'),
  });
  await older.connect();
  await migrate(bare.db, undefined, more);
  await expect(migrate(bare.db, undefined, less)).rejects.toThrow(
    'exchange that for a version that knows 0002-more first',
  );
  expect(await standing(bare.db, more)).toBe('same');
  await older.end();
  await soon(() => runningVersions(bare.db)).toEqual([]);
  await migrate(bare.db, undefined, less);
  expect(await standing(bare.db, less)).toBe('same');
});

test('a table in use is waited for again and again, so that nobody has to wait for long', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  const bare = await openBare();
  await migrate(bare.db, undefined, first);
  const reader = new pg.Client({ connectionString: bare.url });
  await reader.connect();
  onTestFinished(() => reader.end());
  await reader.query('begin');
  await reader.query('select * from cable');
  let tries = 0;
  const counted: OurMigration = {
    up: async (on) => {
      tries += 1;
      await more.migrations['0002-more']?.up(on);
    },
  };
  const migrating = migrate(bare.db, undefined, {
    migrations: { ...more.migrations, '0002-more': counted },
    lockPatience: 5,
  });
  await soon(() => tries).toBeGreaterThan(1);
  expect(warned).toHaveBeenCalledOnce();
  await reader.query('commit');
  await migrating;
  expect(await standing(bare.db, more)).toBe('same');
});
