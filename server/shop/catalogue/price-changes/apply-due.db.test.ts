import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { soon } from '../../../../testing/soon.ts';
import { uniqueName } from '../../../../testing/unique-name.ts';
import { change } from '../../../base/changes/change.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { openShopOn } from '../../../testing/open-test-shop.ts';
import { lowestPrice } from '../../pricing/lowest-price.ts';
import { brands } from '../writing/brands.ts';
import { changeProduct } from '../writing/change-product.ts';
import { openProductSetup, type ProductSetup } from '../writing/product-setup.fixture.ts';
import { applyDuePriceChanges } from './apply-due.ts';
import { cancelPriceChange, changePrices } from './change-prices.ts';
import { previewPrices } from './preview-prices.ts';

let setup: ProductSetup;
let others: Awaited<ReturnType<typeof openShopOn>>[];
beforeAll(async () => {
  setup = await openProductSetup();
  others = await Promise.all([1, 2].map(() => openShopOn(setup.shop.url, { dataDir: '/nowhere' })));
});
afterAll(async () => {
  for (const { db } of others) await db.destroy();
  await setup.shop.close();
});

async function brandOf(...prices: number[]) {
  const name = uniqueName('marca');
  const brand_id = await inShop(setup.shop.db, async (changing) =>
    Number((await brands.create(changing, { slug: name, title: name })).id),
  );
  const ids: number[] = [];
  for (const price of prices) ids.push(await setup.another({ price, brand_id }));
  return { ids, brand_id };
}

/** Planned for tomorrow; the time until then passes at once. */
async function plan(brand_id: number, percent: number) {
  const done = await changePrices(setup.shop.shop, 'staff:1', {
    selection: { category_id: null, brand_id, state: null, search: '' },
    rule: { percent, amount: null, rounding: '0.01', promotions: 'keep' },
    starts_at: new Date(Date.now() + 86_400_000).toISOString(),
    seen: null,
  });
  if (!('id' in done)) throw new Error('not planned');
  return done.id;
}
const letTimePass = (...ids: number[]) =>
  sql`
    update price_change
    set starts_at = starts_at - interval '2 days', next_attempt_at = now() - interval '1 minute'
    where id = any(${ids}::integer[])`.execute(setup.shop.db);

const priceOf = async (id: number | undefined) => (await setup.readProduct(id ?? 0)).price;
const stateOf = (id: number) =>
  setup.shop.db
    .selectFrom('price_change')
    .select(['state', 'changed', 'batch_id', 'failed_attempts', 'last_error'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('a planned change waits for its time', async () => {
  const { ids, brand_id } = await brandOf(100);
  const id = await plan(brand_id, 10);
  expect(await applyDuePriceChanges(setup.shop.shop)).toBe(0);
  expect(await priceOf(ids[0])).toBe(10_000);
  expect(await stateOf(id)).toMatchObject({ state: 'planned' });
});

test('however many processes look at once, a change is applied once, to the prices of that moment', async () => {
  const { ids, brand_id } = await brandOf(100, 50);
  const id = await plan(brand_id, 10);
  const later = await setup.another({ price: 10, brand_id });
  await inShop(setup.shop.db, (changing) =>
    changeProduct(changing, ids[1] ?? 0, { input: { price: 60 } }),
  );
  await letTimePass(id);
  const shops = [setup.shop.shop, ...others.map(({ shop }) => shop)];
  const applied = await Promise.all([...shops, ...shops].map(applyDuePriceChanges));
  expect(applied.reduce((sum, one) => sum + one)).toBe(1);
  expect(await Promise.all([...ids, later].map(priceOf))).toEqual([11_000, 6600, 1100]);
  expect(await stateOf(id)).toMatchObject({ state: 'applied', changed: 3 });
  const history = await setup.shop.db
    .selectFrom('audit_entry')
    .select(['actor', 'after'])
    .where('entity', '=', 'product')
    .where('entity_id', '=', String(ids[0]))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(history).toEqual({ actor: 'clock', after: { price: 11_000 } });
  expect(await lowestPrice(setup.shop.db, ids[0] ?? 0)).toBe(10_000);
});

test('what fell due while the shop was closed is applied in the order of its times', async () => {
  const { ids, brand_id } = await brandOf(100);
  const [second, first] = [await plan(brand_id, 100), await plan(brand_id, -50)];
  await letTimePass(first, second);
  await sql`
    update price_change
    set starts_at = starts_at - interval '1 hour'
    where id = ${first}`.execute(setup.shop.db);
  await Promise.all([setup.shop.shop, ...others.map(({ shop }) => shop)].map(applyDuePriceChanges));
  await soon(async () => {
    await applyDuePriceChanges(setup.shop.shop);
    return (await stateOf(second)).state;
  }).toBe('applied');
  const { rows } = await sql<{ prices: number[] }>`
    select array_agg(price order by since) as prices
    from product_price
    where product_id = ${ids[0]}`.execute(setup.shop.db);
  expect(rows[0]?.prices).toEqual([10_000, 5000, 10_000]);
});

test('a process that dies in the middle leaves nothing half done, and the next one applies it', async () => {
  const { ids, brand_id } = await brandOf(100, 100, 100);
  const id = await plan(brand_id, 10);
  await letTimePass(id);
  const [other] = others;
  if (!other) throw new Error('no other process');
  await expect(
    change(setup.shop.db, 'console', async (changing) => {
      // Somebody holds the last product: the change waits in its middle.
      await changeProduct(changing, ids[2] ?? 0, { input: { title_ro: 'Altul' } });
      const applying = applyDuePriceChanges(other.shop);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        changing.trx,
      );
      const waiting = () =>
        sql<{ pid: number }>`
          select pid from pg_stat_activity
          where ${rows[0]?.pid}::integer = any(pg_blocking_pids(pid))`.execute(setup.shop.db);
      await soon(async () => (await waiting()).rows.length).toBe(1);
      await sql`select pg_terminate_backend(${(await waiting()).rows[0]?.pid})`.execute(
        setup.shop.db,
      );
      await applying;
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await Promise.all(ids.map(priceOf))).toEqual([10_000, 10_000, 10_000]);
  expect(await stateOf(id)).toMatchObject({ state: 'planned', failed_attempts: 1 });
  await letTimePass(id);
  expect(await applyDuePriceChanges(setup.shop.shop)).toBe(1);
  expect(await Promise.all(ids.map(priceOf))).toEqual([11_000, 11_000, 11_000]);
});

test('one that cannot be applied is tried again later, and the others do not wait for it', async () => {
  const [bad, good] = [await brandOf(100), await brandOf(100)];
  const [failing, fine] = [await plan(bad.brand_id, 10), await plan(good.brand_id, 10)];
  await letTimePass(failing, fine);
  await sql`
    create function refuse_this() returns trigger language plpgsql as $$
    begin raise exception 'not this one'; end $$`.execute(setup.shop.db);
  await sql`
    create trigger refuse_this before update on product
    for each row when (old.id = ${sql.lit(bad.ids[0] ?? 0)}) execute function refuse_this()`.execute(
    setup.shop.db,
  );
  onTestFinished(async () => {
    await sql`drop function refuse_this cascade`.execute(setup.shop.db);
  });
  await applyDuePriceChanges(setup.shop.shop);
  expect(await stateOf(failing)).toMatchObject({
    state: 'planned',
    failed_attempts: 1,
    last_error: expect.stringContaining('not this one'),
  });
  expect(await stateOf(fine)).toMatchObject({ state: 'applied' });
  expect([await priceOf(bad.ids[0]), await priceOf(good.ids[0])]).toEqual([10_000, 11_000]);
});

test('cancelled or applied, and never both', async () => {
  for (const _ of [1, 2, 3]) {
    const { ids, brand_id } = await brandOf(100);
    const id = await plan(brand_id, 10);
    await letTimePass(id);
    const [cancelled] = await Promise.all([
      cancelPriceChange(setup.shop.shop, 'staff:1', id),
      ...others.map(({ shop }) => applyDuePriceChanges(shop)),
    ]);
    await applyDuePriceChanges(setup.shop.shop);
    const { state } = await stateOf(id);
    expect([cancelled, state, await priceOf(ids[0])]).toEqual(
      cancelled ? [true, 'cancelled', 10_000] : [false, 'applied', 11_000],
    );
  }
});

test('what is too much for one answer is applied by the clock at once', async () => {
  const { ids, brand_id } = await brandOf(100, 100);
  const selection = { category_id: null, brand_id, state: null, search: '' };
  const rule = { percent: 10, amount: null, rounding: '0.01', promotions: 'keep' } as const;
  const { digest } = await previewPrices(setup.shop.shop, {
    selection,
    rule,
    show: 'changed',
    page: 1,
  });
  const form = { selection, rule, starts_at: null, seen: digest };
  const done = await changePrices(setup.shop.shop, 'staff:1', form, 1);
  expect(done).toMatchObject({ kind: 'made' });
  expect(await Promise.all(ids.map(priceOf))).toEqual([10_000, 10_000]);
  expect(await applyDuePriceChanges(setup.shop.shop)).toBe(1);
  expect(await Promise.all(ids.map(priceOf))).toEqual([11_000, 11_000]);
});
