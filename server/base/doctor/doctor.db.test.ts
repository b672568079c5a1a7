import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFakeBank } from '../../../fake-bank/start-fake-bank.ts';
import { createDatabase } from '../../testing/databases.ts';
import { proveBackup } from '../backup/prove-backup.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { examine } from './examine.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cablaj-doctor-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** By what it is about. */
async function foundIn(env: Record<string, string>) {
  const findings = await examine({ DATA_DIR: dataDir, PORT: '0', ...env });
  return Object.fromEntries(findings.map(({ about, state, says }) => [about, { state, says }]));
}

test('a set-up for the public finds nothing to complain of', async () => {
  const databaseUrl = await createDatabase('empty');
  const into = join(dataDir, 'backups');
  await proveBackup({ folder: await takeBackup({ databaseUrl, dataDir }, { into }) });
  const found = await foundIn({
    PUBLIC_URL: 'https://shop.example',
    TRUST_PROXY: '1',
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'x'.repeat(32),
  });
  expect(found.SMTP_URL?.state).toBe('doubtful');
  delete found.SMTP_URL;
  // Whether pages are built depends on who runs the tests.
  delete found.build;
  expect(Object.values(found).filter(({ state }) => state !== 'good')).toEqual([]);
  expect(found.schema?.says).toBe('It is up to date.');
  expect(found.restore?.says).toMatch(/came back as it was/);
});

test('settings that cannot be read are named, and nothing else is tried', async () => {
  const found = await foundIn({ PORT: 'three thousand' });
  expect(Object.keys(found)).toEqual(['settings']);
  expect(found.settings).toMatchObject({ state: 'bad', says: expect.stringContaining('PORT') });
});

test('a bank is asked whether it knows the shop, and half of what it needs is named', async () => {
  expect((await foundIn({})).payments).toMatchObject({ state: 'good' });
  const bank = await startFakeBank();
  const env = { PAYMENT_PROVIDERS: 'maib-checkout', ...(await bank.environment('maib')) };
  const known = await foundIn(env);
  expect(known.maib?.state).toBe('good');
  expect(known.payments).toMatchObject({
    state: 'doubtful',
    says: expect.stringContaining('no money moves'),
  });
  const wrong = await foundIn({ ...env, MAIB_CLIENT_SECRET: 'not-the-secret' });
  expect(wrong.maib).toMatchObject({ state: 'bad', says: expect.stringContaining('401') });
  expect(JSON.stringify(wrong)).not.toContain('not-the-secret');
  await bank.stop();
  expect((await foundIn(env)).maib).toMatchObject({
    state: 'bad',
    says: expect.stringContaining('cannot be reached'),
  });
  const half = await foundIn({ ...env, MAIB_SIGNATURE_KEY: '' });
  expect(half.settings?.says).toContain('maib-checkout needs MAIB_SIGNATURE_KEY.');
});

test('a database that does not answer is told apart from one that refuses, without its password', async () => {
  const url = new URL(await createDatabase('bare'));
  url.password = 'not-the-password';
  const refused = await foundIn({ DATABASE_URL: url.href });
  expect(refused.database?.state).toBe('bad');
  expect(JSON.stringify(refused)).not.toContain('not-the-password');
  url.port = '1';
  expect((await foundIn({ DATABASE_URL: url.href })).database?.says).toMatch(/ECONNREFUSED/);
});

test('what is named as a standby and is none, or is away, is said', async () => {
  const url = new URL(await createDatabase('bare'));
  const env = { DATABASE_URL: url.href };
  const none = await foundIn({ ...env, DATABASE_READ_URL: url.href });
  expect(none.standby).toMatchObject({
    state: 'doubtful',
    says: expect.stringMatching(/follows no/),
  });
  url.port = '1';
  const away = await foundIn({ ...env, DATABASE_READ_URL: url.href });
  expect(away.standby?.says).toMatch(/ECONNREFUSED/);
});

test('a database of a newer version is opened by an older one unless that could not go on', async () => {
  const url = await createDatabase('empty');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`insert into kysely_migration values ('9999-tomorrow', now()::text)`);
  const ofTomorrow = expect.stringContaining('9999-tomorrow');
  const found = async () => (await foundIn({ DATABASE_URL: url })).schema;
  expect(await found()).toMatchObject({ state: 'good', says: ofTomorrow });
  await client.query(`insert into migration_need values ('9999-tomorrow', '9998-today')`);
  expect(await found()).toMatchObject({ state: 'bad', says: ofTomorrow });
  await client.end();
});

test('a stored setting that this version cannot read is named, without what stands there', async () => {
  const url = await createDatabase('empty');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into setting (key, value)
    values ('identity', '{"iban": {"was": "MD24"}}'), ('page_size', '"many"')
    on conflict (key) do update set value = excluded.value`);
  await client.end();
  const found = (await foundIn({ DATABASE_URL: url }))['stored settings'];
  expect(found?.state).toBe('doubtful');
  expect(found?.says).toContain('page_size, identity.iban');
  expect(found?.says).not.toContain('MD24');
});

test('more connections than the database grants are noticed before the shop runs out of them', async () => {
  const found = await foundIn({
    DATABASE_URL: await createDatabase('bare'),
    DATABASE_CONNECTIONS: '200',
  });
  expect(found.connections?.state).toBe('bad');
  const several = await foundIn({
    DATABASE_URL: await createDatabase('bare'),
    WEB_CONCURRENCY: '16',
  });
  expect(several.connections?.says).toMatch(/may hold 272 .* grants 157/);
});

test('a port that is taken, a mail server that is away, and plain http are said', async () => {
  const other = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const found = await foundIn({
    PORT: port,
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'http://shop.example',
  });
  other.close();
  expect(found.PORT?.state).toBe('bad');
  expect(found.mail?.state).toBe('bad');
  expect(found.PUBLIC_URL?.state).toBe('bad');
  expect(found.TRUST_PROXY?.state).toBe('doubtful');
});

test('a key that others can read is no secret', async () => {
  await writeFile(join(dataDir, 'secret-key'), 'x'.repeat(43));
  await chmod(join(dataDir, 'secret-key'), 0o644);
  expect((await foundIn({})).DATA_DIR?.state).toBe('bad');
  await chmod(join(dataDir, 'secret-key'), 0o600);
  expect((await foundIn({})).DATA_DIR?.state).toBe('good');
});
