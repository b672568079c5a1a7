import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

const keyOf = (address: string, viewer: 'guest' | 'customer' = 'guest') =>
  pageKey(viewer, new URL(address, 'http://localhost'));

test('a guest and a customer never share a page', () => {
  expect(keyOf('/product/nym', 'guest')).toBe('guest /product/nym');
  expect(keyOf('/product/nym', 'customer')).toBe('customer /product/nym');
});

test('no address passes for the page of another viewer', () => {
  expect(keyOf('/ customer /', 'guest')).not.toBe(keyOf('/', 'customer'));
});

test('each listing is kept by its whole query', () => {
  expect(keyOf('/ru/catalog/cabluri?order_by=new&page=2')).toBe(
    'guest /ru/catalog/cabluri?order_by=new&page=2',
  );
  expect(keyOf('/search?exact=true&search=nym')).toBe('guest /search?exact=true&search=nym');
});

test.each([
  '/cart',
  '/ru/cart',
  '/favorite',
  '/success/A1B2',
  '/ru/success/A1B2',
  '/error',
  '/accounts/reset-password',
  '/catalog/cabluri?fbclid=abc',
  '/search?search=nym&x=1',
  `/search?search=${'x'.repeat(300)}`,
])('%s is not kept', (address) => {
  expect(keyOf(address)).toBeNull();
});

test('addresses that only begin alike are kept', () => {
  expect(keyOf('/catalog/cart')).not.toBeNull();
  expect(keyOf('/cartuse')).not.toBeNull();
});
