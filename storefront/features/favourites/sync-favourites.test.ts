import { afterEach, expect, test, vi } from 'vitest';
import { toasts } from '../../../kit/ui/toast.ts';
import { lineOf } from '../cart/cart-line.ts';
import { favourites, toggleFavourite } from './favourites-store.ts';
import { product } from './product.fixture.ts';
import { adopt, claimFavourites, sync } from './sync-favourites.ts';

afterEach(() => void vi.unstubAllGlobals());

const none = new Set<number>();
const row = (...fields: Parameters<typeof product>) => ({ product: product(...fields) });
const quantities = (items: { id: number; quantity: number }[]) =>
  items.map(({ id, quantity }) => [id, quantity]);

test('the list is the shop’s, the quantities are of here', () => {
  const here = [lineOf(product(1), 5), lineOf(product(9), 2)];
  expect(quantities(adopt(here, [row(1), row(2)], none))).toEqual([
    [1, 5],
    [2, 1],
  ]);
});

test('a heart pressed without a connection stays pressed, one taken back stays taken back', () => {
  const here = [lineOf(product(3), 1)];
  expect(quantities(adopt(here, [row(1), row(2)], new Set([2, 3])))).toEqual([
    [1, 1],
    [3, 1],
  ]);
});

test('no more is wanted than there is, and what is sold out stays a favourite', () => {
  const here = [lineOf(product(1), 15), lineOf(product(2), 3)];
  const shop = [row(1, { stock: 4 }), row(2, { stock: 0 })];
  expect(quantities(adopt(here, shop, none))).toEqual([
    [1, 4],
    [2, 1],
  ]);
});

test('what is no longer sold says so, and what took its place, until it is sold again', () => {
  const successor = { slug: 'next', title: 'Next' };
  const archived = { product: product(1, { stock: 0 }), is_archived: true, successor };
  const [held] = adopt([lineOf(product(1), 5)], [archived], none);
  expect(held).toMatchObject({ id: 1, is_archived: true, successor });
  expect(adopt([held ?? lineOf(product(1))], [row(1)], none)[0]?.is_archived).toBeUndefined();
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
  expect(await sync.load({ user: 7, token: 'ion' })).toBe(true);
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
  expect(await sync.load({ user: 7, token: 'ion' })).toBe(false);
  expect(await sync.load({ user: 7, token: 'ion' })).toBe(false);
  expect(sent).toEqual([[5, 'Token ion']]);
});

test('what a guest kept joins the account at the login, and is the guest’s no more', async () => {
  const kept = [102, 109];
  // Earlier tests have left some on their way.
  const here = () => kept.filter((id) => id > 100);
  const fetch: typeof globalThis.fetch = async (_, init) => {
    if (init?.method === 'POST') {
      const { product: id } = JSON.parse(String(init.body));
      if (!kept.includes(id)) kept.unshift(id);
    }
    const results = kept.map((id) => ({ id, product: product(id) }));
    return Response.json({ pages: { total_pages: 1 }, results });
  };
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('window', { location: new URL('http://shop/'), fetch });
  vi.stubGlobal('document', { cookie: '' });
  favourites.reload();
  for (const id of [101, 102]) toggleFavourite(product(id));

  vi.stubGlobal('document', { cookie: 'token=maria-token' });
  favourites.reload();
  claimFavourites(31);
  expect(await sync.load({ user: 31, token: 'maria-token' })).toBe(true);
  expect(here()).toEqual([101, 102, 109]);
  expect(favourites.read().map(({ id }) => id)).toEqual(kept.toReversed());
  expect(storage.has('favoritesGuest')).toBe(false);

  // Once they have joined, what is taken away in the account stays away.
  kept.splice(kept.indexOf(101), 1);
  claimFavourites(31);
  await sync.load({ user: 31, token: 'maria-token' });
  expect(here()).toEqual([102, 109]);
});

test('however many favourites there is no room for, it is said once', async () => {
  const fetch: typeof globalThis.fetch = async (_, init) =>
    init?.method === 'POST'
      ? Response.json({ product: ['full'] }, { status: 400 })
      : Response.json({ pages: { total_pages: 1 }, results: [] });
  vi.stubGlobal('window', { location: new URL('http://shop/'), fetch });
  vi.stubGlobal('document', { cookie: 'token=vera-token' });
  favourites.reload();
  claimFavourites(32);
  const before = toasts.read().length;
  for (const id of [201, 202, 203]) toggleFavourite(product(id));
  expect(await sync.load({ user: 32, token: 'vera-token' })).toBe(true);
  expect(toasts.read().slice(before)).toMatchObject([{ kind: 'warning' }]);
  expect(favourites.read()).toEqual([]);
});
