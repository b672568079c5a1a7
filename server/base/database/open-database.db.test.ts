import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../testing/databases.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from './open-database.ts';

test('processes that start together behind PgBouncer find the schema and a limit on statements', async () => {
  const url = await createDatabase('bare');
  const dataDir = await mkdtemp(join(tmpdir(), 'cablaj-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: url,
    DATABASE_PATIENCE: '11',
  });
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase(config)));
  onTestFinished(async () => {
    await Promise.all(opened.map(({ close }) => close()));
    await rm(dataDir, { recursive: true });
  });
  for (const { db } of opened) {
    expect(await db.selectFrom('customer').select('id').execute()).toEqual([]);
    const { rows } = await sql`show statement_timeout`.execute(db);
    expect(rows).toEqual([{ statement_timeout: '11s' }]);
  }
});

test.each([
  [{ DATABASE_DIRECT_URL: 'postgres://shop@db/shop' }],
  [
    {
      DATABASE_URL: 'postgres://shop@bouncer/shop',
      DATABASE_DIRECT_URL: 'postgres://root@db/shop',
    },
  ],
  [{ DATABASE_CONNECTIONS: '0' }],
  [{ DATABASE_PATIENCE: 'long' }],
])('an environment of %j is refused before anything is opened', (env) => {
  expect(() => readConfig(env)).toThrow(/not usable: DATABASE_/);
});
