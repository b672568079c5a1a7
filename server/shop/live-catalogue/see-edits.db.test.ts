import { afterAll, beforeAll, expect, test } from 'vitest';
import { uniqueName } from '../../../testing/unique-name.ts';
import {
  type CatalogueSetup,
  openCatalogueSetup,
} from '../../edge/api/staff/catalogue-setup.fixture.ts';
import { inShop } from '../../testing/in-shop.ts';
import { openShopOn } from '../../testing/open-test-shop.ts';

let setup: CatalogueSetup;
/** Another process of the same shop. Neither hears of changes: they follow what they look for. */
let other: Awaited<ReturnType<typeof openShopOn>>;
beforeAll(async () => {
  setup = await openCatalogueSetup();
  other = await openShopOn(setup.shop.url, { dataDir: setup.shop.shop.config.dataDir });
});
afterAll(async () => {
  await other.db.destroy();
  await setup.shop.close();
});

async function sell(fields: object) {
  const { id } = await setup.draft(fields);
  await setup.done('POST', '/products/states/', {
    state: 'active',
    products: [{ id, version: 1 }],
  });
  return id;
}

const found = async (api: typeof other.api, path: string) => {
  const answer = await api('GET', `/staff${path}`, { headers: await setup.headersOf('catalogue') });
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
};

test('a list asked right after a save has it, whichever process answers', async () => {
  for (const { api } of [setup.shop, other]) {
    const word = uniqueName('Zumzet').replaceAll(/\W|\d/g, 'x');
    const id = await sell({ title_ro: `Cablu ${word}`, title_ru: '' });
    const list = await found(api, `/products/?state=active&search=${word}`);
    expect(list.results.map((one: { id: number }) => one.id)).toEqual([id]);
  }
  const word = uniqueName('Foaie').replaceAll(/\W|\d/g, 'x');
  const id = await sell({ title_ro: `Cablu ${word}`, title_ru: '' });
  const sheet = await found(other.api, `/sheet/?state=active&search=${word}`);
  expect(sheet.rows.map((one: { id: number }) => one.id)).toEqual([id]);
});

/** As a step of an import tells of itself; of products that are not there, there is little to read. */
const importStep = (products: number) =>
  inShop(setup.shop.db, async ({ note }) => {
    const ids = Array.from({ length: products }, (_, at) => 1_000_000 + at);
    note({ verb: 'change', entity: 'product', ids });
  });

test('a list does not wait for an import', async () => {
  await other.changes.catchUp();
  const before = other.changes.state().version;
  await importStep(500);
  await found(other.api, '/products/');
  expect(other.changes.state().version).toBe(before);
});

test('what somebody saved is in effect before what an import wrote earlier', async () => {
  await other.changes.catchUp();
  const before = other.changes.state().version;
  await importStep(2_000);
  const word = uniqueName('Grabnic').replaceAll(/\W|\d/g, 'x');
  await sell({ title_ro: `Cablu ${word}`, title_ru: '' });
  await other.shop.seeEdits();
  expect(other.changes.state().version).toBe(before);
  const { json } = await other.api('GET', `/products/items/?search=${word}`);
  expect(json.total).toBe(1);
  await other.changes.catchUp();
  expect(other.changes.state().version).toBeGreaterThan(before);
});
