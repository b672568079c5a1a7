import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CatalogueSetup, openCatalogueSetup } from './catalogue-setup.fixture.ts';

let setup: CatalogueSetup;
beforeAll(async () => {
  setup = await openCatalogueSetup();
});
afterAll(() => setup.shop.close());

const move = (id: number, body: object) =>
  setup.done('POST', `/products/${id}/stock/`, { warehouse_id: 1, ...body }, 'warehouse');
const refused = (id: number, body: object) =>
  setup.refused('POST', `/products/${id}/stock/`, { warehouse_id: 1, ...body }, 'warehouse');

test('what comes, is counted and put right is told with its reason and its person', async () => {
  const { id } = await setup.draft();
  expect(await move(id, { reason: 'receipt', quantity: 100 })).toEqual({ quantity: 100 });
  expect(await move(id, { reason: 'count', counted: 98, seen: 100 })).toEqual({ quantity: 98 });
  const broken = { reason: 'correction', quantity: -3, note: 'Rolă deteriorată' };
  expect(await move(id, broken)).toEqual({ quantity: 95 });
  const { stock } = await setup.form(id);
  expect(stock.on_hand).toBe(95);
  expect(stock.warehouses).toMatchObject([{ id: 1, on_hand: 95 }]);
  expect(stock.movements).toMatchObject([
    {
      quantity: -3,
      reason: 'correction',
      note: 'Rolă deteriorată',
      actor_name: expect.any(String),
    },
    { quantity: -2, reason: 'count', note: '' },
    { quantity: 100, reason: 'receipt', note: '' },
  ]);
});

test('who counted before something moved is told, and counts again', async () => {
  const { id } = await setup.draft();
  await move(id, { reason: 'receipt', quantity: 10 });
  const { status, json } = await refused(id, { reason: 'count', counted: 12, seen: 0 });
  expect([status, json.changed, json.version]).toEqual([409, ['stock'], 10]);
});

test('of ten who count the same at once, one count holds', async () => {
  const { id } = await setup.draft();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      setup.send('POST', `/products/${id}/stock/`, {
        body: { warehouse_id: 1, reason: 'count', counted: at + 1, seen: 0 },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  expect((await setup.form(id)).stock.movements).toHaveLength(1);
});

test.each<[string, object, string]>([
  ['more than there is', { reason: 'correction', quantity: -1, note: 'x' }, 'quantity'],
  ['nothing at all', { reason: 'correction', quantity: 0, note: 'x' }, 'quantity'],
  ['a correction without a reason', { reason: 'correction', quantity: 1, note: ' ' }, 'note'],
  ['goods that come and are fewer', { reason: 'receipt', quantity: -5 }, 'quantity'],
  ['half a metre', { reason: 'receipt', quantity: 0.5 }, 'quantity'],
  ['more than any warehouse holds', { reason: 'receipt', quantity: 1e9 }, 'quantity'],
  ['a count of nobody’s figure', { reason: 'count', counted: 1 }, 'seen'],
  ['an order’s reason', { reason: 'order', quantity: 1 }, 'reason'],
  [
    'a warehouse there is not',
    { reason: 'receipt', quantity: 1, warehouse_id: 99 },
    'warehouse_id',
  ],
  ['the stock of another product', { reason: 'receipt', quantity: 1, product_id: 1 }, 'product_id'],
])('%s is refused, and nothing moves', async (_, body, field) => {
  const { id } = await setup.draft();
  const { status, json } = await refused(id, body);
  expect([status, Object.keys(json)]).toEqual([400, [field]]);
});

test('of a product that is not there nothing moves, and not everybody moves goods', async () => {
  expect((await refused(999_999, { reason: 'receipt', quantity: 1 })).status).toBe(404);
  const body = { warehouse_id: 1, reason: 'receipt', quantity: 1 };
  const { status } = await setup.refused(
    'POST',
    `/products/${setup.small.id}/stock/`,
    body,
    'sales',
  );
  expect(status).toBe(403);
});
