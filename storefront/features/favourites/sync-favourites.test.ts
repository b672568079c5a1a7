import { afterEach, expect, test, vi } from 'vitest';
import { lineOf } from '../cart/public.ts';
import { toggleFavourite } from './favourites-store.ts';
import { product } from './product.fixture.ts';
import { adopt, loadFavourites } from './sync-favourites.ts';

afterEach(() => void vi.unstubAllGlobals());

const none = new Set<number>();
const quantities = (items: { id: number; quantity: number }[]) =>
  items.map(({ id, quantity }) => [id, quantity]);

test('the list is the shop’s, the quantities are of here', () => {
  const here = [lineOf(product(1), 5), lineOf(product(9), 2)];
  expect(quantities(adopt(here, [product(1), product(2)], none))).toEqual([
    [1, 5],
    [2, 1],
  ]);
});

test('a heart pressed without a connection stays pressed, one taken back stays taken back', () => {
  const here = [lineOf(product(3), 1)];
  expect(quantities(adopt(here, [product(1), product(2)], new Set([2, 3])))).toEqual([
    [1, 1],
    [3, 1],
  ]);
});

test('no more is wanted than there is, and what is sold out stays a favourite', () => {
  const here = [lineOf(product(1), 15), lineOf(product(2), 3)];
  const shop = [product(1, { stock: 4 }), product(2, { stock: 0 })];
  expect(quantities(adopt(here, shop, none))).toEqual([
    [1, 4],
    [2, 1],
  ]);
});

test('hearts pressed without a connection reach the shop in the order of pressing', async () => {
  const kept: number[] = [];
  const waiting: number[] = [];
  /** A shop that serves the last first of those who come at once. */
  const fetch: typeof globalThis.fetch = async (_, init) => {
    if (init?.method === 'POST') {
      waiting.push(JSON.parse(String(init.body)).product);
      await new Promise((resolve) => setImmediate(resolve));
      kept.unshift(waiting.pop() ?? 0);
    }
    const results = kept.map((id) => ({ id, product: product(id) }));
    return Response.json({ pages: { total_pages: 1 }, results });
  };
  vi.stubGlobal('document', { cookie: 'token=ion' });
  vi.stubGlobal('window', { location: new URL('http://shop/'), fetch });

  for (const id of [3, 1, 2, 3, 3]) toggleFavourite(product(id));
  expect(await loadFavourites({ user: 7, token: 'ion' })).toBe(true);
  expect(kept).toEqual([3, 2, 1]);
});

test('hearts of one customer are not sent on as the next one’s', async () => {
  const sent: [product: number, token: unknown][] = [];
  const fetch: typeof globalThis.fetch = async (_, init) => {
    if (init?.method === 'POST') {
      const { Authorization: token }: { Authorization?: unknown } = Object(init.headers);
      sent.push([JSON.parse(String(init.body)).product, token]);
      vi.stubGlobal('document', { cookie: 'token=ana' });
    }
    return Response.json({ pages: { total_pages: 1 }, results: [] });
  };
  vi.stubGlobal('document', { cookie: 'token=ion' });
  vi.stubGlobal('window', { location: new URL('http://shop/'), fetch });

  for (const id of [5, 6]) toggleFavourite(product(id));
  expect(await loadFavourites({ user: 7, token: 'ion' })).toBe(false);
  expect(await loadFavourites({ user: 7, token: 'ion' })).toBe(false);
  expect(sent).toEqual([[5, 'Token ion']]);
});
