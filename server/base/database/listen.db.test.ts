import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { createDatabase } from '../../testing/databases.ts';
import { connect } from './connect.ts';
import { listen } from './listen.ts';

async function openListener() {
  const url = await createDatabase('empty');
  const db = connect(url);
  const heard: string[] = [];
  const notices = await listen(url, {
    shop_settings: () => heard.push('settings'),
    shop_directory: () => heard.push('directory'),
  });
  onTestFinished(async () => {
    await notices.close();
    await db.destroy();
  });
  const listeners = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid
      from pg_stat_activity
      where datname = current_database() and application_name like 'cablaj-listen%'`.execute(db);
    return rows.map(({ pid }) => pid);
  };
  return { db, heard, notices, listeners };
}

test('what changed before anybody listened is read as soon as somebody does', async () => {
  const { db, heard } = await openListener();
  expect(heard).toEqual(['settings', 'directory']);
  await sql`notify shop_directory`.execute(db);
  await soon(() => heard).toEqual(['settings', 'directory', 'directory']);
});

test('a lost connection is made again, once, and all that may have been missed is read', async () => {
  const { db, heard, listeners } = await openListener();
  heard.length = 0;
  const [lost] = await listeners();
  await sql`select pg_terminate_backend(${lost})`.execute(db);
  await soon(() => heard).toEqual(['settings', 'directory']);
  await soon(listeners).toEqual([expect.any(Number)]);
  expect(await listeners()).not.toContain(lost);
  await sql`notify shop_settings`.execute(db);
  await soon(() => heard).toEqual(['settings', 'directory', 'settings']);
});

test('who stops listening leaves no connection behind', async () => {
  const { notices, listeners } = await openListener();
  await notices.close();
  await soon(listeners).toEqual([]);
});
