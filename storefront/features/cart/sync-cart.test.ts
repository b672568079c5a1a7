import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { dismissToast, toasts } from '../../../kit/ui/toast.ts';
import { soon } from '../../../testing/soon.ts';
import { lineOf } from './cart-line.ts';
import { cart } from './cart-store.ts';
import { setOnePiece } from './choose-pieces.ts';
import { product } from './product.fixture.ts';
import { sync } from './sync-cart.ts';

const USER = 7;
const ION = { user: USER, token: 'ion' };
const VVG = product({ id: 1, title_ro: 'Cablu VVG' });
const NYM = product({ id: 2, title_ro: 'Cablu NYM' });
const PVS = product({ id: 3, title_ro: 'Cablu PVS' });

/** The shop: what it sells, the customer's cart, what it was asked to write. */
let sold: Map<number, typeof VVG>;
let held: Map<number, number>;
let heldCuts: Map<number, number[]>;
let written: unknown[];
let asked: number;
let isDown: boolean;
/** Happens in another tab while the shop is at its first write. */
let meanwhile: (() => void) | null;

const rowOf = (id: number) => ({
  product: sold.get(id),
  quantity: held.get(id) ?? 0,
  cuts: heldCuts.get(id) ?? [],
});

async function answer(address: string, { method, body }: RequestInit): Promise<Response> {
  asked += 1;
  if (isDown) return Response.json({ detail: '' }, { status: 400 });
  if (method === 'GET') return Response.json([...held.keys()].map(rowOf));
  meanwhile?.();
  const sent = JSON.parse(String(body));
  written.push(address.endsWith('/cart-delete-all/') ? 'all gone' : sent);
  if (address.endsWith('/cart-delete-all/')) {
    held.clear();
    return new Response(null, { status: 204 });
  }
  const stock = sold.get(sent.product)?.stock;
  if (stock === undefined) return Response.json({ detail: '' }, { status: 404 });
  const quantity = Math.min(sent.quantity, stock);
  heldCuts.set(sent.product, quantity === sent.quantity ? (sent.cuts ?? []) : []);
  if (quantity > 0) held.set(sent.product, quantity);
  else held.delete(sent.product);
  return Response.json({ ...rowOf(sent.product), quantity });
}

const quantities = () => Object.fromEntries(cart.read().map(({ id, quantity }) => [id, quantity]));
const told = () => toasts.read().map(({ kind, text }) => [kind, text]);

beforeAll(() => {
  const page = { location: { pathname: '/' }, fetch: answer };
  vi.stubGlobal('window', Object.assign(new EventTarget(), page));
});
afterAll(() => vi.unstubAllGlobals());

const beHere = (token: string) => vi.stubGlobal('document', { cookie: `token=${token}` });

beforeEach(() => {
  beHere('ion');
  sold = new Map([VVG, NYM, PVS].map((one) => [one.id, one]));
  held = new Map();
  heldCuts = new Map();
  written = [];
  asked = 0;
  isDown = false;
  meanwhile = null;
  cart.change(() => []);
  cart.unsent.settle(cart.unsent.ids());
  for (const { id } of toasts.read()) dismissToast(id);
});

test('after login the larger quantities stay, and only what the shop lacks is sent', async () => {
  cart.change(() => [lineOf(VVG, 5), lineOf(NYM, 1)]);
  held = new Map([
    [VVG.id, 2],
    [NYM.id, 4],
    [PVS.id, 3],
  ]);
  expect(await sync.load(ION)).toBe(true);
  expect(written).toEqual([{ product: VVG.id, quantity: 5, user: USER }]);
  expect(quantities()).toEqual({ [VVG.id]: 5, [NYM.id]: 4, [PVS.id]: 3 });
  expect(held).toEqual(new Map(cart.read().map(({ id, quantity }) => [id, quantity])));

  expect(await sync.load(ION)).toBe(true);
  expect(written).toHaveLength(1);
  expect(told()).toEqual([]);
});

test('a merge that fails changes nothing and says nothing', async () => {
  cart.change(() => [lineOf(VVG, 5)]);
  isDown = true;
  expect(await sync.load(ION)).toBe(false);
  expect(quantities()).toEqual({ [VVG.id]: 5 });
  expect(told()).toEqual([]);
});

test('once a line is gone each line that is left is sent; all taken away at once is said at once', async () => {
  held = new Map([VVG, NYM, PVS].map(({ id }) => [id, 2]));
  cart.change(() => [lineOf(NYM, 2), lineOf(PVS, 2)]);
  cart.unsent.add([VVG.id]);
  await sync.load(ION);
  expect(written).toEqual([
    { product: VVG.id, quantity: 0, user: USER },
    { product: NYM.id, quantity: 2, user: USER },
    { product: PVS.id, quantity: 2, user: USER },
  ]);
  expect(quantities()).toEqual({ [NYM.id]: 2, [PVS.id]: 2 });

  cart.clear();
  await sync.load(ION);
  expect(written.slice(3)).toEqual(['all gone']);
  expect(held.size).toBe(0);
});

test('a changed quantity is sent alone', async () => {
  held = new Map([VVG, NYM].map(({ id }) => [id, 2]));
  cart.change(() => [lineOf(VVG, 1), lineOf(NYM, 2)]);
  cart.unsent.add([VVG.id]);
  await sync.load(ION);
  expect(written).toEqual([{ product: VVG.id, quantity: 1, user: USER }]);
  expect(quantities()).toEqual({ [VVG.id]: 1, [NYM.id]: 2 });
});

test('more than there is by now is lowered to what there is, with a word', async () => {
  cart.change(() => [lineOf(VVG, 5)]);
  cart.unsent.add([VVG.id]);
  sold.set(VVG.id, { ...VVG, stock: 3 });
  await sync.load(ION);
  expect(quantities()).toEqual({ [VVG.id]: 3 });
  expect(told()).toEqual([['warning', '„Cablu VVG”: în stoc au rămas doar 3 m']]);
});

test('lengths go with their line, and only of a line that has had some', async () => {
  cart.change(() => [{ ...lineOf(VVG, 70), cuts: [20, 50] }, lineOf(NYM, 1)]);
  cart.unsent.add([VVG.id, NYM.id]);
  await sync.load(ION);
  expect(written).toEqual([
    { product: VVG.id, quantity: 70, user: USER, cuts: [20, 50] },
    { product: NYM.id, quantity: 1, user: USER },
  ]);
  setOnePiece(VVG.id, true);
  await sync.load(ION);
  expect(written.slice(2)).toEqual([{ product: VVG.id, quantity: 70, user: USER, cuts: [] }]);
});

test('lengths that the stock does not reach any more are dropped with a word', async () => {
  cart.change(() => [{ ...lineOf(VVG, 70), cuts: [20, 50] }]);
  cart.unsent.add([VVG.id]);
  sold.set(VVG.id, { ...VVG, stock: 60 });
  await sync.load(ION);
  expect(cart.read()).toMatchObject([{ quantity: 60, cuts: [] }]);
  expect(told()).toEqual([
    ['warning', '„Cablu VVG”: în stoc au rămas doar 60 m'],
    ['warning', '„Cablu VVG”: cantitatea s-a schimbat, lungimile alese nu mai sunt valabile'],
  ]);
});

test('what is no longer sold is not written again: the shop would take it away', async () => {
  cart.change(() => [{ ...lineOf(VVG, 5), is_archived: true }]);
  cart.unsent.add([VVG.id, NYM.id]);
  await sync.load(ION);
  expect(written).toEqual([{ product: NYM.id, quantity: 0, user: USER }]);
});

test('what is no longer sold leaves the cart with a word, and the rest stays', async () => {
  cart.change(() => [lineOf(VVG, 5), lineOf(NYM, 1)]);
  sold.delete(VVG.id);
  await sync.load(ION);
  expect(quantities()).toEqual({ [NYM.id]: 1 });
  expect(told()).toEqual([['warning', '„Cablu VVG” nu mai este în stoc și a fost scos din coș']]);
});

test('the merge comes 100 ms after the login, and a change goes out when it has rested a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  cart.change(() => [lineOf(VVG, 1)]);
  const stop = sync.keep(ION);
  vi.advanceTimersByTime(99);
  expect(asked).toBe(0);
  vi.advanceTimersByTime(1);
  await soon(() => held.get(VVG.id)).toBe(1);

  for (const quantity of [2, 3, 4]) {
    vi.advanceTimersByTime(999);
    cart.change(() => [lineOf(VVG, quantity)]);
    cart.unsent.add([VVG.id]);
  }
  vi.advanceTimersByTime(999);
  expect(written).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await soon(() => cart.unsent.ids().size).toBe(0);
  expect(written.slice(1)).toEqual([{ product: VVG.id, quantity: 4, user: USER }]);

  cart.unsent.add([VVG.id]);
  stop();
  vi.advanceTimersByTime(5000);
  expect(written).toHaveLength(2);
});

test('what one customer was sending does not go on as the next one’s, nor is its answer heard', async () => {
  sold.set(VVG.id, { ...VVG, stock: 1 });
  cart.change(() => [lineOf(VVG, 5), lineOf(NYM, 5)]);
  cart.unsent.add([VVG.id, NYM.id]);
  meanwhile = () => beHere('ana');
  expect(await sync.load(ION)).toBe(false);
  expect(await sync.load(ION)).toBe(false);
  expect(written).toEqual([{ product: VVG.id, quantity: 5, user: USER }]);
  expect(quantities()).toEqual({ [VVG.id]: 5, [NYM.id]: 5 });
  expect(told()).toEqual([]);
  beHere('ion');
  expect(cart.unsent.ids()).toEqual(new Set([VVG.id, NYM.id]));
});
