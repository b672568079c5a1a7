import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { OrderStatus } from '../../../../contract/constants.ts';
import { soon } from '../../../../testing/soon.ts';
import { Refused } from '../../../base/changes/refused.ts';
import { loadSettings, type Settings } from '../../../base/settings/settings.ts';
import { addOrder } from '../../../testing/add-order.ts';
import { inShop } from '../../../testing/in-shop.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { writeSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { wrongStocks } from '../../../testing/wrong-stocks.ts';
import { moveStock } from '../../catalogue/stock/move-stock.ts';
import { createProduct } from '../../catalogue/writing/create-products.ts';
import { changeStatus } from '../../orders/change-status.ts';
import { changeLines } from '../../orders/staff/change-lines.ts';
import { sendParcel, withdrawParcel } from '../../orders/staff/parcels.ts';
import { takeBack } from '../../orders/staff/take-back.ts';
import { takeOrdered } from '../../orders/take-ordered.ts';
import { applyStaged } from '../applying/apply-file.ts';
import { startApplying } from '../applying/applying.ts';
import { saveLinks } from '../applying/external-links.ts';
import type { Offer, OrderDocument } from '../commerceml/objects.ts';
import { readCommerceMl } from '../commerceml/read-commerceml.ts';
import { addAccount, setExchange } from '../exchange-setup.fixture.ts';
import { openRun } from '../runs.ts';
import { applyDocuments } from './apply-documents.ts';
import { needed } from './lines-1c-knows.ts';
import { ordersXml } from './order-xml.ts';
import { confirmOrders, offerOrders } from './read-orders.ts';

/** As in stock-reconciliation.test.ts, with the shop's ledger in its database. */

let shop: TestShop;
let settings: Settings;
let small: Awaited<ReturnType<typeof writeSmallCatalogue>>;
let customerId: number;
let runId: number;
let products = 0;
beforeAll(async () => {
  shop = await openTestShop('empty');
  small = await writeSmallCatalogue(shop.db);
  await setExchange(shop.db);
  settings = await loadSettings(shop.db);
  ({
    user: { id: customerId },
  } = await shop.register());
  const opened = await openRun(shop.db, await addAccount(shop.db), 'sale');
  if ('kind' in opened) throw new Error('another run is under way');
  runId = opened.run.id;
  await offerOrders(shop.db, runId);
  return () => shop.close();
});

type OwnChange = { before: number; quantity: number; isHeard: boolean };
type File = { since: number; stamp: string; figure: number; goods: number; own: OwnChange[] };

async function openLedgers(goods: number) {
  const { db } = shop;
  products += 1;
  const externalId = `product-of-1c-${products}`;
  const productId = await inShop(db, async (changing) => {
    const made = await createProduct(changing, {
      ...small.product,
      slug: `produs-${products}`,
      code: `P-${products}`,
      shop_code: null,
      unit: 'piece',
      attributes: [],
      pictures: [],
      documents: [],
    });
    const link = { external_id: externalId, local_id: made, given: {} };
    await saveLinks(changing.trx, 'product', [link]);
    return made;
  });

  const orders: string[] = [];
  let free1c = goods;
  const known = new Map<string, number>();
  const own = new Map<string, OwnChange>();
  const files: File[] = [];
  const documents: { document: OrderDocument; since: number; changed: OwnChange }[] = [];
  let applied: File | null = null;
  let stamps = 0;

  const staff = 'staff:1';
  const tried = async (work: Promise<unknown>) => {
    const done = await work;
    // A refused step leaves the ledgers as they were.
    return !(done instanceof Refused);
  };
  const read = async (orderId: string) => {
    const { version } = await db
      .selectFrom('customer_order')
      .select('version')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const lines = await db
      .selectFrom('order_line')
      .select(['id', 'quantity'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute();
    return { version, lines };
  };

  async function load() {
    const orders = await offerOrders(db, runId);
    const xml = Buffer.from(ordersXml(orders, settings.exchange, new Date()));
    for await (const object of readCommerceMl([xml])) {
      if (object.kind !== 'document') continue;
      const now = object.isCancelled
        ? 0
        : object.lines
            .filter(({ id }) => id === externalId)
            .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
      free1c += (known.get(object.number) ?? 0) - now;
      known.set(object.number, now);
      own.delete(object.number);
    }
  }

  const ledgers = {
    async order(quantity: number, status: OrderStatus) {
      const { free } = await ledgers.read();
      if (quantity > free) return;
      const lines = [{ productId, quantity, price: 12_50 }];
      const id = await addOrder(db, { customerId, lines, status });
      await inShop(db, (changing) => takeOrdered(changing, id));
      orders.push(id);
    },
    async change(orderId: string, quantity: number) {
      const { version, lines } = await read(orderId);
      const wanted = lines.map(({ id: line_id, quantity: now }, at) => ({
        line_id,
        quantity: at === 0 ? quantity : now,
      }));
      const kept = quantity > 0 ? wanted : wanted.slice(1);
      const more =
        quantity % 3 === 0 ? [{ line_id: null, product_id: productId, quantity: 2 }] : [];
      if (kept.length + more.length === 0) return;
      const change = { version, lines: [...kept, ...more], reason: '' };
      await tried(changeLines(shop.shop, staff, orderId, change));
    },
    async send(orderId: string, quantity: number) {
      const { version, lines } = await read(orderId);
      const [line] = lines;
      if (!line) return;
      const parcel = {
        version,
        lines: [{ line_id: line.id, quantity }],
        carrier: '',
        tracking: '',
      };
      await tried(sendParcel(shop.shop, staff, orderId, parcel));
    },
    async withdraw(orderId: string) {
      const { version } = await read(orderId);
      const parcel = await db
        .selectFrom('order_parcel')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      if (!parcel) return;
      const place = { orderId, parcelId: parcel.id };
      await tried(withdrawParcel(shop.shop, staff, place, { version, reason: '' }));
    },
    /** Both hear of what comes back by what they receive. */
    async takeBack(orderId: string, quantity: number) {
      const { version, lines } = await read(orderId);
      const back = lines.slice(0, 1).map(({ id }) => ({ line_id: id, quantity }));
      if (!(await tried(takeBack(shop.shop, staff, orderId, { version, lines: back, note: '' }))))
        return;
      free1c += quantity;
      if (applied) applied.goods += quantity;
    },
    /** Somebody counts what lies there, with what is put aside. */
    async countShelf() {
      const all = free1c + [...known.values()].reduce(add, 0);
      const { rows } = await sql<{ sent: number }>`
        select coalesce(sum(sent), 0)::integer as sent
        from order_line
        where product_id = ${productId}`.execute(db);
      const counted = all - (rows[0]?.sent ?? 0);
      if (counted < 0) return;
      await inShop(db, (changing) =>
        moveStock(changing, [{ product_id: productId, counted, reason: 'count' }]),
      );
      if (applied) applied = { ...applied, goods: all, own: [] };
    },
    step: async (orderId: string, to: OrderStatus) =>
      tried(changeStatus(shop.shop, staff, orderId, { to })),
    async receive(quantity: number) {
      await inShop(db, (changing) =>
        moveStock(changing, [{ product_id: productId, quantity, reason: 'receipt' }]),
      );
      free1c += quantity;
      if (applied) applied.goods += quantity;
    },
    load,
    show: () => offerOrders(db, runId),
    confirm: () => confirmOrders(db, runId),
    changeIn1c(orderId: string, quantity: number | null) {
      const had = known.get(orderId);
      if (had === undefined) return;
      const to = quantity ?? 0;
      free1c += had - to;
      known.set(orderId, to);
      const unheard = own.get(orderId);
      const changed = { before: unheard?.before ?? had, quantity: to, isHeard: false };
      own.set(orderId, changed);
      documents.push({ document: documentOf(orderId, quantity), since: Date.now(), changed });
    },
    async hear() {
      const next = documents.shift();
      if (!next) return;
      const formed = { since: next.since, until: Date.now() + 1 };
      await inShop(db, (changing) => applyDocuments({ changing, formed }, [next.document]));
      next.changed.isHeard = true;
    },
    write() {
      stamps += 1;
      const stamp = `2026-11-19T00:00:${String(stamps).padStart(4, '0')}`;
      const all = free1c + [...known.values()].reduce(add, 0);
      const since = Date.now();
      files.push({ since, stamp, figure: free1c, goods: all, own: [...own.values()] });
    },
    async count(back: number) {
      const file = files.at(-1 - back);
      if (!file || (applied && file.stamp < applied.stamp)) return;
      const formed = { since: file.since, until: Date.now() + 1 };
      const body = offerOf(externalId, file.figure);
      await inShop(db, async (changing) =>
        applyStaged(await startApplying(changing, { formedAt: file.stamp, formed }), [
          { kind: 'offer', body },
        ]),
      );
      applied = { ...file };
    },
    async read() {
      const { rows } = await sql<{ free: number; order_id: string | null; needs: number }>`
        select on_hand - held as free, order_id, coalesce(sum(${needed}), 0)::integer as needs
        from stock
        left join (
          order_line
          inner join customer_order as ordered on ordered.id = order_line.order_id
        ) using (product_id)
        where product_id = ${productId}
        group by on_hand, held, order_id`.execute(db);
      const needs = new Map(
        rows.flatMap(({ order_id, needs: n }) => (order_id ? [[order_id, n]] : [])),
      );
      return { free: rows[0]?.free ?? 0, needs };
    },
    /** What may be sold at most: what was there when 1C counted, less what is promised. */
    most(needs: Map<string, number>) {
      // What 1C gave up by itself, and has not told, nobody here can know of.
      const excused = (applied?.own ?? []).map(({ isHeard, before, quantity }) =>
        isHeard ? 0 : Math.max(0, before - quantity),
      );
      return (
        (applied?.goods ?? goods) - [...needs.values()].reduce(add, 0) + excused.reduce(add, 0)
      );
    },
    agreed: (needs: Map<string, number>) =>
      free1c +
      [...known.values()].reduce(add, 0) -
      orders.map((id) => Math.max(needs.get(id) ?? 0, known.get(id) ?? 0)).reduce(add, 0),
    orders,
    productId,
    documents,
  };

  const documentOf = (number: string, quantity: number | null): OrderDocument => ({
    kind: 'document',
    id: number,
    isDeleted: false,
    number,
    number1c: 'УТ-1',
    operation: 'Заказ товара',
    basis: '',
    amount: null,
    isPosted: false,
    isCancelled: quantity === null,
    lines: quantity === null ? [] : [{ id: externalId, quantity, amount: quantity }],
    requisites: [],
  });

  return ledgers;
}

type Ledgers = Awaited<ReturnType<typeof openLedgers>>;

const add = (one: number, other: number) => one + other;

const offerOf = (id: string, total: number): Offer => ({
  kind: 'offer',
  id,
  isDeleted: false,
  characteristicId: '',
  title: '',
  code: '',
  barcode: '',
  unit: null,
  characteristics: [],
  prices: [],
  total,
  stocks: [],
});

const steps = {
  order: (ledgers, _, quantity) =>
    ledgers.order(quantity + 1, quantity % 2 ? 'confirmed' : 'ready_for_pickup'),
  change: (ledgers, order, quantity) => order && ledgers.change(order, quantity),
  send: (ledgers, order, quantity) => order && ledgers.send(order, quantity + 1),
  withdraw: (ledgers, order) => order && ledgers.withdraw(order),
  takeBack: (ledgers, order, quantity) => order && ledgers.takeBack(order, quantity + 1),
  countShelf: (ledgers) => ledgers.countShelf(),
  leave: (ledgers, order) => order && ledgers.step(order, 'completed'),
  cancel: (ledgers, order) => order && ledgers.step(order, 'cancelled'),
  receive: (ledgers, _, quantity) => ledgers.receive(quantity + 1),
  show: (ledgers) => ledgers.show(),
  load: (ledgers) => ledgers.load(),
  async 'load and confirm'(ledgers) {
    await ledgers.load();
    await ledgers.confirm();
  },
  'change in 1C': (ledgers, order, quantity) => order && ledgers.changeIn1c(order, quantity),
  'cancel in 1C': (ledgers, order) => order && ledgers.changeIn1c(order, null),
  hear: (ledgers) => ledgers.hear(),
  write: (ledgers) => ledgers.write(),
  count: (ledgers, _, quantity) => ledgers.count(quantity % 2),
  async 'write and count'(ledgers) {
    ledgers.write();
    await ledgers.count(0);
  },
} satisfies Record<
  string,
  (ledgers: Ledgers, order: string | undefined, quantity: number) => unknown
>;

const anyStep = fc.record({
  kind: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  at: fc.nat({ max: 1 }),
  quantity: fc.nat({ max: 6 }),
});

/** So that what follows is later by the clock too, which a file is stamped by. */
async function untilLater() {
  const now = Date.now();
  await soon(() => Date.now() > now + 1).toBe(true);
}

async function settle(ledgers: Ledgers) {
  while (ledgers.documents.length > 0) await ledgers.hear();
  for (let time = 0; time < 2; time += 1) {
    await untilLater();
    await ledgers.load();
    await ledgers.confirm();
  }
  await untilLater();
  ledgers.write();
  await ledgers.count(0);
}

test('the stock ledger of the shop sells no more than is there, and agrees with that of 1C in the end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyStep, { minLength: 4, maxLength: 12, size: 'max' }),
      async (taken) => {
        const ledgers = await openLedgers(30);
        ledgers.write();
        await ledgers.count(0);
        for (const { kind, at, quantity } of taken) {
          await steps[kind](ledgers, ledgers.orders[at], quantity);
          const { free, needs } = await ledgers.read();
          expect(free).toBeLessThanOrEqual(ledgers.most(needs));
        }
        await settle(ledgers);
        const { free, needs } = await ledgers.read();
        expect(free).toBe(ledgers.agreed(needs));
      },
    ),
    { numRuns: 100, endOnFailure: true },
  );
  expect(await wrongStocks(shop.db)).toEqual([]);
});
