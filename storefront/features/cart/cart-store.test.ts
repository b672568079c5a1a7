import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toasts } from '../../../kit/ui/toast.ts';
import { addToCart, cart, quantityIn, setQuantity, takeCartPricesAway } from './cart-store.ts';
import { setCuts, setOnePiece } from './choose-pieces.ts';
import { product } from './product.fixture.ts';

const stored = new Map<string, string>();
const page = new EventTarget();

const beHere = (token: string) => vi.stubGlobal('document', { cookie: `token=${token}` });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('window', Object.assign(page, { location: new URL('http://shop/') }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  beHere('ion');
  cart.change(() => []);
});
afterEach(() => {
  cart.change(() => []);
  cart.unsent.settle(new Set([1]));
  for (const { id } of toasts.read()) dismissToast(id);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('whoever signs out leaves the cart in this browser, on the screen too, without a price', () => {
  const leave = cart.subscribe(() => {});
  addToCart(product({ price: 4321.5 }), 2);
  setQuantity(1, 3);
  expect(stored.get('productsInCart')).toContain('4321.5');
  beHere('');
  takeCartPricesAway();
  expect(cart.read()).toMatchObject([{ id: 1, quantity: 3, price: null }]);
  expect(stored.get('productsInCart')).not.toContain('4321.5');
  vi.runAllTimers();
  expect(stored.get('productsInCart')).toContain('"quantity":3');
  expect(stored.get('productsInCart')).not.toContain('4321.5');
  leave();
});

test('a customer keeps the prices, and nothing is read anew', () => {
  addToCart(product({ price: 4321.5 }), 1);
  const before = cart.read();
  takeCartPricesAway();
  expect(cart.read()).toBe(before);
  expect(before[0]?.price).toBe(4321.5);
});

test('what was put in is said with its quantity, as far as there is stock, and where it lies', () => {
  const cable = product({ title_ro: 'Cablu NYM-J 3x2,5', units_ro: 'm', stock: 30 });
  addToCart(cable, 25);
  addToCart(cable, 25);
  expect(toasts.read().map(({ text, ms, about, link }) => ({ text, ms, about, link }))).toEqual(
    ['25', '5'].map((metres) => ({
      text: 'Produsul a fost adăugat în coș',
      ms: 1000,
      about: `Cablu NYM-J 3x2,5 · ${metres}\u00a0m`,
      link: { title: 'Vezi coșul', href: '/cart' },
    })),
  );
});

test('lengths typed for a line are kept with it, also as long as they cannot be read', () => {
  addToCart(product({ id: 5, stock: 200 }), 10);
  setCuts(5, [20, 50]);
  expect(cart.read()).toMatchObject([{ quantity: 70, cuts: [20, 50] }]);
  setCuts(5, '20 și');
  expect(cart.read()).toMatchObject([{ quantity: 70, cuts: [], typed_cuts: '20 și' }]);
  setOnePiece(5, true);
  expect(cart.read()[0]).not.toHaveProperty('typed_cuts');
});

test('where the stock ends between two steps, no more is put in than is sold', () => {
  const cable = product({ id: 77, stock: 7, smallest_quantity: 5, quantity_step: 5 });
  addToCart(cable, 5);
  addToCart(cable, 5);
  expect(quantityIn(cart.read(), 77)).toBe(5);
});
