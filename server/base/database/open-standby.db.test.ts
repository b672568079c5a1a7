import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { createApp } from '../../app.ts';
import { openShop } from '../../open-shop.ts';
import { articles } from '../../shop/content/writing.ts';
import { addCustomer } from '../../testing/add-customer.ts';
import { inShop } from '../../testing/in-shop.ts';
import { readConfig } from '../config/config.ts';
import { examine } from '../doctor/examine.ts';
import type { Database } from './connect.ts';
import { openDatabase } from './open-database.ts';
import { openPrimaryAndStandby } from './standby.fixture.ts';
import { watchStandby } from './watch-standby.ts';

let servers: Awaited<ReturnType<typeof openPrimaryAndStandby>>;
let database: Awaited<ReturnType<typeof openDatabase>>;
let opened: Awaited<ReturnType<typeof openShop>>;
let app: ReturnType<typeof createApp>;
let dataDir: string;
beforeAll(async () => {
  for (const level of ['log', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(() => {});
  servers = await openPrimaryAndStandby();
  dataDir = await mkdtemp(join(tmpdir(), 'cablaj-standby-shop-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: servers.primaryUrl,
    DATABASE_READ_URL: servers.standbyUrl,
  });
  database = await openDatabase(config);
  const { directUrl: databaseUrl, reading, standby } = database;
  opened = await openShop(database.db, config, {
    databaseUrl,
    reading,
    standby,
    cachesAnswers: true,
  });
  app = createApp(opened.shop);
});
afterAll(async () => {
  opened?.changes.stop();
  await database?.close();
  await servers?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const whoAnswers = async (db: Database = opened.shop.catalogueReads) => {
  const { rows } = await sql<{ is_standby: boolean }>`
    select pg_is_in_recovery() as is_standby`.execute(db);
  return rows[0]?.is_standby ? 'standby' : 'primary';
};

const write = (title: string) =>
  inShop(database.db, (changing) =>
    articles.create(changing, {
      slug: title.toLowerCase(),
      kind: 'news',
      title_ro: title,
      body_ro: '<p>Text.</p>',
      published_at: new Date().toISOString(),
    }),
  );
const titles = async () => {
  const answer = await app.request('/api/blog/all-news/', { headers: { 'Accept-Language': 'ro' } });
  return JSON.stringify(await answer.json());
};

test('a standby in step is read from; orders, sessions and staff stay with the primary', async () => {
  await soon(whoAnswers).toBe('standby');
  expect(await whoAnswers(opened.shop.db)).toBe('primary');
  expect(await whoAnswers(opened.shop.reading)).toBe('primary');
});

test('the doctor knows it for a standby', async () => {
  const found = await examine({
    DATA_DIR: dataDir,
    DATABASE_URL: servers.primaryUrl,
    DATABASE_READ_URL: servers.standbyUrl,
  });
  expect(found.find(({ about }) => about === 'standby')?.state).toBe('good');
  // The shop's own role sees that somebody follows, and no more.
  expect(found.find(({ about }) => about === 'standbys')?.says).toContain('pg_monitor');
});

test('the doctor names a standby that DATABASE_URL leads to', async () => {
  const found = await examine({ DATA_DIR: dataDir, DATABASE_URL: servers.standbyUrl });
  expect(found.find(({ about }) => about === 'primary')).toMatchObject({
    state: 'bad',
    says: expect.stringContaining('takes no orders'),
  });
});

test('another database is no standby of ours, though it follows the same server', async () => {
  const url = new URL(servers.standbyUrl);
  url.pathname = '/postgres';
  const pool = new pg.Pool({ connectionString: url.href });
  const watch = watchStandby(database.db, pool);
  try {
    expect(await watch.catchUp(300)).toBe(false);
  } finally {
    watch.stop();
    await pool.end();
  }
  const found = await examine({
    DATA_DIR: dataDir,
    DATABASE_URL: servers.primaryUrl,
    DATABASE_READ_URL: url.href,
  });
  expect(found.find(({ about }) => about === 'standby')?.says).toContain('another database');
});

test('nobody who is shown a change reads what was before it', async () => {
  await soon(whoAnswers).toBe('standby');
  await servers.ask('select pg_wal_replay_pause()');
  await write('Noutate');
  await opened.changes.catchUp();
  expect(await whoAnswers()).toBe('primary');
  expect(await titles()).toContain('Noutate');
  // Somebody signed in a moment ago.
  const { token } = await addCustomer(database.db, { username: 'tocmai' });
  const mine = await app.request('/api/accounts/user-data/', {
    headers: { Authorization: `Token ${token}` },
  });
  expect(mine.status).toBe(200);
  await servers.ask('select pg_wal_replay_resume()');
  await soon(whoAnswers).toBe('standby');
  expect(await titles()).toContain('Noutate');
});

test('a standby that goes away costs nobody an answer, and is read from when it is back', async () => {
  await soon(whoAnswers).toBe('standby');
  await servers.stop();
  const answers = await Promise.all(Array.from({ length: 12 }, () => whoAnswers()));
  expect(new Set(answers)).toEqual(new Set(['primary']));
  await servers.start();
  await soon(whoAnswers).toBe('standby');
});
