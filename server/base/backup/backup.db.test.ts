import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { addCustomer } from '../../testing/add-customer.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { createDatabase } from '../../testing/databases.ts';
import { fingerprint } from '../../testing/fingerprint.ts';
import { openShopOn, openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrations.ts';
import { diskStore } from '../media/disk-store.ts';
import { readOriginal, writeOriginal } from '../media/media-files.ts';
import { hashOf, tableFile } from './backup-folder.ts';
import { keptBackups } from './kept-backups.ts';
import { lastProof } from './newest-backups.ts';
import { proveBackup } from './prove-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

let shop: TestShop;
let into: string;
/** Of the shop as it was opened. */
let backup: string;
beforeAll(async () => {
  shop = await openTestShop('demo');
  into = await mkdtemp(join(tmpdir(), 'cablaj-backups-'));
  backup = await takeBackup(here(), { into });
});
afterAll(async () => {
  await shop.close();
  await rm(into, { recursive: true, force: true });
});

const here = () => ({ dataDir: shop.shop.config.dataDir, databaseUrl: shop.url });
const emptyFolder = () => mkdtemp(join(into, 'folder-'));

test('nothing changed in between, the restored shop is the same to the last row', async () => {
  const databaseUrl = await createDatabase('bare');
  await restoreBackup({ databaseUrl, dataDir: await emptyFolder() }, { folder: backup });
  const restored = connect(databaseUrl);
  expect(await fingerprint(restored)).toBe(await fingerprint(shop.db));
  await restored.destroy();
});

test('a back-up is proved to come back as it was, which is noted beside it; a changed one is not', async () => {
  const folder = await emptyFolder();
  const kept = join(folder, 'one');
  await cp(backup, kept, { recursive: true });
  const { rows } = await proveBackup({ folder: kept, now: () => new Date('2026-11-19T08:00:00Z') });
  const proof = { folder: 'one', proved_at: '2026-11-19T08:00:00.000Z', rows };
  expect(rows).toBeGreaterThan(1_000);
  expect(await lastProof(folder)).toEqual(proof);

  // Whole, and loaded without a word: only somebody who compares finds what is not of the shop.
  const contents = JSON.parse(await readFile(join(kept, 'contents.json'), 'utf8'));
  const file = tableFile(kept, 'district');
  const [district] = contents.tables.filter(({ name }: { name: string }) => name === 'district');
  district.rows += 1;
  await writeFile(join(kept, 'contents.json'), JSON.stringify(contents));
  expect(await hashOf(file)).toBe(district.hash);
  await expect(proveBackup({ folder: kept })).rejects.toThrow(/district has \d+ rows of \d+/);
  expect(await lastProof(folder)).toEqual(proof);
});

test('a database that takes connections and says nothing is given up by both commands', async () => {
  const frozen = createServer().listen(0, '127.0.0.1');
  await once(frozen, 'listening');
  const { port } = Object(frozen.address());
  const dataDir = await emptyFolder();
  const place = {
    dataDir,
    databaseUrl: `postgres://cablaj:secret@127.0.0.1:${port}/cablaj`,
    databasePatience: 200,
  };
  const target = await emptyFolder();
  await expect(takeBackup(place, { into: target })).rejects.toThrow('timeout');
  expect(await readdir(target)).toEqual([]);
  await expect(restoreBackup(place, { folder: backup })).rejects.toThrow('timeout');
  frozen.close();
});

test('a back-up that is damaged, or not whole, replaces nothing', async () => {
  const folder = await emptyFolder();
  await cp(backup, folder, { recursive: true });
  const databaseUrl = await createDatabase('empty');
  const target = connect(databaseUrl, { connections: 1 });
  await addStaffNamed(target, 'Ana');
  await target.destroy();
  const place = { databaseUrl, dataDir: await emptyFolder() };

  await expect(restoreBackup(place, { folder })).rejects.toThrow('--replace');
  await writeFile(tableFile(folder, 'product'), 'not what was written');
  await expect(restoreBackup(place, { folder, replace: true })).rejects.toThrow('product');
  await rm(join(folder, 'contents.json'));
  await expect(restoreBackup(place, { folder, replace: true })).rejects.toThrow('no whole back-up');
  const left = connect(databaseUrl);
  expect(await left.selectFrom('staff').select('name').execute()).toEqual([{ name: 'Ana' }]);
  await left.destroy();
});

test('a shop that is open is not replaced under its feet', async () => {
  const dataDir = await emptyFolder();
  await shop.db.connection().execute(async () => {
    const restoring = restoreBackup({ ...here(), dataDir }, { folder: backup, replace: true });
    await expect(restoring).rejects.toThrow('Stop it first');
  });
});

test('a back-up of an older version is brought up to date', async () => {
  const databaseUrl = await createDatabase('bare');
  const old = connect(databaseUrl);
  await migrate(old, '0015-staff');
  await old.destroy();
  const folder = await takeBackup({ databaseUrl, dataDir: await emptyFolder() }, { into });
  const target = await createDatabase('bare');
  await restoreBackup({ databaseUrl: target, dataDir: await emptyFolder() }, { folder });
  const restored = await openShopOn(target, { dataDir: await emptyFolder() });
  expect((await restored.api('GET', '/products/items/')).status).toBe(200);
  await restored.db.destroy();
});

test('a back-up taken while orders come in restores to a shop that adds up, and goes on', async () => {
  const picture = await writeOriginal(
    diskStore(here().dataDir),
    'poza',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  await addStaff(shop.shop);
  const product = await shop.db
    .selectFrom('stock')
    .innerJoin('product', 'product.id', 'stock.product_id')
    .select(['product.id', 'product.price'])
    .select(sql<number>`sum(stock.for_sale)`.as('pieces'))
    .groupBy('product.id')
    .orderBy('pieces', 'desc')
    .executeTakeFirstOrThrow();
  const acknowledged: string[] = [];
  let isOver = false;
  const buyOn = async () => {
    while (!isOver) {
      // Nobody orders more often than people do.
      const { token } = await shop.register();
      const { status, json } = await shop.api('POST', '/orders/orders/', {
        token,
        body: {
          pay_method: 'cash',
          order_products: [{ id: product.id, price: product.price / 100, quantity: 1 }],
        },
      });
      expect(status).toBe(201);
      acknowledged.push(json.id);
    }
  };
  const buyers = [buyOn(), buyOn()];
  await soon(() => acknowledged.length).toBeGreaterThan(2);
  const before = [...acknowledged];
  const folder = await takeBackup(here(), { into });
  const during = acknowledged.length;
  await soon(() => acknowledged.length).toBeGreaterThan(during);
  isOver = true;
  await Promise.all(buyers);

  const dataDir = await emptyFolder();
  const databaseUrl = await createDatabase('bare');
  await restoreBackup({ databaseUrl, dataDir }, { folder });
  const restored = await openShopOn(databaseUrl, { dataDir });
  try {
    const orders = await restored.db.selectFrom('customer_order').select('id').execute();
    const ids = orders.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(before));
    const lines = await restored.db
      .selectFrom('order_line')
      .select(sql<number>`sum(quantity)`.as('sold'))
      .executeTakeFirstOrThrow();
    const left = await restored.db
      .selectFrom('stock')
      .select(sql<number>`sum(for_sale)`.as('pieces'))
      .where('product_id', '=', product.id)
      .executeTakeFirstOrThrow();
    expect(Number(left.pieces) + Number(lines.sold)).toBe(Number(product.pieces));
    expect(
      await readOriginal(diskStore(dataDir), picture.split('/').at(-1)?.replace('.webp', '') ?? ''),
    ).not.toBe(null);
    expect(await readFile(join(dataDir, 'secret-key'), 'utf8')).toBe(
      await readFile(join(here().dataDir, 'secret-key'), 'utf8'),
    );
    // The shop goes on: new people, new orders.
    const { token } = await addCustomer(restored.db, { username: 'dupa-restaurare' });
    const again = await restored.api('POST', '/orders/orders/', {
      token,
      body: {
        pay_method: 'cash',
        order_products: [{ id: product.id, price: product.price / 100, quantity: 1 }],
      },
    });
    expect(again.status).toBe(201);
    const { json } = await restored.api('GET', '/products/search-filter/?search=cablu');
    expect(json.results).not.toEqual([]);
  } finally {
    await restored.db.destroy();
  }
});

const addStaffNamed = (db: ReturnType<typeof connect>, name: string) =>
  db
    .insertInto('staff')
    .values({
      name,
      email: 'ana@example.md',
      email_key: 'ana@example.md',
      role: 'owner',
      locale: 'ro',
      is_active: true,
    })
    .execute();

test('a database that is away leaves no folder behind', async () => {
  const folder = await emptyFolder();
  const place = { ...here(), databaseUrl: 'postgres://nobody@127.0.0.1:1/none' };
  await expect(takeBackup(place, { into: folder })).rejects.toThrow('ECONNREFUSED');
  expect(await readdir(folder)).toEqual([]);
});

test('pictures of a back-up on the same mount are links, and one a day is known to be made', async () => {
  const folder = join(shop.shop.config.dataDir, 'backups');
  const now = () => new Date('2026-11-18T03:20:00.000Z');
  await writeOriginal(diskStore(shop.shop.config.dataDir), 'legat', '<svg/>');
  const taken = await takeBackup(here(), { into: folder, now });
  const originals = join(taken, 'media', 'originals');
  const [first = ''] = await readdir(originals);
  expect((await stat(join(originals, first))).nlink).toBeGreaterThan(1);

  const { isTakenOn } = await keptBackups(folder);
  expect(isTakenOn(new Date('2026-11-18T23:59:00Z'))).toBe(true);
  expect(isTakenOn(new Date('2026-11-19T00:01:00Z'))).toBe(false);
});
