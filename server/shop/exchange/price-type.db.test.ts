import { afterAll, beforeAll, expect, test } from 'vitest';
import { soon } from '../../../testing/soon.ts';
import { quickPace } from '../../base/jobs/counting-job.fixture.ts';
import { openJobRunner } from '../../base/jobs/job-runner.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { everyJob } from '../every-job.ts';
import {
  addAccount,
  begin,
  exchangeSettings,
  importToEnd,
  readShop,
  readWaitingReasons,
} from './exchange-setup.fixture.ts';
import { finishRun } from './finish-run.ts';
import {
  MADE_UP_PRICE_TYPE,
  madeUpGoods,
  madeUpOffers,
  madeUpPrice,
  madeUpStock,
} from './made-up-package.fixture.ts';
import { receivePart } from './receiving/receive-file.ts';

let shop: TestShop;
let runner: ReturnType<typeof openJobRunner>;
beforeAll(async () => {
  shop = await openTestShop('empty');
  runner = openJobRunner({
    shop: shop.shop,
    databaseUrl: shop.url,
    jobs: everyJob,
    pace: quickPace,
  });
});
afterAll(async () => {
  await runner.stop();
  await shop.close();
});

test('no price is taken before a person has said which type it is, and then at once', async () => {
  const run = await begin(shop.db, await addAccount(shop.db));
  const brought = async (name: string, content: Buffer) => {
    await receivePart(shop.db, run.id, name, content);
    return importToEnd(shop.shop, run, name);
  };
  expect(await brought('goods.xml', madeUpGoods([1, 2]))).toEqual({ kind: 'success' });
  // There is only one type, and it is called retail; it may be what the shop pays all the same.
  expect(await brought('offers.xml', madeUpOffers([1, 2]))).toEqual({ kind: 'no-price-type' });
  await finishRun(shop.shop, run);
  expect(await readShop(shop.db)).toEqual([]);
  expect(await readWaitingReasons(shop.db)).toEqual([
    expect.stringContaining('no-price-type'),
    expect.stringContaining('no-price-type'),
  ]);

  const { headers } = await addStaff(shop.shop);
  const read = () => shop.api('GET', '/staff/exchange/', { headers });
  expect((await read()).json).toMatchObject({
    price_types: [{ id: MADE_UP_PRICE_TYPE, title: 'Розничная', prices: 2 }],
    price_type: null,
    last: { catalogue: { put_off: 'everything' } },
  });

  const { exchange } = (await shop.api('GET', '/staff/settings/', { headers })).json;
  const value = { ...exchangeSettings, priceType: MADE_UP_PRICE_TYPE };
  const body = { version: exchange.version, value };
  expect((await shop.api('POST', '/staff/settings/exchange/', { headers, body })).status).toBe(200);
  await runner.open();
  await soon(async () => (await readShop(shop.db)).length).toBe(2);
  expect(await readShop(shop.db)).toMatchObject([
    { code: 'ART-1', price: madeUpPrice(1), stock: madeUpStock(1) },
    { code: 'ART-2', price: madeUpPrice(2), stock: madeUpStock(2) },
  ]);
  expect(await readWaitingReasons(shop.db)).toEqual([]);
  await shop.changes.catchUp();
  expect((await read()).json.price_type).toBe(MADE_UP_PRICE_TYPE);
});
