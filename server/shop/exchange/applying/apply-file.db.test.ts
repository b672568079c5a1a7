import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueFingerprint } from '../../../testing/catalogue-fingerprint.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { changeProduct } from '../../catalogue/writing/change-product.ts';
import {
  addAccount,
  begin,
  bring,
  importToEnd,
  readShop,
  readWaitingReasons,
  sample,
  setExchange,
} from '../exchange-setup.fixture.ts';
import { importFile } from '../receiving/import-file.ts';
import { receivePart } from '../receiving/receive-file.ts';
import { endRun } from '../runs.ts';

let shop: TestShop;
let account: number;
beforeAll(async () => {
  shop = await openTestShop('empty');
  await setExchange(shop.db);
  account = await addAccount(shop.db);
});
afterAll(() => shop.close());

const files = {
  'import0_1.xml': sample('import0_1.xml'),
  'offers0_1.xml': sample('offers0_1.xml'),
};

type Sold = {
  code?: string;
  price?: number;
  stock?: number;
  unit?: string;
  category?: string;
  title_ru?: string;
};
const ours: Sold[] = [
  { code: 'VVG-LS-3x1.5', price: 18_90, stock: 1550, unit: 'm', category: 'ВВГнг-LS' },
  { code: 'VVG-LS-3x2.5 на отрез', price: 29_40, stock: 860, unit: 'm' },
  { code: 'VVG-LS-3x2.5 бухта 100 м', price: 28_40, stock: 600, unit: 'm' },
  { code: 'VVG-LS-5x6', price: 112_00, stock: 39, unit: 'm' },
  { code: 'NYM-J-3x2.5', price: 33_00, stock: 500, category: 'Силовой кабель' },
  { code: 'SOC-16-01', price: 46_50, stock: 85, unit: 'piece', category: 'Розетки' },
];

test('the first export makes the shop it describes; what cannot be placed waits', async () => {
  await bring(shop, account, files);
  expect(await readShop(shop.db)).toMatchObject(ours.map((one) => ({ ...one, state: 'active' })));
  expect((await readShop(shop.db))[0]).toMatchObject({
    title_ro: 'Cablu VVGng(A)-LS 3x1,5 mm² 0,66 kV',
    title_ru: 'Кабель ВВГнг(А)-LS 3х1,5',
  });
  expect(await readWaitingReasons(shop.db)).toEqual([
    'product Clemă de capăt 25 mm²: no-group',
    'product Провод ПВС 3х1,5: no-price',
    'offer Товар, которого нет в каталоге: no-product',
  ]);
});

test('sent again, nothing is written', async () => {
  const before = await catalogueFingerprint(shop.db);
  await bring(shop, account, files);
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});

const changed: Sold[] = [
  { ...ours[0], price: 19_40 },
  ...ours.slice(1, 5),
  { ...ours[5], stock: 82, title_ru: 'Розетка 16А с заземлением и шторками' },
  { code: 'PVS-2x0.75', price: 7_60, stock: 2000, category: 'Установочный провод' },
];

test('a package of changes changes what it names, once or twice', async () => {
  await bring(shop, account, { 'changes0_1.xml': sample('changes0_1.xml') });
  expect(await readShop(shop.db)).toMatchObject(changed);
  const categories = await shop.db
    .selectFrom('category')
    .select(['title_ru', 'level'])
    .orderBy('id')
    .execute();
  expect(categories.map(({ title_ru, level }) => `${level} ${title_ru}`)).toEqual([
    '1 Кабельно-проводниковая продукция',
    '2 Силовой кабель',
    '3 ВВГнг-LS',
    '2 Установочный провод',
    '1 Электроустановочные изделия',
    '2 Розетки',
  ]);
  expect(await readWaitingReasons(shop.db)).toEqual([
    'product Clemă de capăt 25 mm²: no-group',
    'offer Товар, которого нет в каталоге: no-product',
  ]);
  const before = await catalogueFingerprint(shop.db);
  await bring(shop, account, { 'changes0_1.xml': sample('changes0_1.xml') });
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});

test('an older package that comes late takes nothing back', async () => {
  const before = await catalogueFingerprint(shop.db);
  await bring(shop, account, { 'offers0_1.xml': sample('offers0_1.xml') });
  const prices = (await readShop(shop.db)).map(({ code, price, stock }) => ({
    code,
    price,
    stock,
  }));
  expect(prices).toMatchObject(changed.map(({ code, price, stock }) => ({ code, price, stock })));
  expect((await catalogueFingerprint(shop.db)).stock_movement).toBe(before.stock_movement);
});

test('what people wrote over the words of 1C is theirs', async () => {
  const { id } = await shop.db
    .selectFrom('product')
    .select('id')
    .where('code', '=', 'SOC-16-01')
    .executeTakeFirstOrThrow();
  await inShop(shop.db, (changing) =>
    changeProduct(changing, id, { input: { title_ro: 'Priză cu împământare' } }),
  );
  const renamed = sample('changes0_1.xml')
    .toString()
    .replace('с заземлением и шторками', 'с крышкой')
    .replace('2026-11-15T09:30:00', '2026-11-16T09:30:00');
  await bring(shop, account, { 'changes.xml': Buffer.from(renamed) });
  expect((await readShop(shop.db)).find(({ code }) => code === 'SOC-16-01')).toMatchObject({
    title_ro: 'Priză cu împământare',
    title_ru: 'Розетка 16А с крышкой',
  });
});

test('broken off in the middle and begun again, by several at once, it comes to the same', async () => {
  const other = await openTestShop('empty');
  await setExchange(other.db);
  const run = await begin(other.db, await addAccount(other.db));
  for (const [name, content] of Object.entries(files)) {
    await receivePart(other.db, run.id, name, content);
    // No patience: one batch, and gone.
    await importFile(other.shop, run, name, { patience: 0 });
    const both = () => importToEnd(other.shop, run, name);
    const answers = await Promise.all([both(), both()]);
    expect(answers).toContainEqual({ kind: 'success' });
  }
  await endRun(other.db, run.id, 'done');
  expect(await readShop(other.db)).toMatchObject(ours);
  const { movements } = await other.db
    .selectFrom('stock_movement')
    .select((row) => row.fn.countAll().as('movements'))
    .executeTakeFirstOrThrow();
  expect(movements).toBe(9);
  await other.close();
});
