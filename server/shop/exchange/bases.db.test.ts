import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '../../testing/add-staff.ts';
import { catalogueFingerprint } from '../../testing/catalogue-fingerprint.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { ExchangeFailed, open1c } from './client/client-1c.ts';
import {
  addAccount,
  bring,
  PASSWORD,
  readShop,
  sample,
  setExchange,
} from './exchange-setup.fixture.ts';

/** A base of 1C is known by its classifier. Another one comes to a shop that has its own. */

let shop: TestShop;
let headers: Record<string, string>;
const OURS = 'c0ab1e01-0000-4000-8000-000000000001';
const OTHER = 'c0ab1f01-0000-4000-8000-000000000001';
const goods = sample('import0_1.xml').toString();
const offers = sample('offers0_1.xml').toString();
const renamed = (xml: string) =>
  xml.replaceAll(OURS, OTHER).replace('(Каталог товаров)', '(Филиал)');

beforeAll(async () => {
  shop = await openTestShop('empty');
  // So much may vanish that nothing but the base keeps it.
  await setExchange(shop.db, { mostHiddenPercent: 100 });
  await shop.changes.catchUp();
  await bring(shop, await addAccount(shop.db), {
    'import0_1.xml': Buffer.from(goods),
    'offers0_1.xml': Buffer.from(offers),
  });
  ({ headers } = await addStaff(shop.shop));
});
afterAll(() => shop.close());

const call = (method: 'GET' | 'POST', path: string, body?: object) =>
  shop.api(method, `/staff/exchange/${path}`, { headers, ...(body && { body }) });

/** As 1C comes, to the end; what it was told of the first file that was not taken. */
async function come(files: Record<string, string>): Promise<string> {
  const client = open1c({
    url: '/1c_exchange',
    name: '1c',
    password: PASSWORD,
    fetch: async (url, init) => shop.app.request(String(url), init),
  });
  const session = await client.checkAuth('catalog');
  const { limit } = await client.init(session);
  let refusal = '';
  for (const [name, xml] of Object.entries(files)) {
    await client.send(session, name, Buffer.from(xml), limit);
    try {
      await client.import(session, name);
    } catch (error) {
      if (!(error instanceof ExchangeFailed)) throw error;
      refusal ||= error.message;
    }
  }
  await client.end(session);
  return refusal;
}

type Base = { id: number; version: number; role: string | null };
const other = async (): Promise<Base> => {
  const { results } = (await call('GET', 'bases/')).json;
  return results.find(({ external_id }: { external_id: string }) => external_id === OTHER);
};
const decide = async (role: string, changed: Partial<Base> = {}) => {
  const { id, version } = { ...(await other()), ...changed };
  return call('POST', `bases/${id}/decide/`, { version, decision: { role } });
};
const FOREIGN = /^failure\nЭто выгрузка другой базы 1С \(/;

test('the same base under a prefix is no other', async () => {
  const before = await catalogueFingerprint(shop.db);
  expect(await come({ 'offers.xml': offers.replaceAll(OURS, `pp_${OURS}`) })).toBe('');
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
  expect((await call('GET', 'bases/')).json.results).toMatchObject([{ role: 'ours' }]);
});

test('what another base sends is called that, and nothing of it is taken before people say so', async () => {
  const before = await catalogueFingerprint(shop.db);
  expect(await come({ 'import.xml': renamed(goods), 'offers.xml': renamed(offers) })).toMatch(
    /^failure\nЭто выгрузка другой базы 1С \(Классификатор \(Филиал\)\)/,
  );
  expect(await come({ 'offers.xml': renamed(offers) })).toMatch(FOREIGN);
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
  expect((await call('GET', '')).json).toMatchObject({
    bases_open: 1,
    last: { catalogue: { foreign: 1, damaged: 0 } },
  });
  expect(await other()).toMatchObject({ role: null, title: 'Классификатор (Филиал)' });

  const { results } = (await call('GET', 'bases/')).json;
  expect((await decide('mine')).status).toBe(400);
  expect((await decide('same', { version: 7 })).status).toBe(409);
  expect((await decide('same', { id: results[0].id })).status).toBe(404);
  expect((await call('GET', '')).json.bases_open).toBe(1);
  expect((await decide('refused')).status).toBe(200);
  expect((await call('GET', '')).json.bases_open).toBe(0);
  expect(await come({ 'offers.xml': renamed(offers) })).toMatch(FOREIGN);
});

test('a base that is the same under another name is taken like it', async () => {
  expect((await decide('same')).status).toBe(200);
  const before = await catalogueFingerprint(shop.db);
  expect(await come({ 'import.xml': renamed(goods), 'offers.xml': renamed(offers) })).toBe('');
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});

test('a second base beside the first hides nothing of it, though it names nothing of it', async () => {
  expect((await decide('beside')).status).toBe(200);
  const sold = (await readShop(shop.db)).filter(({ state }) => state === 'active');
  // Goods of its own, and all there is of them.
  const own = (xml: string) =>
    renamed(xml)
      .replaceAll(/<Товар>(?![\s\S]{0,60}c0ab1e45)[\s\S]*?<\/Товар>/g, '')
      .replaceAll('c0ab1e45', 'c0ab1f45')
      .replace(
        '<Группы>',
        `<Группы><Группа><Ид>${OTHER}</Ид><Наименование>Филиал</Наименование></Группа>`,
      )
      .replaceAll('SOC-16-01', 'FIL-1');
  expect(await come({ 'import.xml': own(goods), 'offers.xml': own(offers) })).toBe('');
  const now = (await readShop(shop.db)).filter(({ state }) => state === 'active');
  expect(now.map(({ code }) => code)).toEqual([...sold.map(({ code }) => code), 'FIL-1']);
  // Nor does a tree of its own stand beside that of the first before people have said where.
  expect((await call('GET', '')).json.groups_open).toBe(1);
  const made = await shop.db
    .selectFrom('category')
    .select('id')
    .where('title_ru', '=', 'Филиал')
    .execute();
  expect(made).toEqual([]);
  // Nor does the first hide what the second has brought.
  expect(await come({ 'import.xml': goods, 'offers.xml': offers })).toBe('');
  expect((await readShop(shop.db)).filter(({ state }) => state === 'active')).toHaveLength(
    now.length,
  );
});

test('a base that takes the place of the former is the shop’s, and the former is another', async () => {
  expect((await decide('instead')).status).toBe(200);
  expect(await other()).toMatchObject({ role: 'ours' });
  expect(await come({ 'offers.xml': offers })).toMatch(FOREIGN);
  expect(await come({ 'offers.xml': renamed(offers) })).toBe('');
});
