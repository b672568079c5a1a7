import { expect, test } from 'vitest';
import { askedPage } from './page-key.ts';

const asked = (address: string, viewer: 'guest' | 'customer' = 'guest') =>
  askedPage(viewer, new URL(address, 'http://localhost'));
const keyOf = (...by: Parameters<typeof asked>) => asked(...by).key;

test('a guest and a customer never share a page', () => {
  expect(keyOf('/product/nym', 'guest')).toBe('guest /product/nym');
  expect(keyOf('/product/nym', 'customer')).toBe('customer /product/nym');
});

test('no address passes for the page of another viewer', () => {
  expect(keyOf('/ customer /', 'guest')).not.toBe(keyOf('/', 'customer'));
});

test('each listing is kept by its whole query, in whatever order it is written', () => {
  const further = 'guest /ru/catalog/cabluri?order_by=new&page=2';
  expect(keyOf('/ru/catalog/cabluri?order_by=new&page=2')).toBe(further);
  expect(keyOf('/ru/catalog/cabluri?page=2&order_by=new&page=3&search=')).toBe(further);
  expect(keyOf('/search?exact=true&search=nym')).toBe('guest /search?exact=true&search=nym');
  expect(keyOf('/brand?letter=A')).toBe('guest /brand?letter=A');
  expect(keyOf('/news?kind=news')).toBe('guest /news?kind=news');
});

test('a campaign leads to the page that is kept already, and is not lost on the way', () => {
  expect(asked('/catalog/cabluri?utm_source=mail&page=2&fbclid=abc&gclid=&yclid=1')).toEqual({
    key: 'guest /catalog/cabluri?page=2',
    pathname: '/catalog/cabluri',
    search: '?page=2',
    rest: 'utm_source=mail&fbclid=abc&gclid=&yclid=1',
  });
});

test.each(['/?page=2', '/product/nym?page=7', '/product/nym?x=1', '/contact?search=nym'])(
  'what the page at %s does not know makes no page of its own',
  (address) => {
    expect(keyOf(address)).toBe(keyOf(address.split('?')[0] ?? ''));
    expect(asked(address).search).toBe('');
  },
);

test('what is asked for stays written as it was', () => {
  expect(asked('/catalog/cabluri?attributes=2,5~alb%26negru&brands_id=1,2').search).toBe(
    '?attributes=2,5~alb%26negru&brands_id=1,2',
  );
});

test('a screen that the browser fills in is asked for with all that was written', () => {
  expect(asked('/accounts/reset-password?uid=1&token=x')).toMatchObject({
    key: null,
    search: '?uid=1&token=x',
  });
});

test.each([
  '/cart',
  '/ru/cart',
  '/favorite',
  '/success/A1B2',
  '/ru/success/A1B2',
  '/error',
  '/accounts/reset-password',
  `/search?search=${'x'.repeat(300)}`,
])('%s is not kept', (address) => {
  expect(keyOf(address)).toBeNull();
});

test('addresses that only begin alike are kept', () => {
  expect(keyOf('/catalog/cart')).not.toBeNull();
  expect(keyOf('/cartuse')).not.toBeNull();
});
