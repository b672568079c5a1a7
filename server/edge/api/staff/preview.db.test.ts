import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { openBuiltStorefront } from '../../pages/built-storefront.ts';
import { type CatalogueSetup, openCatalogueSetup } from './catalogue-setup.fixture.ts';

let setup: CatalogueSetup;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  setup = await openCatalogueSetup();
  app = createApp(setup.shop.shop, await openBuiltStorefront(setup.shop.shop.config));
});
afterAll(() => setup.shop.close());

async function preview(id: number, query: string, headers?: Record<string, string>) {
  const answer = await app.request(`/api/staff/products/${id}/preview/?${query}`, {
    headers: headers ?? (await setup.headersOf('catalogue')),
  });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

test('a draft is seen as the shop will show it, by a guest without its price and a customer with it', async () => {
  const { id, name } = await setup.draft({ title_ro: 'Cablu de probă', price: 77.25 });
  const guest = await preview(id, 'viewer=guest');
  expect(guest.status).toBe(200);
  expect(guest.html).toContain('Cablu de probă');
  expect(guest.html).not.toMatch(/77[,.]25/);
  const customer = await preview(id, 'viewer=customer');
  expect(customer.html).toContain('77,25');
  const russian = await preview(id, 'viewer=guest&locale=ru');
  expect(russian.html).toContain('Кабель один');
  expect(russian.html).toContain('<html lang="ru">');
  // To everybody else it does not exist yet.
  expect((await app.request(`/product/${name}`)).status).toBe(404);
});

test('nothing in a preview runs, is kept, found, or shown inside another site', async () => {
  const { id } = await setup.draft({ title_ro: '<script>alert(1)</script>' });
  const { html, headers } = await preview(id, 'viewer=customer');
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-security-policy')).toContain("script-src 'none'");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
});

test('who is not of the shop’s people sees no preview, and nobody one of nothing', async () => {
  const { id } = await setup.draft({ title_ro: 'Cablu ascuns' });
  const { token } = await setup.shop.register();
  const strangers: Record<string, string>[] = [
    {},
    { Authorization: `Token ${token}` },
    { Cookie: `token=${token}` },
  ];
  for (const headers of strangers) {
    const { status, html } = await preview(id, '', headers);
    expect(status).toBe(401);
    expect(html).not.toContain('ascuns');
  }
  expect((await preview(999_999, '')).status).toBe(404);
  expect((await preview(id, 'viewer=owner')).status).toBe(400);
});
