import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CatalogueSetup, openCatalogueSetup } from './catalogue-setup.fixture.ts';

let setup: CatalogueSetup;
beforeAll(async () => {
  setup = await openCatalogueSetup();
});
afterAll(() => setup.shop.close());

const brand = async (): Promise<number> => (await setup.done('GET', '/brands/'))[0].id;
const notes = () => setup.done('GET', '/brand-notes/');

test('a note on a brand is written, changed over the version that was seen, and taken out', async () => {
  const brand_id = await brand();
  const { id } = await setup.done('POST', '/brand-notes/', { brand_id, text: 'Vine marți' });
  expect(await notes()).toMatchObject([{ id, brand_id, text: 'Vine marți', version: 1 }]);
  const change = { version: 1, fields: { text: 'Vine joi' } };
  await setup.done('POST', `/brand-notes/${id}/`, change);
  const late = await setup.send('POST', `/brand-notes/${id}/`, { body: change });
  expect(late.status).toBe(409);
  expect(late.json).toMatchObject({ version: 2, changed: ['text'] });
  await setup.done('DELETE', `/brand-notes/${id}/?version=2`);
  expect(await notes()).toEqual([]);
});

test('a note is on a brand there is, and says something', async () => {
  const unknown = await setup.send('POST', '/brand-notes/', {
    body: { brand_id: 9_999, text: 'x' },
  });
  expect(unknown.status).toBe(400);
  expect(Object.keys(unknown.json)).toEqual(['brand_id']);
  const empty = { brand_id: await brand(), text: ' ' };
  const refused = await setup.send('POST', '/brand-notes/', { body: empty });
  expect(Object.keys(refused.json)).toEqual(['text']);
  expect(await notes()).toEqual([]);
});

test('whoever only sees products reads notes and writes none', async () => {
  const body = { brand_id: await brand(), text: 'x' };
  const refused = await setup.send('POST', '/brand-notes/', { role: 'sales', body });
  expect(refused.status).toBe(403);
  expect((await setup.send('GET', '/brand-notes/', { role: 'sales' })).status).toBe(200);
});
