import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personForm } from '../contract/forms/registration.fixture.ts';
import type { Order } from '../contract/shapes/order.ts';
import type { Product, ProductCard } from '../contract/shapes/product.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

const ROUNDS = 10;
const BUYERS = 4;
const STREAM = 300;

let dataDir: string;
let shop: ShopProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cablaj crash '));
  shop = await startShop(dataDir);
}, 180_000);

afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function call<T>(method: string, path: string, token?: string, body?: unknown): Promise<T> {
  const response = await fetch(`${shop.url}/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Token ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<T>;
}

async function register(username: string) {
  const { token } = await call<{ token: string }>(
    'POST',
    '/accounts/create-and-update/',
    undefined,
    personForm(username),
  );
  return token;
}

/** Orders one piece after the other until the shop is gone; tells which were acknowledged. */
async function orderUntilGone(token: string, product: ProductCard, acknowledged: string[]) {
  const order = {
    delivery_type: 'pickup',
    pay_method: 'cash',
    order_products: [
      { id: product.id, price: product.promotion_price ?? product.price, quantity: 1 },
    ],
  };
  try {
    for (;;) {
      const { id } = await call<Order>('POST', '/orders/orders/', token, order);
      acknowledged.push(id);
    }
  } catch {
    // The shop was killed under us, as planned.
  }
}

test('after ten kills in a stream of orders each acknowledged order is there and the stock adds up', async () => {
  const tokens = await Promise.all(
    Array.from({ length: BUYERS }, (_, index) => register(`buyer${index}`)),
  );
  const [anyToken = ''] = tokens;
  const list = await call<{ results: ProductCard[] }>(
    'GET',
    '/products/items/?is_stock=true',
    anyToken,
  );
  const product = list.results.reduce((most, next) => (next.stock > most.stock ? next : most));
  const acknowledged = tokens.map((): string[] => []);

  for (let round = 0; round < ROUNDS; round += 1) {
    const stream = tokens.map((token, buyer) =>
      orderUntilGone(token, product, acknowledged[buyer] ?? []),
    );
    await new Promise((resolve) => setTimeout(resolve, STREAM));
    await shop.kill();
    // Every third time the database goes down with it.
    if (round % 3 === 2) process.kill(postgresPid(), 'SIGKILL');
    await Promise.all(stream);
    shop = await startShop(dataDir);
  }

  let placed = 0;
  for (const [buyer, token] of tokens.entries()) {
    for (const id of acknowledged[buyer] ?? []) {
      const order = await call<Order>('GET', `/orders/orders/${id}/`, token);
      expect(order.products).toMatchObject([{ id: product.id, quantity: 1 }]);
    }
    placed += (await call<{ total: number }>('GET', '/orders/orders/', token)).total;
  }
  const { stock } = await call<Product>('GET', `/products/items/${product.slug}/`, anyToken);
  expect(acknowledged.flat().length).toBeGreaterThan(ROUNDS);
  expect(placed).toBeGreaterThanOrEqual(acknowledged.flat().length);
  expect(stock).toBe(product.stock - placed);
}, 180_000);

const postmasterFile = () => join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
const postgresPid = () => Number.parseInt(readFileSync(postmasterFile(), 'utf8'), 10);

test('stopping ends PostgreSQL too, and the next start opens what is there', async () => {
  expect(existsSync(postmasterFile())).toBe(true);
  expect(await shop.stop()).toBe(0);
  // PostgreSQL takes this file away when it has ended in good order.
  expect(existsSync(postmasterFile())).toBe(false);
  shop = await startShop(dataDir);
  expect(shop.output()).not.toContain('Loading');
  expect((await fetch(`${shop.url}/api/core/shop/`)).status).toBe(200);
});

test('a port that is taken is one clear sentence', async () => {
  const { port } = new URL(shop.url);
  const second = startShop(dataDir, { PORT: port });
  await expect(second).rejects.toThrow(`Port ${port} is taken`);
  expect((await fetch(`${shop.url}/api/core/shop/`)).status).toBe(200);
});
