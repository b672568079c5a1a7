import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PriceBasis, shownPrice, toBani } from '../../../contract/money.ts';
import { linesInOrder, orderTotals } from '../../../contract/order-totals.ts';
import type { Order } from '../../../contract/shapes/order.ts';
import type { ProductCard } from '../../../contract/shapes/product.ts';
import { announce } from '../../base/changes/change.ts';
import type { Trx } from '../../base/database/connect.ts';
import { saveSetting } from '../../base/settings/save-setting.ts';
import { addStaff } from '../../testing/add-staff.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { writeSmallCatalogue } from '../../testing/small-catalogue.ts';
import { createProducts } from '../catalogue/writing/create-products.ts';
import { matterOf } from '../documents/proforma/content.ts';
import { readOrders } from '../documents/read-orders.ts';
import { ordersXml } from '../exchange/orders/order-xml.ts';
import { readOffered } from '../exchange/orders/read-orders.ts';
import { tableRows } from '../import/table/table-rows.ts';
import { PRODUCT_CELLS, readProducts } from '../product-index/base-queries.ts';
import { readChangedProducts } from '../product-index/changed-products.ts';
import { promotionPriceNow } from './price-now.ts';

const PRODUCTS = 16;
const FEED = 'Zx9_kQ2-vB7mN4pR8sT1uW3yA6cE0gHiJ5lKoDfXqLw';

let shop: TestShop;
let staff: Record<string, string>;
let ids: number[];
beforeAll(async () => {
  shop = await openTestShop('empty');
  const { product, categories } = await writeSmallCatalogue(shop.db);
  ids = await inShop(shop.db, async (changing) => {
    await saveSetting(changing, 'feeds', { input: { isOn: true, token: FEED } });
    return createProducts(
      changing,
      Array.from({ length: PRODUCTS }, (_, at) => ({
        ...product,
        slug: `priza-${at}`,
        code: `PR-${at}`,
        shop_code: null,
        category_id: categories.sockets,
        unit: 'piece',
      })),
      Array.from({ length: PRODUCTS }, () => ({ stock: 100_000 })),
    );
  });
  await shop.changes.readAll();
  ({ headers: staff } = await addStaff(shop.shop, { role: 'owner' }));
});
afterAll(() => shop.close());

/** When a promotion runs, in seconds from now; `runs`: whether it does, whoever asks. */
const times = {
  past: { from: -7_200, to: -3_600, runs: false },
  'just over': { from: -3_600, to: 0, runs: false },
  running: { from: -3_600, to: 3_600, runs: true },
  'without an end': { from: -3_600, to: null, runs: true },
  'just begun': { from: 0, to: 3_600, runs: true },
  future: { from: 3_600, to: 7_200, runs: false },
} as const;
type Time = keyof typeof times;

type Thing = {
  parts: number;
  basis: PriceBasis | null;
  vat: number;
  /** Per cent of the regular price; beyond, it lowers nothing. */
  promotions: { time: Time; percent: number }[];
  quantity: number;
};
const thing: fc.Arbitrary<Thing> = fc.record({
  parts: fc.integer({ min: 2_000, max: 200_000 }),
  basis: fc.constantFrom<PriceBasis | null>(null, null, 'net', 'gross'),
  vat: fc.constantFrom(0, 8, 20),
  promotions: fc.uniqueArray(
    fc.record({
      time: fc.constantFrom(...(Object.keys(times) as Time[])),
      percent: fc.integer({ min: 30, max: 110 }),
    }),
    {
      maxLength: 3,
      // Two of one product never run at once.
      selector: ({ time }) => (times[time].runs ? 'running' : time),
    },
  ),
  quantity: fc.integer({ min: 1, max: 20 }),
});

/** What the product is written as, and what it costs by hand. */
function writtenAs(id: number, { parts, basis, vat, promotions, quantity }: Thing) {
  const gross = basis === 'net' ? (parts * (100 + vat)) / 100 : parts;
  const price = Math.round(gross / 100);
  // Whole bani with VAT are kept as nothing finer.
  const isFiner = basis !== null && (gross % 100 !== 0 || (basis === 'net' && parts % 100 !== 0));
  const held = promotions.map(({ time, percent }) => ({
    ...times[time],
    price: Math.max(1, Math.round((price * percent) / 100)),
  }));
  const promotion = held.find((one) => one.runs && one.price < price)?.price ?? null;
  const sum = Math.round((parts * quantity) / 100);
  const agreed = basis === 'net' ? sum + Math.round((sum * vat) / 100) : sum;
  const regular = isFiner ? agreed : price * quantity;
  return {
    row: { id, price, vat, parts: isFiner ? parts : null, basis: isFiner ? basis : null },
    promotions: held.map((one) => ({ id, ...one })),
    id,
    quantity,
    price,
    promotion,
    cost: promotion ?? price,
    /** To the ten-thousandth of a leu. */
    shown: promotion === null && isFiner ? Math.round(gross) / 10_000 : (promotion ?? price) / 100,
    total: promotion === null ? regular : promotion * quantity,
  };
}
type Written = ReturnType<typeof writtenAs>;

const column = <Row, Value>(rows: Row[], of: (row: Row) => Value) => rows.map(of);

/** As no verb would write them: those that are over, too. */
async function write(trx: Trx, all: Written[]) {
  const rows = column(all, ({ row }) => row);
  const promotions = all.flatMap((one) => one.promotions);
  await sql`
    update product
    set price = given.price, vat_rate = vat, agreed_price = parts, agreed_basis = basis
    from unnest(
      ${column(rows, ({ id }) => id)}::integer[],
      ${column(rows, ({ price }) => price)}::integer[],
      ${column(rows, ({ vat }) => vat)}::integer[],
      ${column(rows, ({ parts }) => parts)}::bigint[],
      ${column(rows, ({ basis }) => basis)}::text[]
    ) as given (id, price, vat, parts, basis)
    where product.id = given.id`.execute(trx);
  await sql`delete from promotion`.execute(trx);
  await sql`
    insert into promotion (product_id, price, starts_at, ends_at)
    select id, price, now() + make_interval(secs => begins), now() + make_interval(secs => ends)
    from unnest(
      ${column(promotions, ({ id }) => id)}::integer[],
      ${column(promotions, ({ price }) => price)}::integer[],
      ${column(promotions, ({ from }) => from)}::float8[],
      ${column(promotions, ({ to }) => to)}::float8[]
    ) as given (id, price, begins, ends)`.execute(trx);
  await announce(trx, [{ entity: 'product', ids }]);
}

const ask = async (path: string, token?: string) => {
  const answer = await shop.api('GET', path, token ? { token } : { headers: staff });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json;
};
const priceOf = ({ price, promotion_price }: { price: number; promotion_price: number | null }) => [
  toBani(price),
  promotion_price === null ? null : toBani(promotion_price),
];
const prices = (all: Written[]) => new Map(all.map((one) => [one.id, [one.price, one.promotion]]));
const IN = 'parent_type=category&parent_slug=prize';

/** What the index says, of a part and of each product: its order, its ends, its filters. */
async function expectListings(all: Written[], token: string) {
  const byCost = all.toSorted((a, b) => a.cost - b.cost || a.id - b.id);
  const idsIn = async (query: string): Promise<number[]> =>
    (await ask(`/products/items/?${IN}&${query}`, token)).results.map(({ id }: ProductCard) => id);
  expect(await idsIn('order_by=cheap')).toEqual(byCost.map(({ id }) => id));
  expect(await idsIn('order_by=expensive')).toEqual(
    all.toSorted((a, b) => b.cost - a.cost || a.id - b.id).map(({ id }) => id),
  );
  const { filters } = await ask(`/products/search-filter/?${IN}`, token);
  const ends = filters.find((one: { filter_type: string }) => one.filter_type === 'price');
  expect(ends.filter_items.map(({ value }: { value: number }) => toBani(value))).toEqual([
    byCost[0]?.cost,
    byCost.at(-1)?.cost,
  ]);
  const [low, high] = [byCost[3]?.cost ?? 0, byCost[10]?.cost ?? 0];
  const within = byCost.filter(({ cost }) => cost >= low && cost <= high);
  expect(await idsIn(`order_by=cheap&price__gte=${low / 100}&price__lte=${high / 100}`)).toEqual(
    within.map(({ id }) => id),
  );
  const onSale = byCost.filter(({ promotion }) => promotion !== null);
  expect(await idsIn('order_by=cheap&is_promotion=true')).toEqual(onSale.map(({ id }) => id));
}

/** Cards, lists of staff, and what goes out as a file. */
async function expectShown(all: Written[], token: string) {
  const { results }: { results: ProductCard[] } = await ask(`/products/items/?${IN}`, token);
  const cards = results.map((card) => ({ ...card, price: card.price ?? 0 }));
  expect(new Map(cards.map((card) => [card.id, priceOf(card)]))).toEqual(prices(all));
  expect(new Map(cards.map((card) => [card.id, shownPrice(card)]))).toEqual(
    new Map(all.map(({ id, shown }) => [id, shown])),
  );
  const listed = await ask('/staff/products/?brands_id=1&limit=100');
  const ours = listed.results.filter(({ id }: { id: number }) => ids.includes(id));
  expect(
    new Map(
      ours.map((row: Parameters<typeof priceOf>[0] & { id: number }) => [row.id, priceOf(row)]),
    ),
  ).toEqual(prices(all));

  const file = await shop.app.request('/api/products/price-list/', {
    headers: { Authorization: `Token ${token}` },
  });
  const listing = new Map();
  for await (const { cells } of tableRows(new Uint8Array(await file.arrayBuffer()))) {
    listing.set(cells[1], [cells[5], cells[6]]);
  }
  const feed = await (await shop.app.request(`/feeds/${FEED}/yml.xml`)).text();
  const offers = new Map(
    [...feed.matchAll(/<offer id="(\d+)".*?<price>([\d.]+)<\/price>(?:<oldprice>([\d.]+))?/g)].map(
      ([, id, price, old]) => [Number(id), [price, old]],
    ),
  );
  for (const { id, price, promotion, shown } of all) {
    const code = `PR-${ids.indexOf(id)}`;
    const regular = promotion === null ? shown : listing.get(code)[0];
    expect([code, listing.get(code)]).toEqual([
      code,
      [regular, promotion === null ? '' : promotion / 100],
    ]);
    expect([id, offers.get(id)]).toEqual([
      id,
      promotion === null
        ? [(price / 100).toFixed(2), undefined]
        : [(promotion / 100).toFixed(2), (price / 100).toFixed(2)],
    ]);
  }
}

/** Whatever adds a line up comes to the same, on the paper and for 1C too. */
async function expectSums(all: Written[], token: string, customer: number) {
  const bought = all.slice(0, 6);
  const total = bought.reduce((sum, line) => sum + line.total, 0);
  for (const { id, quantity } of bought) {
    const body = { product: id, quantity };
    await shop.api('POST', '/cart/temporary-cart/', { token, body });
  }
  const cart: { product: ProductCard; quantity: number }[] = await ask(
    '/cart/temporary-cart/',
    token,
  );
  const inCart = cart.flatMap(({ product, quantity }) =>
    linesInOrder({ ...product, price: product.price ?? 0, quantity }),
  );
  expect(orderTotals(inCart, 0).total).toBe(total);

  const lines = bought.map(({ id, quantity }) => ({ id, quantity }));
  const quoted = { delivery_type: 'pickup', lines };
  const quote = await shop.api('POST', '/staff/phone-orders/quote/', {
    headers: staff,
    body: quoted,
  });
  expect(toBani(quote.json.total)).toBe(total);

  const body = {
    name: 'Ion Rusu',
    phone: '+373-69-123-456',
    delivery_type: 'pickup',
    pay_method: 'cash',
    order_products: bought.map(({ id, quantity, shown }) => ({ id, quantity, price: shown })),
  };
  const placed = await shop.api('POST', '/orders/orders/', { token, body });
  const byPhone = await shop.api('POST', '/staff/phone-orders/', {
    headers: staff,
    body: { customer_id: customer, order: body },
  });
  for (const { status, json } of [placed, byPhone]) {
    expect([status, json]).toEqual([201, json]);
    const order: Order = json;
    expect(toBani(order.total)).toBe(total);
    const sums = new Map(bought.map((line) => [`PR-${ids.indexOf(line.id)}`, line.total]));
    expect(new Map(order.products.map((line) => [line.code, toBani(line.total)]))).toEqual(sums);
    const [printed] = await readOrders(shop.db, [order.id]);
    const papers = printed ? matterOf(printed).lines : [];
    expect(new Map(papers.map(({ code, gross }) => [code, gross]))).toEqual(sums);
    const xml = ordersXml(
      await readOffered(shop.db, [order.id]),
      { ordersInContainer: false, currencyName: 'MDL' },
      new Date(),
    );
    const offered = [
      ...xml.matchAll(
        /<Артикул>(.*?)<\/Артикул>.*?<ЦенаЗаЕдиницу>(.*?)<.*?<Количество>(\d+)<\/Количество><Сумма>(.*?)<\/Сумма>/gs,
      ),
    ];
    expect(new Map(offered.map(([, code, , , sum]) => [code, toBani(Number(sum))]))).toEqual(sums);
    expect(
      new Map(offered.map(([, code, each, of]) => [code, toBani(Number(each) * Number(of))])),
    ).toEqual(sums);
  }
}

test('a product costs the same to the ban wherever somebody asks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(thing, { minLength: PRODUCTS, maxLength: PRODUCTS }),
      async (things) => {
        const all = things.map((one, at) => writtenAs(ids[at] ?? 0, one));
        await shop.db.transaction().execute((trx) => write(trx, all));
        const { token, user } = await shop.register();
        await shop.changes.catchUp();
        await expectListings(all, token);
        await shop.changes.readAll();
        await expectListings(all, token);
        await expectShown(all, token);
        await expectSums(all, token, user.id);
      },
    ),
    { numRuns: 5 },
  );
});

test('a promotion holds at the moment it begins, and no longer at the one it ends', async () => {
  const [begun = 0, over = 0, without = 0] = ids;
  await shop.db.transaction().execute(async (trx) => {
    const at = (id: number, time: Time | null) =>
      writtenAs(id, {
        parts: 100_000,
        basis: null,
        vat: 20,
        promotions: time ? [{ time, percent: 50 }] : [],
        quantity: 1,
      });
    // In one transaction all moments are one.
    await write(trx, [at(begun, 'just begun'), at(over, 'just over'), at(without, null)]);
    const wanted = [begun, over, without];
    const expected = [
      [begun, 500],
      [over, 1_000],
      [without, 1_000],
    ];
    const costs = (rows: { id: number; price: number; promotion_price?: number | null }[]) =>
      wanted.map((id) => {
        const row = rows.find((one) => one.id === id);
        return [id, row?.promotion_price ?? row?.price];
      });
    const asked = trx
      .selectFrom('product')
      .select(['id', 'price', promotionPriceNow.as('promotion_price')])
      .where('id', 'in', wanted);
    expect(costs(await asked.execute())).toEqual(expected);
    expect(costs(await readChangedProducts(trx, wanted))).toEqual(expected);
    const cells = await readProducts(trx, { after: 0, upTo: Math.max(...ids) });
    const cellOf = (row: number, name: (typeof PRODUCT_CELLS)[number]) =>
      cells[row * PRODUCT_CELLS.length + PRODUCT_CELLS.indexOf(name)] ?? 0;
    const many = Array.from({ length: cells.length / PRODUCT_CELLS.length }, (_, row) => ({
      id: cellOf(row, 'id'),
      price: cellOf(row, 'price'),
    }));
    expect(costs(many)).toEqual(expected);
  });
});
