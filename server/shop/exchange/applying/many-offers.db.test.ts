import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueFingerprint } from '../../../testing/catalogue-fingerprint.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { addAccount, bring, readShop, setExchange } from '../exchange-setup.fixture.ts';
import { MADE_UP_PRICE_TYPE, madeUpGoods, madeUpOffers } from '../made-up-package.fixture.ts';

const numbers = Array.from({ length: 120 }, (_, at) => at + 1);
let shop: TestShop;
let account: number;
beforeAll(async () => {
  shop = await openTestShop('empty');
  await setExchange(shop.db, { priceType: MADE_UP_PRICE_TYPE });
  account = await addAccount(shop.db);
  await bring(shop, account, { 'a.xml': madeUpGoods(numbers), 'b.xml': madeUpOffers(numbers) });
});
afterAll(() => shop.close());

const offered = (some: number[], turn: number) =>
  bring(shop, account, { 'offers.xml': madeUpOffers(some, turn) });

test('new prices and stock of many are as many queries as those of two', async () => {
  const { product_search: found } = await catalogueFingerprint(shop.db);
  const few = await shop.countQueries(() => offered(numbers.slice(0, 2), 2));
  const many = await shop.countQueries(() => offered(numbers, 3));
  expect(many).toBe(few);
  // What they are found by stays.
  expect((await catalogueFingerprint(shop.db)).product_search).toBe(found);
  expect(await readShop(shop.db)).toMatchObject(
    numbers.map((number) => ({ code: `ART-${number}`, stock: 1_000 + number * 13 + 3 })),
  );
});

/** A row that is written again has another one, also where it says the same. */
async function writesOf() {
  const tables = ['product', 'stock', 'warehouse_stock', 'external_link', 'exchange_waiting'];
  const { rows } = await sql<{ writes: string }>`
    ${sql.join(
      tables.map(
        (table) =>
          sql`select string_agg(xmin::text, ' ' order by ctid) as writes from ${sql.table(table)}`,
      ),
      sql` union all `,
    )}`.execute(shop.db);
  return rows;
}

test('the same package again writes nothing, not even what is known of it', async () => {
  const before = { catalogue: await catalogueFingerprint(shop.db), writes: await writesOf() };
  await offered(numbers, 3);
  await bring(shop, account, { 'a.xml': madeUpGoods(numbers) });
  expect({ catalogue: await catalogueFingerprint(shop.db), writes: await writesOf() }).toEqual(
    before,
  );
});

test('the same by a later date changes nothing of the catalogue', async () => {
  const before = await catalogueFingerprint(shop.db);
  const later = madeUpOffers(numbers, 3).toString().replace('T03:00', 'T09:00');
  await bring(shop, account, { 'offers.xml': Buffer.from(later) });
  expect(await catalogueFingerprint(shop.db)).toEqual(before);
});
