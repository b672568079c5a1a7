import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { zipOf } from '../../../base/archives/zip-of.fixture.ts';
import { catalogueFingerprint } from '../../../testing/catalogue-fingerprint.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { changeProduct } from '../../catalogue/writing/change-product.ts';
import { addAccount, begin, bring, importToEnd, setExchange } from '../exchange-setup.fixture.ts';
import { finishRun } from '../finish-run.ts';
import { MADE_UP_PRICE_TYPE, madeUpGoods, madeUpOffers } from '../made-up-package.fixture.ts';
import { receivePart } from '../receiving/receive-file.ts';

let shop: TestShop;
let account: number;
beforeAll(async () => {
  shop = await openTestShop('empty');
  await setExchange(shop.db, { priceType: MADE_UP_PRICE_TYPE });
  account = await addAccount(shop.db);
});
afterAll(() => shop.close());

const drawn = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .jpeg()
    .toBuffer();
const picture = (name: string) => `<Картинка>import_files/c0/${name}</Картинка>`;
const two = `${picture('a.jpg')}${picture('b.jpg')}`;

const filesOf = async (code: string) =>
  (
    await shop.db
      .selectFrom('product_picture')
      .innerJoin('product', 'product.id', 'product_id')
      .select('file')
      .where('code', '=', code)
      .orderBy('position')
      .execute()
  ).map(({ file }) => file.replace(/-[0-9a-f]{10}\.webp$/, ''));

const reasonOf = async (runId: number) =>
  (
    await shop.db
      .selectFrom('exchange_object')
      .innerJoin('exchange_file', 'exchange_file.id', 'file_id')
      .select('reason')
      .where('run_id', '=', runId)
      .where('kind', '=', 'product')
      .executeTakeFirstOrThrow()
  ).reason;

test('pictures that come with the goods are shown in their order; one that lacks is noted', async () => {
  await bring(shop, account, {
    'import_files/c0/b.jpg': await drawn('#00f'),
    'import.xml': madeUpGoods([1], { more: () => two }),
    'offers.xml': madeUpOffers([1]),
  });
  expect(await filesOf('ART-1')).toEqual(['/media/default/b']);
  const again = await bring(shop, account, { 'import.xml': madeUpGoods([1], { more: () => two }) });
  expect(await reasonOf(again.id)).toContain('picture-missing: import_files/c0/a.jpg');
});

test('one that comes later, by itself, takes its place; sent again nothing is written', async () => {
  const run = await begin(shop.db, account);
  await receivePart(shop.db, run.id, 'import_files/c0/a.jpg', await drawn('#f00'));
  await finishRun(shop.shop, run);
  expect(await filesOf('ART-1')).toEqual(['/media/default/a', '/media/default/b']);
  const before = await catalogueFingerprint(shop.db);
  const archive = zipOf([
    { name: 'import.xml', text: madeUpGoods([1], { more: () => two }) },
    { name: 'import_files/c0/a.jpg', text: await drawn('#f00') },
    { name: 'import_files/c0/b.jpg', text: await drawn('#00f') },
  ]);
  const again = await begin(shop.db, account);
  await receivePart(shop.db, again.id, 'all.zip', archive);
  expect(await importToEnd(shop.shop, again, 'import.xml')).toEqual({ kind: 'success' });
  await finishRun(shop.shop, again);
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});

test('another picture of the same name takes the place of the former', async () => {
  const before = await shop.db.selectFrom('product_picture').select('file').execute();
  const run = await begin(shop.db, account);
  await receivePart(shop.db, run.id, 'import_files/c0/a.jpg', await drawn('#0f0'));
  await finishRun(shop.shop, run);
  const after = await shop.db.selectFrom('product_picture').select('file').execute();
  expect(after).toHaveLength(2);
  expect(after).not.toEqual(before);
  expect(await filesOf('ART-1')).toEqual(['/media/default/a', '/media/default/b']);
});

test('what is no picture is refused by name, and pictures people chose stay', async () => {
  const { id } = await shop.db.selectFrom('product').select('id').executeTakeFirstOrThrow();
  const run = await begin(shop.db, account);
  await receivePart(shop.db, run.id, 'import_files/c0/b.jpg', Buffer.from('<svg onload="x()"/>'));
  await finishRun(shop.shop, run);
  expect(await filesOf('ART-1')).toEqual(['/media/default/a', '/media/default/b']);
  const again = await bring(shop, account, { 'a.xml': madeUpGoods([1], { more: () => two }) });
  expect(await reasonOf(again.id)).toContain('no-picture: import_files/c0/b.jpg');
  await inShop(shop.db, (changing) => changeProduct(changing, id, { input: { pictures: [] } }));
  const before = await catalogueFingerprint(shop.db);
  const other = await begin(shop.db, account);
  await receivePart(shop.db, other.id, 'import_files/c0/a.jpg', await drawn('#ff0'));
  await finishRun(shop.shop, other);
  expect(await filesOf('ART-1')).toEqual([]);
  expect({ ...(await catalogueFingerprint(shop.db)), media_file: '' }).toEqual({
    ...before,
    media_file: '',
  });
});

test('names that lead elsewhere are no names', async () => {
  const more = () => '<Картинка>../../etc/passwd.jpg</Картинка><Картинка>C:\\x\\c.jpg</Картинка>';
  await bring(shop, account, { 'a.xml': madeUpGoods([1], { turn: 2, more }) });
  const { pictures } = await shop.db
    .selectFrom('external_link')
    .select('pictures')
    .where('kind', '=', 'product')
    .executeTakeFirstOrThrow();
  expect(pictures).toEqual(['c.jpg']);
});
