import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { personForm } from '../contract/forms/registration.fixture.ts';
import type { Order } from '../contract/shapes/order.ts';
import type { Product, ProductCard } from '../contract/shapes/product.ts';
import { uniqueName } from '../testing/unique-name.ts';
import { copyDemo } from './demo-folder.ts';
import { type ShopProcess, startShop } from './shop-process.ts';
import { ownAddress } from './visitor.ts';

/** In the first the shop is killed, in the second its database with it. */
const ROUNDS = 2;
const BUYERS = 4;
/** So many are acknowledged in each round; the shop is killed while the others are under way. */
const ENOUGH = 3;

let dataDir: string;
let shop: ShopProcess;

beforeAll(async () => {
  dataDir = await copyDemo(inject('demoFolder'), 'cablaj crash ');
  shop = await startShop(dataDir, { TRUST_PROXY: '1' });
});

afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function call<T>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
  const response = await fetch(`${shop.url}/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      // As often as it is run: nobody registers too often from one place.
      ...ownAddress(),
      ...(token && { Authorization: `Token ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<T>;
}

type Buyer = { token: string; acknowledged: string[] };

async function newBuyer(): Promise<Buyer> {
  const form = personForm(uniqueName('cumparator'));
  const path = '/accounts/create-and-update/';
  const { token } = await call<{ token: string }>('POST', path, undefined, form);
  return { token, acknowledged: [] };
}

/** Orders one piece after the other until the shop is gone, and notes what was acknowledged. */
async function orderUntilGone(buyer: Buyer, product: ProductCard, onAcknowledged: () => void) {
  const order = {
    delivery_type: 'pickup',
    pay_method: 'cash',
    order_products: [
      { id: product.id, price: product.promotion_price ?? product.price, quantity: 1 },
    ],
  };
  try {
    for (;;) {
      const { id } = await call<Order>('POST', '/orders/orders/', buyer.token, order);
      buyer.acknowledged.push(id);
      onAcknowledged();
    }
  } catch (error) {
    // The shop went away under us, as planned; anything it answered was not.
    if (!(error instanceof TypeError)) throw error;
  }
}

/** Everybody orders at once, until the shop ends in the middle of it. */
async function endAmongOrders(buyers: Buyer[], product: ProductCard, end: () => Promise<unknown>) {
  const { promise: enough, resolve } = Promise.withResolvers<void>();
  let count = 0;
  const onAcknowledged = () => {
    count += 1;
    if (count === ENOUGH) resolve();
  };
  const orders = buyers.map((buyer) => orderUntilGone(buyer, product, onAcknowledged));
  const stream = Promise.all(orders);
  await Promise.race([enough, stream]);
  await end();
  await stream;
  expect(count).toBeGreaterThanOrEqual(ENOUGH);
}

/** There are enough of it for all orders. */
async function findProduct(token: string) {
  const list = await call<{ results: ProductCard[] }>(
    'GET',
    '/products/items/?is_stock=true',
    token,
  );
  return list.results.reduce((most, next) => (next.stock > most.stock ? next : most));
}

const countOrders = async ({ token }: Buyer) =>
  (await call<{ total: number }>('GET', '/orders/orders/', token)).total;

test('after the shop and then its database too are killed in a stream of orders each acknowledged order is there and the stock adds up', async () => {
  const buyers: Buyer[] = [];
  const { token } = await newBuyer();
  const product = await findProduct(token);

  for (let round = 0; round < ROUNDS; round += 1) {
    // Others each time: how many orders of an hour are taken of one customer has a limit.
    const ordering = await Promise.all(Array.from({ length: BUYERS }, newBuyer));
    buyers.push(...ordering);
    await endAmongOrders(ordering, product, async () => {
      await shop.kill();
      if (round % 2 === 1) process.kill(postgresPid(), 'SIGKILL');
    });
    shop = await startShop(dataDir, { TRUST_PROXY: '1' });
  }

  let placed = 0;
  for (const buyer of buyers) {
    for (const id of buyer.acknowledged) {
      const order = await call<Order>('GET', `/orders/orders/${id}/`, buyer.token);
      expect(order.products).toMatchObject([{ id: product.id, quantity: 1 }]);
    }
    placed += await countOrders(buyer);
  }
  const acknowledged = buyers.flatMap((buyer) => buyer.acknowledged);
  const { stock } = await call<Product>('GET', `/products/items/${product.slug}/`, token);
  expect(acknowledged.length).toBeGreaterThan(ROUNDS);
  expect(placed).toBeGreaterThanOrEqual(acknowledged.length);
  expect(stock).toBe(product.stock - placed);
});

const postmasterFile = () => join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
const postgresPid = () => Number.parseInt(readFileSync(postmasterFile(), 'utf8'), 10);

test('stopping cuts off no order, ends PostgreSQL too, and the next start opens what is there', async () => {
  expect(existsSync(postmasterFile())).toBe(true);
  const buyers = await Promise.all(Array.from({ length: BUYERS }, newBuyer));
  const product = await findProduct(buyers[0]?.token ?? '');
  await endAmongOrders(buyers, product, async () => expect(await shop.stop()).toBe(0));
  // PostgreSQL takes this file away when it has ended in good order.
  expect(existsSync(postmasterFile())).toBe(false);
  shop = await startShop(dataDir, { TRUST_PROXY: '1' });
  expect(shop.output()).not.toContain('Loading');
  // Whatever was written was acknowledged too.
  for (const buyer of buyers) expect(await countOrders(buyer)).toBe(buyer.acknowledged.length);
  expect((await fetch(`${shop.url}/api/core/shop/`)).status).toBe(200);
});

test('a port that is taken is one clear sentence', async () => {
  const { port } = new URL(shop.url);
  const second = startShop(dataDir, { PORT: port });
  await expect(second).rejects.toThrow(`Port ${port} is taken`);
  expect((await fetch(`${shop.url}/api/core/shop/`)).status).toBe(200);
});
