import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { demoShop } from '../../testing/demo-shop.ts';

const shop = await demoShop();

test.each(['/api/products/items/', '/api/openapi.json', '/api/docs'])(
  '%s travels compressed and arrives as it is',
  async (path) => {
    const plain = await shop.app.request(path);
    const packed = await shop.app.request(path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(plain.headers.get('Content-Encoding')).toBeNull();
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    for (const name of ['Content-Type', 'ETag', 'Cache-Control', 'Vary']) {
      expect(packed.headers.get(name)).toBe(plain.headers.get(name));
    }
    expect(packed.headers.get('Vary')).toMatch(/Accept-Encoding$/);
    const text = gunzipSync(await packed.arrayBuffer()).toString();
    expect(text).toBe(await plain.text());
  },
);

test('what the caller holds already is not sent again, however it would travel', async () => {
  const path = '/api/products/items/';
  const first = await shop.app.request(path);
  const again = await shop.app.request(path, {
    headers: { 'If-None-Match': String(first.headers.get('ETag')), 'Accept-Encoding': 'gzip' },
  });
  expect(again.status).toBe(304);
  expect(again.headers.get('Content-Encoding')).toBeNull();
  expect(await again.text()).toBe('');
});

test('a refusal is short, so it comes as it is', async () => {
  const refusal = await shop.app.request('/api/cart/temporary-cart/', {
    headers: { 'Accept-Encoding': 'gzip', 'Accept-Language': 'ro' },
  });
  expect(refusal.status).toBe(401);
  expect(refusal.headers.get('Content-Type')).toBe('application/json');
  expect(refusal.headers.get('Content-Encoding')).toBeNull();
  expect(Object.keys(await refusal.json())).toEqual(['detail']);
});
